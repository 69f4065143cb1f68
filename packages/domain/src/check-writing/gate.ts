import type { WireDate } from '../dates/index.ts';
import type { Cents } from '../money/index.ts';
import type { Explained } from '../trace/index.ts';
import type { ProposedDisbursement } from './proposed-disbursement.ts';
import type { StatementMoney } from './statement-money.ts';

/** What is looked at before money leaves a file. */
export type GateCheck = 'locked' | 'balanced' | 'collected' | 'payee' | 'held' | 'unchanged' | 'recorded';

/** What one of the checks before a disbursement says. */
export interface GateItem {
  readonly check: GateCheck;
  readonly state: 'met' | 'blocks' | 'warns';
  /** A short title: `Statement is in balance`. */
  readonly title: string;
  /** What is missing, or what it was met by. */
  readonly words: string;
  /** The field of the statement where it is mended. */
  readonly field: string | null;
}

/** What of a file is looked at. */
export interface GateFacts {
  readonly money: StatementMoney;
  readonly isSettlementLocked: boolean;
  /** Of the bank account: whose rules apply. */
  readonly state: string;
  /** The day the deed was recorded; null while it is not. */
  readonly recordedOn: WireDate | null;
  /** What of the file may be paid out, in cents. */
  readonly available: Explained<Cents>;
}

/** A disbursement in its turn: what is left after it. */
export interface InTurn {
  readonly proposed: ProposedDisbursement;
  /** Available less it and those before it that are picked. */
  readonly balance: Explained<Cents>;
  readonly items: readonly GateItem[];
  readonly isBlocked: boolean;
}

/** Disbursements in their order, each with the checks and with what it leaves; those not picked take nothing. */
export function gateInTurn(
  _proposed: readonly ProposedDisbursement[],
  _isPicked: (one: ProposedDisbursement) => boolean,
  _facts: GateFacts,
): readonly InTurn[] {
  throw new Error('not built');
}
