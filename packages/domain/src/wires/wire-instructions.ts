import type { AchAccountType, SecCode } from './ach-instructions.ts';
import type { InstructionState } from './wire-states.ts';

/** How wire instructions came to the office, in the words that are stored. What came by the first ones is what fraud comes by. */
export const instructionSources = [
  'E-mail',
  'Phone',
  'Fax',
  'Letter',
  'Secure portal',
  'Signed form',
  'In person',
] as const;
export type InstructionSource = (typeof instructionSources)[number];

/** Where the number that was called was taken from: never from the instructions themselves. */
export const numberSources = [
  'Known from an earlier file',
  'Given in person',
  'State licence register',
  'Public directory',
  'Letterhead from before',
] as const;
export type NumberSource = (typeof numberSources)[number];

/** What a call came to. A voicemail is *Not reached*. */
export const callBackResults = ['Confirmed', 'Differs', 'Not reached'] as const;
export type CallBackResult = (typeof callBackResults)[number];

/** Lengths as pain.001 has them. */
export const wireLimits = {
  name: 140,
  bankName: 140,
  street: 70,
  building: 16,
  postcode: 16,
  town: 35,
  text: 140,
  phone: 30,
  spokeTo: 120,
  note: 300,
  /** Of what banks call a payment. */
  reference: 35,
} as const;

/** The parts of an address: Fedwire takes no single line. */
export interface WireAddress {
  readonly street: string;
  readonly building: string | null;
  readonly postcode: string | null;
  readonly town: string;
  /** Two capital letters; null outside the United States. */
  readonly state: string | null;
  /** ISO 3166, two capital letters. */
  readonly country: string;
}

/** Where money is sent. */
export interface WireDestination {
  readonly beneficiary: string;
  readonly address: WireAddress;
  readonly bankName: string;
  readonly routingNumber: string;
  /** Masked wherever it is told. */
  readonly accountNumber: string;
  /** A bank between; both or none. */
  readonly intermediaryName: string | null;
  readonly intermediaryRouting: string | null;
  /** What the bank of the beneficiary is told: for further credit, a loan number. */
  readonly furtherCredit: string | null;
}

/** A call by which instructions were verified, or were not. */
export interface CallBack {
  readonly result: CallBackResult;
  readonly numberCalled: string;
  readonly numberSource: NumberSource;
  readonly spokeTo: string | null;
  readonly note: string | null;
  readonly calledBy: string;
  readonly calledAt: string;
}

/** Instructions of a payee as somebody entered them. They never change: other ones are the next number. */
export interface WireInstructions extends WireDestination {
  /** How ACH goes by them; both null where it does not. Wires ignore them. */
  readonly accountType: AchAccountType | null;
  readonly secCode: SecCode | null;
  /** From 1 on for each payee. */
  readonly number: number;
  readonly source: InstructionSource;
  readonly receivedOn: string;
  /** A phone number that came with the instructions, which is not called; null where none did. */
  readonly phoneGiven: string | null;
  readonly note: string | null;
  readonly enteredBy: string;
  readonly enteredAt: string;
  /** The latest first. */
  readonly callBacks: readonly CallBack[];
  readonly stopped: { readonly by: string; readonly at: string; readonly reason: string } | null;
  /** When the waiting period is over, once they are confirmed. */
  readonly goodFrom: string | null;
  readonly state: InstructionState;
}
