import type { SecretBox, SecretPlace } from './secret-box.ts';

/** The columns of a table that hold an SSN or a tax id. */
export interface TaxIDColumns {
  readonly tax_id_encrypted: Buffer | null;
  readonly tax_id_last4: string | null;
  readonly tax_id_kind: string | null;
}

/**
 * What to store for a tax id as it was entered: `123-45-6789` or `12-3456789`; null clears it.
 * @param table where it is stored: it opens nowhere else
 */
export function sealTaxID(box: SecretBox, tenant: string, taxID: string | null, table = 'order_parties'): TaxIDColumns {
  if (taxID === null) return { tax_id_encrypted: null, tax_id_last4: null, tax_id_kind: null };
  return {
    tax_id_encrypted: box.encrypt(taxID, placeOf(tenant, table)),
    tax_id_last4: taxID.slice(-4),
    tax_id_kind: taxID.indexOf('-') === 3 ? 'ssn' : 'ein',
  };
}

/** The tax id as it was entered. */
export function openTaxID(box: SecretBox, tenant: string, sealed: Uint8Array): string {
  return box.decrypt(sealed, placeOf(tenant));
}

const placeOf = (tenant: string, table = 'order_parties'): SecretPlace => ({
  tenant,
  table,
  column: 'tax_id_encrypted',
});
