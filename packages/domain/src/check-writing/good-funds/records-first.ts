/** A state that forbids paying out before the deed is recorded. */
export interface RecordsFirst {
  /** Where it stands: `N.C. Gen. Stat. § 45A-4(a)`. */
  readonly citation: string;
  /** In a sentence, with what may be paid all the same. */
  readonly words: string;
}

const recordingStates: ReadonlyMap<string, RecordsFirst> = new Map([
  [
    'NC',
    {
      citation: 'N.C. Gen. Stat. § 45A-4(a)',
      words:
        'In North Carolina nothing of a residential closing is paid out before the deed and the loan documents are recorded, except recording fees and excise tax.',
    },
  ],
  [
    'VA',
    {
      citation: 'Va. Code § 55.1-903(B)',
      words:
        'In Virginia nothing is paid out before recording, except an overpayment to who made it, the costs of recording, and what its giver has directed in writing.',
    },
  ],
]);

/** The rule of a state that money goes out only after recording; null where it has none. */
export const recordsFirst = (state: string): RecordsFirst | null => recordingStates.get(state) ?? null;
