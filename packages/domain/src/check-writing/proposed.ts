import type { PartyKind, StatementTotal } from '../closing-file/index.ts';
import type { Cents } from '../money/index.ts';
import type { Explained } from '../trace/index.ts';
import type { Disbursement, DisbursementMethod } from './disbursements.ts';
import type { PaidLine } from './ledger-transaction.ts';
import type { Receipt } from './receipts.ts';
import type { StatementMoney } from './statement-money.ts';

/** A disbursement as somebody wants it otherwise than the statement proposes: other lines in one, a part of one, another way, or held. */
export interface PlannedDisbursement {
  readonly method: DisbursementMethod;
  readonly payee: string;
  readonly party: string | null;
  readonly memo: string | null;
  /** Why it is not to be paid yet; null where it is. */
  readonly hold: string | null;
  readonly lines: readonly PaidLine[];
}

/** A disbursement that is still to be made. */
export interface ProposedDisbursement extends PlannedDisbursement {
  /** Its own among those of the file, and stays while its lines do. */
  readonly key: string;
  /** Its place among what is planned; null where the statement proposes it. */
  readonly plan: number | null;
  readonly amount: Explained<Cents>;
  /** Why it cannot be paid as it stands: the statement has changed since it was planned, nobody is named, an amount is open. */
  readonly problem: string | null;
  /** The field of the statement where that is mended. */
  readonly field: string | null;
}

/** What is expected from somebody by the statement, and what of it has come in. */
export interface ExpectedReceipt {
  readonly party: string;
  readonly kind: PartyKind;
  readonly name: string | null;
  /** By the statement. */
  readonly expected: StatementTotal;
  /** What came in and stands, with what its payers have kept. */
  readonly received: Explained<Cents>;
  /** Expected less received; open where the statement is. */
  readonly left: StatementTotal;
  /** What it is paid by the statement and could keep: lines that nothing has paid yet. */
  readonly mayKeep: readonly PaidLine[];
}

/** What the ledger of a file says of the lines of its statement. */
export interface MoneySoFar {
  readonly receipts: readonly Receipt[];
  readonly disbursements: readonly Disbursement[];
}

/** What is still to be paid by a statement: first what is planned, then the rest of each payee in one. Lines of two ways cancel nothing out. */
export function proposedDisbursements(
  _money: StatementMoney,
  _soFar: MoneySoFar,
  _plans: readonly PlannedDisbursement[],
): readonly ProposedDisbursement[] {
  throw new Error('not built');
}

/** What is to come in by a statement, by who gives it. */
export function expectedReceipts(_money: StatementMoney, _soFar: MoneySoFar): readonly ExpectedReceipt[] {
  throw new Error('not built');
}
