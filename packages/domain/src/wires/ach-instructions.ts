import type { WireDestination } from './wire-instructions.ts';

/** How money that the office sends leaves. Both go by a payee and its instructions, and both are released by another person. */
export const sendingMeans = ['wire', 'ACH'] as const;
export type SendingMeans = (typeof sendingMeans)[number];

/** What kind of account a payee has, as the ACH network asks. */
export const achAccountTypes = ['Checking', 'Savings'] as const;
export type AchAccountType = (typeof achAccountTypes)[number];

/** Whom an entry is for: `CCD` a business, `PPD` a person who agreed to it. */
export const secCodes = ['CCD', 'PPD'] as const;
export type SecCode = (typeof secCodes)[number];

/** How ACH goes by instructions; wires ignore it. */
export interface AchDestination {
  readonly accountType: AchAccountType;
  readonly secCode: SecCode;
}

/** Why ACH cannot go by instructions that wires can go by; null where it can. */
export function achObstacle({
  address,
  intermediaryName,
  furtherCredit,
}: Pick<WireDestination, 'address' | 'intermediaryName' | 'furtherCredit'>): string | null {
  if (address.country !== 'US') return 'ACH goes to accounts in the United States alone';
  if (intermediaryName !== null) return 'ACH goes by no bank between';
  return furtherCredit === null ? null : 'ACH says nothing of a further credit';
}
