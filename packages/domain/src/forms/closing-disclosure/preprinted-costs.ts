import { type PreprintedCost, type ReckonedStatement, statementInterest } from '../../closing-file/index.ts';
import { escrowFigure, escrowRoundings, monthlyOf } from '../../escrow-account/index.ts';
import type { StoredFee } from '../../fees/index.ts';
import { formatDate } from '../../formats/index.ts';
import { type CostColumn, costColumns, feeAmount, sumOf } from '../../settlement/index.ts';
import { given, money, type Trace, type TraceValue } from '../../trace/index.ts';
import type { FormRun } from '../form-document.ts';
import { amountRun, figureRun, inCents, inPercent, type KeepFigure } from '../form-figures.ts';
import type { CostItem } from './cost-items.ts';
import { labelRun, payeeRuns } from './cost-words.ts';

/** The words of a line: what it is for, and to whom it is paid or how it is made. */
export interface CostWords {
  readonly label: readonly FormRun[];
  readonly to: readonly FormRun[];
}

/** What the words of a line are made of. */
export interface CostWordsSource extends Pick<ReckonedStatement, 'file' | 'charges'> {
  readonly keep: KeepFigure;
  /** Whose own charges name no payee. */
  readonly lender: string | null;
  /** Columns whose amounts it tells; all where it is not said. */
  readonly columns?: readonly CostColumn[];
}

/** What the blank form leaves of a figure that nobody has said. */
const gap: FormRun = { text: '   ' };
const plain = (words: string): FormRun => ({ text: words });

/** The words of a line, preprinted or not, with what stands on it. */
export function costWords(
  preprinted: PreprintedCost | null,
  section: CostItem['section'],
  items: readonly CostItem[],
  source: CostWordsSource,
): CostWords {
  const [item] = items;
  const to = item ? payeeRuns(item, source.lender) : [];
  const stored = item && storedFee(item, source);
  const months = (item && monthsOf(item, stored, source)) ?? gap;
  const isEscrow = section === 'G';
  const perMonth = () => [
    item ? perMonthOf(item, stored, source) : gap,
    plain(' per month for '),
    months,
    plain(' mo.'),
  ];
  switch (preprinted) {
    case 'points':
      return { label: [(item && percentOf(item, stored)) ?? gap, plain(' % of Loan Amount (Points)')], to };
    case 'recording':
      return { label: [plain('Recording Fees')], to: recordingRuns(items, source) };
    case 'aggregateAdjustment':
      return { label: [plain('Aggregate Adjustment')], to: [] };
    case 'prepaidInterest':
      return { label: interestRuns(item, source), to: [] };
    case 'homeownersInsurance':
    case 'mortgageInsurance':
    case 'propertyTaxes': {
      const name = isEscrow ? escrowed[preprinted] : prepaid[preprinted];
      if (isEscrow) return { label: [plain(name)], to: perMonth() };
      return { label: [plain(`${name} (`), months, plain(' mo.)')], to };
    }
    case null:
      return { label: item ? [labelRun(item)] : [], to: item && isEscrow ? perMonth() : to };
  }
}

const prepaid = {
  homeownersInsurance: 'Homeowner’s Insurance Premium',
  mortgageInsurance: 'Mortgage Insurance Premium',
  propertyTaxes: 'Property Taxes',
} as const;

const escrowed = {
  homeownersInsurance: 'Homeowner’s Insurance',
  mortgageInsurance: 'Mortgage Insurance',
  propertyTaxes: 'Property Taxes',
} as const;

type Stored = Partial<StoredFee> | undefined;

const storedFee = ({ row }: CostItem, { charges }: CostWordsSource): Stored => {
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
function monthsOf(item: CostItem, stored: Stored, { charges }: CostWordsSource): FormRun | null {
  const quantity = stored?.quantity ?? null;
  if (quantity !== null) return { text: String(quantity), field: `${item.row}.quantity` };
  const at = escrowPlace(item);
  const collected = at === null ? null : (charges.escrow.items[at]?.item.monthsCollected ?? null);
  if (collected !== null) return { text: String(collected), field: `${item.row}.monthsCollected` };
  return inLabel(item, /(\d+)\s*mo\b/i);
}

/** The points in percent of the loan (12 CFR 1026.38(f)(1)). */
function percentOf(item: CostItem, stored: Stored): FormRun | null {
  const percent = stored?.percent ?? null;
  if (percent !== null && stored?.percentOf === 'Loan amount')
    return { text: inPercent(percent), field: `${item.row}.percent` };
  return inLabel(item, /(\d+(?:\.\d+)?)\s*%/);
}

/** What a month of an escrowed item costs: the price of one of a typed fee, or the payment of the item of the account. */
function perMonthOf(item: CostItem, stored: Stored, { charges, keep }: CostWordsSource): FormRun {
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

/** What deed and mortgage cost to record, each in a sum; left out where documents are not told apart (12 CFR 1026.38(g)(1)(i)(A)). */
function recordingRuns(
  items: readonly CostItem[],
  { charges, keep, columns = costColumns }: CostWordsSource,
): readonly FormRun[] {
  return (['Deed', 'Mortgage'] as const).flatMap((kind, at) => {
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

/** The interest of a day with the days it is for, of the loan or as typed (12 CFR 1026.38(g)(2)). */
function interestRuns(item: CostItem | undefined, { file, charges, keep }: CostWordsSource): readonly FormRun[] {
  const typed = item && /^(?:prepaid|daily) interest\s*\((.+)\)$/i.exec(item.label)?.[1];
  if (item && typed !== undefined)
    return [plain('Prepaid Interest ('), { text: typed, field: `${item.row}.label` }, plain(')')];
  const { ofLoan } = statementInterest(charges.interest, charges.fees, file);
  const isOfLoan = item?.row === 'prepaidInterest' && ofLoan.kind === 'figure';
  const [from, to] = isOfLoan ? (ofLoan.days.inputs ?? []) : [];
  const day = (trace: Trace | undefined, name: string): FormRun =>
    trace ? figureRun(keep, `prepaidInterest.${name}`, { kind: 'figure', trace }, dayOf) : gap;
  const perDay = isOfLoan
    ? figureRun(keep, 'prepaidInterest.perDay', { kind: 'figure', trace: ofLoan.perDay }, ({ value }) => wordsOf(value))
    : gap;
  return [
    plain('Prepaid Interest ('),
    perDay,
    plain(' per day from '),
    day(from, 'from'),
    plain(' to '),
    day(to, 'to'),
    plain(')'),
  ];
}

/** A day that a trace holds as it is stored. */
const dayOf = ({ value }: Trace): string => (value.kind === 'text' ? formatDate(value.text) : '');

/** The interest of a day to the cent, or as exact as it is reckoned. */
const wordsOf = (value: TraceValue): string =>
  value.kind === 'money' ? inCents(value.cents) : value.kind === 'text' ? `$${value.text}` : '';
