import type { Cents } from '../money/index.ts';
import type { Explained } from '../trace/index.ts';
import type { DisbursementMethod } from './disbursements.ts';
import type { PaidLine } from './ledger-transaction.ts';

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

/** A disbursement that is still to be made, or what of earlier ones is too much. */
export interface ProposedDisbursement extends PlannedDisbursement {
  /** `overpaid`: the statement has less by now than was paid. Its amount is what is too much; it has no lines, and nothing of it is to be paid. */
  readonly kind: 'pay' | 'overpaid';
  /** Its own among those of the file, and stays while its lines do. */
  readonly key: string;
  /** Its place among what is planned; null where the statement proposes it. */
  readonly plan: number | null;
  /** What its known lines come to. With a problem none of it can be paid. */
  readonly amount: Explained<Cents>;
  /** Why it cannot be paid as it stands: the statement has changed since it was planned, nobody is named, an amount is open. */
  readonly problem: string | null;
  /** What is wrong: with the payee, with amounts that are open, or with the statement that is not what was planned or paid. */
  readonly isAbout: 'payee' | 'open' | 'change' | null;
  /** The field of the statement where that is mended. */
  readonly field: string | null;
}
