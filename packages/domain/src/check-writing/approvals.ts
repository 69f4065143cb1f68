import { type DisbursementMethod, methodWords } from './disbursements.ts';
import type { LackingReason } from './lacking-reasons.ts';
import { type LedgerTransaction, type PostedNumber, transactionKey } from './ledger-transaction.ts';

/** What one person asks for and another one decides. */
export const approvalKinds = ['void', 'stop', 'advance', 'loss', 'payment', 'transfer'] as const;
export type ApprovalKind = (typeof approvalKinds)[number];

/** What the kinds are called. */
export const approvalKindNames = {
  void: 'Void',
  stop: 'Stop payment',
  advance: 'Advance',
  loss: 'Loss',
  payment: 'Payment outside the statement',
  transfer: 'Transfer to another file',
} as const satisfies Readonly<Record<ApprovalKind, string>>;

/** How far a request has come; only what is pending is decided, once. */
export const approvalStates = ['pending', 'approved', 'refused', 'withdrawn'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** Something that one person asked for and another one decides. Amounts are in cents. */
export interface ApprovalRequest {
  readonly approvalID: number;
  readonly kind: ApprovalKind;
  readonly bankAccountID: number;
  readonly amount: number;
  /** Of a void and a stop: what is voided or stopped. */
  readonly about: PostedNumber | null;
  /** Who is paid: of a void and a stop by what is ended, of a payment by itself. */
  readonly payee: string | null;
  /** Of a void and a stop the number of the check. */
  readonly checkNumber: number | null;
  /** How it was or is paid; null of advances, losses and transfers. */
  readonly method: DisbursementMethod | null;
  readonly memo: string | null;
  /** Of advances and losses: what for, and whether somebody owes it back. */
  readonly category: LackingReason | null;
  readonly isRecoverable: boolean | null;
  /** Of a transfer the number of the file that gets the money. */
  readonly toFile: string | null;
  /** Of a void and a stop of a payment for several files, of how many: it is ended for all of them. */
  readonly overFiles: number | null;
  /** Why it is asked for. */
  readonly comment: string;
  readonly requestedBy: string;
  readonly requestedAt: string;
  /** Asked for by whoever reads it, who may withdraw and not decide it. */
  readonly isOwn: boolean;
  readonly state: ApprovalState;
  /** Who decided or withdrew it. */
  readonly decidedBy: string | null;
  readonly decidedAt: string | null;
  readonly decisionComment: string | null;
  /** What was posted when it was approved. */
  readonly posted: PostedNumber | null;
}

/** Whether something was posted because a request for it was approved. */
export function isApproved(
  transaction: Pick<LedgerTransaction, 'bankAccountID' | keyof PostedNumber>,
  approvals: readonly Pick<ApprovalRequest, 'bankAccountID' | 'posted'>[],
): boolean {
  const key = transactionKey(transaction);
  return approvals.some(
    ({ posted, bankAccountID }) => posted !== null && transactionKey({ bankAccountID, ...posted }) === key,
  );
}

/** A payment in a sentence, and to whom: `check 1001 to Ada Park`, `the wire to Ada Park`. */
export function paymentWords({
  method,
  checkNumber,
  payee,
}: Pick<ApprovalRequest, 'method' | 'checkNumber' | 'payee'>): string {
  const how = methodWords[method ?? 'check'];
  const to = payee === null ? '' : ` to ${payee}`;
  return `${checkNumber === null ? `the ${how}` : `${how} ${checkNumber}`}${to}`;
}

/** What it is about in few words, what tells it from others first: `Void check 1001, Ada Park`, `Pay Ada Park by wire, outside the statement`. */
export function approvalSubject(
  request: Pick<ApprovalRequest, 'kind' | 'payee' | 'checkNumber' | 'method' | 'toFile' | 'overFiles'>,
): string {
  const { kind, payee, checkNumber, method, toFile, overFiles } = request;
  const how = methodWords[method ?? 'check'];
  switch (kind) {
    case 'void':
    case 'stop':
      return [
        `${kind === 'void' ? 'Void' : 'Stop'} ${how}${checkNumber === null ? '' : ` ${checkNumber}`}`,
        ...(payee === null ? [] : [payee]),
        ...(overFiles === null ? [] : [`over ${overFiles} files`]),
      ].join(', ');
    case 'payment':
      return `Pay${payee === null ? '' : ` ${payee}`} by ${how}, outside the statement`;
    case 'transfer':
      return `Transfer to file ${toFile}`;
    case 'advance':
    case 'loss':
      return approvalKindNames[kind];
  }
}
