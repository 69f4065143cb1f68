import fc from 'fast-check';
import type { Mt940Told, Mt940Written } from './mt940.fixture.ts';
import { signedOf } from './mt940.fixture.ts';

const reference = fc.stringMatching(/^[A-Z0-9-]{0,12}[1-9]$/);
const word = fc.stringMatching(/^[A-Z0-9.&]{1,8}$/);
const text = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
const dates = ['2026-11-17', '2026-11-18', '2026-11-19'] as const;

const lineOf = (through: string): fc.Arbitrary<Mt940Written> =>
  fc.record(
    {
      valueDate: fc.constantFrom(through, through, '2026-11-24'),
      entryDate: fc.constant(through),
      mark: fc.constantFrom('C', 'D', 'RC', 'RD'),
      amount: fc.integer({ min: 1, max: 9_999_999_99 }),
      type: fc.constantFrom('NMSC', 'NCHK', 'NTRF', 'NCHG', 'NINT', 'S103', 'FDDT'),
      customerReference: reference,
      bankReference: reference,
      text: fc.array(text, { minLength: 1, maxLength: 3 }),
    },
    { requiredKeys: ['valueDate', 'entryDate', 'mark', 'amount', 'type'] },
  );

/** Statements of days of an account, each of which begins as the one before it ended. */
const accountOf = (account: string): fc.Arbitrary<readonly Mt940Told[]> =>
  fc
    .tuple(
      fc.integer({ min: -9_999_999_99, max: 9_999_999_99 }),
      fc.integer({ min: 1, max: 300 }),
      fc.tuple(
        ...dates.map((date) => fc.array(fc.array(lineOf(date), { maxLength: 5 }), { minLength: 1, maxLength: 3 })),
      ),
      fc.integer({ min: 1, max: 3 }),
    )
    .map(([first, number, all, days]) => {
      let opening = first;
      return all.slice(0, days).map((pages, at) => {
        const date = dates[at] ?? '';
        const told = {
          account,
          number: number + at,
          from: dates[at - 1] ?? '2026-11-16',
          through: date,
          opening,
          pages,
        };
        opening = pages.flat().reduce((sum, line) => sum + signedOf(line), opening);
        return told;
      });
    });

/** What a bank tells of one or two accounts. */
export const mt940Statements: fc.Arbitrary<readonly Mt940Told[]> = fc
  .tuple(accountOf('0044107788'), fc.option(accountOf('99-1'), { nil: [] }))
  .map((accounts) => accounts.flat());
