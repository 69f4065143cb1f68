import { type HudLine, takenOff } from '../settlement/index.ts';
import { fieldsOf, type Trace } from '../trace/index.ts';
import type { StatementFigures } from './from-stored.ts';
import { sideTotals, type TotalName } from './statement-total.ts';
import { summaryRows } from './summary-lines.ts';
import type { SummaryRow } from './summary-row.ts';

type Side = 'buyer' | 'seller';

/** A line that a total of a side is made of. */
export interface SideLine {
  /** Its number on the form; empty where it has none left. */
  readonly number: string;
  readonly label: string;
  /** Where it is typed, or made of. */
  readonly from: string;
  /** With the sign that it has in the total; null while it is open. */
  readonly amount: Trace | null;
}

/** The lines of the totals of both sides that have some. */
export type SideLines = Readonly<Partial<Record<TotalName, readonly SideLine[]>>>;

/**
 * The lines of K to N by the totals that they are added to, on a HUD-1 those of its sections J and K, in the order of the form. Without a seller those of
 * the payoffs and payments, on a HUD-1A of section M.
 */
export function sideLines(figures: StatementFigures): SideLines {
  const { form, totals, hud } = figures;
  if (totals.cashToSeller !== null) {
    const rows = summaryRows(figures, form);
    const of = (place: 'due' | 'paid', side: Side) => linesOf(rows, place, side).toSorted(byNumber);
    return {
      [sideTotals.due.buyer]: of('due', 'buyer'),
      [sideTotals.paid.buyer]: of('paid', 'buyer'),
      [sideTotals.due.seller]: of('due', 'seller'),
      [sideTotals.paid.seller]: of('paid', 'seller'),
    };
  }
  if (form === 'HUD') return { payoffsAndPayments: hud?.oneA?.lines.flatMap(ofOneA) ?? [] };
  const rows = summaryRows(figures, 'noSeller');
  // What others give is less to pay (12 CFR 1026.38(t)(5)(vii)).
  const credits = linesOf(rows, 'paid', 'buyer').map((line) => ({
    ...line,
    amount: line.amount && takenOff(line.amount),
  }));
  return { payoffsAndPayments: [...linesOf(rows, 'due', 'buyer'), ...credits] };
}

const linesOf = (rows: readonly SummaryRow[], place: 'due' | 'paid', side: Side): SideLine[] =>
  rows
    .filter((row) => row.place === place && row.sides.includes(side))
    .flatMap(({ from, label, numbers, amounts, missing }) => {
      const amount = amounts[side] ?? null;
      if (amount === null && missing.length === 0) return [];
      return [{ number: numbers[side] ?? '', label, from, amount }];
    });

/** What has no line stands last. */
const byNumber = (one: SideLine, other: SideLine) =>
  Number(one.number === '') - Number(other.number === '') || one.number.localeCompare(other.number);

const sumOfOneA = 1520;

function ofOneA({ number, label, payee, buyer }: HudLine): SideLine[] {
  if (buyer === null || Number(number) >= sumOfOneA) return [];
  return [{ number, label: payee ?? label, from: fieldsOf(buyer.trace)[0] ?? 'payoffs', amount: buyer.trace }];
}
