import type { SecurityRole } from '@closewright/contract/people';
import {
  AccessLevel,
  type Actor,
  pageMode,
  rightWord,
  type SecurityKey,
  type SecuritySettings,
  securityKeys,
  securityLabels,
} from '@closewright/domain/access';
import type { LoadedFlags } from '@closewright/domain/constants';
import { routes } from '@closewright/domain/navigation';
import type { RecordKind } from '../record/save-record.ts';

/** What the editor edits: name, region, and every security setting by its key. */
export type RoleForm = Record<SecurityKey, number> & { name: string; regionID: number };

/** The form of a role; null gives that of a new one, which grants nothing. */
export function roleFormOf(role: Pick<SecurityRole, 'name' | 'regionID' | 'rights'> | null): RoleForm {
  const none = Object.fromEntries(securityKeys.map((key) => [key, 0])) as Record<SecurityKey, number>;
  return { ...none, ...role?.rights, name: role?.name ?? '', regionID: role?.regionID ?? 0 } as RoleForm;
}

/** The settings of a form. */
export function rightsOf(form: RoleForm): SecuritySettings {
  return Object.fromEntries(securityKeys.map((key) => [key, form[key]]));
}

/** What a save sends: changed settings stand together as rights. */
export function roleChanges({ name, regionID, ...rights }: Partial<RoleForm>) {
  return {
    ...(name === undefined ? {} : { name }),
    ...(regionID === undefined ? {} : { regionID }),
    ...(Object.keys(rights).length === 0 ? {} : { rights }),
  };
}

/** One line of the difference between two states of a role, in words. */
export interface RoleDifference {
  name: string;
  label: string;
  before: string;
  after: string;
}

/** Every field that differs, in the order of the screen. */
export function roleDifferences(
  before: RoleForm,
  after: RoleForm,
  regionName: (regionID: number) => string,
): RoleDifference[] {
  const text = (form: RoleForm, name: keyof RoleForm) => roleText(name, form[name], regionName);
  return (['name', 'regionID', ...securityKeys] as const)
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ name, label: roleLabel(name), before: text(before, name), after: text(after, name) }));
}

const roleLabel = (name: string) =>
  ({ name: 'Name', regionID: 'Region' })[name] ?? securityLabels[name as SecurityKey] ?? name;

function roleText(name: string, value: unknown, regionName: (regionID: number) => string): string {
  if (name === 'name') return String(value);
  return name === 'regionID' ? regionName(Number(value)) : rightWord(name as SecurityKey, Number(value));
}

/** The words of a role's fields, for the question which side of a conflict to keep. */
export function roleKind(
  regionName: (regionID: number) => string,
  moment: (instant: string) => string,
): RecordKind<SecurityRole, RoleForm> {
  return { formOf: roleFormOf, label: roleLabel, text: (name, value) => roleText(name, value, regionName), moment };
}

/** What somebody with a role gets on one screen. */
export interface ScreenAccess {
  name: string;
  label: string;
  level: string;
  /** Why it is not full; empty when it is. */
  reason: string;
}

/**
 * The effective access of a role to every screen, by the decision that guards the routes: outside any state of a file,
 * with the features of the company.
 */
export function effectiveAccess(settings: SecuritySettings, features: LoadedFlags | null): ScreenAccess[] {
  const actor: Actor = { usersID: null, settings, features, regions: [], allowOpenFileInUse: false };
  return routes
    .filter(({ navItemID }) => navItemID !== null)
    .map((route) => {
      const { accessLevel, readOnly, reasons } = pageMode(actor, route, null);
      const level = levelWords[accessLevel];
      return {
        name: route.name,
        label: route.label,
        level: readOnly && accessLevel === AccessLevel.Full ? levelWords[AccessLevel.Read] : level,
        reason: reasons[0]?.text ?? '',
      };
    });
}

const levelWords = {
  [AccessLevel.Custom]: 'Decides by itself',
  [AccessLevel.None]: 'None',
  [AccessLevel.Read]: 'Read',
  [AccessLevel.Full]: 'Full',
} as const;
