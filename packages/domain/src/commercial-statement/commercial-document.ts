import type {
  CommercialSide,
  StoredCommercial,
  StoredCommercialAmount,
  StoredCommercialLine,
  StoredCommercialParty,
  StoredTenant,
} from './stored.ts';

type Rows<Row, ID extends string> = readonly (Omit<Row, 'key' | 'id' | 'line'> & Readonly<Record<ID, number>>)[];

/** A commercial statement as it travels: itself and its lists, whose rows are known by their ids. */
export interface CommercialDocument extends Pick<StoredCommercial, 'closingDate'> {
  readonly statement: { readonly closingDayOf: CommercialSide | null };
  readonly commercialParties: Rows<StoredCommercialParty, 'commercialPartyID'>;
  readonly commercialLines: Rows<StoredCommercialLine, 'commercialLineID'>;
  readonly commercialAmounts: Rows<StoredCommercialAmount, 'commercialAmountID' | 'commercialLineID'>;
  readonly commercialTenants: Rows<StoredTenant, 'commercialTenantID'>;
}

const known = (id: number) => ({ key: id, id });

/** What a commercial statement is reckoned with, as it is stored: the key of a row is its id. */
export const storedCommercial = (document: CommercialDocument): StoredCommercial => ({
  closingDate: document.closingDate,
  closingDayOf: document.statement.closingDayOf,
  parties: document.commercialParties.map((row) => ({ ...row, ...known(row.commercialPartyID) })),
  lines: document.commercialLines.map((row) => ({ ...row, ...known(row.commercialLineID) })),
  amounts: document.commercialAmounts.map((row) => ({
    ...row,
    ...known(row.commercialAmountID),
    line: row.commercialLineID,
  })),
  tenants: document.commercialTenants.map((row) => ({ ...row, ...known(row.commercialTenantID) })),
});
