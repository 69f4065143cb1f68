import {
  owedWords,
  type StatementFigures,
  type StatementTotal,
  type TotalName,
  totalNames,
  totalWords,
} from '@closewright/domain/closing-file';
import { formatMoney } from '@closewright/domain/formats';
import { negateCents } from '@closewright/domain/money';

/** A total of a statement that is always in view. */
export interface ShownTotal {
  readonly name: TotalName;
  readonly label: string;
  /** The letter or the line of the form. */
  readonly line: string;
  readonly total: StatementTotal;
}

/** What is always in view of a form; the long words of a closing disclosure are shortened. */
const inView: Readonly<Record<'CDF' | 'HUD', readonly TotalName[]>> = {
  CDF: ['loanCosts', 'closingCosts', 'cashFromBorrower', 'cashToSeller'],
  HUD: ['borrowerAtClosing', 'sellerAtClosing', 'cashFromBorrower', 'cashToSeller'],
};
const short: Readonly<Partial<Record<TotalName, string>>> = { loanCosts: 'Loan costs', closingCosts: 'Closing costs' };

const isBelow = (total: StatementTotal) => total.kind === 'figure' && total.value < 0;

/** The totals that are always in view; those of a side that owes instead of getting are called so, and have no sign. */
export const shownTotals = (figures: StatementFigures): ShownTotal[] =>
  allTotals(figures).filter(({ name }) => inView[figures.form].includes(name));

/** All totals that a statement has, as its form calls them. */
export function allTotals(figures: StatementFigures): ShownTotal[] {
  const { totals, form } = figures;
  const hasSeller = totals.cashToSeller !== null;
  return totalNames.flatMap((name) => {
    const total = totals[name];
    if (total === null) return [];
    const words = (isBelow(total) && owedWords(name, form, hasSeller)) || totalWords(name, form, hasSeller);
    return [{ name, ...words, label: short[name] ?? words.label, total }];
  });
}

/** Whether a total is the cash of a side. */
export const isCash = (name: string): boolean => name.startsWith('cash');

/** The amount of a total that is always in view, which has no sign. */
export const amountText = (name: string, total: StatementTotal): string => {
  if (total.kind === 'open') return 'Open';
  return formatMoney(isCash(name) && total.value < 0 ? negateCents(total.value) : total.value);
};
