import type { Cents, Rate } from '../money/index.ts';
import type { Citation } from '../trace/index.ts';
import type { CoverageRules } from './coverage-rules.ts';
import type { EndorsementRate } from './endorsements.ts';
import type { RateTable } from './rate-table.ts';

/** Policies issued together: each loan policy at a flat premium, and what the loans are more than the owner's policy at the basic rate. */
export interface SimultaneousRule {
  readonly perLoan: Cents;
  readonly source: Citation;
}

/** A lower rate up to the amount of a policy that was issued before on the same land. */
export interface ReissueRule {
  /** What is charged up to the amount of the earlier policy: another table, or the basic premium less so many percent. */
  readonly rate:
    | { readonly kind: 'table'; readonly table: RateTable }
    | { readonly kind: 'percentOff'; readonly percent: Rate };
  /** How old the earlier policy may be, in years, and whether the anniversary itself still counts. */
  readonly withinYears: number;
  readonly includesAnniversary: boolean;
  /** Whether land that is unimproved, or a refinance of the insured owner, has no such limit. */
  readonly isAnyAgeForUnimproved: boolean;
  readonly isAnyAgeForRefinance: boolean;
  readonly source: Citation;
}

/** What a manual takes off the owner's policy of the first sale of a new home, and the least that stays. */
export interface NewHomeRule {
  readonly minimum: Cents;
  readonly source: Citation;
}

/** A credit to a loan policy that refinances a loan that was insured, by the age of that loan's policy: the first step that holds it. */
export interface RefinanceRule {
  readonly credits: readonly {
    readonly withinYears: number;
    readonly includesAnniversary: boolean;
    readonly percent: Rate;
  }[];
  readonly source: Citation;
}

/** Shares of the underwriter in what policies cost for what they insure above amounts that rise; each holds up to the next. */
export interface UnderwriterShares {
  readonly bands: readonly { readonly over: Cents; readonly percent: Rate }[];
  readonly source: Citation;
}

/** What a state, or an underwriter's filing, charges between two days. Data, dated and versioned: nothing in it is code. */
export interface RateManual {
  readonly id: string;
  /** Two letters. */
  readonly state: string;
  readonly label: string;
  /** First and last day it is in force, `YYYY-MM-DD`; the last where it is known. */
  readonly from: string;
  readonly to?: string;
  readonly basic: RateTable;
  readonly simultaneous: SimultaneousRule;
  readonly reissue?: ReissueRule;
  readonly refinance?: RefinanceRule;
  readonly newHome?: NewHomeRule;
  /** What an owner's policy costs who hands in a policy of the contract or lease that they now buy by. */
  readonly contractPurchaser?: RateTable;
  /** Premiums that the law has besides and that are not reckoned here, by what they are called. */
  readonly notReckoned?: readonly string[];
  /** What a homeowner's or expanded policy costs besides, in percent of the basic premium. */
  readonly enhanced?: { readonly percent: Rate; readonly source: Citation };
  /** How policies are rated by what they cover, where a filing does that; simultaneous issue and enhanced policies then stand in it. */
  readonly coverages?: CoverageRules;
  /** Counties it is for; all of the state where it is not said. */
  readonly counties?: readonly string[];
  /** What a closing protection letter costs by the amount of its loan. */
  readonly closingProtection?: RateTable;
  readonly endorsements: readonly EndorsementRate[];
  /** The underwriter's part of the premium where law or custom has one, in percent. */
  readonly underwriterPercent?: Rate;
  /** Its parts of what large liabilities cost, where they are others. */
  readonly underwriterAbove?: UnderwriterShares;
}
