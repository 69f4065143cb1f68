import { AppError } from '@closewright/domain/errors';

/** What the database refuses of checks that a bank asks about, by the message of its error (0113_positive_pay_exceptions.sql). */
const refusals = {
  TAKEN_OFF: ['CARRIED_ON', 'This check was taken off the list meanwhile.'],
  DECIDED: ['CARRIED_ON', 'Somebody has decided this check meanwhile. Look at it again.'],
  NOT_DECIDED: ['CARRIED_ON', 'A decision was taken back meanwhile. Look at them again.'],
  SENT: ['CARRIED_ON', 'The bank was told the decision already. Take the file back first.'],
  OTHER: ['CARRIED_ON', 'The ledger says otherwise of this check by now. Look at it again.'],
  SECOND_PERSON: ['SECOND_PERSON_NEEDED', 'Another person confirms it than who decided it.'],
} as const satisfies Readonly<Record<string, readonly [AppError['code'], string]>>;
type Refusal = keyof typeof refusals;

/** What the database refuses, where nothing was left for it to refuse: somebody else was quicker. */
export function refusedAs(refusal: Refusal, cause?: unknown): AppError {
  const [code, words] = refusals[refusal];
  return new AppError(code, words, cause === undefined ? {} : { cause });
}

/** Two who come at the same time meet these. */
const constraints: Readonly<Record<string, Refusal>> = {
  positive_pay_decisions_once: 'DECIDED',
  positive_pay_answers_once: 'SENT',
};

/** What the database refuses, as the api answers it: to be caught where rows of exceptions are stored. */
export function refusedDecision(error: unknown): never {
  if (!(error instanceof Error) || !('code' in error)) throw error;
  const constraint = 'constraint' in error ? String(error.constraint) : '';
  const refusal = error.code === 'PX001' ? error.message : constraints[constraint];
  if (refusal === undefined || !isRefusal(refusal)) throw error;
  throw refusedAs(refusal, error);
}

const isRefusal = (text: string): text is Refusal => Object.hasOwn(refusals, text);
