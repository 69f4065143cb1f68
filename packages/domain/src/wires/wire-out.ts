import type { PostedNumber } from '../check-writing/index.ts';
import type { WireDate } from '../dates/index.ts';
import type { SendingMeans } from './wire-states.ts';

/** What is looked at before a wire leaves. */
export const leavingChecks = [
  'named',
  'ach',
  'verified',
  'waiting',
  'current',
  'sanctions',
  'standing',
  'second person',
  'day',
] as const;
export type LeavingCheck = (typeof leavingChecks)[number];

/** What is looked at: before a wire leaves, and `released` once the bank has paid it. */
export const wireChecks = [...leavingChecks, 'released'] as const;
export type WireCheck = (typeof wireChecks)[number];

/** What one of the checks says. */
export interface WireCheckItem {
  readonly check: WireCheck;
  /** `tells`: it keeps nothing back, and whoever releases has to see it. */
  readonly state: 'met' | 'tells' | 'blocks';
  /** `Instructions are verified`. */
  readonly title: string;
  /** What is missing, or what it was met by. */
  readonly words: string;
}

/** Files of wires that banks take. */
export const wireFileFormats = ['pain.001', 'CSV', 'NACHA'] as const;
export type WireFileFormat = (typeof wireFileFormats)[number];

/** What leaves in a file of a format. */
export const meansOfFormat = { 'pain.001': 'wire', CSV: 'wire', NACHA: 'ACH' } as const satisfies Readonly<
  Record<WireFileFormat, SendingMeans>
>;

/**
 * What a bank calls a wire of the office, and its statement and advices name: `W3S12N480`, of bank account, stripe and number. Letters part them, which
 * stay where a bank drops marks: no two wires are called alike. An ACH payment begins with `A`.
 */
export const wireReference = (
  bankAccountID: number,
  { stripe, number }: PostedNumber,
  means: SendingMeans = 'wire',
): string => `${means === 'ACH' ? 'A' : 'W'}${bankAccountID}S${stripe}N${number}`;

/** What is said to whoever would void, take back, hold or send what has left. */
export const wireSentWords = 'This payment was sent. Say first that the bank did not send it.';

/** What is said to whoever would send again, or take back, what the bank of the payee gave back. */
export const returnedWords = 'It came back: void it, so that its file has the money again.';

/** How far an expected wire has come in. `late`: its day is over. */
export const expectedWireStates = ['expected', 'late', 'received', 'called off'] as const;
export type ExpectedWireState = (typeof expectedWireStates)[number];

/** What an expected wire is by the day it is looked at. */
export function expectedWireState(
  wire: { readonly expectedOn: WireDate; readonly isReceived: boolean; readonly isCalledOff: boolean },
  today: WireDate,
): ExpectedWireState {
  if (wire.isReceived) return 'received';
  if (wire.isCalledOff) return 'called off';
  return wire.expectedOn < today ? 'late' : 'expected';
}
