import { type ActionName, type ActionSubject, type Actor, can, errorCodeOf } from '@closewright/domain/access';
import { AppError } from '@closewright/domain/errors';

/**
 * Refuses what somebody may not do, with the reason.
 * @param path the field of the body that asks for it, where it is one of several
 */
export function refuseAction(access: Actor, action: ActionName, subject: ActionSubject = {}, path?: string): void {
  const { reason } = can(access, action, subject);
  if (reason === null) return;
  const told = path === undefined ? {} : { modelState: { [path]: [reason.text] } };
  throw new AppError(errorCodeOf(reason), reason.text, told);
}
