import { type FeatureFlag, readFlag } from '../constants/index.ts';
import { AccessLevel, combineAccess, type GrantedLevel } from './access-level.ts';
import { type AccessReason, type AccessReasonCode, accessReason } from './access-reason.ts';
import { type Actor, hasRight, screenAccess } from './actor.ts';
import { type AppName, appAccessKey, type PermissionKey, type ScreenName } from './security-keys.ts';

/** What something needs: menu items, routes and actions are all judged by this. Parts left out need nothing. */
export interface Requirement {
  readonly screens?: readonly ScreenName[];
  readonly apps?: readonly AppName[];
  readonly permissionKeys?: readonly PermissionKey[];
  readonly featureFlag?: FeatureFlag;
  readonly requiresAdministrator?: boolean;
  readonly requiresSystemAdministrator?: boolean;
}

/** The first thing of a requirement the actor lacks, null when nothing is lacking. `level` is asked of the screens. */
export function lacking(
  actor: Actor,
  requirement: Requirement,
  label: string,
  level: GrantedLevel = AccessLevel.Read,
): AccessReason | null {
  const missing = (code: AccessReasonCode) => accessReason(code, label);
  const { featureFlag, screens = [], apps = [], permissionKeys = [] } = requirement;
  if (featureFlag && !readFlag(actor.features, featureFlag)) return missing('featureOff');
  if (requirement.requiresSystemAdministrator && !hasRight(actor, 'IsSysAdmin')) {
    return missing('needsSystemAdministrator');
  }
  if (requirement.requiresAdministrator && !hasRight(actor, 'IsAdmin')) return missing('needsAdministrator');
  if (screens.some((screen) => screenAccess(actor, screen) === AccessLevel.None)) return missing('noScreenAccess');
  if (apps.some((app) => !hasRight(actor, appAccessKey(app)))) return missing('noAppAccess');
  if (permissionKeys.some((key) => !hasRight(actor, key))) return missing('noPermission');
  if (screens.some((screen) => screenAccess(actor, screen) < level)) return missing('readAccess');
  return null;
}

/** The levels the screens, apps and permissions of a requirement give the actor; held rights count as Full. */
export function levelsOf(actor: Actor, requirement: Requirement): GrantedLevel[] {
  const right = (isHeld: boolean): GrantedLevel => (isHeld ? AccessLevel.Full : AccessLevel.None);
  const { screens = [], apps = [], permissionKeys = [] } = requirement;
  return [
    ...screens.map((screen) => screenAccess(actor, screen)),
    ...apps.map((app) => right(hasRight(actor, appAccessKey(app)))),
    ...permissionKeys.map((key) => right(hasRight(actor, key))),
  ];
}

/** The level a requirement gives by screens, apps and permissions alone, the least of them (core.md §6). */
export function levelOf(actor: Actor, requirement: Requirement): GrantedLevel {
  return combineAccess(levelsOf(actor, requirement), 'minimum', AccessLevel.Full);
}
