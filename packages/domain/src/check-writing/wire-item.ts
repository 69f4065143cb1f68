import { nameKey } from '../parties/index.ts';
import type { GateItem } from './gate-item.ts';
import type { ProposedDisbursement } from './proposed-disbursement.ts';

/** What money can be wired to a payee by: how far its latest instructions have come, or that nothing goes there any more. */
export const wirePayeeStates = ['to verify', 'waiting', 'good', 'stopped', 'inactive'] as const;
export type WirePayeeState = (typeof wirePayeeStates)[number];

/** A payee of the registry whose name a disbursement may have. */
export interface WirePayeeFacts {
  readonly wirePayeeID: number;
  readonly name: string;
  readonly state: WirePayeeState;
  /** Other instructions than good ones came, which nobody has confirmed. */
  readonly isAlarm: boolean;
  /** Whether its instructions say how ACH goes. */
  readonly takesAch: boolean;
  /** When the waiting period is over; null before they are confirmed. */
  readonly goodFrom: string | null;
}

/** What is known of wires. */
export interface WireGateFacts {
  readonly payees: readonly WirePayeeFacts[];
  /** An instant in words. */
  moment(instant: string): string;
}

/**
 * What is still to be settled before a wire or an ACH payment leaves the office. It never blocks: the ledger does not wait for a telephone.
 * Nothing of what is neither, names nobody, or where nothing is known of wires.
 */
export function wireItems({ method, payee }: ProposedDisbursement, wires: WireGateFacts | undefined): GateItem[] {
  if ((method !== 'wire out' && method !== 'ACH out') || wires === undefined || payee.trim() === '') return [];
  const known = wires.payees.find(({ name }) => nameKey(name) === nameKey(payee));
  if (known?.state === 'good' && method === 'ACH out' && !known.takesAch)
    return [
      item(
        'tells',
        'Instructions do not say how ACH goes',
        'Enter others with the kind of account. It can be paid all the same, and is sent when that is settled.',
      ),
    ];
  if (known?.state === 'good')
    return [item('met', 'Wire instructions are good', 'It is sent once another person has released it.')];
  const [title, words] = told(known, wires);
  return [item('tells', title, `${words} It can be paid all the same, and is sent when that is settled.`)];
}

function told(known: WirePayeeFacts | undefined, { moment }: WireGateFacts): readonly [title: string, words: string] {
  if (known === undefined)
    return ['Not a payee of wires yet', 'Nobody of this name is in the registry: enter it with its instructions.'];
  if (known.state === 'inactive')
    return ['Payee of wires is inactive', 'Make it active again, or find out why it is not.'];
  if (known.isAlarm)
    return [
      'Other wire instructions came',
      'Nobody has confirmed them. Call the payee by a number that is known otherwise.',
    ];
  if (known.state === 'stopped')
    return ['Wire instructions were stopped', 'Enter those that are right, and have them confirmed by a call.'];
  return known.goodFrom === null
    ? ['Wire instructions are not verified', 'Nobody has confirmed them by a call.']
    : ['Wire instructions wait', `They are good from ${moment(known.goodFrom)}.`];
}

const item = (state: GateItem['state'], title: string, words: string): GateItem => ({
  ...{ check: 'wire', state, title, words, field: null },
});
