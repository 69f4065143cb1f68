import { cappedKey } from '../check-writing/index.ts';
import { nameKey } from '../parties/index.ts';

/** Whom an invoice is to: a contact of the file, or a company of the directory. */
export type InvoiceCustomer =
  | { readonly kind: 'contact'; readonly rolesID: number }
  | { readonly kind: 'company'; readonly companyID: number };

/** Who a customer is in all files: the company, or without one whoever is called so. */
export const customerKey = ({
  companyID,
  name,
}: {
  readonly companyID: number | null;
  readonly name: string;
}): string => (companyID === null ? cappedKey(`name ${nameKey(name)}`) : `company ${companyID}`);

/** The company in the key of a customer; null where it is none of the directory. */
export function companyInKey(key: string): number | null {
  const [, id] = /^company (\d+)$/.exec(key) ?? [];
  return id === undefined ? null : Number(id);
}
