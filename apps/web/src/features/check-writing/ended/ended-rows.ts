import { type CheckPrint, type PaperLeft, paperLeft, papersOf } from '@closewright/domain/check-printing';
import {
  type ApprovalRequest,
  type Disbursement,
  type LedgerTransaction,
  type PaidLine,
  type ProposedDisbursement,
  pays,
  transactionKey,
} from '@closewright/domain/check-writing';
import type { WireDate } from '@closewright/domain/dates';
import { type Paper, paperOf } from '../../../records/check-printing/paper.ts';
import { paymentName } from '../payment-name.ts';

/** A disbursement that was voided, stopped or taken back. */
export interface EndedRow {
  readonly key: string;
  readonly made: Disbursement;
  /** What was done, and by what. */
  readonly how: 'Voided' | 'Stopped' | 'Taken back';
  readonly on: WireDate;
  /** Who did it, or asked for it where somebody else had to approve it. */
  readonly askedBy: string;
  /** Null of what nobody had to approve. */
  readonly approvedBy: string | null;
  readonly reason: string;
  /** What it is on paper; null of what is no check. */
  readonly paper: Paper | null;
  /** What is to be done about its paper; empty where none of it is good. */
  readonly aboutPaper: PaperLeft['status'] | '';
  /** What became of the lines that it paid. */
  readonly since: string;
}

/** What was voided, stopped and taken back of a file, the newest first. */
export function endedRows(
  transactions: readonly LedgerTransaction[],
  disbursements: readonly Disbursement[],
  proposed: readonly Pick<ProposedDisbursement, 'kind' | 'lines'>[] | null,
  {
    approvals,
    prints,
  }: {
    approvals: readonly Pick<ApprovalRequest, 'bankAccountID' | 'posted' | 'requestedBy'>[];
    prints: readonly CheckPrint[];
  },
): readonly EndedRow[] {
  const requests = new Map(
    approvals.flatMap(({ bankAccountID, posted, requestedBy }) =>
      posted === null ? [] : [[transactionKey({ bankAccountID, ...posted }), requestedBy] as const],
    ),
  );
  const places = new Map(transactions.map((each, at) => [transactionKey(each), at]));
  const rows = disbursements.flatMap((made): EndedRow[] => {
    const end = endOf(made, transactions);
    if (end === null) return [];
    const { transaction, how } = end;
    const paper = paperOf(made, prints);
    const askedBy = requests.get(transactionKey(transaction));
    return [
      {
        key: transactionKey(made.transaction),
        made,
        how,
        on: transaction.date,
        askedBy: askedBy ?? transaction.postedBy,
        approvedBy: askedBy === undefined ? null : transaction.postedBy,
        reason: 'reason' in transaction.facts ? transaction.facts.reason : '',
        paper,
        aboutPaper: paperLeft(paper === null ? 0 : papersOf(made, prints), ends[how])?.status ?? '',
        since: sinceWords(made, disbursements, proposed),
      },
    ];
  });
  const placeOf = ({ made }: EndedRow) =>
    places.get(transactionKey(endOf(made, transactions)?.transaction ?? made.transaction)) ?? 0;
  return rows.toSorted((a, b) => placeOf(b) - placeOf(a));
}

const ends = { Voided: 'void', Stopped: 'stop', 'Taken back': 'takeBack' } as const;

/** What ended a disbursement; null where nothing did. */
function endOf({ state, transaction, since }: Disbursement, transactions: readonly LedgerTransaction[]) {
  if (state === 'taken back') {
    const key = transactionKey(transaction);
    const mirror = transactions.find(
      ({ bankAccountID, reverses }) => reverses !== null && transactionKey({ bankAccountID, ...reverses }) === key,
    );
    return mirror ? { transaction: mirror, how: 'Taken back' as const } : null;
  }
  const end = since.find(({ kind }) => kind === 'void' || kind === 'stop');
  if (end === undefined) return null;
  return { transaction: end, how: end.kind === 'stop' ? ('Stopped' as const) : ('Voided' as const) };
}

const idOf = ({ loanID, key }: PaidLine) => `${loanID} ${key}`;

/** By what the lines of a disbursement are paid now, and whether they are still to be. */
function sinceWords(
  { facts: { lines } }: Disbursement,
  disbursements: readonly Disbursement[],
  proposed: readonly Pick<ProposedDisbursement, 'kind' | 'lines'>[] | null,
): string {
  if (lines.length === 0) return 'Was in no statement';
  const own = new Set(lines.map(idOf));
  const isOwn = (line: PaidLine) => own.has(idOf(line));
  const again = disbursements.filter((each) => pays(each) && each.facts.lines.some(isOwn));
  const by = again.map(paymentName).join(', ');
  const isLeft = proposed?.some(({ kind, lines: left }) => kind === 'pay' && left.some(isOwn)) ?? false;
  if (again.length === 0) {
    if (proposed === null) return 'Not paid again';
    return isLeft ? 'To be paid again' : 'Not owed any more';
  }
  return isLeft ? `Paid again by ${by}, some of it is still to be paid` : `Paid again by ${by}`;
}
