import { routingNumberFinding } from './routing-number.ts';

/** What the bank of an account asks of its ACH files; null where none are made. */
export interface AchSetting {
  /** Whom the file is for: a routing number. */
  readonly achDestination: string | null;
  /** Who sends it, as the bank has said: a routing number, or ten signs. */
  readonly achOrigin: string | null;
  /** What the bank knows the office by in each batch: as a rule 1 and the EIN. */
  readonly achCompanyID: string | null;
  /** The office as a payee reads it on its statement. */
  readonly achCompanyName: string | null;
  /** Whether the file takes the money from the account itself, as some banks want. */
  readonly achBalanced: boolean;
}

/** Lengths as NACHA has them. */
export const achSettingLimits = { destination: 9, origin: 10, companyID: 10, companyName: 16 } as const;

const missing = {
  achDestination: 'Immediate destination is required for ACH',
  achOrigin: 'Immediate origin is required for ACH',
  achCompanyID: 'Company ID is required for ACH',
  achCompanyName: 'Company name is required for ACH',
} as const;
const parts = ['achDestination', 'achOrigin', 'achCompanyID', 'achCompanyName'] as const;

/** What is wrong with an ACH setting, by field: all of it is said, or nothing. */
export function achSettingProblems(setting: Partial<AchSetting>): Record<string, string> {
  const { achDestination, achOrigin, achCompanyID, achCompanyName, achBalanced } = setting;
  if (parts.every((part) => !setting[part]))
    return achBalanced ? { achBalanced: 'Without the rest of its setting, no file is made' } : {};
  const findings = {
    achDestination: achDestination ? routingNumberFinding(achDestination) : missing.achDestination,
    achOrigin: achOrigin ? signsFinding(achOrigin, 'An immediate origin has 9 or 10', 9) : missing.achOrigin,
    achCompanyID: achCompanyID ? signsFinding(achCompanyID, 'A company ID has 10', 10) : missing.achCompanyID,
    achCompanyName: achCompanyName ? nameFinding(achCompanyName) : missing.achCompanyName,
  };
  return Object.fromEntries(Object.entries(findings).filter((each): each is [string, string] => each[1] !== null));
}

/** Whether files of ACH can be made of an account. */
export const takesAch = (setting: AchSetting): boolean =>
  setting.achDestination !== null && Object.keys(achSettingProblems(setting)).length === 0;

const signsFinding = (text: string, what: string, least: number): string | null =>
  /^[0-9A-Z]{9,10}$/.test(text) && text.length >= least ? null : `${what} digits and capital letters`;

const nameFinding = (text: string): string | null =>
  /^(?=.*[A-Za-z0-9])[ -~]{1,16}$/.test(text) ? null : 'A company name has 1 to 16 plain letters and signs';
