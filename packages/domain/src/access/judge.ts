import { defaults } from '../constants/index.ts';
import { AccessLevel } from './access-level.ts';
import { type AccessReason, type AccessReasonCode, accessReason } from './access-reason.ts';
import type { ActionRule } from './action-rule.ts';
import { type Actor, actorIn, hasRegion, hasRight } from './actor.ts';
import { fileReasons, type LimitedPart } from './file-limits.ts';
import type { FileState } from './file-state.ts';
import { lacking } from './requirement.ts';

/** What an action is done to; only the parts its rule asks for are looked at. */
export interface ActionSubject {
  readonly file?: FileState | null;
  /** Region of what the action is done to where that is no file: of a company, of a file to be opened. */
  readonly regionID?: number | null;
}

export interface Decision {
  readonly allowed: boolean;
  /** Why not; null when allowed. */
  readonly reason: AccessReason | null;
}

/**
 * Whether the actor may do what a rule says, and why not (house.md, Access; core.md §6 "Action execution needs the permission keys, access, and not
 * read-only, unless writes are not required"). What is asked before the first screen stands is judged so: it needs none of the other actions.
 */
export function judge(asking: Actor, rule: ActionRule, subject: ActionSubject = {}): Decision {
  const actor = typeof subject.regionID === 'number' ? actorIn(asking, subject.regionID) : asking;
  const reason =
    lacking(actor, rule, rule.label, rule.writes ? AccessLevel.Full : AccessLevel.Read) ??
    (rule.writes && hasRight(actor, 'IsAppReadOnly') ? accessReason('appReadOnly', rule.label) : null) ??
    subjectReason(actor, rule, subject);
  return { allowed: reason === null, reason };
}

function subjectReason(actor: Actor, rule: ActionRule, subject: ActionSubject): AccessReason | null {
  const code = rule.rule ? subjectRules[rule.rule](actor, subject) : null;
  return code && accessReason(code, rule.label);
}

type SubjectRule = (actor: Actor, subject: ActionSubject) => AccessReasonCode | null;

const subjectRules: Record<NonNullable<ActionRule['rule']>, SubjectRule> = {
  file: (actor, { file }) => fileReason(actor, file, {}),
  settlement: (actor, { file }) => fileReason(actor, file, { isSettlement: true }),
  checkWriting: (actor, { file }) => fileReason(actor, file, { isCheckWriting: true }),
  company: (actor, { regionID }) => companyReason(actor, regionID ?? null),
  takeOver: (actor, { file }) => {
    if (actor.allowOpenFileInUse || hasRight(actor, 'IsAdmin')) return null;
    return file?.isFileInUse ? 'fileInUse' : null;
  },
};

function fileReason(actor: Actor, file: FileState | null | undefined, part: LimitedPart): AccessReasonCode | null {
  return (file && fileReasons(actor, file, part)[0]) ?? null;
}

/** An admin region, or AllowEditCompanyDetails plus membership of that region (core.md §6 Company access). */
function companyReason(actor: Actor, regionID: number | null): AccessReasonCode | null {
  const { globalRegionID } = defaults;
  const isAdministered = actor.regions.some(
    (region) =>
      region.isAdminRegion &&
      // A global company concerns every region, and an administrator of the global region administers all.
      (regionID === globalRegionID || region.regionID === globalRegionID || region.regionID === regionID),
  );
  if (isAdministered) return null;
  if (!hasRight(actor, 'AllowEditCompanyDetails')) return 'noPermission';
  return regionID !== null && hasRegion(actor, regionID) ? null : 'outOfRegion';
}
