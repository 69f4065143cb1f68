import type {
  ApprovalRequest,
  Disbursement,
  DisbursementState,
  GateCheck,
  InTurn,
} from '@closewright/domain/check-writing';
import { formatDate } from '@closewright/domain/formats';
import { amountText } from '../amount-text.ts';

/** How a status is told: what stands in its cell, and which icon and colour it has. */
export interface Status {
  readonly look: 'plain' | 'held' | 'asked' | 'blocked' | 'warned' | 'settled' | 'ended';
  readonly words: string;
  /** What else is told of it where somebody points at it. */
  readonly more?: string;
}

/** What is in the way, in a few words; what else there is to say of it stands in the gate. */
const inTheWay: Readonly<Record<GateCheck, string>> = {
  locked: 'not locked',
  balanced: 'out of balance',
  collected: 'not collected',
  payee: 'no payee',
  held: 'held',
  unchanged: 'planned differs',
  recorded: 'not recorded',
};

/** What stands in the way of a disbursement, or that nothing does. */
export function statusOf({ proposed: { hold, problem, kind, isAbout }, items, isBlocked, balance }: InTurn): Status {
  if (kind === 'overpaid') return { look: 'blocked', words: 'Paid too much' };
  if (hold !== null) return { look: 'held', words: `Hold: ${hold}` };
  if (isBlocked) {
    const found = items.find(({ state }) => state === 'blocks');
    if (found?.check === 'collected' && balance.value < 0)
      return { look: 'blocked', words: `Blocked: ${amountText(-balance.value)} short` };
    if (found?.check === 'unchanged' && isAbout === 'open') return { look: 'blocked', words: 'Blocked: amount open' };
    return { look: 'blocked', words: `Blocked: ${found ? inTheWay[found.check] : (problem ?? 'see the gate')}` };
  }
  return { look: 'plain', words: 'Ready' };
}

const stateWords: Readonly<Record<DisbursementState, string>> = {
  outstanding: 'Outstanding',
  paid: 'Paid',
  voided: 'Voided',
  stopped: 'Stopped',
  'taken back': 'Taken back',
};

/**
 * What became of a disbursement, and when; that its end is asked for, and by whom.
 * @param moment an instant in words
 */
export function madeStatus(
  { state, ended }: Pick<Disbursement, 'state' | 'ended'>,
  asked: ApprovalRequest | null,
  moment: (instant: string) => string,
): Status {
  if (state === 'outstanding' && asked !== null) {
    const { kind, requestedBy, requestedAt, comment } = asked;
    const words = kind === 'stop' ? 'Stop payment asked' : 'Void asked';
    return { look: 'asked', words, more: `${words} by ${requestedBy} on ${moment(requestedAt)}: ${comment}` };
  }
  const words = ended === null ? stateWords[state] : `${stateWords[state]} ${formatDate(ended.on)}`;
  if (state === 'outstanding') return { look: 'plain', words };
  return { look: state === 'paid' ? 'settled' : 'ended', words };
}
