import type { ChargedFile, StoredTransferTax } from '../government-charges/index.ts';
import type { TriedCharge } from './recording-schedule.ts';
import { isSameTax, refreshedTax, type TableTax, type TaxTable, tableTaxCost, taxCost } from './tax-table.ts';

/** Prices of the example purchases; each loan is four fifths of its price. */
const prices = [100_000_00, 250_000_00, 500_000_00, 1_000_000_00, 2_500_000_00];
const noDocument = { pages: null, names: null } as const;

type Taxes = Pick<TaxTable, 'taxes'>;

const taxIn = (table: Taxes, tax: { readonly label: string | null }): TableTax | undefined =>
  table.taxes.find((each) => isSameTax(each, tax));

/** The taxes of either version on example purchases, by the version in force and by the other. */
export function triedPurchases(tried: Taxes, inForce: Taxes | null): readonly TriedCharge[] {
  const all = [...tried.taxes, ...(inForce?.taxes ?? []).filter((tax) => !taxIn(tried, tax))];
  return all.flatMap((tax) =>
    prices.map((salePrice): TriedCharge => {
      const file = { salePrice, loanAmount: (salePrice / 5) * 4 };
      const costBy = (table: Taxes | null) => {
        const found = table && taxIn(table, tax);
        return found ? tableTaxCost(found, file) : null;
      };
      return {
        label: `${tax.label}, ${dollars(salePrice)} and a loan of ${dollars(file.loanAmount)}`,
        ...noDocument,
        before: costBy(inForce),
        after: costBy(tried),
      };
    }),
  );
}

const dollars = (amount: number): string => `$${(amount / 100).toLocaleString('en-US')}`;

/** A tax of a file as it is, and as it would be after a refresh. */
export function triedTax(stored: StoredTransferTax, file: ChargedFile, tried: Taxes): TriedCharge {
  const tax = taxIn(tried, stored);
  return {
    label: stored.label?.trim() || 'Transfer tax',
    ...noDocument,
    before: taxCost(stored, file),
    after: tax ? taxCost({ ...stored, ...refreshedTax(stored, { version: '', tax }) }, file) : null,
  };
}
