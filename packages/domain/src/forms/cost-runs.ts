import type { ReckonedStatement } from '../closing-file/index.ts';
import { formatDate } from '../formats/index.ts';
import type { recordedAs } from '../government-charges/index.ts';
import { type CostColumn, costColumns, feeAmount, sumOf } from '../settlement/index.ts';
import type { Trace, TraceValue } from '../trace/index.ts';
import { costInterest, costMonths, costPerMonth, inLabel, storedFee } from './cost-figures.ts';
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

/** The months a charge is for. */
export function monthsOf(item: CostItem, source: CostWordsSource): FormRun | null {
  const months = costMonths(item, source);
  return months && { text: String(months.value), field: months.field };
}

/** The points in percent of the loan (12 CFR 1026.38(f)(1)), also where they are typed in their words. */
export function percentOf(item: CostItem, source: Pick<CostWordsSource, 'charges'>): FormRun | null {
  const stored = storedFee(item, source);
  const percent = stored?.percent ?? null;
  if (percent !== null && stored?.percentOf === 'Loan amount')
    return { text: inPercent(percent), field: `${item.row}.percent` };
  const said = inLabel(item, percentInWords);
  return said && { text: inPercent(said.value), field: said.field };
}

/** What a month of an escrowed item costs. */
export function perMonthOf(item: CostItem, source: CostWordsSource): FormRun {
  const month = costPerMonth(item, source);
  if (month === null) return gap;
  if ('typed' in month) return { text: inCents(month.typed.value), field: month.typed.field };
  return amountRun(source.keep, `${item.row}.perMonth`, { kind: 'figure', ...month });
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
  source: CostWordsSource,
): { readonly typed: FormRun } | Readonly<Record<'perDay' | 'from' | 'to', FormRun>> {
  const interest = costInterest(item, source);
  if (interest === null) return { perDay: gap, from: gap, to: gap };
  if ('typed' in interest) return { typed: { text: interest.typed.value, field: interest.typed.field } };
  const run = (name: string, trace: Trace, words: string): FormRun =>
    figureRun(source.keep, `prepaidInterest.${name}`, { kind: 'figure', trace }, () => words);
  const { perDay, from, to } = interest;
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
