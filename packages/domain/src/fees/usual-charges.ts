import type { FeeSection } from '../settlement/index.ts';
import { type FeeCode, type FeeCodePayees, feeCodeKey, feeOfCode } from './fee-codes.ts';
import { toleranceOfSection } from './fee-words.ts';
import type { StoredFee } from './stored-fee.ts';

type Kind = NonNullable<StoredFee['kind']>;

/** What charges are mostly called and what each is for, by section: as the samples H-24 and H-25 of Regulation Z (12 CFR 1026, Appendix H) have them. */
const usual: Readonly<Record<FeeSection, Readonly<Record<string, Kind>>>> = {
  A: {
    'Application fee': 'Origination charge',
    'Origination fee': 'Origination charge',
    Points: 'Points for the interest rate',
    'Underwriting fee': 'Origination charge',
  },
  B: {
    'Appraisal fee': 'Appraisal',
    'Credit report fee': 'Credit report',
    'Flood determination fee': 'Flood certification',
    'Flood monitoring fee': 'Other',
    'Tax monitoring fee': 'Tax service',
    'Tax status research fee': 'Other',
  },
  C: {
    'Pest inspection fee': 'Pest inspection',
    'Survey fee': 'Survey',
    'Title - Insurance binder': 'Title insurance binder',
    'Title - Lender’s title insurance': 'Lender’s title insurance',
    'Title - Settlement agent fee': 'Settlement or closing fee',
    'Title - Title search': 'Abstract or title search',
  },
  E: { 'Recording fees': 'Recording', 'Transfer tax': 'State tax, stamps' },
  F: {
    'Homeowner’s insurance premium': 'Homeowner’s insurance',
    'Mortgage insurance premium': 'Mortgage insurance',
    'Prepaid interest': 'Daily interest charges',
    'Property taxes': 'County property taxes',
  },
  G: {
    'Aggregate adjustment': 'Aggregate adjustment',
    'Homeowner’s insurance': 'Homeowner’s insurance',
    'Mortgage insurance': 'Mortgage insurance',
    'Property taxes': 'County property taxes',
  },
  H: {
    'HOA capital contribution': 'Other',
    'HOA processing fee': 'Other',
    'Home inspection fee': 'Other',
    'Home warranty fee': 'Other',
    'Real estate commission': 'Real estate commission',
    'Title - Owner’s title insurance (optional)': 'Owner’s title insurance',
  },
};

/** Fee codes that are offered for a line of a section: those that are in use, of that section or of none. */
const codesFor = (section: string | null, feeCodes: readonly FeeCode[]): FeeCode[] =>
  feeCodes.filter((each) => !each.inactive && (!section || each.section === null || each.section === section));

/** What charges are mostly called: the fee codes of the office, then the usual names, those of a section first. */
export function usualCharges(section: string | null, feeCodes: readonly FeeCode[] = []): readonly string[] {
  const own = Object.entries(usual).flatMap(([letter, names]) => (letter === section ? Object.keys(names) : []));
  const codes = codesFor(section, feeCodes).map(({ label }) => label);
  return [...new Set([...codes, ...own, ...Object.values(usual).flatMap((names) => Object.keys(names))])];
}

/** What a line becomes when a code or a usual name is typed or picked in it. */
export interface ChargeOffers {
  readonly feeCodes: readonly FeeCode[];
  readonly payees: FeeCodePayees;
}

/**
 * What a line becomes when this is typed or picked as its description: what the office's code of it says, or what a usual charge of its section is for. Null for
 * any other text. What somebody has entered of the line stays.
 */
export function chargeOf(
  row: Partial<StoredFee>,
  text: string,
  { feeCodes, payees }: ChargeOffers,
): Partial<StoredFee> | null {
  const typed = feeCodeKey(text);
  const { section = null } = row;
  const codes = codesFor(section, feeCodes);
  const code =
    codes.find((each) => feeCodeKey(each.code) === typed) ?? codes.find((each) => feeCodeKey(each.label) === typed);
  const made = code ? feeOfCode(code, payees) : usualCharge(section, text.trim());
  if (made === null) return null;
  const { label, ...rest } = made;
  return {
    label: label ?? text.trim(),
    ...Object.fromEntries(Object.entries(rest).filter(([name]) => isOpen(row, name))),
  };
}

function usualCharge(section: StoredFee['section'], text: string): Partial<StoredFee> | null {
  const kind = section === null ? undefined : usual[section][text];
  return kind === undefined ? null : { label: text, kind };
}

/** Whether a field of a line stands as a new line begins with it. */
function isOpen(row: Partial<StoredFee>, name: string): boolean {
  const value = Object.entries(row).find(([field]) => field === name)?.[1] ?? null;
  if (value === null || value === '' || value === false) return true;
  if (name === 'kind') return value === 'Other';
  return name === 'bucket' && row.section != null && value === toleranceOfSection[row.section];
}
