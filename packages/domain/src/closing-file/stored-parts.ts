import {
  type AdjustmentKind,
  adjustmentFigure,
  adjustmentKinds,
  adjustmentName,
  type KindOfAdjustment,
  kindsWithoutSeller,
  type Side,
  type StoredAdjustment,
} from '../adjustments/index.ts';
import type { WireDate } from '../dates/index.ts';
import type { GfeAmounts } from '../fees/index.ts';
import { formatDate } from '../formats/index.ts';
import { SettlementStatementType } from '../orders/index.ts';
import {
  type PayoffStep,
  payDayOf,
  payoffFigure,
  payoffName,
  type StoredPayoff,
  type StoredPayoffFee,
} from '../payoffs/index.ts';
import type { OfficeManual } from '../premium/index.ts';
import { prorationFigure, prorationName, type StoredProration } from '../prorations/index.ts';
import { type ProrationKind, prorationKindCalled, transactionAmounts } from '../settlement/index.ts';
import { given, money, partOf, type Trace } from '../trace/index.ts';

/** What of a file its statement is reckoned with. */
export interface FileFacts {
  readonly hasSeller: boolean;
  /** One of `OrderKind`, where it is known: a purchase has a seller, also while nobody has said who. */
  readonly kindOfOrder?: number;
  readonly salePrice: number | null;
  readonly earnestMoney: number | null;
  /** The loan of the statement; null where the file has none. */
  readonly loan: { readonly amount: number | null } | null;
  /** Which one that is; 0 where the file has none. */
  readonly loanID?: number;
  /** All loans of the file. */
  readonly loans?: readonly { readonly loanID: number; readonly amount: number | null }[];
  readonly closingDate: WireDate | null;
  readonly disbursementDate: WireDate | null;
  /** The form of its statements; a closing disclosure where it is not said. */
  readonly settlementStatementType?: number;
  /** Of its first property. */
  readonly propertyState?: string | null;
  /** The blocks of the good faith estimate, which a HUD-1 of 2010 is made with. */
  readonly estimate?: GfeAmounts;
  /** The rate manuals that the office has published for its state. */
  readonly manuals?: readonly OfficeManual[];
  /** What makes the loans pay more than the price, one of `purchasesWith`; as a rule nothing. */
  readonly purchaseWith?: string | null;
  /** Lists of the statement that have rows which the reader has no right to: what depends on them is open. */
  readonly leftOut?: readonly string[];
}

/** The form whose words the statements of a file have, by the kind it was opened for; a closing disclosure where it is not said. */
export const formOfFile = (type: number = SettlementStatementType.CDF): 'CDF' | 'HUD' =>
  type === SettlementStatementType.CDF ? 'CDF' : 'HUD';

/** The rows of a statement as they stand, in their order. */
export interface StoredRows {
  readonly payoffs: readonly (StoredPayoff & { readonly fees: readonly StoredPayoffFee[] })[];
  readonly prorations: readonly Partial<StoredProration>[];
  readonly adjustments: readonly Partial<StoredAdjustment>[];
}

/** What is missing for a figure, in words, and the field it belongs in: `salePrice`, `payoffs.0.principal`. */
export interface Missing {
  readonly field: string;
  readonly words: string;
}

/** All that is missing, each once. */
export const eachOnce = (missing: readonly Missing[]): Missing[] => [
  ...new Map(missing.map((each) => [`${each.field} ${each.words}`, each])).values(),
];

/** What a part of the summaries is: an amount of the file, what is typed, or what other pages work out. */
export type PartKind = 'salePrice' | 'deposit' | 'loanAmount' | AdjustmentKind | 'proration' | 'payoff' | 'premiums';

