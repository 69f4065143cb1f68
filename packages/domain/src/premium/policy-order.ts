import type { Cents } from '../money/index.ts';
import type { Coverage } from './coverage-rules.ts';
import type { PriorPolicy } from './reductions.ts';

/** What loan policies on mortgages of the seller cost before the first sale of a home that the seller has neither leased nor occupied. */
export interface NewHome {
  readonly premiumPaid: Cents;
  /** How many units or parcels those policies insure; each has an equal part of their premium, whatever it is worth. */
  readonly parcels: number;
}

/** A policy to be issued. */
export interface PolicyOrder {
  readonly liability: Cents;
  /** A homeowner's or expanded policy. */
  readonly isEnhanced?: boolean;
  /** What it covers, where a manual rates by that; standard, or as an enhanced policy, where it is not said. */
  readonly coverage?: Coverage;
  /** Ids of endorsements asked for. */
  readonly endorsements?: readonly string[];
  /** A policy on the same land that may lower the premium: of the owner for a reissue, of the loan that is paid off for a refinance credit. */
  readonly prior?: PriorPolicy;
  /** Of an owner's policy: the first sale of a home. */
  readonly newHome?: NewHome;
  /** Of an owner's policy: who buys had a policy of the contract or the lease, and hands it in. */
  readonly surrendersContract?: boolean;
}
