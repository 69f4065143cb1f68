import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  readPain001,
  type WireDestination,
  type WireFileContent,
  wireFileProblems,
  wireText,
  writePain001,
  writeWireCsv,
} from './index.ts';
import { destination, wireFile } from './wires.fixture.ts';

/** Nine digits of which the last one is the check digit. */
const routing = fc.stringMatching(/^[1-9]\d{7}$/).map((digits) => {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * ([3, 7, 1][at % 3] ?? 0), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
});
const account = fc.stringMatching(/^[0-9A-Z]{4,17}$/);
/** What a keyboard writes, with the signs that XML and CSV have for themselves. */
const typed = (most: number) =>
  fc
    .string({ unit: fc.constantFrom(...'abcXYZ019 &<>"\',;=+-@/#()\n'), minLength: 0, maxLength: most - 1 })
    .map((text) => `a${text}`);
const foreign = (most: number) =>
  fc
    .array(fc.oneof(fc.integer({ min: 0, max: 0x2fff }), fc.integer({ min: 0, max: 0x10ffff })), { maxLength: most })
    .map((points) => String.fromCodePoint(...points));
const optional = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null });
const letters = (count: number) => fc.stringMatching(new RegExp(`^[A-Z]{${count}}$`));

const destinationOf = (text: (most: number) => fc.Arbitrary<string>): fc.Arbitrary<WireDestination> =>
  fc
    .record({
      beneficiary: text(140),
      address: fc.record({
        street: text(70),
        building: optional(text(16)),
        postcode: optional(text(16)),
        town: text(35),
        state: optional(letters(2)),
        country: letters(2),
      }),
      bankName: text(140),
      routingNumber: routing,
      accountNumber: account,
      between: optional(fc.record({ intermediaryName: text(140), intermediaryRouting: routing })),
      furtherCredit: optional(text(140)),
    })
    .map(({ between, ...rest }) => ({
      ...rest,
      ...(between ?? { intermediaryName: null, intermediaryRouting: null }),
    }));

const fileOf = (text: (most: number) => fc.Arbitrary<string>): fc.Arbitrary<WireFileContent> =>
  fc
    .uniqueArray(
      fc.record({
        reference: fc.tuple(fc.nat(99), fc.nat(63), fc.nat(99_999)).map((parts) => `W${parts.join('-')}`),
        uetr: fc.uuid({ version: 4 }),
        amount: fc.integer({ min: 1, max: 999_999_999_999 }),
        destination: destinationOf(text),
        remittance: text(140),
      }),
      { minLength: 1, maxLength: 4, selector: ({ reference }) => reference },
    )
    .map((wires) => wireFile({ wires }));

const plainDestination = ({ address, ...to }: WireDestination): WireDestination => {
  const orNull = (text: string | null) => (text === null ? null : wireText(text));
  return {
    ...to,
    beneficiary: wireText(to.beneficiary),
    bankName: wireText(to.bankName),
    intermediaryName: orNull(to.intermediaryName),
    furtherCredit: orNull(to.furtherCredit),
    address: {
      ...address,
      street: wireText(address.street),
      town: wireText(address.town),
      building: orNull(address.building),
      postcode: orNull(address.postcode),
    },
  };
};

/** Fields of a line of CSV, as RFC 4180 has them. */
const fieldsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,"]*))/g)].map(([, quoted, bare]) =>
    quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'),
  );

describe('files of wires', () => {
  it('are read back as they were meant, and their totals are those of their wires', () => {
    fc.assert(
      fc.property(fileOf(typed), (file) => {
        expect(wireFileProblems(file)).toEqual([]);
        const read = readPain001(writePain001(file));
        expect(read.wires).toEqual(
          file.wires.map((wire) => ({
            ...wire,
            destination: plainDestination(wire.destination),
            remittance: wireText(wire.remittance),
          })),
        );
        expect(read.count).toBe(file.wires.length);
        expect(read.controlSum).toBe(file.wires.reduce((sum, { amount }) => sum + amount, 0));
      }),
    );
  });

  it('have as many fields in each line of CSV, of which none runs as a formula', () => {
    fc.assert(
      fc.property(fileOf(typed), (file) => {
        const lines = writeWireCsv(file).split('\r\n').slice(0, -1).map(fieldsOf);
        expect(lines.map(({ length }) => length)).toEqual([21, ...file.wires.map(() => 21)]);
        for (const field of lines.flat()) expect(field).not.toMatch(/^(?:[=@\t\r]|[-+](?![\d,.]*%?$))/);
        expect(lines.slice(1).map(([reference]) => reference)).toEqual(file.wires.map(({ reference }) => reference));
      }),
    );
  });

  it('are of plain characters alone whatever was typed, or name what no bank reads', () => {
    let written = 0;
    fc.assert(
      fc.property(
        fc.oneof(foreign(16), typed(16)),
        fc.constantFrom('beneficiary', 'bankName', 'furtherCredit'),
        (text, part) => {
          const [wire] = wireFile().wires;
          if (!wire) return;
          const file = wireFile({ wires: [{ ...wire, destination: destination({ [part]: text }) }] });
          const problems = wireFileProblems(file);
          if (problems.length > 0) {
            expect(problems.map(({ path }) => path)).toEqual([`destination.${part}`]);
            return;
          }
          written++;
          expect(writePain001(file)).toMatch(/^[\n -~]+$/);
          expect(writeWireCsv(file)).toMatch(/^[\r\n -~]+$/);
        },
      ),
      { numRuns: 500 },
    );
    expect(written).toBeGreaterThan(50);
  });
});
