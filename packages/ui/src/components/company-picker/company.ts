/** A company as the search gives it. */
export interface Company {
  /** 0 for one that is used on this file only and has no record. */
  companyID: number;
  companyName: string;
  city?: string | undefined;
  state?: string | undefined;
  isOneTimeUse?: boolean | undefined;
  /** Shown greyed, with the reason; it cannot be picked any more. */
  isInactive?: boolean | undefined;
  inactiveReason?: string | undefined;
}

/** `1042 - Ficus Bank`; a one-time company has no number to show. */
export const displayName = ({ companyID, companyName }: Company): string =>
  companyID > 0 ? `${companyID} - ${companyName}` : companyName;

/** A company is valid when there is no name, or when it has a record. */
export const isValidCompany = (company: Company | null): boolean => !company?.companyName || company.companyID > 0;

export type CompanySearchField = 'Name' | 'FriendlyName';

/** What a typed text asks for. */
export type CompanyTerm = { companyID: number } | { searchTerm: string; searchFields: readonly CompanySearchField[] };

const FIELDS: readonly CompanySearchField[] = ['Name', 'FriendlyName'];

/** Reads a typed text: figures only are the company's number, `1042 - Ficus Bank` is searched by its name; null if there is nothing. */
export function parseCompanyText(typed: string): CompanyTerm | null {
  const text = typed.trim();
  if (!text) return null;
  if (/^\d+$/.test(text)) return { companyID: Number(text) };
  const name = /^\d+ - (.+)$/.exec(text)?.[1]?.trim();
  return { searchTerm: name ?? text, searchFields: FIELDS };
}

const PLACE_OF_CLOSING = 9;
const SETTLEMENT_AGENT = 28;

/** Companies that may take a role without having it as their type are marked by a flag. */
export type CompanyRoleFlag = 'isPlaceOfClosing' | 'isSettlementAgent';

/** The flags that count besides the roles themselves. */
export function roleFlags(roleTypeIDs: readonly number[]): CompanyRoleFlag[] {
  const flags: CompanyRoleFlag[] = [];
  if (roleTypeIDs.includes(PLACE_OF_CLOSING)) flags.push('isPlaceOfClosing');
  if (roleTypeIDs.includes(SETTLEMENT_AGENT)) flags.push('isSettlementAgent');
  return flags;
}
