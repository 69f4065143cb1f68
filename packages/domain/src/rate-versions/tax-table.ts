import {
  type ChargedFile,
  emptyTransferTax,
  noTaxTerms,
  type StoredTransferTax,
  type TransferTaxTerms,
  type tableBases,
  taxGaps,
  transferTaxFigure,
  transferTaxProblems,
} from '../government-charges/index.ts';
import { parseRate, type Rate } from '../money/index.ts';
import type { Citation } from '../trace/index.ts';
import { codeOfVersion } from './dated-versions.ts';

/** A tax of a table, in the words that a file keeps. Amounts are cents. */
export interface TableTax extends TransferTaxTerms {
  readonly label: string;
  readonly payee: string | null;
  readonly reckonedOn: (typeof tableBases)[number] | null;
  /** Percent of the borrower by custom or law; null where the table does not say. */
  readonly borrowerPart: Rate | null;
}

/** The taxes of a state or county on deeds and mortgages: open data of an office, with its source. */
export interface TaxTable {
  readonly code: string;
  readonly label: string;
  readonly state: string;
  readonly county: string | null;
  readonly source: Citation;
  readonly taxes: readonly TableTax[];
}

/** A tax as the table of a place has it in force, with the name of the version. */
export interface OfferedTax {
  /** The table it is of, through all its versions. */
  readonly code: string;
  readonly version: string;
  /** From which day the version is in force. */
  readonly from: string;
  /** What people call the table. */
  readonly table: string;
  readonly tax: TableTax;
}

/** What a tax of a file keeps of the version it is charged by. */
export type KeptTax = TransferTaxTerms & Pick<StoredTransferTax, 'rateVersion'>;

const plain = (name: string | null): string => (name ?? '').trim().toLowerCase();

/** Two taxes of a table are told apart by their names. */
export const isSameTax = (one: { readonly label: string | null }, other: { readonly label: string | null }): boolean =>
  plain(one.label) === plain(other.label);

/** As the database gives it back. */
function canonical(rate: Rate): Rate {
  const read = parseRate(rate);
  return read.ok ? read.value : rate;
}

const termsOf = (tax: TransferTaxTerms): TransferTaxTerms => ({
  level: tax.level,
  method: tax.method,
  reckonedOn: tax.reckonedOn,
  freeAmount: tax.freeAmount,
  rate: tax.rate === null ? null : canonical(tax.rate),
  unit: tax.unit,
  unitAmount: tax.unitAmount,
  flatAmount: tax.flatAmount,
  tiers: tax.tiers,
});

/** The terms that a tax keeps of the version it is charged by. */
export const keptTax = (version: string, tax: TableTax): KeptTax => ({ ...termsOf(tax), rateVersion: version });

/** The terms that a tax takes of a newer version, or of another table in place of its own: an amount of its own that it is reckoned on stays. */
export const refreshedTax = (
  { reckonedOn }: Pick<StoredTransferTax, 'reckonedOn'>,
  { version, tax }: Pick<OfferedTax, 'version' | 'tax'>,
): KeptTax => ({
  ...keptTax(version, tax),
  ...(reckonedOn === 'Own amount' ? { reckonedOn } : {}),
});

/** What a tax takes of another table that has the place of its own: also what it is called, and who is paid where the table says it. */
export const replacedTax = (
  stored: Pick<StoredTransferTax, 'reckonedOn'>,
  offered: Pick<OfferedTax, 'version' | 'tax'>,
) => ({
  ...refreshedTax(stored, offered),
  label: offered.tax.label,
  ...(offered.tax.payee === null ? {} : { payee: offered.tax.payee }),
});

/** What a tax takes that was none of the table before: also what it is called, who is paid and who bears it. */
export const takenTax = ({ version, tax }: Pick<OfferedTax, 'version' | 'tax'>) => ({
  ...keptTax(version, tax),
  label: tax.label,
  isExempt: false,
  baseAmount: null,
  ...(tax.payee === null ? {} : { payee: tax.payee }),
  ...(tax.borrowerPart === null ? {} : { borrowerPart: tax.borrowerPart }),
});

/** A tax that is added by a table: whose part the table does not say is open, whatever the tax before it has. */
export const addedTax = (offered: Pick<OfferedTax, 'version' | 'tax'>) => ({
  borrowerPart: null,
  ...takenTax(offered),
});

/** Whether a tax keeps other terms than these. */
export const hasOtherTaxTerms = (stored: KeptTax, terms: KeptTax): boolean =>
  stored.rateVersion !== terms.rateVersion ||
  // The keys of a literal are known by its type.
  (Object.keys(noTaxTerms) as (keyof TransferTaxTerms)[]).some((name) => (stored[name] ?? null) !== terms[name]);

/** Versions of the product are named by a day. */
const isOfProduct = (version: string): boolean => version.includes('@');

/** Whether a stored tax is charged by this one of a table. Each tax of the product has a table of its own, whatever the file calls it. */
export const isChargedBy = (
  { label, rateVersion }: Pick<StoredTransferTax, 'label' | 'rateVersion'>,
  { code, version, tax }: OfferedTax,
): boolean =>
  rateVersion !== null &&
  code === codeOfVersion(rateVersion) &&
  (isSameTax({ label }, tax) || (isOfProduct(rateVersion) && isOfProduct(version)));

/** The tax of a table that a stored one is charged by, as it is in force; undefined where none is. */
export const inForceOf = (stored: Pick<StoredTransferTax, 'label' | 'rateVersion'>, offered: readonly OfferedTax[]) =>
  offered.find((each) => isChargedBy(stored, each));

/** What a tax comes to on a file; null while something of it is missing. Who bears it does not matter here. */
export function taxCost(stored: StoredTransferTax, file: ChargedFile): number | null {
  const figure = transferTaxFigure({ ...stored, borrowerPart: '100' }, file);
  return figure.kind === 'figure' ? figure.amount.value : null;
}

/** What the tax of a table comes to on a file. */
export const tableTaxCost = (tax: TableTax, file: ChargedFile): number | null =>
  taxCost({ ...emptyTransferTax, ...tax }, file);

const anyFile: ChargedFile = { salePrice: 0, loanAmount: 0 };

const termsOfMethod: Readonly<Record<string, readonly (keyof TransferTaxTerms)[]>> = {
  Percent: ['rate'],
  'Each unit': ['unit', 'unitAmount'],
  Tiers: ['tiers'],
  'Flat amount': ['flatAmount'],
};

/** Terms that are given and that the method of a tax does not use: whoever wrote them means another tax. */
function unusedTerms(tax: TableTax): Readonly<Record<string, string>> {
  const all = Object.values(termsOfMethod).flat();
  const used = termsOfMethod[tax.method ?? ''] ?? all;
  const unused = all.filter((field) => !used.includes(field) && tax[field] !== null);
  return Object.fromEntries(unused.map((field) => [field, `A tax that is reckoned by ${tax.method} does not use it`]));
}

/** What is wrong with a tax of a table, by field: with all of a file known it has to be known, too. */
export const tableTaxProblems = (tax: TableTax): Readonly<Record<string, string>> => {
  const missing = taxGaps({ ...emptyTransferTax, ...tax }, anyFile);
  const asked = Object.entries(missing).map(([field, words]) => [field, `It is missing: ${words.toLowerCase()}`]);
  return { ...unusedTerms(tax), ...Object.fromEntries(asked), ...transferTaxProblems(tax) };
};
