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
