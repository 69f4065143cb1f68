import { type ApprovalKind, approvalKinds } from '@closewright/domain/check-writing';

/** What the address asks for: requests that wait or those that were decided, all or one kind. */
export interface AskedApprovals {
  readonly show?: 'decided';
  readonly kind?: ApprovalKind;
}

/** What an address asks for; what it names that there is not is not asked. */
export function readAsked({ show, kind }: { show?: unknown; kind?: unknown }): AskedApprovals {
  const known = approvalKinds.find((each) => each === kind);
  return { ...(show === 'decided' && { show }), ...(known && { kind: known }) };
}
