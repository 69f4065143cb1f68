import {
  amountWords,
  type BalanceFigure,
  type StatementFigures,
  type StatementTotal,
  saidAmount,
  type TotalName,
  totalNames,
  totalsOf,
  totalWords,
} from '@closewright/domain/closing-file';

/** A total of a statement, as its form calls it. */
export interface ShownTotal {
  readonly name: TotalName;
  readonly label: string;
  /** Its letter or line on the form. */
  readonly line: string;
  /** What it comes to under its words. */
  readonly text: string;
  readonly total: StatementTotal;
}

/** What is always in view of a form. */
const inView: Readonly<Record<StatementFigures['form'], readonly TotalName[]>> = {
  CDF: ['loanCosts', 'closingCosts', 'cashFromBorrower', 'cashToSeller'],
  HUD: ['borrowerAtClosing', 'sellerAtClosing', 'cashFromBorrower', 'cashToSeller'],
};

/** All totals that a statement has, as its form says what they come to. */
export const allTotals = (figures: StatementFigures): ShownTotal[] =>
  totalNames.flatMap((name) => {
    const total = figures.totals[name];
    if (total === null) return [];
    const words = totalWords(name, total, totalsOf(figures));
    return [{ name, ...words, text: amountWords(saidAmount(words, total)), total }];
  });

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
