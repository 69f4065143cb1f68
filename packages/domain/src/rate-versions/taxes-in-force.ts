import { inForceOn } from '../dates/index.ts';
import { attempt, InputError } from '../errors/index.ts';
import { formatDate } from '../formats/index.ts';
import { countyNamed } from '../government-charges/county-names.ts';
import { noTaxTerms, type TransferTax, taxedStates, taxesOfPlace, tierText } from '../government-charges/index.ts';
import { cents } from '../money/index.ts';
import { type DatedVersion, isOfCounty, versionName, versionOn } from './dated-versions.ts';
import { isSameTax, type OfferedTax, type TableTax, type TaxTable } from './tax-table.ts';

/** A version of a tax table, as it was imported. */
export type TaxVersion = DatedVersion & { readonly file: TaxTable };

/** Where a property is, and what it costs: some tables go by it. */
export interface TaxPlace {
  readonly state: string | null;
  readonly county: string | null;
  readonly salePrice: number | null;
}

/** The taxes of a place on a day, and what of them is not known: a tax is never left out without a word. */
export interface TaxesInForce {
  readonly offered: readonly OfferedTax[];
  readonly unknown: readonly string[];
}

/**
 * The taxes of a place in force on a day: those of the office’s tables of its state and its county, and those that come with the product for which
 * the office has no table.
 */
export function taxesInForce(versions: readonly TaxVersion[], place: TaxPlace, day: string): TaxesInForce {
  const codes = [...new Set(versions.filter(({ state }) => state === place.state).map(({ code }) => code))];
  const inForce = codes.flatMap((code) => versionOn(versions, code, day) ?? []);
  const ofPlace = inForce.filter((version) => version.county === null || isOfCounty(version, place.county));
  const tables = ofPlace.map(({ file }) => file);
  const ofProduct = productTaxes(place, day, (tax) => tables.some((table) => takesPlaceOf(table, tax)));
  const own = ofPlace.flatMap((version) =>
    version.file.taxes
      .filter((tax) => !isOfCountyAlone(tax, version.file, tables))
      .map((tax) => offeredBy(version, tax)),
  );
  const ofSomeCounty = place.county === null ? inForce.filter(({ county }) => county !== null) : [];
  return {
    offered: [...own, ...ofProduct.taxes.map(offeredByProduct)],
    unknown: [
      ...ofProduct.unknown,
      ...(ofSomeCounty.length === 0
        ? []
        : [
            `The file does not say the county, and there are tables of one: ${ofSomeCounty.map(versionName).join(', ')}`,
          ]),
    ],
  };
}

/** The taxes that come with the product of which a table takes the place on a day. */
export const replacedTaxes = (table: TaxTable, day: string): readonly TableTax[] =>
  productTaxes({ ...table, salePrice: null }, day, () => false)
    .taxes.filter((tax) => takesPlaceOf(table, tax))
    .map(tableTaxOf);

/**
 * Whether a table of an office takes the place of a tax of the product: one of the state that of all taxes of the state, one of a county that of
 * the taxes of the county, and, where it has a tax of the state, of those that the state takes in this county alone (Miami-Dade’s on the deed).
 */
function takesPlaceOf({ county, taxes }: TaxTable, tax: TransferTax): boolean {
  if (county === null) return !tax.isOfCounty;
  if (tax.isOfCounty) return true;
  return countyNamed(county, [tax.place]) !== undefined && taxes.some(isOfState);
}

/** Whether a tax of a table of the state is another one in this county: its table has one of the state of the same name. */
const isOfCountyAlone = (tax: TableTax, { county }: TaxTable, tables: readonly TaxTable[]): boolean =>
  county === null &&
  tables.some((table) => table.county !== null && table.taxes.some((each) => isOfState(each) && isSameTax(each, tax)));

const isOfState = ({ level }: TableTax): boolean => level === 'State';

const offeredBy = (version: TaxVersion, tax: TableTax): OfferedTax => ({
  code: version.code,
  version: versionName(version),
  from: version.effectiveFrom ?? '',
  table: version.file.label,
  tax,
});

interface ProductTaxes {
  readonly taxes: readonly TransferTax[];
  readonly unknown: readonly string[];
}

/** What the file does not say is taken as what is taxed: no tax is left out because nobody knows. */
function productTaxes(
  { state: named, county, salePrice }: TaxPlace,
  day: string,
  isReplaced: (tax: TransferTax) => boolean,
): ProductTaxes {
  const state = taxedStates.find((each) => each === named);
  if (state === undefined) return { taxes: [], unknown: [] };
  const facts = { isSingleFamily: false, isPrincipalResidence: false, isResidential: true };
  const made = attempt(() =>
    taxesOfPlace({ ...facts, state, county: county ?? undefined, salePrice: cents(salePrice ?? 0) }),
  );
  if (made instanceof InputError) return { taxes: [], unknown: [made.message] };
  const dated = made.filter((tax) => !isReplaced(tax));
  const found = [...new Set(dated.map(({ id }) => id))].map((id) => {
    const tables = dated.filter((tax) => tax.id === id);
    return inForceOn(tables, day) ?? gapOf(tables, day);
  });
  return {
    taxes: found.filter((each) => typeof each !== 'string'),
    unknown: [...found.filter((each) => typeof each === 'string'), ...untoldOf({ state, county, salePrice }, dated)],
  };
}

/** What the taxes of a place go by and the file does not say. */
function untoldOf({ state, county, salePrice }: TaxPlace, taxes: readonly TransferTax[]): string[] {
  if (state === 'RI' && salePrice === null && taxes.length > 0)
    return ['Rhode Island: a residence above a price has a second tax, and the file has no price'];
  if (state === 'FL' && county === null)
    return ['Florida: Miami-Dade has taxes of its own on the deed, and the file does not say the county'];
  return [];
}

/** Why a tax has no table on a day. */
function gapOf(tables: readonly TransferTax[], day: string): string {
  const inOrder = tables.toSorted((one, other) => one.from.localeCompare(other.from));
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  const name = `${last?.label}, ${last?.place}`;
  return last?.to !== undefined && day > last.to
    ? `${name}: the table that is known ended on ${formatDate(last.to)}`
    : `${name}: the first table that is known begins on ${formatDate(first?.from ?? null)}`;
}

const offeredByProduct = (tax: TransferTax): OfferedTax => ({
  code: tax.id,
  version: `${tax.id}@${tax.from}`,
  from: tax.from,
  table: tax.place,
  tax: tableTaxOf(tax),
});

const words = {
  salePrice: 'Sale price',
  loanAmount: 'Loan amount',
  priceAndExcessLoan: 'Price or larger loan',
} as const;

/** A tax of the product in the words that a file keeps. */
function tableTaxOf({ label, isOfCounty: ofCounty, base, terms, exempt, split }: TransferTax): TableTax {
  const common = {
    ...noTaxTerms,
    label,
    payee: null,
    level: ofCounty ? 'City or county' : 'State',
    reckonedOn: words[base],
    freeAmount: exempt ?? null,
    borrowerPart: String((100 * split.buyer) / (split.buyer + split.seller)),
  } as const;
  switch (terms.kind) {
    case 'percent':
      return { ...common, method: 'Percent', rate: terms.percent };
    case 'perUnit':
      return { ...common, method: 'Each unit', unit: terms.unit, unitAmount: terms.amount };
    case 'tiers':
      return { ...common, method: 'Tiers', tiers: tierText(terms) };
  }
}
