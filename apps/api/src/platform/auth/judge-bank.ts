import { type AccessReason, type ActionName, can, fileReasons, freeFile } from '@closewright/domain/access';
import { refuseAction } from './refuse-action.ts';
import { sessionIn, type UserSession } from './user-session.ts';

/** A bank account is judged as check writing judges it: by its region. */
const subjectOf = (regionID: number) => ({ file: { ...freeFile, bankCompanyRegionID: regionID } });

/** Whether somebody may know of a bank account of this region by what `read` allows: one of another region is not there. */
export function seesBank(session: UserSession, read: ActionName, regionID: number): boolean {
  const { access } = sessionIn(session, regionID);
  const { file } = subjectOf(regionID);
  return can(access, read).allowed && fileReasons(access, file, { isCheckWriting: true }).length === 0;
}

/** No region of an office has this id. */
const anyOtherRegion = -1;

/** Whether somebody may know of bank accounts wherever they are, so that nobody need say of which region one is. */
export const seesAnyBank = (session: UserSession, read: ActionName): boolean => seesBank(session, read, anyOtherRegion);

/** Why somebody may not do something with a bank account of this region; null where they may. */
export const bankReason = (session: UserSession, write: ActionName, regionID: number): AccessReason | null =>
  can(sessionIn(session, regionID).access, write, subjectOf(regionID)).reason;

/** Refuses whoever may not do something with a bank account of this region. */
export function refuseBank(session: UserSession, write: ActionName, regionID: number): void {
  refuseAction(sessionIn(session, regionID).access, write, subjectOf(regionID));
}
