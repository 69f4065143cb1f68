import { addCents, type Cents, negateCents, subtractCents } from '../../money/index.ts';
import type { Explained } from '../../trace/index.ts';
import { columnsOfEntry, type Entry } from '../entries/index.ts';
import type { Fee } from '../fee.ts';
import { costColumns } from '../fee-amounts.ts';
import type { EstimatedCredits } from '../lender-credits.ts';
import { atClosingItem, type ShownItem, type ShownStatement } from '../reconciliation/shown-statement.ts';
import { lessOf, sumOf } from '../sum.ts';
import { type GfeBlocks, type HudCharge, hudCharges } from './hud-charge.ts';
import { type HudForm, hudForm1974, hudForm2010 } from './hud-form.ts';
import { type HudLine, hudLine, inOrder } from './hud-line.ts';
import { type HudFeePlace, settlementCharges } from './settlement-charges.ts';
import { type SummarySeries, summaryLines, tracesOf } from './summary-lines.ts';
import { type TitleDetails, titleDetailLines } from './title-details.ts';
import type { Worksheet801 } from './worksheet-801.ts';

/** What a HUD-1 shows besides the entries of the settlement. */
export type HudDetails = TitleDetails & EstimatedCredits & { readonly blocks?: GfeBlocks };

/** A HUD-1 settlement statement. */
export interface HudStatement {
  readonly form: HudForm['name'];
  /** All lines in the order of the form, totals included. */
  readonly lines: readonly HudLine[];
  /** 120, 220 and 303: above zero from the borrower. */
  readonly grossDueFromBorrower: Explained<Cents>;
  readonly paidForBorrower: Explained<Cents>;
  readonly cashFromBorrower: Explained<Cents>;
  /** 420, 520 and 603: above zero to the seller. */
  readonly grossDueToSeller: Explained<Cents>;
  readonly reductions: Explained<Cents>;
  readonly cashToSeller: Explained<Cents>;
  /** 1400. */
  readonly charges: Readonly<Record<'buyer' | 'seller', Explained<Cents>>>;
  /** What 801, 802 and 803 are made of; null on the form of 1974. */
  readonly worksheet: Worksheet801 | null;
  /** Where each fee stands in section L. */
  readonly places: ReadonlyMap<Fee, HudFeePlace>;
  /** The statement as others are compared with it. */
  readonly shown: ShownStatement;
}

/** The HUD-1 of 2010 (12 CFR 1024, Appendix A). */
export const hud2010 = (entries: readonly Entry[], details: HudDetails = {}): HudStatement =>
  statement(entries, details, hudForm2010);

/** The HUD-1 of 1974, which counts each line in its columns. */
export const hud1974 = (entries: readonly Entry[], details: HudDetails = {}): HudStatement =>
  statement(entries, details, hudForm1974);

const labels: Readonly<Record<SummarySeries, readonly [number, string]>> = {
  100: [120, 'Gross amount due from borrower'],
  200: [220, 'Total paid by or for borrower'],
  400: [420, 'Gross amount due to seller'],
  500: [520, 'Total reduction in amount due seller'],
};

function statement(entries: readonly Entry[], details: HudDetails, form: HudForm): HudStatement {
  const charges = hudCharges(entries, form, details.blocks);
  const page2 = settlementCharges(charges, entries, form, details);
  const part = (series: SummarySeries, side: 'buyer' | 'seller') => {
    const own = summaryLines(series, entries, charges, form.onPage2);
    const [number, label] = labels[series];
    const chargesLine =
      series === 100 || series === 500
        ? [hudLine(series === 100 ? 103 : 502, 'Settlement charges (line 1400)', { [side]: page2.total[side] })]
        : [];
    const lines = [...own, ...chargesLine];
    const total = sumOf(label, tracesOf(lines, side), 'The sum of its lines', rule(form, number));
    return { lines: [...lines, hudLine(number, label, { [side]: total })], total };
  };
  const [j100, j200, k400, k500] = [part(100, 'buyer'), part(200, 'buyer'), part(400, 'seller'), part(500, 'seller')];
  const cashFromBorrower = less(form, 303, 'Cash from borrower', j100.total, j200.total);
  const cashToSeller = less(form, 603, 'Cash to seller', k400.total, k500.total);
  return {
    form: form.name,
    lines: inOrder([
      ...j100.lines,
      ...j200.lines,
      hudLine(303, 'Cash from borrower', { buyer: cashFromBorrower }),
      ...k400.lines,
      ...k500.lines,
      hudLine(603, 'Cash to seller', { seller: cashToSeller }),
      ...page2.lines,
      ...titleDetailLines(entries, details, form),
      hudLine(1400, 'Total settlement charges', page2.total),
    ]),
    grossDueFromBorrower: j100.total,
    paidForBorrower: j200.total,
    cashFromBorrower,
    grossDueToSeller: k400.total,
    reductions: k500.total,
    cashToSeller,
    charges: page2.total,
    worksheet: page2.worksheet,
    places: page2.places,
    shown: {
      name: form.name,
      covers: costColumns,
      items: entries.flatMap((entry) => shownItems(entry, charges)),
      cash: { borrowerAtClosing: cashFromBorrower.value, sellerAtClosing: negateCents(cashToSeller.value) },
    },
  };
}

const rule = ({ name }: HudForm, line: number) =>
  name === 'hud2010' ? { text: `12 CFR 1024, Appendix A, line ${line}` } : { text: `HUD-1 of 1974, line ${line}` };

const less = (form: HudForm, line: number, label: string, due: Explained<Cents>, paid: Explained<Cents>) =>
  lessOf(label, due, paid, 'What is due less what is paid or taken off', rule(form, line));

/** An entry on the form; a charge that the seller pays for the borrower is two: on page 2, and its credit on page 1. */
function shownItems(entry: Entry, charges: readonly HudCharge[]): ShownItem[] {
  const item = atClosingItem(entry);
  const paid = charges.find((charge) => charge.entry === entry)?.paidForBorrower?.value;
  if (paid === undefined) return [item];
  const credit = { key: `${item.key}.paidBySeller`, label: `${item.label} paid by the seller`, columns: none };
  return [moved(item, paid), moved({ ...credit, departures: [] }, negateCents(paid))];
}

const none = columnsOfEntry({ amounts: {} });

/** An item with an amount more on the borrower's side and less on the seller's. */
function moved(item: ShownItem, amount: Cents): ShownItem {
  const { borrowerAtClosing, sellerAtClosing } = item.columns;
  const presentation = 'sellerPaysEstimatedCharge';
  return {
    ...item,
    columns: {
      ...item.columns,
      borrowerAtClosing: addCents(borrowerAtClosing, amount),
      sellerAtClosing: subtractCents(sellerAtClosing, amount),
    },
    departures: [
      ...item.departures,
      { presentation, column: 'borrowerAtClosing', amount },
      { presentation, column: 'sellerAtClosing', amount: negateCents(amount) },
    ],
  };
}
