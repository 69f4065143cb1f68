import fc from 'fast-check';
import type { WireDestination, WireFileContent } from './index.ts';
import { wireFile } from './wires.fixture.ts';

/** Nine digits of which the last one is the check digit. */
const routing = fc.stringMatching(/^[1-9]\d{7}$/).map((digits) => {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * ([3, 7, 1][at % 3] ?? 0), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
});
const account = fc.stringMatching(/^[0-9A-Z]{4,17}$/);
/** What a keyboard writes, with the signs that XML and CSV have for themselves. */
export const typedText = (most: number) =>
  fc
    .string({ unit: fc.constantFrom(...'abcXYZ019 &<>"\',;=+-@/#()\n'), minLength: 0, maxLength: most - 1 })
    .map((text) => `a${text}`);
const optional = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null });
const letters = (count: number) => fc.stringMatching(new RegExp(`^[A-Z]{${count}}$`));

const destinationOfWire: fc.Arbitrary<WireDestination> = fc
  .record({
    beneficiary: typedText(140),
    address: fc.record({
      street: typedText(70),
      building: optional(typedText(16)),
      postcode: optional(typedText(16)),
      town: typedText(35),
      state: optional(letters(2)),
      country: letters(2),
    }),
    bankName: typedText(140),
    routingNumber: routing,
    accountNumber: account,
    between: optional(fc.record({ intermediaryName: typedText(140), intermediaryRouting: routing })),
    furtherCredit: optional(typedText(140)),
  })
  .map(({ between, ...rest }) => ({
    ...rest,
    ...(between ?? { intermediaryName: null, intermediaryRouting: null }),
  }));

/** Files of one to four wires, in what a keyboard writes. */
export const fileOfWires: fc.Arbitrary<WireFileContent> = fc
  .uniqueArray(
    fc.record({
      reference: fc.tuple(fc.nat(99), fc.nat(63), fc.nat(99_999)).map((parts) => `W${parts.join('-')}`),
      uetr: fc.uuid({ version: 4 }),
      amount: fc.integer({ min: 1, max: 999_999_999_999 }),
      destination: destinationOfWire,
      remittance: typedText(140),
    }),
    { minLength: 1, maxLength: 4, selector: ({ reference }) => reference },
  )
  .map((wires) => wireFile({ wires }));
