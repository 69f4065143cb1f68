/** What of a check row its status is read from (core.md §3 Check row, §4 Other). */
export interface CheckState {
  readonly isApproved: boolean;
  /** The status as the server words it, for a check that is not approved. */
  readonly status: string;
  readonly isRecoverable: boolean;
  readonly isRecovered: boolean;
}

/** 'Approved', or the other status the check has. */
export function checkStatus(check: Pick<CheckState, 'isApproved' | 'status'>): string {
  return check.isApproved ? 'Approved' : check.status;
}

/** Whether the recovered override is offered: not approved, recoverable, and not recovered yet. */
export function showsRecoveredOverride(check: Omit<CheckState, 'status'>): boolean {
  return !check.isApproved && check.isRecoverable && !check.isRecovered;
}
