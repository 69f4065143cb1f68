import { type SecretBox, type SecretPlace, SecretUnreadable } from './secret-box.ts';

/** The columns of a table that hold an SSN or a tax id. */
export interface TaxIDColumns {
  readonly tax_id_encrypted: Buffer | null;
  readonly tax_id_last4: string | null;
  readonly tax_id_kind: string | null;
}

/** The same of a tax id that is there. */
export type SealedTaxID = { readonly [K in keyof TaxIDColumns]: NonNullable<TaxIDColumns[K]> };

/** A row that has a tax id, of contacts of files where no table is named. */
export interface TaxIDPlace {
  readonly tenant: string;
  readonly row: number;
  readonly table?: string;
}

/**
 * What to store for a tax id as it was entered: `123-45-6789` or `12-3456789`; null clears it.
 * @param place the row that it is stored in: it opens nowhere else
 */
export function sealTaxID(box: SecretBox, place: TaxIDPlace, taxID: string): SealedTaxID;
export function sealTaxID(box: SecretBox, place: TaxIDPlace, taxID: string | null): TaxIDColumns;
export function sealTaxID(box: SecretBox, place: TaxIDPlace, taxID: string | null): TaxIDColumns {
  if (taxID === null) return { tax_id_encrypted: null, tax_id_last4: null, tax_id_kind: null };
  return {
    tax_id_encrypted: box.encrypt(taxID, placeOf(place)),
    tax_id_last4: taxID.slice(-4),
    tax_id_kind: taxID.indexOf('-') === 3 ? 'ssn' : 'ein',
  };
}

/**
 * The tax id as it was entered.
 * @param last4 what is stored beside it
 */
export function openTaxID(box: SecretBox, place: TaxIDPlace, sealed: Uint8Array, last4: string | null): string {
  return openBeside(box, placeOf(place), sealed, last4);
}

/**
 * Opens a value that is shown by its last characters, which are stored beside it: values of the old form, which knew no row, are told
 * apart by them alone.
 */
export function openBeside(box: SecretBox, place: SecretPlace, sealed: Uint8Array, last4: string | null): string {
  const plain = box.decrypt(sealed, place);
  if (last4 === null || plain.slice(-4) !== last4)
    throw new SecretUnreadable('it does not end as what is stored beside it says', place);
  return plain;
}

const placeOf = ({ tenant, row, table = 'order_parties' }: TaxIDPlace): SecretPlace => ({
  tenant,
  table,
  column: 'tax_id_encrypted',
  row,
});
