import { type ReckonedStatement, statementInterest } from '../closing-file/index.ts';
import { escrowFigure, escrowRoundings, monthlyOf } from '../escrow-account/index.ts';
import type { StoredFee } from '../fees/index.ts';
import type { InterestFigure } from '../loans/index.ts';
import { type Cents, parseCents } from '../money/index.ts';
import { given, money, type Trace } from '../trace/index.ts';
import type { CostItem } from './cost-items.ts';

/** What a statement says of a line besides its amounts, before it is words on a form or a data point of a file. */
type Known = Pick<ReckonedStatement, 'file' | 'charges'>;
type Stored = Partial<StoredFee> | undefined;

/** What is typed of a line, and where. */
interface Typed<T> {
  readonly value: T;
  readonly field: string;
}

/** The fee that a line is typed in. */
export const storedFee = ({ row }: CostItem, { charges }: Pick<Known, 'charges'>): Stored => {
  const [, at] = /^fees\.(\d+)$/.exec(row) ?? [];
  return at === undefined ? undefined : charges.fees[Number(at)];
};

/** What a typed description says of a figure: what stands before these words. */
export function inLabel({ label, row }: CostItem, words: RegExp): Typed<string> | null {
  const [, value] = words.exec(label) ?? [];
  return value === undefined || !row.startsWith('fees.') ? null : { value, field: `${row}.label` };
}

/** The item of the account that a charge is the deposit of. */
function escrowPlace({ row }: CostItem): number | null {
  const [, at] = /^escrowItems\.(\d+)$/.exec(row) ?? [];
  return at === undefined ? null : Number(at);
}

/** The months a charge is for: its quantity, those an item of the account collects, or what its description says. */
export function costMonths(item: CostItem, { charges }: Pick<Known, 'charges'>): Typed<number> | null {
  const quantity = storedFee(item, { charges })?.quantity ?? null;
  if (quantity !== null) return { value: quantity, field: `${item.row}.quantity` };
  const at = escrowPlace(item);
  const collected = at === null ? null : (charges.escrow.items[at]?.item.monthsCollected ?? null);
  if (collected !== null) return { value: collected, field: `${item.row}.monthsCollected` };
  const said = inLabel(item, /(\d+)\s*mo\b/i);
  return said && { ...said, value: Number(said.value) };
}

/** A figure that is reckoned or typed by itself, or the words of a description. */
type CostPerMonth = { readonly trace: Trace } | { readonly typed: Typed<Cents> };

/** What a month of an escrowed item costs: the price of one of a typed fee, the payment of the item of the account, or what its description says. */
export function costPerMonth(item: CostItem, { charges }: Pick<Known, 'charges'>): CostPerMonth | null {
  const each = storedFee(item, { charges })?.each ?? null;
  if (each !== null) return { trace: given('A month', money(each), `${item.row}.each`) };
  const at = escrowPlace(item);
  const { terms, firstPayment, items } = charges.escrow;
  const figure = escrowFigure(terms, firstPayment, items);
  const own = figure.kind === 'figure' && at !== null ? figure.single[at] : undefined;
  if (own === undefined) {
    const typed = inLabel(item, /(\d[\d,]*(?:\.\d+)?)\s*per month/i);
    if (typed === null) return null;
    const amount = parseCents(typed.value);
    return amount.ok ? { typed: { ...typed, value: amount.value } } : null;
  }
  const { trace } = monthlyOf('A month', [own.item], escrowRoundings[terms.paymentRounding ?? 'Nearest']);
  return { trace };
}

type CostInterest =
  | { readonly typed: Typed<string> }
  | Pick<Extract<InterestFigure, { kind: 'figure' }>, 'perDay' | 'from' | 'to'>;

/** The interest of a day with the days it is for, of the loan, or the words that are typed in place of it; null where neither is known. */
export function costInterest(item: CostItem | undefined, { file, charges }: Known): CostInterest | null {
  const typed = item && /^(?:prepaid|daily) interest\s*\((.+)\)$/i.exec(item.label)?.[1];
  if (item && typed !== undefined) return { typed: { value: typed, field: `${item.row}.label` } };
  const { ofLoan } = statementInterest(charges.interest, charges.fees, file);
  if (item?.row !== 'prepaidInterest' || ofLoan.kind !== 'figure') return null;
  const { perDay, from, to } = ofLoan;
  return { perDay, from, to };
}
