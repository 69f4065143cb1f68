/** A company and one of its contacts, as a custom field keeps them; 0 for none. */
export interface CompanyValue {
  readonly companyID: number;
  readonly contactID: number;
}

/** `companyID-contactID` (core.md §3); null for no company. Throws a RangeError for ids that are no whole numbers from 0. */
export function formatCompanyValue({ companyID, contactID }: CompanyValue): string | null {
  for (const id of [companyID, contactID]) {
    if (!Number.isSafeInteger(id) || id < 0) throw new RangeError(`Not an id: ${id}`);
  }
  return companyID === 0 ? null : `${companyID}-${contactID}`;
}

/** Reads `companyID-contactID`. Null for an empty text and for one that is none; a company alone has no contact. */
export function parseCompanyValue(text: string | null): CompanyValue | null {
  const match = /^(\d{1,15})(?:-(\d{1,15}))?$/.exec(text?.trim() ?? '');
  if (!match) return null;
  const companyID = Number(match[1]);
  return companyID > 0 ? { companyID, contactID: Number(match[2] ?? 0) } : null;
}
