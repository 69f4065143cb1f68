import { plainAccount } from '../formats/index.ts';
import type { CallBack, WireDestination, WireInstructions } from './wire-instructions.ts';
import type { InstructionState } from './wire-states.ts';

const millisecondsOfHour = 3_600_000;

/** When instructions are good that were confirmed then, once the waiting period of the office is over. */
export const goodFrom = (confirmedAt: Date, waitingHours: number): Date =>
  new Date(confirmedAt.getTime() + waitingHours * millisecondsOfHour);

/** What the state of instructions follows from. */
export interface InstructionFacts extends Pick<WireInstructions, 'stopped' | 'goodFrom'> {
  readonly callBacks: readonly Pick<CallBack, 'result'>[];
  /** Whether no newer ones came. */
  readonly isLatest: boolean;
}

/** How far instructions have come. A call that said otherwise stops them for good: what is right then are other ones. */
export function instructionState(
  { callBacks, stopped, goodFrom: from, isLatest }: InstructionFacts,
  now: Date,
): InstructionState {
  if (stopped !== null || callBacks.some(({ result }) => result === 'Differs')) return 'stopped';
  if (!isLatest) return 'replaced';
  if (from === null || !callBacks.some(({ result }) => result === 'Confirmed')) return 'to verify';
  return now.getTime() < Date.parse(from) ? 'waiting' : 'good';
}

/** What of instructions is held against those before them. */
export interface ComparedInstructions extends WireDestination, Pick<WireInstructions, 'accountType' | 'secCode'> {}

const destinationParts: readonly (readonly [label: string, told: (of: ComparedInstructions) => string | null])[] = [
  ['Beneficiary', ({ beneficiary }) => beneficiary],
  [
    'Address',
    ({ address: { street, building, postcode, town, state, country } }) =>
      JSON.stringify([street, building, postcode, town, state, country]),
  ],
  ['Bank', ({ bankName }) => bankName],
  ['Routing number', ({ routingNumber }) => routingNumber],
  ['Account number', ({ accountNumber }) => plainAccount(accountNumber)],
  ['Intermediary bank', ({ intermediaryName }) => intermediaryName],
  ['Routing number of the intermediary bank', ({ intermediaryRouting }) => intermediaryRouting],
  ['Further credit', ({ furtherCredit }) => furtherCredit],
  ['Kind of account', ({ accountType }) => accountType],
  ['ACH to', ({ secCode }) => secCode],
];

/** What instructions say otherwise than those before them, by what each part is called. */
export const changedParts = (before: ComparedInstructions, after: ComparedInstructions): readonly string[] =>
  destinationParts.flatMap(([label, told]) => (told(before) === told(after) ? [] : [label]));
