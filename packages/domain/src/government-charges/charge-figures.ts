import { attempt, InputError } from '../errors/index.ts';
import { checkRate } from '../loans/index.ts';
import { addCents, type Cents, cents, zeroCents } from '../money/index.ts';
import { type BorneBySides, borneBySides } from '../settlement/index.ts';
import { type Citation, type Explained, explainedMoney, given, money, partOf } from '../trace/index.ts';
import { recordingFee } from './recording-fee.ts';
import {
  type StoredRecordingDocument,
  type StoredTransferTax,
  type tableBases,
  transferTaxName,
} from './stored-charges.ts';
import { parseTiers, type TierTerms } from './tier-text.ts';
import { baseOf, type PlainTerms, plainTax, type TaxBase, taxByTerms } from './transfer-tax.ts';

/** What of the file a transfer tax is reckoned with. */
export interface ChargedFile {
  readonly salePrice: number | null;
  readonly loanAmount: number | null;
}

type Gaps = Readonly<Record<string, string>>;

/** What a document or a tax costs and who bears it, or what has to be known first, by field. */
export type ChargeFigure =
  | ({ readonly kind: 'figure'; readonly amount: Explained<Cents> } & BorneBySides)
  | { readonly kind: 'open'; readonly missing: Gaps };

/** What it costs to record a document: the fee that is typed, or that of the schedule whose terms it keeps. None is assumed. */
export function recordingDocumentFigure(stored: StoredRecordingDocument): ChargeFigure {
  const { kind, fee, borrowerPart } = stored;
  return figured(
    {
      ...(kind === null ? { kind: 'What it is recorded as' } : {}),
      ...(fee === null ? scheduleGaps(stored) : {}),
      ...partGap(borrowerPart),
    },
    borrowerPart,
    () => (fee === null ? feeBySchedule(stored) : typedFee(stored, fee)),
  );
}

const isBySchedule = ({ rateVersion, baseFee }: StoredRecordingDocument): boolean =>
  // A version of a statement that was kept before there were schedules says nothing of them.
  (rateVersion ?? null) !== null && (baseFee ?? null) !== null;

function scheduleGaps(stored: StoredRecordingDocument): Gaps {
  if (!isBySchedule(stored)) return { fee: 'The fee of the recorder, 0 if there is none' };
  return {
    ...(stored.pages === null ? { pages: 'How many pages it has' } : {}),
    ...(stored.names === null && (stored.nameFee ?? 0) > 0 ? { names: 'How many names are indexed' } : {}),
  };
}

const typedFee = ({ label }: StoredRecordingDocument, fee: number): Explained<Cents> =>
  explainedMoney(cents(fee, 'fee'), {
    label: label?.trim() || 'Recording',
    formula: 'The fee of the recorder',
    math: 'a',
    inputs: [given('Fee', money(fee), 'fee')],
  });

function feeBySchedule({ label, pages, names, ...terms }: StoredRecordingDocument): Explained<Cents> {
  const version = terms.rateVersion ?? '';
  return recordingFee(
    { pages: pages ?? 1, names: names ?? 0 },
    {
      label: label?.trim() || 'Recording',
      base: cents(terms.baseFee ?? 0, 'baseFee'),
      pagesIncluded: terms.pagesIncluded ?? 0,
      perPage: cents(terms.pageFee ?? 0, 'pageFee'),
      namesIncluded: terms.namesIncluded ?? 0,
      perName: cents(terms.nameFee ?? 0, 'nameFee'),
      surcharges: terms.surcharges ? [{ label: 'Surcharges', amount: cents(terms.surcharges, 'surcharges') }] : [],
      source: { text: `Recording-fee schedule ${version}` },
    },
  );
}

/** What a transfer tax comes to. What the file is exempt from is zero, and says so. */
export function transferTaxFigure(stored: StoredTransferTax, file: ChargedFile): ChargeFigure {
  const { level, isExempt, borrowerPart } = stored;
  return figured(
    {
      ...(level === null ? { level: 'Whose tax it is' } : {}),
      ...(isExempt ? {} : taxGaps(stored, file)),
      ...partGap(borrowerPart),
    },
    borrowerPart,
    () => taxAmount(stored, file),
  );
}

const partGap = (part: string | null): Gaps =>
  part === null ? { borrowerPart: 'The part of the borrower, 0 if the seller pays' } : {};

/** What of a tax has to be known before it can be reckoned on a file, by field. */
export function taxGaps(
  { method, rate: percent, unit, unitAmount, flatAmount, tiers, ...base }: StoredTransferTax,
  file: ChargedFile,
): Gaps {
  return {
    ...(method === null ? { method: 'How it is reckoned' } : {}),
    ...(method === 'Percent' && percent === null ? { rate: 'The rate' } : {}),
    ...(method === 'Each unit' && !unit ? { unit: 'The unit, above zero' } : {}),
    ...(method === 'Each unit' && unitAmount === null ? { unitAmount: 'The tax of a unit' } : {}),
    ...(method === 'Tiers' && tiersOf(tiers) === null ? { tiers: 'The tiers' } : {}),
    ...(method === 'Flat amount' && flatAmount === null ? { flatAmount: 'The flat amount' } : {}),
    ...(method !== null && method !== 'Flat amount' ? baseGaps(base, file) : {}),
  };
}

