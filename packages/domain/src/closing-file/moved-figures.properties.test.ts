import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SettlementStatementType } from '../orders/index.ts';
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
const byLetter = {
  K: (change: number) => ({ dueFromBorrower: change, cashFromBorrower: change }),
  L: (change: number) => ({ paidForBorrower: change, cashFromBorrower: -change }),
  M: (change: number) => ({ dueToSeller: change, cashToSeller: change }),
  N: (change: number) => ({ dueFromSeller: change, cashToSeller: -change }),
  // Credits of the lender.
  J: (change: number) => ({ ...costs(-change), ...atClosing(-change) }),
} satisfies Readonly<Record<string, (change: number) => Sum>>;

/** What a fee is to the totals, by its section and who pays it. */
function ofFee(section: string, column: string, change: number): Sum {
  if (column === 'sellerAtClosing') return { sellerAtClosing: change, dueFromSeller: change, cashToSeller: -change };
  if (!column.startsWith('borrower')) return {};
  const total = 'ABC'.includes(section) ? 'loanCosts' : 'otherCosts';
  return { [total]: change, ...costs(change), ...(column === 'borrowerAtClosing' ? atClosing(change) : {}) };
}

/** The same of a form HUD-1, by the lines and series that stand before it. */
const byNumber: Readonly<Record<string, (change: number) => Sum>> = {
  120: byLetter.K,
  220: byLetter.L,
  420: byLetter.M,
  520: byLetter.N,
};

/** A charge of page 2. */
function ofCharge(column: string, change: number): Sum {
  if (column === 'sellerAtClosing') return { sellerAtClosing: change, dueFromSeller: change, cashToSeller: -change };
  return column === 'borrowerAtClosing' ? atClosing(change) : {};
}

/** What a line that moved is to the totals, by what stands on the screen. */
function feedsOf({ name, line, change }: MovedAmount): Sum[] {
  const column = /(?:borrower|seller)(?:At|Before)Closing|others/.exec(name)?.[0];
  const by = change ?? 0;
  if (column) return [/\d/.test(line) ? ofCharge(column, by) : ofFee(line, column, by)];
  // Credits of the lender are less of what the borrower pays in the series.
  if (line === '800') return [atClosing(by)];
  const feeds: Readonly<Record<string, (change: number) => Sum>> = { ...byLetter, ...byNumber };
  return line.split(', ').map((letter) => feeds[letter]?.(by) ?? {});
}

/** The debits and credits of a statement with the parties of another: a side comes or goes, and the amounts stay. */
const withOtherParties = (one: StatementDocument, { adjustments, ...other }: StatementDocument) => ({
  ...other,
  adjustments: one.adjustments.map((row, at) => ({ ...row, party: adjustments[at]?.party ?? null })),
});

const forms = [
  ['a closing disclosure', 'CDF', SettlementStatementType.CDF],
  ['a HUD-1 of 2010, what the seller pays of its estimate among them', 'HUD', SettlementStatementType.HUD2010],
  ['a HUD-1 of 1974', 'HUD', SettlementStatementType.HUD1974],
] as const;

it.each(forms)('the change of every total is the sum of the changes of its lines, to the cent: %s', (_, form, type) => {
  let figures = 0;
  fc.assert(
    fc.property(anyStatement, anyStatement, fc.boolean(), (one, other, isAlike) => {
      // Fees are often open, and what they go into with them.
      const before = isAlike ? { ...one, fees: [] } : one;
      const after = isAlike ? { ...withOtherParties(one, other), fees: [] } : other;
      const [was, is] = [before, after].map((each) =>
        shownFigures(reckonedDocument({ ...each, settlementStatementType: type }), form),
      );
      if (!was || !is) throw new Error('There are two statements');
      const { amounts, totals } = movedFigures(was, is, form);
      expect(new Set(amounts.map(({ name }) => name)).size).toBe(amounts.length);
      const sums = amounts.flatMap(feedsOf);
      // Cash that goes the other way is told by what it is then.
      const isTurned = (name: string) => {
        const figures = [is, was].flatMap((side) => side.totals.filter((total) => total.name === name));
        const told = figures.find(({ figure }) => figure.kind === 'figure')?.figure;
        return name.startsWith('cash') && told?.kind === 'figure' && told.value < 0;
      };
      const changes = Object.fromEntries(
        totals.map(({ name, change }) => [name, change !== null && isTurned(name) ? 0 - change : change]),
      );
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
