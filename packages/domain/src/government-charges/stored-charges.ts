import type { Rate } from '../money/index.ts';
import { mostTierText, parseTiers } from './tier-text.ts';

/** What a document is recorded as, in the words that are stored; the forms sum the first three. */
export const recordedAs = ['Deed', 'Mortgage', 'Release', 'Other'] as const;

/** Whose tax a transfer tax is, in the words that are stored. */
export const taxLevels = ['State', 'City or county'] as const;

/** What the tax of a table is reckoned on: the price, the loan, or the price and what of the loan is more than it. */
export const tableBases = ['Sale price', 'Loan amount', 'Price or larger loan'] as const;

/** What a transfer tax is reckoned on, in the words that are stored. */
export const taxBases = [...tableBases, 'Own amount'] as const;

/** How a transfer tax is reckoned, in the words that are stored. */
export const taxMethods = ['Percent', 'Each unit', 'Tiers', 'Flat amount'] as const;

/** How much one statement holds of documents and taxes: a closing disclosure takes 15 taxes (UCD). */
export const governmentLimits = {
  documents: 40,
  taxes: 15,
  pages: 9999,
  names: 999,
  name: 120,
  tiers: mostTierText,
  memo: 2000,
} as const;

/** What a document keeps of the version of a schedule it is charged by: it stays with these terms until it is refreshed. Amounts are cents. */
export interface RecordingTerms {
  /** The name of the version: `harris-tx#3`. */
  readonly rateVersion: string | null;
  readonly baseFee: number | null;
  readonly pagesIncluded: number | null;
  readonly pageFee: number | null;
  readonly namesIncluded: number | null;
  readonly nameFee: number | null;
  readonly surcharges: number | null;
}

/** A document to record as it is stored, as far as it is known. Amounts are cents. */
export interface StoredRecordingDocument extends RecordingTerms {
  readonly label: string | null;
  readonly kind: (typeof recordedAs)[number] | null;
  readonly pages: number | null;
  readonly names: number | null;
  /** What is typed counts, whatever a schedule says. */
  readonly fee: number | null;
  /** Percent of the borrower; the seller bears the rest. */
  readonly borrowerPart: Rate | null;
}

/** By what a tax is reckoned, as far as it is known. Amounts are cents. */
export interface TransferTaxTerms {
  readonly level: (typeof taxLevels)[number] | null;
  readonly method: (typeof taxMethods)[number] | null;
  readonly reckonedOn: (typeof taxBases)[number] | null;
  /** What of the base is free of it. */
  readonly freeAmount: number | null;
  readonly rate: Rate | null;
  readonly unit: number | null;
  readonly unitAmount: number | null;
  readonly flatAmount: number | null;
  /** As `parseTiers` reads them. */
  readonly tiers: string | null;
}

/** A transfer tax as it is stored, as far as it is known. Amounts are cents. */
export interface StoredTransferTax extends TransferTaxTerms {
  readonly label: string | null;
  readonly payee: string | null;
  readonly isExempt: boolean;
  readonly baseAmount: number | null;
  /** The name of the version whose terms it was charged by: `any-county#3`. */
  readonly rateVersion: string | null;
  readonly borrowerPart: Rate | null;
}

/** The terms of a document that is charged by no schedule. */
export const noTerms: RecordingTerms = {
  rateVersion: null,
  baseFee: null,
  pagesIncluded: null,
  pageFee: null,
  namesIncluded: null,
  nameFee: null,
  surcharges: null,
};

/** A document of which nothing is known yet. */
export const emptyRecordingDocument: StoredRecordingDocument = {
  ...noTerms,
  label: null,
  kind: null,
  pages: null,
  names: null,
  fee: null,
  borrowerPart: null,
};

/** The terms of a tax of which none is known. */
export const noTaxTerms: TransferTaxTerms = {
  level: null,
  method: null,
  reckonedOn: null,
  freeAmount: null,
  rate: null,
  unit: null,
  unitAmount: null,
  flatAmount: null,
  tiers: null,
};

/** A tax of which nothing is known yet. */
export const emptyTransferTax: StoredTransferTax = {
  ...noTaxTerms,
  label: null,
  payee: null,
  isExempt: false,
  baseAmount: null,
  rateVersion: null,
  borrowerPart: null,
};

/** What people call a document to record. */
export const recordingDocumentName = ({ label, kind }: Pick<StoredRecordingDocument, 'label' | 'kind'>): string =>
  label?.trim() || kind || 'document';

/** What people call a transfer tax. */
export const transferTaxName = ({ label }: Pick<StoredTransferTax, 'label'>): string => label?.trim() || 'Transfer tax';

const isAboveAll = (percent: Rate | null | undefined): boolean => Number(percent ?? 0) > 100;
const partProblem = 'A part is at most 100 %';

/** What is wrong with a document as a whole, by field. */
export const recordingDocumentProblems = ({
  borrowerPart,
}: Partial<StoredRecordingDocument>): { borrowerPart?: string } =>
  isAboveAll(borrowerPart) ? { borrowerPart: partProblem } : {};

function tierProblem(tiers: string | null): { tiers?: string } {
  const read = tiers === null ? null : parseTiers(tiers);
  return read?.ok === false ? { tiers: read.message } : {};
}

/** What is wrong with a tax as a whole, by field. */
export const transferTaxProblems = ({
  rate,
  unit,
  tiers,
  borrowerPart,
}: Partial<StoredTransferTax>): { rate?: string; unit?: string; tiers?: string; borrowerPart?: string } => ({
  ...(isAboveAll(rate) ? { rate: 'A tax is at most 100 %' } : {}),
  ...(unit === 0 ? { unit: 'A unit is above zero' } : {}),
  ...tierProblem(tiers ?? null),
  ...(isAboveAll(borrowerPart) ? { borrowerPart: partProblem } : {}),
});