function tiersOf(text: string | null | undefined): TierTerms | null {
  const read = parseTiers(text ?? '');
  return read.ok ? read.value : null;
}

function baseGaps(
  { reckonedOn, baseAmount }: Pick<StoredTransferTax, 'reckonedOn' | 'baseAmount'>,
  file: ChargedFile,
): Gaps {
  switch (reckonedOn) {
    case null:
      return { reckonedOn: 'What it is reckoned on' };
    case 'Sale price':
    case 'Price or larger loan':
      return file.salePrice === null ? { salePrice: 'The sale price of the file' } : {};
    case 'Loan amount':
      return file.loanAmount === null ? { loanAmount: 'The amount of the loan' } : {};
    case 'Own amount':
      return baseAmount === null ? { baseAmount: 'The amount it is reckoned on' } : {};
  }
}

function taxAmount(stored: StoredTransferTax, file: ChargedFile): Explained<Cents> {
  const label = transferTaxName(stored);
  if (stored.isExempt)
    return explainedMoney(zeroCents, {
      label,
      formula: 'The file is exempt',
      math: 'a',
      inputs: [given('Tax of an exempt file', money(0), 'isExempt')],
    });
  const tiers = stored.method === 'Tiers' ? tiersOf(stored.tiers) : null;
  if (tiers !== null) return taxByTerms(taxedOf(stored, file), tiers, label, sourceOfTax(stored));
  const terms = termsOf(stored);
  return terms === null
    ? explainedMoney(cents(stored.flatAmount ?? 0, 'flatAmount'), {
        label,
        formula: 'A flat amount',
        math: 'a',
        inputs: [given('Flat amount', money(stored.flatAmount ?? 0), 'flatAmount')],
      })
    : plainTax(taxedOf(stored, file), terms, label, (name, value, field) => given(name, value, field));
}

const sourceOfTax = ({ rateVersion }: StoredTransferTax): Citation => ({
  // A version of a statement that was kept before there were tables says nothing of them.
  text: (rateVersion ?? null) === null ? 'Tiers as they are typed' : `Tax table ${rateVersion}, or typed over it`,
});

function termsOf({ method, rate: percent, unit, unitAmount }: StoredTransferTax): PlainTerms | null {
  if (method === 'Percent') return { kind: 'percent', percent: checkRate(percent ?? '0') };
  if (method !== 'Each unit') return null;
  return { kind: 'perUnit', unit: cents(unit ?? 0, 'unit'), amount: cents(unitAmount ?? 0, 'unitAmount') };
}

const baseOfWords = {
  'Sale price': 'salePrice',
  'Loan amount': 'loanAmount',
  'Price or larger loan': 'priceAndExcessLoan',
} as const satisfies Record<(typeof tableBases)[number], TaxBase>;

function taxedOf({ reckonedOn, baseAmount, freeAmount }: StoredTransferTax, file: ChargedFile): Explained<Cents> {
  const whole =
    reckonedOn === 'Own amount'
      ? {
          value: cents(baseAmount ?? 0, 'baseAmount'),
          trace: given('Own amount', money(baseAmount ?? 0), 'baseAmount'),
        }
      : baseOf(
          { salePrice: cents(file.salePrice ?? 0, 'salePrice'), loanAmount: cents(file.loanAmount ?? 0, 'loanAmount') },
          baseOfWords[reckonedOn ?? 'Sale price'],
        );
  if (freeAmount === null) return whole;
  return explainedMoney(cents(Math.max(0, whole.value - freeAmount), 'freeAmount'), {
    label: 'Taxed',
    formula: 'The base less what is free of the tax',
    math: 'max(a - b, 0)',
    inputs: [whole.trace, given('Free of the tax', money(freeAmount), 'freeAmount')],
  });
}

/** The borrower bears a percent, the seller the rest: together the amount, to the cent. */
function figured(missing: Gaps, part: string | null, amountOf: () => Explained<Cents>): ChargeFigure {
  if (Object.keys(missing).length > 0 || part === null) return { kind: 'open', missing };
  const made = attempt(() => {
    const amount = amountOf();
    return { kind: 'figure', amount, ...borneBySides(amount, checkRate(part, 'borrowerPart')) } as const;
  });
  return made instanceof InputError ? { kind: 'open', missing: { [made.field]: made.message } } : made;
}

/**
 * What all rows of a list come to, and each side of them; null as long as one of them is open.
 * @param list how the rows are called in the fields of a trace: `recordingDocuments`
 */
export function chargeTotals(figures: readonly ChargeFigure[], list: string, label: string) {
  const known = figures.flatMap((figure) => (figure.kind === 'figure' ? [figure] : []));
  if (known.length < figures.length) return null;
  const sumOf = (side: 'amount' | 'borrower' | 'seller', words: string) =>
    explainedMoney(addCents(...known.map((each) => each[side].value)), {
      label: words,
      formula: 'All rows',
      math: 'sum(all)',
      inputs: known.map((each, at) => partOf(`${list}.${at}`, each[side].trace)),
    });
  const totals = attempt(() => ({
    all: sumOf('amount', label),
    borrower: sumOf('borrower', `${label}, borrower`),
    seller: sumOf('seller', `${label}, seller`),
  }));
  return totals instanceof InputError ? null : totals;
}
