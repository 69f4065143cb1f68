import { AppError } from '@closewright/domain/errors';

const sentWords = 'The wire was sent. Say first that the bank did not send it.';

/** What the database refuses of wires on their way out, by the message of its error (0106_wires_out.sql). */
const refusals: Readonly<Record<string, readonly [AppError['code'], string]>> = {
  NOT_WAITING: ['CARRIED_ON', 'This wire was voided, taken back or paid meanwhile. Look at it again.'],
  SENT: ['CARRIED_ON', sentWords],
  NAMED_ANEW: ['CARRIED_ON', 'Its payee was named anew meanwhile. Look at it again.'],
  NOT_LATEST: ['CARRIED_ON', 'Other instructions of this payee came meanwhile, or it was made inactive. Look at it again.'],
  OTHER_AMOUNT: ['CARRIED_ON', 'Its amount is another one. Look at it again.'],
  RELEASED: ['CARRIED_ON', 'This wire was released meanwhile.'],
  PAID: ['CARRIED_ON', 'The bank has paid it: it is matched. Take the match apart first.'],
  NOT_GOOD: ['WIRE_BLOCKED', 'Its instructions are not good any more, or not yet.'],
  NOT_RELEASED: ['WIRE_BLOCKED', 'It is not released.'],
  NOT_DUE: ['WIRE_BLOCKED', 'Its day is not come.'],
  SECOND_PERSON: [
    'SECOND_PERSON_NEEDED',
    'Another person releases it than who posted it, named its payee, entered its instructions or released it before.',
  ],
};

/** What the database refuses of a wire, as the api answers it: to be caught where rows of wires are stored. */
export function refusedWire(error: unknown): never {
  if (!(error instanceof Error) || !('code' in error)) throw error;
  const told = error.code === 'WO001' ? refusals[error.message] : byConstraint(error);
  if (!told) throw error;
  throw new AppError(told[0], told[1], { cause: error });
}

/** Two who come at the same time. */
function byConstraint(error: Error): (typeof refusals)[string] | undefined {
  switch ('constraint' in error ? error.constraint : undefined) {
    case 'wires_out_named':
      return refusals['NAMED_ANEW'];
    case 'wire_releases_by_each':
      return refusals['RELEASED'];
    case 'wire_sendings_once':
      return refusals['SENT'];
    default:
      return undefined;
  }
}
