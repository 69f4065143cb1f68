/** The approval of a check that needs one. */
export interface CheckApproval {
  requestorName?: string | null;
  /** Stored moment (ISO, without zone). */
  requestedOn?: string | null;
  requestorComment?: string | null;
  approverName?: string | null;
  /** When it was approved or refused; stored moment. */
  actionDate?: string | null;
  approversComment?: string | null;
  isApproved: boolean;
  moneyMovementTypeID?: number | null;
  lossAdvanceReasonCategory?: string | null;
  lossAdvanceReason?: string | null;
  isRecoverable?: boolean | null;
  isRecovered?: boolean | null;
}

/** Waiting as long as nobody decided. */
export type ApprovalState = 'approved' | 'notApproved' | 'waiting';

export function approvalState({
  isApproved,
  actionDate,
}: Pick<CheckApproval, 'isApproved' | 'actionDate'>): ApprovalState {
  if (isApproved) return 'approved';
  return actionDate ? 'notApproved' : 'waiting';
}

/** Loss and advance details are shown only for the loss and advance money-movement types, which the caller names. */
export const hasLossDetails = (approval: CheckApproval, lossAdvanceTypes: readonly number[]): boolean =>
  typeof approval.moneyMovementTypeID === 'number' && lossAdvanceTypes.includes(approval.moneyMovementTypeID);

/** Whether the money came back, where it can: undefined if it is not recoverable. */
export const recovery = (approval: CheckApproval): 'recovered' | 'notRecovered' | undefined =>
  approval.isRecoverable ? (approval.isRecovered ? 'recovered' : 'notRecovered') : undefined;
