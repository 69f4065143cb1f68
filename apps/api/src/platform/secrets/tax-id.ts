import type { SecretBox, SecretPlace } from './secret-box.ts';

/** The columns of order_parties that hold an SSN or a tax id. */
export interface TaxIDColumns {
  readonly tax_id_encrypted: Buffer | null;
  readonly tax_id_last4: string | null;
  readonly tax_id_kind: string | null;
}

/** What to store for a tax id as it was entered: `123-45-6789` or `12-3456789`; null clears it. */
export function sealTaxID(box: SecretBox, tenant: string, taxID: string | null): TaxIDColumns {
  if (taxID === null) return { tax_id_encrypted: null, tax_id_last4: null, tax_id_kind: null };
  const place: SecretPlace = { tenant, table: 'order_parties', column: 'tax_id_encrypted' };
  return {
    tax_id_encrypted: box.encrypt(taxID, place),
    tax_id_last4: taxID.slice(-4),
    tax_id_kind: taxID.indexOf('-') === 3 ? 'ssn' : 'ein',
  };
}
