import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type MovedAmount,
  movedFigures,
  reckonedDocument,
  type StatementDocument,
  shownFigures,
  type TotalName,
  totalNames,
} from './index.ts';
import { anyStatement } from './statement-document.fixture.ts';

type Sum = Partial<Record<TotalName, number>>;

/** What the change of a total of costs goes on to. */
const costs = (change: number): Sum => ({ closingCosts: change });
const atClosing = (change: number): Sum => ({
  borrowerAtClosing: change,
  dueFromBorrower: change,
  cashFromBorrower: change,
});

/** What a line of the summaries is to the totals, by the letter that stands before it. */
const byLetter: Readonly<Record<string, (change: number) => Sum>> = {
  K: (change) => ({ dueFromBorrower: change, cashFromBorrower: change }),
  L: (change) => ({ paidForBorrower: change, cashFromBorrower: -change }),
  M: (change) => ({ dueToSeller: change, cashToSeller: change }),
  N: (change) => ({ dueFromSeller: change, cashToSeller: -change }),
  // Credits of the lender.
  J: (change) => ({ ...costs(-change), ...atClosing(-change) }),
};

/** What a fee is to the totals, by its section and who pays it. */
function ofFee(section: string, column: string, change: number): Sum {
  if (column === 'sellerAtClosing') return { sellerAtClosing: change, dueFromSeller: change, cashToSeller: -change };
  if (!column.startsWith('borrower')) return {};
  const total = 'ABC'.includes(section) ? 'loanCosts' : 'otherCosts';
  return { [total]: change, ...costs(change), ...(column === 'borrowerAtClosing' ? atClosing(change) : {}) };
}

/** What a line that moved is to the totals, by what stands on the screen. */
function feedsOf({ name, line, change }: MovedAmount): Sum[] {
  const column = /(?:borrower|seller)(?:At|Before)Closing|others/.exec(name)?.[0];
  const by = change ?? 0;
  if (column) return [ofFee(line, column, by)];
  return line.split(', ').map((letter) => byLetter[letter]?.(by) ?? {});
}

/** The debits and credits of a statement with the parties of another: a side comes or goes, and the amounts stay. */
const withOtherParties = (one: StatementDocument, { adjustments, ...other }: StatementDocument) => ({
  ...other,
  adjustments: one.adjustments.map((row, at) => ({ ...row, party: adjustments[at]?.party ?? null })),
});

it('the change of every total is the sum of the changes of its lines, to the cent', () => {
  let figures = 0;
  fc.assert(
    fc.property(anyStatement, anyStatement, fc.boolean(), (one, other, isAlike) => {
      // Fees are often open, and what they go into with them.
      const before = isAlike ? { ...one, fees: [] } : one;
      const after = isAlike ? { ...withOtherParties(one, other), fees: [] } : other;
      const [was, is] = [before, after].map((each) => shownFigures(reckonedDocument(each, true), 'CDF'));
      if (!was || !is) throw new Error('There are two statements');
      const { amounts, totals } = movedFigures(was, is, 'CDF');
      expect(new Set(amounts.map(({ name }) => name)).size).toBe(amounts.length);
      const sums = amounts.flatMap(feedsOf);
      const changes = Object.fromEntries(totals.map(({ name, change }) => [name, change]));
      for (const name of totalNames) {
        const { [name]: change = null } = changes;
        if (change === null) continue;
        figures += 1;
        expect([name, sums.reduce((all, { [name]: own = 0 }) => all + own, 0)]).toEqual([name, change]);
      }
    }),
    { numRuns: 300 },
  );
  expect(figures).toBeGreaterThan(500);
});
