import type { PaperState } from '@closewright/domain/check-printing';
import type {
  ApprovalRequest,
  Disbursement,
  DisbursementState,
  GateCheck,
  InTurn,
} from '@closewright/domain/check-writing';
import { formatDate } from '@closewright/domain/formats';
import { amountText } from '../../../lib/amount-text.ts';

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
  wire: 'wire not settled',
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
  const told = items.find(({ state }) => state === 'tells');
  return told ? { look: 'warned', words: 'Ready', more: told.title } : { look: 'plain', words: 'Ready' };
}

const stateWords: Readonly<Record<DisbursementState, string>> = {
  outstanding: 'Outstanding',
  paid: 'Paid',
  voided: 'Voided',
  stopped: 'Stopped',
  'taken back': 'Taken back',
};

/** A check that is outstanding, as it is on paper: what has no good paper yet cannot be handed over. */
const paperWords: Readonly<Record<PaperState, Status>> = {
  'not printed': { look: 'warned', words: 'Not printed yet' },
  printed: { look: 'plain', words: 'Outstanding, printed' },
  spoiled: { look: 'warned', words: 'Paper spoiled' },
};

/**
 * What became of a disbursement, and when; that its end is asked for, and by whom; of a check, what it is on paper.
 * @param moment an instant in words
 */
export function madeStatus(
  {
    made: { state, ended },
    asked,
    paper,
  }: {
    readonly made: Pick<Disbursement, 'state' | 'ended'>;
    readonly asked: ApprovalRequest | null;
    readonly paper: { readonly state: PaperState } | null;
  },
  moment: (instant: string) => string,
): Status {
  if (state === 'outstanding' && asked !== null) {
    const { kind, requestedBy, requestedAt, comment } = asked;
    const words = kind === 'stop' ? 'Stop payment asked' : 'Void asked';
    return { look: 'asked', words, more: `${words} by ${requestedBy} on ${moment(requestedAt)}: ${comment}` };
  }
  const words = ended === null ? stateWords[state] : `${stateWords[state]} ${formatDate(ended.on)}`;
  if (state === 'outstanding') return paper === null ? { look: 'plain', words } : paperWords[paper.state];
  return { look: state === 'paid' ? 'settled' : 'ended', words };
}
