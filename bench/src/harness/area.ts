import type { Contender } from './rounds.ts';

/** How much a run measures: `full` is kept in the history, `quick` looks whether a change was one, `tiny` whether the bench runs at all. */
export type Size = 'full' | 'quick' | 'tiny';

/** What an area measures, once its servers and pages are up. */
export interface Prepared {
  readonly contenders: readonly Contender[];
  /** Sentences for the report that are no figure of a round (for instance one-off start times). */
  readonly notes?: readonly string[];
}

/** One area of `npm run bench`. */
export interface Area {
  readonly rounds: Readonly<Record<Exclude<Size, 'tiny'>, number>>;
  /** Starts what the area needs; whatever it starts it also gives to `ending`, which ends it however the run ends. */
  readonly prepare: (size: Size, ending: AsyncDisposableStack) => Promise<Prepared>;
}
