import { stateProblem } from '../formats/index.ts';
import type { Rate } from '../money/index.ts';
import type { PolicyKind } from './endorsements.ts';
import { rateManuals } from './manuals/index.ts';

/** Which policies are issued, in the words that are stored. Together: of one date on the same land, the loan shown as an exception. */
export const orderedPolicies = {
  'Owner and loan, together': ['owner', 'loan'],
  'Owner and loan, apart': ['owner', 'loan'],
  'Owner alone': ['owner'],
  'Loan alone': ['loan'],
} as const satisfies Record<string, readonly PolicyKind[]>;

/** What the loan is for, in the words that are stored. */
export const rateTransactions = ['Purchase', 'Refinance'] as const;

/** What a policy covers, in the words that are stored. A homeowner’s policy is one of an owner, an expanded one of a lender. */
export const coverageWords = {
  Standard: 'standard',
  Extended: 'extended',
  'Homeowner’s': 'homeowners',
  Expanded: 'expanded',
} as const;

/** The policy that an endorsement belongs to, in the words that are stored. */
export const endorsedPolicies = { Owner: 'owner', Loan: 'loan' } as const satisfies Record<string, PolicyKind>;

/** Where the lender’s policy stands: the borrower shopped for it (C), or not (B). */
export const loanPolicySections = ['B', 'C'] as const;

/** The rates that come with the product by their names; what changes with time has one name. */
export const rateNames: readonly [string, ...string[]] = uniqueNames();

function uniqueNames(): [string, ...string[]] {
  const [first = '', ...more] = new Set(rateManuals.map(({ label }) => label));
  return [first, ...more];
}

/** How much one statement holds of them. */
export const rateLimits = { orders: 10, endorsements: 60, parties: 20, name: 120, memo: 2000 } as const;

/** What is to be rated, as it is stored and as far as it is known. Amounts are cents. */
export interface StoredRateOrder {
  /** Two letters; that of the property where it is empty. */
  readonly state: string | null;
  /** Rates by their name, where a state has several: those of an insurer, of a zone. */
  readonly rates: string | null;
  /** The version of the rates it stays with until it is refreshed: a manual of the product by its id, or one of the office; those in force on its date where it is empty. */
  readonly rateVersion: string | null;
  readonly transaction: (typeof rateTransactions)[number] | null;
  /** Date of the policies; that of the closing where it is empty. */
  readonly effectiveDate: string | null;
  readonly policies: keyof typeof orderedPolicies | null;
  /** The loan of the file that is insured; that of the statement where it is empty. */
  readonly loanID: number | null;
  /** The sale price where it is empty. */
  readonly ownerLiability: number | null;
  /** The amount of the loan that is insured where it is empty. */
  readonly loanLiability: number | null;
  readonly ownerCoverage: keyof typeof coverageWords | null;
  readonly loanCoverage: keyof typeof coverageWords | null;
  /** A policy issued before on the same land: of the owner where one is ordered, of the loan that is paid off otherwise. */
  readonly priorDate: string | null;
  readonly priorAmount: number | null;
  readonly priorPayoff: number | null;
  readonly isUnimproved: boolean;
  /** Percent of the borrower; the seller bears the rest. */
  readonly ownerBorrowerPart: Rate | null;
  readonly loanBorrowerPart: Rate | null;
  readonly loanSection: (typeof loanPolicySections)[number] | null;
  readonly payeeName: string | null;
  readonly underwriter: string | null;
  /** That of the manual where it is empty. */
  readonly underwriterPercent: Rate | null;
}

/** An endorsement as it is stored: one of the manual by its code, or one that is priced by hand. */
export interface StoredEndorsement {
  readonly code: string | null;
  readonly label: string | null;
  readonly policy: keyof typeof endorsedPolicies | null;
  /** Of one that the manual does not list. */
  readonly amount: number | null;
}

/** Somebody besides agent and underwriter who gets a part of the premium: an amount, or a percent of all of it. */
export interface StoredOutsideParty {
  readonly name: string | null;
  readonly amount: number | null;
  readonly percent: Rate | null;
}

/** A rate order of which nothing is known yet. */
export const emptyRateOrder: StoredRateOrder = {
  state: null,
  rates: null,
  rateVersion: null,
  transaction: null,
  effectiveDate: null,
  policies: null,
  loanID: null,
  ownerLiability: null,
  loanLiability: null,
  ownerCoverage: null,
  loanCoverage: null,
  priorDate: null,
  priorAmount: null,
  priorPayoff: null,
  isUnimproved: false,
  ownerBorrowerPart: null,
  loanBorrowerPart: null,
  loanSection: null,
  payeeName: null,
  underwriter: null,
  underwriterPercent: null,
};

/** An endorsement of which nothing is known yet. */
export const emptyEndorsement: StoredEndorsement = { code: null, label: null, policy: null, amount: null };

/** An outside party of which nothing is known yet. */
export const emptyOutsideParty: StoredOutsideParty = { name: null, amount: null, percent: null };

/** What people call an endorsement. */
export const endorsementName = ({ label, code }: Pick<StoredEndorsement, 'label' | 'code'>): string =>
  label?.trim() || code || 'Endorsement';

/** What people call somebody who gets a part of the premium. */
export const outsidePartyName = ({ name }: Pick<StoredOutsideParty, 'name'>): string => name?.trim() || 'Outside party';

const isAboveAll = (percent: Rate | null | undefined): boolean => Number(percent ?? 0) > 100;
const above = (what: string) => `${what} is at most 100 %`;

const withState = (code: string | null | undefined): { state?: string } => {
  const problem = code ? stateProblem(code) : null;
  return problem === null ? {} : { state: problem };
};

/** What is wrong with a rate order as a whole, by field. */
export const rateOrderProblems = ({
  state,
  priorAmount,
  ownerBorrowerPart,
  loanBorrowerPart,
  underwriterPercent,
}: Partial<StoredRateOrder>): {
  state?: string;
  priorAmount?: string;
  ownerBorrowerPart?: string;
  loanBorrowerPart?: string;
  underwriterPercent?: string;
} => ({
  ...withState(state),
  ...(priorAmount === 0 ? { priorAmount: 'An earlier policy insured more than nothing' } : {}),
  ...(isAboveAll(ownerBorrowerPart) ? { ownerBorrowerPart: above('A part') } : {}),
  ...(isAboveAll(loanBorrowerPart) ? { loanBorrowerPart: above('A part') } : {}),
  ...(isAboveAll(underwriterPercent) ? { underwriterPercent: above('A share') } : {}),
});

/** What is wrong with an outside party as a whole, by field. */
export const outsidePartyProblems = ({
  amount = null,
  percent = null,
}: Partial<StoredOutsideParty>): { percent?: string } => {
  if (amount !== null && percent !== null) return { percent: 'Either an amount or a percent' };
  return isAboveAll(percent) ? { percent: above('A part') } : {};
};
