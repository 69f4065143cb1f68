import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPain001, type WireDestination, wireFileProblems, wireText, writePain001, writeWireCsv } from './index.ts';
import { fileOfWires, typedText } from './wire-files.fixture.ts';
import { destination, wireFile } from './wires.fixture.ts';

const foreign = (most: number) =>
  fc
    .array(fc.oneof(fc.integer({ min: 0, max: 0x2fff }), fc.integer({ min: 0, max: 0x10ffff })), { maxLength: most })
    .map((points) => String.fromCodePoint(...points));

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
      fc.property(fileOfWires, (file) => {
        expect(wireFileProblems(file, 'pain.001')).toEqual([]);
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
      fc.property(fileOfWires, (file) => {
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
        fc.oneof(foreign(16), typedText(16)),
        fc.constantFrom('beneficiary', 'bankName', 'furtherCredit'),
        (text, part) => {
          const [wire] = wireFile().wires;
          if (!wire) return;
          const file = wireFile({ wires: [{ ...wire, destination: destination({ [part]: text }) }] });
          const problems = wireFileProblems(file, 'pain.001');
          if (problems.length > 0) {
            expect(problems.map(({ path }) => path)).toEqual([`destination.${part}`]);
            return;
          }
          written++;
          expect(writePain001(file)).toMatch(/^[\n -~]+$/);
          if (wireFileProblems(file, 'CSV').length === 0) expect(writeWireCsv(file)).toMatch(/^[\r\n -~]+$/);
        },
      ),
      { numRuns: 500 },
    );
    expect(written).toBeGreaterThan(50);
  });
});
