import { type ReckonedStatement, statementInterest } from '../closing-file/index.ts';
import { escrowFigure, escrowRoundings, monthlyOf } from '../escrow-account/index.ts';
import type { StoredFee } from '../fees/index.ts';
import { formatDate } from '../formats/index.ts';
import type { recordedAs } from '../government-charges/index.ts';
import { type CostColumn, costColumns, feeAmount, sumOf } from '../settlement/index.ts';
import { given, money, type Trace, type TraceValue } from '../trace/index.ts';
import type { CostItem } from './cost-items.ts';
import type { FormRun } from './form-document.ts';
import { amountRun, figureRun, inCents, inPercent, type KeepFigure } from './form-figures.ts';
import { percentInWords } from './percent-in-words.ts';

/** What the words of a line are made of. */
export interface CostWordsSource extends Pick<ReckonedStatement, 'file' | 'charges'> {
  readonly keep: KeepFigure;
  /** Whose own charges name no payee. */
  readonly lender: string | null;
  /** Columns whose amounts it tells; all where it is not said. */
  readonly columns?: readonly CostColumn[];
}

/** What the blank form leaves of a figure that nobody has said. */
export const gap: FormRun = { text: '   ' };
const plain = (words: string): FormRun => ({ text: words });

/** Lists of a statement in whose rows the words of a charge are typed. */
export const isTyped = (row: string): boolean =>
  /^(fees|commissions|recordingDocuments|transferTaxes|escrowItems)\.\d+$/.test(row);

type Stored = Partial<StoredFee> | undefined;

export const storedFee = ({ row }: CostItem, { charges }: Pick<CostWordsSource, 'charges'>): Stored => {
  const [, at] = /^fees\.(\d+)$/.exec(row) ?? [];
  return at === undefined ? undefined : charges.fees[Number(at)];
};

/** What a typed description says of a figure: what stands before these words. */
function inLabel({ label, row }: CostItem, words: RegExp): FormRun | null {
  const [, figure] = words.exec(label) ?? [];
  return figure === undefined || !row.startsWith('fees.') ? null : { text: figure, field: `${row}.label` };
}

/** The item of the account that a charge is the deposit of. */
function escrowPlace({ row }: CostItem): number | null {
  const [, at] = /^escrowItems\.(\d+)$/.exec(row) ?? [];
  return at === undefined ? null : Number(at);
}

/** The months a charge is for: its quantity, those an item of the account collects, or what its description says. */
export function monthsOf(item: CostItem, stored: Stored, { charges }: CostWordsSource): FormRun | null {
  const quantity = stored?.quantity ?? null;
  if (quantity !== null) return { text: String(quantity), field: `${item.row}.quantity` };
  const at = escrowPlace(item);
  const collected = at === null ? null : (charges.escrow.items[at]?.item.monthsCollected ?? null);
  if (collected !== null) return { text: String(collected), field: `${item.row}.monthsCollected` };
  return inLabel(item, /(\d+)\s*mo\b/i);
}

/** The points in percent of the loan (12 CFR 1026.38(f)(1)), also where they are typed in their words. */
export function percentOf(item: CostItem, stored: Stored): FormRun | null {
  const percent = stored?.percent ?? null;
  if (percent !== null && stored?.percentOf === 'Loan amount')
    return { text: inPercent(percent), field: `${item.row}.percent` };
  const said = inLabel(item, percentInWords);
  return said && { ...said, text: inPercent(said.text) };
}

/** What a month of an escrowed item costs: the price of one of a typed fee, or the payment of the item of the account. */
export function perMonthOf(item: CostItem, stored: Stored, { charges, keep }: CostWordsSource): FormRun {
  const name = `${item.row}.perMonth`;
  const each = stored?.each ?? null;
  if (each !== null)
    return amountRun(keep, name, { kind: 'figure', trace: given('A month', money(each), `${item.row}.each`) });
  const at = escrowPlace(item);
  const { terms, firstPayment, items } = charges.escrow;
  const figure = escrowFigure(terms, firstPayment, items);
  const own = figure.kind === 'figure' && at !== null ? figure.single[at] : undefined;
  if (own === undefined) return inLabel(item, /(\d[\d,]*(?:\.\d+)?)\s*per month/i) ?? gap;
  const month = monthlyOf('A month', [own.item], escrowRoundings[terms.paymentRounding ?? 'Nearest']);
  return amountRun(keep, name, { kind: 'figure', trace: month.trace });
}

