import { type StatementFigures, type StatementTotal, totalNames, totalWords } from '@closewright/domain/closing-file';
import { formatMoney } from '@closewright/domain/formats';
import { negateCents } from '@closewright/domain/money';

/** A total of a statement that is always in view. */
export interface ShownTotal {
  readonly name: string;
  readonly label: string;
  /** The letter of the closing disclosure. */
  readonly letter?: string;
  readonly total: StatementTotal;
}

/** The totals that are always in view; those of a side that owes instead of getting are called so, and have no sign. */
export function shownTotals({ totals }: StatementFigures): ShownTotal[] {
  const { loanCosts, closingCosts, cashFromBorrower, cashToSeller } = totals;
  const isBelow = (total: StatementTotal | null) => total?.kind === 'figure' && total.value < 0;
  const all = [
    { name: 'loanCosts', label: 'Loan costs', letter: 'D', total: loanCosts },
    { name: 'closingCosts', label: 'Closing costs', letter: 'J', total: closingCosts },
    {
      name: 'cashFromBorrower',
      label: isBelow(cashFromBorrower) ? 'Cash to borrower' : 'Cash to close',
      total: cashFromBorrower,
    },
    { name: 'cashToSeller', label: isBelow(cashToSeller) ? 'Cash from seller' : 'Cash to seller', total: cashToSeller },
  ];
  return all.flatMap(({ total, ...each }) => (total === null ? [] : [{ ...each, total }]));
}

/** All totals that a statement has; those that are always in view as they are called there. */
export function allTotals(figures: StatementFigures): ShownTotal[] {
  const shown = new Map(shownTotals(figures).map((each) => [each.name, each]));
  return totalNames.flatMap((name) => {
    const total = figures.totals[name];
    if (total === null) return [];
    return [shown.get(name) ?? { name, label: totalWords(name, 'CDF').label, total }];
  });
}

/** Whether a total is the cash of a side. */
export const isCash = (name: string): boolean => name.startsWith('cash');

/** The amount of a total that is always in view, which has no sign. */
export const amountText = (name: string, total: StatementTotal): string => {
  if (total.kind === 'open') return 'Open';
  return formatMoney(isCash(name) && total.value < 0 ? negateCents(total.value) : total.value);
};
