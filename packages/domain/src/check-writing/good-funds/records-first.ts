/** A state that forbids paying out before the deed is recorded. */
export interface RecordsFirst {
  /** Where it stands: `N.C. Gen. Stat. § 45A-4(a)`. */
  readonly citation: string;
  /** In a sentence, with what may be paid all the same. */
  readonly words: string;
}

const recordingStates: ReadonlyMap<string, RecordsFirst> = new Map();

/** The rule of a state that money goes out only after recording; null where it has none. */
export const recordsFirst = (state: string): RecordsFirst | null => recordingStates.get(state) ?? null;