/** One thing that stands in the summaries of a statement, figured or open. */
export interface StatementPart {
  /** The field or the row it comes from: `salePrice`, `payoffs.0`. */
  readonly from: string;
  readonly kind: PartKind;
  readonly label: string;
  /** Null while nobody knows. */
  readonly place: KindOfAdjustment['place'] | null;
  /** Whose lines it stands on. */
  readonly sides: readonly Side[];
  /** What it comes to for each side, without a sign. */
  readonly amounts: Partial<Readonly<Record<Side, Trace>>>;
  /** Of a payoff that is figured: what it is the sum of. */
  readonly steps?: readonly PayoffStep[] | undefined;
  readonly party?: string;
  /** Of a proration: what it is for, where the forms have a line of its own for that. */
  readonly prorationKind?: ProrationKind;
  /** The side that has the amount of the other one. */
  readonly mirrored?: Side;
  /** Empty for one that is figured. */
  readonly missing: readonly Missing[];
}

const both: readonly Side[] = ['buyer', 'seller'];
const ofNoSeller: readonly PartKind[] = kindsWithoutSeller;
/** Why what a seller would pay or get is open. */
export const noSeller = 'there is no seller on this file';

/** All parts of the summaries, open ones among them: amounts of the file, debits and credits, prorations, payoffs. */
export function partsOf(file: FileFacts, rows: StoredRows): StatementPart[] {
  const adjustments = rows.adjustments.map((row, at) => ofAdjustment(row, `adjustments.${at}`));
  const prorations = rows.prorations.map((row, at) => ofProration(row, file, `prorations.${at}`));
  const shared = [...adjustments, ...prorations].map((part) =>
    file.hasSeller || part.place === null || ofNoSeller.includes(part.kind) ? part : withoutSeller(part),
  );
  const payoffs = rows.payoffs.map((row, at) => ofPayoff(row, file, `payoffs.${at}`));
  return [...ofFile(file), ...shared, ...payoffs, ...partsLeftOut(file)];
}

/** Lists whose rows stand in the summaries, and the names of their pages. */
const summaryLists = { payoffs: 'Payoffs', prorations: 'Prorations', adjustments: 'Debits and credits' } as const;

/** What of a statement its reader has no right to. */
export const leftOutOf = (list: string, name: string): Missing => ({
  field: list,
  words: `${name}: your role may not read them`,
});

/** What the reader has no right to stands where its rows would. */
function partsLeftOut({ hasSeller, leftOut = [] }: FileFacts): StatementPart[] {
  return Object.entries(summaryLists).flatMap(([list, label]) => {
    if (!leftOut.includes(list)) return [];
    const part = { from: list, label, amounts: {}, missing: [leftOutOf(list, label)] };
    if (list === 'payoffs') return { ...part, kind: 'payoff', ...placeOfPayoffs(hasSeller) };
    const kind = list === 'prorations' ? 'proration' : 'Adjustment from borrower';
    return { ...part, kind, place: null, sides: both };
  });
}

const placeOfPayoffs = (hasSeller: boolean): Pick<StatementPart, 'place' | 'sides'> =>
  hasSeller ? { place: 'paid', sides: ['seller'] } : { place: 'due', sides: ['buyer'] };

/** Whoever typed it meant a seller: it is not dropped without a word. */
const withoutSeller = (part: StatementPart): StatementPart => ({
  ...part,
  sides: ['buyer'],
  amounts: {},
  missing: [{ field: part.from, words: `${part.label}: ${noSeller}` }],
});

function ofFile({ hasSeller, salePrice, earnestMoney, loan }: FileFacts): StatementPart[] {
  const ofSale = [
    amountOf('salePrice', 'salePrice', salePrice, 'due', both),
    amountOf('deposit', 'earnestMoney', earnestMoney, 'paid', ['buyer'], 'The earnest money, 0 if there is none'),
  ];
  return [
    ...(hasSeller ? ofSale : []),
    ...(loan ? [amountOf('loanAmount', 'loanAmount', loan.amount, 'paid', ['buyer'])] : []),
  ];
}