/** What documents of each of some kinds cost to record, each in a sum; left out where documents are not told apart. */
export function recordingRuns(
  kinds: readonly Exclude<(typeof recordedAs)[number], 'Other'>[],
  items: readonly CostItem[],
  { charges, keep, columns = costColumns }: CostWordsSource,
): readonly FormRun[] {
  return kinds.flatMap((kind, at) => {
    const own = items.filter(({ row }) => {
      const [, place] = /^recordingDocuments\.(\d+)$/.exec(row) ?? [];
      return place !== undefined && charges.documents[Number(place)]?.kind === kind;
    });
    const lead = plain(`${at === 0 ? '' : '   '}${kind}: `);
    if (own.length === 0) return [lead, gap];
    const missing = own.flatMap((item) => item.missing);
    const steps = own.flatMap(({ fee }) => (fee ? (feeAmount(fee, columns)?.trace ?? []) : []));
    const name = `recording.${kind.toLowerCase()}`;
    const [only] = steps;
    const trace = steps.length === 1 && only ? only : sumOf(`Recording fees, ${kind}`, steps, 'Their sum').trace;
    return [lead, amountRun(keep, name, missing.length > 0 ? { kind: 'open', missing } : { kind: 'figure', trace })];
  });
}

/** The interest of a day with the days it is for, of the loan; what is typed in place of it. */
export function interestParts(
  item: CostItem | undefined,
  { file, charges, keep }: CostWordsSource,
): { readonly typed: FormRun } | Readonly<Record<'perDay' | 'from' | 'to', FormRun>> {
  const typed = item && /^(?:prepaid|daily) interest\s*\((.+)\)$/i.exec(item.label)?.[1];
  if (item && typed !== undefined) return { typed: { text: typed, field: `${item.row}.label` } };
  const { ofLoan } = statementInterest(charges.interest, charges.fees, file);
  if (item?.row !== 'prepaidInterest' || ofLoan.kind !== 'figure') return { perDay: gap, from: gap, to: gap };
  const run = (name: string, trace: Trace, words: string): FormRun =>
    figureRun(keep, `prepaidInterest.${name}`, { kind: 'figure', trace }, () => words);
  const { perDay, from, to } = ofLoan;
  return {
    perDay: run('perDay', perDay, wordsOf(perDay.value)),
    from: run('from', from.trace, formatDate(from.value)),
    to: run('to', to.trace, formatDate(to.value)),
  };
}

/** The interest of a day to the cent, or as exact as it is reckoned. */
const wordsOf = (value: TraceValue): string =>
  value.kind === 'money' ? inCents(value.cents) : value.kind === 'text' ? `$${value.text}` : '';

/** Where the payee of a charge is typed. */
function payeeField(row: string): string | undefined {
  if (row.startsWith('fees.')) return `${row}.payeeName`;
  if (row.startsWith('transferTaxes.')) return `${row}.payee`;
  // Of several payees the first one stands for them.
  if (row.startsWith('commissions.')) return `${row}.shares.0.payee`;
  const [order] = /^rateOrders\.\d+/.exec(row) ?? [];
  return order && `${order}.payeeName`;
}

/** To whom a charge is paid; nothing of the creditor, whose charges of section A go to nobody else (12 CFR 1026.38(f)(1)). */
export function payeeRuns({ section, payee, row }: CostItem, lender: string | null): readonly FormRun[] {
  const name = payee?.trim() ?? '';
  if (name === '' || section === 'G' || (section === 'A' && isSame(name, lender))) return [];
  const field = payeeField(row);
  return [{ text: 'to ' }, { text: name, ...(field !== undefined && { field }) }];
}

const isSame = (name: string, lender: string | null): boolean => name.toLowerCase() === lender?.trim().toLowerCase();
