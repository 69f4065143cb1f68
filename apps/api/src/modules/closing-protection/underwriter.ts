import type { LetterRequest } from '@closewright/contract/closing-protection';
import type { WireDate } from '@closewright/domain/dates';

/** A request for a letter as it goes to an underwriter. */
export interface LetterOrder {
  readonly tenant: string;
  /** Names the request: the same key is the same letter, however often it is sent. */
  readonly requestKey: string;
  readonly letter: LetterRequest;
  readonly underwriterName: string;
  readonly agentName: string;
  readonly fileNumber: string;
  readonly borrowers: string;
  readonly property: string;
  /** Number of the letter that this one stands in place of. */
  readonly replaces: string | null;
  readonly requestedAt: Date;
  /** The day of it where the office stands. */
  readonly requestedOn: WireDate;
}

/** A refusal names the field it is about, as the request has it. */
interface Refusal {
  readonly kind: 'refused';
  readonly field: string;
  readonly message: string;
}

export type LetterAnswer =
  | Refusal
  | { readonly kind: 'issued'; readonly letterNumber: string; readonly document: Uint8Array };

export type VoidAnswer = Refusal | { readonly kind: 'voided' };

/**
 * The interface of an underwriter for closing protection letters. Each call may be repeated and then answers as before. Throws
 * `UnderwriterUnreachable` when there is no answer: nobody knows then whether the letter was issued, until it is asked again.
 */
export interface Underwriter {
  issue(order: LetterOrder): Promise<LetterAnswer>;
  void(letter: {
    readonly tenant: string;
    readonly letterNumber: string;
    readonly reason: string;
  }): Promise<VoidAnswer>;
}

/** The underwriter did not answer. */
export class UnderwriterUnreachable extends Error {
  constructor() {
    super('The underwriter does not answer');
    this.name = 'UnderwriterUnreachable';
  }
}
