import type { Contender } from './rounds.ts';

/** What an area measures, once its servers and pages are up. */
export interface Prepared {
  readonly contenders: readonly Contender[];
  /** Sentences for the report that are no figure of a round (for instance one-off start times). */
  readonly notes?: readonly string[];
  readonly close: () => Promise<void>;
}

/** One area of `npm run bench`. */
export interface Area {
  readonly quickRounds: number;
  readonly fullRounds: number;
  readonly prepare: (quick: boolean) => Promise<Prepared>;
}
