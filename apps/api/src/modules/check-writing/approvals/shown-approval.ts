import type { Approval } from '@closewright/contract/check-writing';
import type { UserSession } from '../../../platform/auth/user-session.ts';
import type { StoredApproval } from './approvals.queries.ts';

/** A request as somebody is told of it. */
export function shownApproval<A extends StoredApproval>(
  { askedBy, endedBy: _, ...told }: A,
  { usersID }: Pick<UserSession, 'usersID'>,
): Omit<A, 'askedBy' | 'endedBy'> & Pick<Approval, 'isOwn'> {
  return { ...told, isOwn: askedBy === String(usersID) };
}
