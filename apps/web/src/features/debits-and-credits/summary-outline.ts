import type { Side } from '@closewright/domain/adjustments';
import type { StatementFigures, StatementTotal, SummaryForm, TotalName } from '@closewright/domain/closing-file';
import { formatMoney } from '@closewright/domain/formats';
import type { GridCellState, GridFootLine, GridSections } from '@closewright/ui/data-grid';
import { type Line, placeOf } from './summary-lines.ts';

/** The heads of the sections, as the forms say them. */
const titles: Readonly<
  Record<SummaryForm, Readonly<Record<ReturnType<typeof placeOf>, readonly [line: string, title: string]>>>
> = {
  CDF: {
    due: ['K, M', 'Due from borrower, due to seller'],
    paid: ['L, N', 'Paid for borrower, due from seller'],
    costs: ['J', 'Lender credits, less closing costs'],
  },
  HUD: {
    due: ['120, 420', 'Gross amount due from borrower, due to seller'],
    paid: ['220, 520', 'Amounts paid by or in behalf of borrower, reductions in amount due to seller'],
    costs: ['802', 'Lender credits, less closing costs'],
  },
  noSeller: {
    due: ['K', 'Payoffs and payments'],
    paid: ['K', 'Credits, less payoffs and payments'],
    costs: ['J', 'Lender credits, less closing costs'],
  },
};

const cashFoot = { key: 'cash', title: 'Cash from borrower, to seller' };

/** The line at the foot. */
export const foots: Readonly<
  Record<SummaryForm, { readonly key: string; readonly title: string; readonly line?: string }>
> = {
  CDF: cashFoot,
  HUD: { ...cashFoot, line: '303, 603' },
  noSeller: { key: 'payoffs', title: 'Total payoffs and payments (K)' },
};

/** The totals of heads and foot, by the key of the line and the side. */
const totalNames: Readonly<Record<string, Readonly<Partial<Record<Side, TotalName>>>>> = {
  due: { buyer: 'dueFromBorrower', seller: 'dueToSeller' },
  paid: { buyer: 'paidForBorrower', seller: 'dueFromSeller' },
  [foots.CDF.key]: { buyer: 'cashFromBorrower', seller: 'cashToSeller' },
  [foots.noSeller.key]: { buyer: 'payoffsAndPayments' },
};

/** The total that stands in a cell of a head or of the foot. */
export function totalAt({ totals }: StatementFigures, key: string | number, side: Side): StatementTotal | null {
  const name = totalNames[key]?.[side];
  return name === undefined ? null : totals[name];
}

const textOf = (total: StatementTotal | null): string => {
  if (total === null) return '';
  return total.kind === 'figure' ? formatMoney(total.value) : 'Open';
};

function cellsOf(figures: StatementFigures, key: string) {
  const at = (side: Side) => totalAt(figures, key, side);
  const state = (total: StatementTotal | null): GridCellState => (total === null ? {} : { origin: 'calculated' });
  return {
    cells: { buyerAmount: textOf(at('buyer')), sellerAmount: textOf(at('seller')) },
    states: { buyerAmount: state(at('buyer')), sellerAmount: state(at('seller')) },
  };
}

/** Sections with their totals, and at the foot the cash of both sides, or what is paid without a seller. */
export function outlineOf(
  figures: StatementFigures,
  form: SummaryForm,
): { readonly sections: GridSections<Line>; readonly foot: readonly GridFootLine[] } {
  const list = (['due', 'paid', 'costs'] as const).map((key) => {
    const [line, title] = titles[form][key];
    const { cells, states } = cellsOf(figures, key);
    return { key, title, cells: { line, ...cells }, states };
  });
  const { key, title, line = '' } = foots[form];
  const { cells, states } = cellsOf(figures, key);
  return {
    sections: { list, of: placeOf },
    foot: [{ key, title, tone: 'total', cells: { line, ...cells }, states }],
  };
}