function amountOf(
  kind: 'salePrice' | 'deposit' | 'loanAmount',
  field: string,
  amount: number | null,
  place: 'due' | 'paid',
  sides: readonly Side[],
  words = `The ${transactionAmounts[kind].toLowerCase()}`,
): StatementPart {
  const label = transactionAmounts[kind];
  const part = { from: field, kind, label, place, sides };
  if (amount === null) return { ...part, amounts: {}, missing: [{ field, words }] };
  const trace = given(label, money(amount), field);
  return { ...part, amounts: Object.fromEntries(sides.map((side) => [side, trace])), missing: [] };
}

/** The sides that a kind of debit or credit has a line of. */
const sidesOf = ({ of }: KindOfAdjustment): readonly Side[] => (of === 'buyer' || of === 'seller' ? [of] : both);

function ofAdjustment(row: Partial<StoredAdjustment>, from: string): StatementPart {
  const figure = adjustmentFigure(row);
  const kind = row.kind ?? 'Adjustment from borrower';
  const known: KindOfAdjustment = adjustmentKinds[kind];
  const label = adjustmentName(row);
  const part = { from, kind, label, place: row.kind ? known.place : null, sides: sidesOf(known) };
  if (figure.kind === 'open') return { ...part, amounts: {}, missing: missingOf(figure.missing, label, from) };
  const { traces, party, mirrored } = figure;
  const amounts = Object.fromEntries(Object.entries(traces).map(([side, trace]) => [side, partOf(from, trace)]));
  return { ...part, amounts, missing: [], ...(party && { party }), ...(mirrored && { mirrored }) };
}

function ofProration(row: Partial<StoredProration>, { closingDate }: FileFacts, from: string): StatementPart {
  const figure = prorationFigure(row, closingDate);
  const name = prorationName(row);
  const prorationKind = prorationKindCalled(name);
  const part = {
    from,
    kind: 'proration',
    place: row.isPaid ? 'due' : 'paid',
    sides: both,
    ...(prorationKind && { prorationKind }),
  } as const;
  if (figure.kind === 'open')
    return { ...part, label: name, amounts: {}, missing: missingOf(figure.missing, name, from) };
  const { amount, days } = figure;
  const label = days ? `${name} ${formatDate(days.from)} to ${formatDate(days.to)}` : name;
  const trace = partOf(from, amount.trace);
  return { ...part, label, amounts: { buyer: trace, seller: trace }, missing: [] };
}

function ofPayoff({ fees, ...row }: StoredRows['payoffs'][number], file: FileFacts, from: string): StatementPart {
  const label = payoffName(row);
  const side = file.hasSeller ? 'seller' : 'buyer';
  const part = { from, kind: 'payoff', label, ...placeOfPayoffs(file.hasSeller) } as const;
  const figure = payoffFigure(row, fees, payDayOf(file));
  if (figure.kind === 'open') return { ...part, amounts: {}, missing: missingOf(figure.missing, label, from) };
  if (figure.total.value < 0) {
    const words = `${label}: the lender holds more than is owed`;
    return { ...part, amounts: {}, missing: [{ field: `${from}.credits`, words }] };
  }
  const steps = figure.steps.map((step) => ({ ...step, trace: partOf(from, step.trace) }));
  return { ...part, amounts: { [side]: partOf(from, figure.total.trace) }, steps, missing: [] };
}

/** Fields of the file, by what the rules of a row call them. */
const fileFields: Readonly<Record<string, string>> = {
  disbursementDate: 'disbursementDate',
  closing: 'closingDate',
  salePrice: 'salePrice',
  loanAmount: 'loanAmount',
};

/** What is missing for a row, by the way to its field; days and amounts of the file are named as such. */
export function missingOf(gaps: Readonly<Record<string, string>>, label: string, from: string): Missing[] {
  return Object.entries(gaps).map(([field, words]) => {
    const ofFile = fileFields[field];
    if (ofFile !== undefined) return { field: ofFile, words };
    if (field.startsWith('file.')) return { field, words };
    return { field: `${from}.${field}`, words: `${label}: ${words.charAt(0).toLowerCase()}${words.slice(1)}` };
  });
}
