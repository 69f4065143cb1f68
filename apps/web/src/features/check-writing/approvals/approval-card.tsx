import { type ApprovalKind, approvalKinds } from '@closewright/domain/check-writing';
import {
  type CheckApproval,
  CheckApprovalCard,
  type checkApprovalCardMessages,
} from '@closewright/ui/check-approval-card';
import { type Clock, useClock } from '../../../app/session/clock.ts';
import { StatusCell } from '../disbursements/status-cell.tsx';
import type { ApprovalRow } from './approval-rows.ts';

/** The kit tells what money moved by numbers: the places of the kinds. */
const numberOf = (kind: ApprovalKind): number => approvalKinds.indexOf(kind);
const lackingNumbers = [numberOf('advance'), numberOf('loss')];

/** How far a request is; who asked, who decided and why stands on its card. */
export function ApprovalState({ row }: { row: ApprovalRow }) {
  const clock = useClock();
  const { status, subject } = row;
  return (
    <CheckApprovalCard
      label={subject}
      toggleOnClick
      lossAdvanceTypes={lackingNumbers}
      data={cardOf(row, clock)}
      messages={wordsOf(row)}
    >
      {/* The list is one stop of Tab; the panel of the row in hand (Enter, F1) tells the same. */}
      <button
        type="button"
        tabIndex={-1}
        aria-label={`${status.words}, ${subject}`}
        className="-my-px inline-flex h-6 max-w-full items-center underline decoration-dotted underline-offset-2 focus-visible:outline-2 focus-visible:outline-focus"
      >
        <StatusCell status={status} />
      </button>
    </CheckApprovalCard>
  );
}

function cardOf({ request, recovery }: ApprovalRow, { local }: Pick<Clock, 'local'>): CheckApproval {
  return {
    requestorName: request.requestedBy,
    requestedOn: local(request.requestedAt),
    requestorComment: request.comment,
    approverName: request.decidedBy,
    actionDate: request.decidedAt && local(request.decidedAt),
    approversComment: request.decisionComment,
    isApproved: request.state === 'approved',
    moneyMovementTypeID: numberOf(request.kind),
    lossAdvanceReasonCategory: request.category,
    // Before it is given there is nothing to have back.
    isRecoverable: request.isRecoverable,
    isRecovered: recovery?.state === 'recovered',
  };
}

function wordsOf({ request: { state }, recovery }: ApprovalRow): Partial<typeof checkApprovalCardMessages> {
  return {
    requestor: 'Asked by',
    requestedOn: 'Asked on',
    ...(state === 'refused' && { notApproved: 'Refused', approver: 'Refused by' }),
    ...(state === 'withdrawn' && { notApproved: 'Withdrawn', approver: 'Withdrawn by', actionDate: 'Withdrawn on' }),
    ...(recovery?.state === 'partly recovered' && { notRecovered: 'Partly recovered' }),
  };
}
