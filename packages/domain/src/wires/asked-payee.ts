import type { WireInstructions } from './wire-instructions.ts';
import type { SendingMeans } from './wire-states.ts';

/** A payee of the registry, as far as money may be asked to go to it. */
export interface AskedPayee {
  readonly inactive: boolean;
  /** Its latest instructions; null before any. */
  readonly latest: Pick<WireInstructions, 'state' | 'accountType'> | null;
}

/**
 * Why nobody asks for a payment to a payee; null where they may. Whether it leaves is judged when it is released (`wireChecksOf`): until then nobody need
 * have called, and the waiting period may last.
 * @param payee undefined where the registry has none
 */
export function askedPayeeProblem(payee: AskedPayee | undefined, means: SendingMeans): string | null {
  if (payee === undefined) return 'There is no such payee of wires';
  if (payee.inactive) return 'This payee is inactive';
  if (payee.latest === null) return 'This payee has no instructions yet';
  if (payee.latest.state === 'stopped')
    return 'Its instructions were stopped: enter those that are right, and have them confirmed by a call';
  return means === 'ACH' && payee.latest.accountType === null
    ? 'Its instructions are for wires: enter others that say the kind of account, and have them confirmed'
    : null;
}
