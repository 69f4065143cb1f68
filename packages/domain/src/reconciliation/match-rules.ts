import type { PostedNumber } from '../check-writing/index.ts';

/** By what the two sides are held to be the same. `said` is the reason as people read it, before the number or reference. */
export const matchRules = {
  check: { place: 1, said: 'Check number and amount' },
  reference: { place: 2, said: 'Reference' },
  slip: { place: 3, said: 'Deposit slip' },
  batch: { place: 4, said: 'Batch of one day' },
  amount: { place: 5, said: 'The only one of its amount' },
  returned: { place: 6, said: 'Returned deposit' },
  undone: { place: 7, said: 'Taken back by the bank' },
  hand: { place: 0, said: 'By hand' },
} as const;
export type MatchRule = keyof typeof matchRules;

/** Sure: matched by a run of the rules. Likely: offered, and matched by a person. */
export const matchConfidences = ['sure', 'likely'] as const;
export type MatchConfidence = (typeof matchConfidences)[number];

/** Items of both sides that come to the same. Either side may be empty where the other comes to zero. */
export interface ProposedMatch {
  readonly rule: MatchRule;
  readonly confidence: MatchConfidence;
  /** `Deposit slip 0411-2`. */
  readonly reason: string;
  readonly bankItemIDs: readonly number[];
  readonly bookItems: readonly PostedNumber[];
}
