import type { Approval } from '@closewright/contract/check-writing';
import type { UserSession } from '../../../platform/auth/user-session.ts';
import type { StoredApproval } from './approvals.queries.ts';

/** A request as somebody is told of it; the ids of who asked and who decided are not named by the contract, so they stay here. */
export function shownApproval<A extends StoredApproval>(
  request: A,
  { usersID }: Pick<UserSession, 'usersID'>,
): A & Pick<Approval, 'isOwn'> {
  return { ...request, isOwn: request.askedBy === String(usersID) };
}
