import {
  type BalanceFigure,
  type StatementFigures,
  type StatementTotal,
  type TotalName,
  totalNames,
  totalWords,
} from '@closewright/domain/closing-file';
import { formatMoney } from '@closewright/domain/formats';
import { negateCents } from '@closewright/domain/money';

/** A total of a statement, as its form calls it. */
export interface ShownTotal {
  readonly name: TotalName;
  readonly label: string;
  /** Its letter or line on the form. */
  readonly line: string;
  readonly total: StatementTotal;
}

/** What is always in view of a form. */
const inView: Readonly<Record<StatementFigures['form'], readonly TotalName[]>> = {
  CDF: ['loanCosts', 'closingCosts', 'cashFromBorrower', 'cashToSeller'],
  HUD: ['borrowerAtClosing', 'sellerAtClosing', 'cashFromBorrower', 'cashToSeller'],
};

/** All totals that a statement has; those of a side that owes instead of getting are called so, and have no sign. */
export function allTotals({ totals, form }: StatementFigures): ShownTotal[] {
  const hasSeller = totals.cashToSeller !== null;
  return totalNames.flatMap((name) => {
    const total = totals[name];
    if (total === null) return [];
    const isBelow = total.kind === 'figure' && total.value < 0;
    return [{ name, ...totalWords(name, form, { hasSeller, isBelow }), total }];
  });
}

/** The totals that are always in view: all of them are totals of a settlement, so that no label says it. */
export const shownTotals = (figures: StatementFigures): ShownTotal[] =>
  allTotals(figures)
    .filter(({ name }) => inView[figures.form].includes(name))
    .map((each) => ({
      ...each,
      label: each.label.replace(/^(?:Total|Settlement) (.)/, (_, first: string) => first.toUpperCase()),
    }));

/** What stands in place of a balance as long as nothing is entered. */
export const emptyWords = 'Nothing entered yet';

/** Whether nothing is entered that could be in balance. */
export const isEmpty = (balance: BalanceFigure): boolean => balance.kind === 'open' && balance.isEmpty === true;

/** Whether a total is the cash of a side. */
export const isCash = (name: string): boolean => name.startsWith('cash');

/** The amount of a total that is always in view, which has no sign. */
export const amountText = (name: string, total: StatementTotal): string => {
  if (total.kind === 'open') return 'Open';
  return formatMoney(isCash(name) && total.value < 0 ? negateCents(total.value) : total.value);
};
