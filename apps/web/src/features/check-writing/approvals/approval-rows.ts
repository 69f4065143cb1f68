import {
  type ApprovalRequest,
  type ApprovalState,
  approvalSubject,
  type LedgerTransaction,
  type PostedNumber,
  type Recovery,
  recoveriesOf,
  transactionKey,
} from '@closewright/domain/check-writing';
import type { Status } from '../disbursements/status-words.ts';

/** Something that was asked for in a file. */
export interface ApprovalRow {
  readonly request: ApprovalRequest;
  /** What it is, in few words. */
  readonly subject: string;
  readonly status: Status;
  /** What was decided, in a word; null of what is pending. */
  readonly decision: string | null;
  /** Of an advance or a loss that stands: what of it has come back. */
  readonly recovery: Recovery | null;
  /** Where the payment or the posting that it is about stands; null before there is one. */
  readonly place: { readonly of: 'payment' | 'posting'; readonly key: string } | null;
}

/** What was asked for in a file, the newest first. */
export function approvalRows(
  approvals: readonly ApprovalRequest[],
  transactions: readonly LedgerTransaction[],
): readonly ApprovalRow[] {
  const recoveries = recoveriesOf(transactions);
  return approvals.toReversed().map((request): ApprovalRow => {
    const posted = keyOf(request, request.posted);
    const recovery = posted === null ? null : (recoveries.get(posted) ?? null);
    return {
      request,
      subject: approvalSubject(request),
      status: statusOf(request, recovery),
      decision: decisionWords[request.state],
      recovery,
      place: placeOf(request),
    };
  });
}

const keyOf = ({ bankAccountID }: ApprovalRequest, number: PostedNumber | null): string | null =>
  number && transactionKey({ bankAccountID, ...number });

function placeOf(request: ApprovalRequest): ApprovalRow['place'] {
  const { kind, about, posted } = request;
  if (kind === 'advance' || kind === 'loss' || kind === 'transfer') {
    const key = keyOf(request, posted);
    return key === null ? null : { of: 'posting', key };
  }
  const key = keyOf(request, kind === 'payment' ? posted : about);
  return key === null ? null : { of: 'payment', key };
}

const decisionWords: Readonly<Record<ApprovalState, string | null>> = {
  pending: null,
  approved: 'Approved',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
};

function statusOf({ state }: ApprovalRequest, recovery: Recovery | null): Status {
  switch (state) {
    case 'pending':
      return { look: 'asked', words: 'Pending' };
    case 'refused':
      return { look: 'blocked', words: 'Refused' };
    case 'withdrawn':
      return { look: 'ended', words: 'Withdrawn' };
    case 'approved': {
      const back = recovery?.state ?? null;
      if (back === null) return { look: 'settled', words: 'Approved' };
      return { look: back === 'recovered' ? 'settled' : 'warned', words: `Approved, ${back}` };
    }
  }
}

/** Why a request cannot be withdrawn; null where it can. */
export function withdrawObstacle({ state, isOwn, requestedBy }: ApprovalRequest): string | null {
  if (state === 'withdrawn') return 'It is withdrawn already';
  if (state !== 'pending') return `It is ${state} already`;
  return isOwn ? null : `Only ${requestedBy}, who asked for it, can withdraw it`;
}

/** How many are still to be decided. */
export const pendingCount = (approvals: readonly Pick<ApprovalRequest, 'state'>[]): number =>
  approvals.filter(({ state }) => state === 'pending').length;
