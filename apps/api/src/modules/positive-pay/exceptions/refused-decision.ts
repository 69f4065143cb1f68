import { AppError } from '@closewright/domain/errors';

/** What the database refuses of checks that a bank asks about, by the message of its error (0113_positive_pay_exceptions.sql). */
const refusals: Readonly<Record<string, readonly [AppError['code'], string]>> = {
  TAKEN_OFF: ['CARRIED_ON', 'This check was taken off the list meanwhile.'],
  DECIDED: ['CARRIED_ON', 'Somebody has decided this check meanwhile. Look at it again.'],
  NOT_DECIDED: ['CARRIED_ON', 'A decision was taken back meanwhile. Look at them again.'],
  SENT: ['CARRIED_ON', 'The bank was told the decision already. Take the file back first.'],
  OTHER: ['CARRIED_ON', 'The ledger says otherwise of this check by now. Look at it again.'],
  SECOND_PERSON: ['SECOND_PERSON_NEEDED', 'Another person confirms it than who decided it.'],
};

/** Two who come at the same time meet these. */
const constraints: Readonly<Record<string, string>> = {
  positive_pay_decisions_once: 'DECIDED',
  positive_pay_answers_once: 'SENT',
};

/** What the database refuses, as the api answers it: to be caught where rows of exceptions are stored. */
export function refusedDecision(error: unknown): never {
  if (!(error instanceof Error) || !('code' in error)) throw error;
  const constraint = 'constraint' in error ? String(error.constraint) : '';
  const told = refusals[error.code === 'PX001' ? error.message : (constraints[constraint] ?? '')];
  if (!told) throw error;
  throw new AppError(told[0], told[1], { cause: error });
}
