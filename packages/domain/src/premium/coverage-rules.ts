import type { Cents, Rate } from '../money/index.ts';
import type { Citation } from '../trace/index.ts';
import type { RateTable } from './rate-table.ts';

/** What a policy covers, where a filing rates it by that. Homeowner's is a policy of an owner, expanded one of a lender. */
export const coverages = ['standard', 'extended', 'homeowners', 'expanded'] as const;

export type Coverage = (typeof coverages)[number];

/** A policy of this coverage in percent of the basic premium of its liability, at least the minimum. */
export interface CoverageRate {
  readonly coverage: Coverage;
  readonly percent: Rate;
  readonly minimum?: Cents;
}

/** A loan policy issued with an owner's policy of one of these coverages: a flat premium, a percentage of its basic premium, or a table, of the loan up to the owner's amount. */
export interface ConcurrentRate {
  readonly coverage: Coverage;
  readonly withOwner: readonly Coverage[];
  readonly flat?: Cents;
  /** Of the basic premium; beside a table it is added to it. */
  readonly percent?: Rate;
  readonly minimum?: Cents;
  readonly table?: RateTable;
}

/** How a filing rates policies by what they cover. What it does not list is not known, and refused. */
export interface CoverageRules {
  readonly owner: readonly CoverageRate[];
  readonly loan: readonly CoverageRate[];
  readonly concurrent: readonly ConcurrentRate[];
  /** Whether what of a loan is more than the owner's policy is charged: the difference of the basic premiums at the percentage of the loan policy alone. */
  readonly chargesExcess: boolean;
  /** To what premiums are rounded up: each percentage, or the whole at last. */
  readonly roundsUpTo: Cents;
  readonly roundsEach: boolean;
  readonly source: Citation;
}
