import { AppError } from '@closewright/domain/errors';
import { returnedWords, wireSentWords } from '@closewright/domain/wires';

const otherPayeeWords = 'Two people approved it for another payee: void it, and ask for it anew.';

/** What the database refuses of wires on their way out, by the message of its error (0106_wires_out.sql, 0130_no_file_wires.sql). */
const refusals: Readonly<Record<string, readonly [AppError['code'], string]>> = {
  NOT_WAITING: ['CARRIED_ON', 'This payment was voided, taken back or paid meanwhile. Look at it again.'],
  SENT: ['CARRIED_ON', wireSentWords],
  NAMED_ANEW: ['CARRIED_ON', 'Its payee was named anew meanwhile. Look at it again.'],
  NOT_LATEST: [
    'CARRIED_ON',
    'Other instructions of this payee came meanwhile, or it was made inactive. Look at it again.',
  ],
  OTHER_AMOUNT: ['CARRIED_ON', 'Its amount is another one. Look at it again.'],
  RELEASED: ['CARRIED_ON', 'This payment was released meanwhile.'],
  PAID: ['CARRIED_ON', 'The bank has paid it: it is matched. Take the match apart first.'],
  NOT_APPROVED: ['CARRIED_ON', otherPayeeWords],
  NOT_GOOD: ['WIRE_BLOCKED', 'Its instructions are not good any more, or not yet.'],
  SANCTIONS: ['WIRE_BLOCKED', 'Its payee waits for a decision about a list of sanctions, or for a list.'],
  VOID_ASKED: ['WIRE_BLOCKED', 'Somebody has asked to void it: that waits for approval.'],
  NO_ACH: ['WIRE_BLOCKED', 'Its instructions do not say how ACH goes: enter others that do.'],
  NOT_SENT: ['CARRIED_ON', 'It was not sent, or no more. Look at it again.'],
  RETURNED: ['CARRIED_ON', returnedWords],
  NOT_RELEASED: ['WIRE_BLOCKED', 'It is not released.'],
  NOT_DUE: ['WIRE_BLOCKED', 'Its day is not come.'],
  SECOND_PERSON: [
    'SECOND_PERSON_NEEDED',
    'Another person releases it than who posted it, asked for it, named its payee, entered its instructions or released it before.',
  ],
};

/** Two who come at the same time meet these. */
const constraints: Readonly<Record<string, string>> = {
  wires_out_named: 'NAMED_ANEW',
  wire_releases_by_each: 'RELEASED',
  wire_sendings_once: 'SENT',
  ach_returns_once: 'RETURNED',
};

/** What the database refuses of a wire, as the api answers it: to be caught where rows of wires are stored. */
export function refusedWire(error: unknown): never {
  if (!(error instanceof Error) || !('code' in error)) throw error;
  const constraint = 'constraint' in error ? String(error.constraint) : '';
  const told = refusals[error.code === 'WO001' ? error.message : (constraints[constraint] ?? '')];
  if (!told) throw error;
  throw new AppError(told[0], told[1], { cause: error });
}
