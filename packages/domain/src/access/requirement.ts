import { type FeatureFlag, readFlag } from '../constants/index.ts';
import { AccessLevel, combineAccess, type GrantedLevel } from './access-level.ts';
import { type AccessReason, type AccessReasonCode, accessReason } from './access-reason.ts';
import { type Actor, hasRight, screenAccess } from './actor.ts';
import { type AppName, appAccessKey, type PermissionKey, type ScreenName } from './security-keys.ts';

/** What something needs: menu items, routes and actions are all judged by this. Parts left out need nothing. */
export interface Requirement {
  readonly screens?: readonly ScreenName[];
  /** One of these screens is enough. */
  readonly anyScreen?: readonly ScreenName[];
  readonly apps?: readonly AppName[];
  readonly permissionKeys?: readonly PermissionKey[];
  readonly featureFlag?: FeatureFlag;
  readonly requiresAdministrator?: boolean;
  /** What a setting screen asks for: IsAdmin needs none of the screens, apps and permissions (core.md §6 cfg: routes). */
  readonly orAdministrator?: boolean;
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
  if (requirement.orAdministrator && hasRight(actor, 'IsAdmin')) return null;
  const levels = [...screens.map((screen) => screenAccess(actor, screen)), ...anyScreenLevel(actor, requirement)];
  if (levels.includes(AccessLevel.None)) return missing('noScreenAccess');
  if (apps.some((app) => !hasRight(actor, appAccessKey(app)))) return missing('noAppAccess');
  if (permissionKeys.some((key) => !hasRight(actor, key))) return missing('noPermission');
  if (levels.some((each) => each < level)) return missing('readAccess');
  return null;
}

/** The level of the best of the screens of which one is enough; nothing where none is asked for. */
function anyScreenLevel(actor: Actor, { anyScreen }: Requirement): GrantedLevel[] {
  if (anyScreen === undefined) return [];
  const levels = anyScreen.map((screen) => screenAccess(actor, screen));
  return [combineAccess(levels, 'maximum', AccessLevel.None)];
}

/** The levels the screens, apps and permissions of a requirement give the actor; held rights count as Full. */
export function levelsOf(actor: Actor, requirement: Requirement): GrantedLevel[] {
  const right = (isHeld: boolean): GrantedLevel => (isHeld ? AccessLevel.Full : AccessLevel.None);
  const { screens = [], apps = [], permissionKeys = [] } = requirement;
  return [
    ...screens.map((screen) => screenAccess(actor, screen)),
    ...anyScreenLevel(actor, requirement),
    ...apps.map((app) => right(hasRight(actor, appAccessKey(app)))),
    ...permissionKeys.map((key) => right(hasRight(actor, key))),
  ];
}
