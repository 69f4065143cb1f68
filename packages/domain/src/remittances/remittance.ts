import { formatDate } from '../formats/index.ts';
import { nameKey } from '../parties/index.ts';

/** Policies of a month, or such as were chosen: a rush policy, one that was late, corrections alone. */
export const remittanceKinds = ['period', 'fragment'] as const;

export type RemittanceKind = (typeof remittanceKinds)[number];

/** Where a remittance stands; one that was withdrawn counts no more. */
export const remittanceStates = ['draft', 'approved', 'sent', 'paid', 'acknowledged', 'withdrawn'] as const;

export type RemittanceState = (typeof remittanceStates)[number];

/** What is done with a remittance, and in which states. */
export const remittanceSteps = {
  approve: ['draft'],
  send: ['approved'],
  pay: ['sent'],
  acknowledge: ['paid'],
  withdraw: ['draft', 'approved'],
  note: ['sent', 'paid', 'acknowledged'],
} as const satisfies Record<string, readonly RemittanceState[]>;

export type RemittanceStep = keyof typeof remittanceSteps;

/** Whether a step may be taken from a state. */
export const isStepOf = (step: RemittanceStep, state: RemittanceState): boolean =>
  (remittanceSteps[step] as readonly RemittanceState[]).includes(state);

/** What underwriters take exception to, line by line. */
export const remittanceExceptions = ['Unknown number', 'Duplicate', 'Rate difference', 'Other'] as const;

/** How much one remittance holds. */
export const remittanceLimits = {
  policies: 500,
  lines: 5000,
  text: 200,
  name: 120,
  reference: 60,
  documents: 50,
  exceptions: 500,
} as const;

/** What the office calls a remittance: `R-000012`. */
export const remittanceNumber = (number: number): string => `R-${String(number).padStart(6, '0')}`;

/** Who an underwriter is in all files: by its name, without case and double blanks. */
export const underwriterKey = (name: string): string => nameKey(name).slice(0, 160);

/** The first day of the month of a day. */
export const periodOf = (day: string): string => `${day.slice(0, 8)}01`;

/** Why there is no register of a remittance; null where there is: of what was approved, also if it was withdrawn since. */
export function registerProblem({
  state,
  approved,
}: {
  readonly state: RemittanceState;
  readonly approved: unknown;
}): string | null {
  if (approved !== null) return null;
  return state === 'draft'
    ? 'A draft has no register yet: approve it first'
    : 'It was never approved: it has no register';
}

/** The days between which a step is said to have been taken, and what comes before it. */
export interface StepDays {
  /** The day of the step before: approved before sent, sent before acknowledged. */
  readonly first: string;
  readonly after: 'approved' | 'sent';
  /** Today, in the office. */
  readonly last: string;
}

/** What is wrong with the day of a step; null where nothing is. */
export function stepDayProblem(on: string, { first, after, last }: StepDays): string | null {
  if (on > last) return 'This day is not yet';
  return on < first ? `It was ${after} on ${formatDate(first)}: not before` : null;
}
