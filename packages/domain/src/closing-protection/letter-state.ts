/**
 * Where a letter stands. Pending: asked for, without an answer yet. Issued: it protects. Refused: the underwriter said no. Replaced: a
 * reissued letter stands in its place. Voided: taken back, with a reason.
 */
export const letterStates = ['Pending', 'Issued', 'Refused', 'Replaced', 'Voided'] as const;

export type LetterState = (typeof letterStates)[number];

/** What may be done with a letter. */
export type LetterStep = 'retry' | 'void' | 'reissue';

const steps: Readonly<Record<LetterState, readonly LetterStep[]>> = {
  Pending: ['retry'],
  Issued: ['void', 'reissue'],
  // A refused request is corrected and asked for anew.
  Refused: ['reissue'],
  Replaced: [],
  Voided: ['reissue'],
};

/** Whether a step may be taken from a state. */
export function mayLetter(step: LetterStep, state: LetterState): boolean {
  return steps[state].includes(step);
}
