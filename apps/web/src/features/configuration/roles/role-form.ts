import type { SecurityRole } from '@closewright/contract/people';
import {
  AccessLevel,
  type Actor,
  pageMode,
  regionalKeys,
  rightWord,
  type SecurityKey,
  type SecuritySettings,
  securityKeys,
  securityLabels,
} from '@closewright/domain/access';
import { isSameValue } from '@closewright/domain/changes';
import type { LoadedFlags } from '@closewright/domain/constants';
import { navItem, routes } from '@closewright/domain/navigation';
import { differingRegions, type RoleForm, regionalField, regionalPartsOf } from './role-rights.ts';

/** The form of a role; null gives that of a new one, which grants nothing. */
export function roleFormOf(role: Pick<SecurityRole, 'name' | 'regionID' | 'rights' | 'regionRights'> | null): RoleForm {
  const none = Object.fromEntries(securityKeys.map((key) => [key, 0])) as Record<SecurityKey, number>;
  const regional = (role?.regionRights ?? []).flatMap(({ regionID, rights }) =>
    Object.entries(rights).map(([key, value]) => [regionalField(regionID, key as SecurityKey), value]),
  );
  return {
    ...none,
    ...role?.rights,
    ...Object.fromEntries(regional),
    name: role?.name ?? '',
    regionID: role?.regionID ?? 0,
  } as RoleForm;
}

/** What a save sends: changed settings stand together as rights, those of a region with the region. */
export function roleChanges({ name, regionID, ...changed }: Partial<RoleForm>) {
  const rights: Record<string, number> = {};
  const regions = new Map<number, Record<string, number | null>>();
  for (const [field, value] of Object.entries(changed)) {
    const parts = regionalPartsOf(field);
    if (parts === null) rights[field] = value as number;
    else regions.set(parts.regionID, { ...regions.get(parts.regionID), [parts.key]: value as number | null });
  }
  return {
    ...(name === undefined ? {} : { name }),
    ...(regionID === undefined ? {} : { regionID }),
    ...(Object.keys(rights).length === 0 ? {} : { rights }),
    ...(regions.size === 0 ? {} : { regionRights: [...regions].map(([id, of]) => ({ regionID: id, rights: of })) }),
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
  const values: [Record<string, unknown>, Record<string, unknown>] = [before, after];
  const own = ['name', 'regionID', ...securityKeys];
  const regional = [...new Set([...differingRegions(before), ...differingRegions(after)])]
    .toSorted((a, b) => regionName(a).localeCompare(regionName(b)))
    .flatMap((regionID) => regionalKeys.map((key) => regionalField(regionID, key)));
  return [...own, ...regional]
    .filter((name) => !isSameValue(values[0][name], values[1][name]))
    .map((name) => {
      const [was, becomes] = values.map((form) => roleText(name, form[name] ?? null, regionName));
      return { name, label: roleLabel(name, regionName), before: was ?? '', after: becomes ?? '' };
    });
}

/** The name of a field of a role. */
export function roleLabel(name: string, regionName: (regionID: number) => string): string {
  const parts = regionalPartsOf(name);
  if (parts !== null) return `${securityLabels[parts.key]} in ${regionName(parts.regionID)}`;
  return { name: 'Name', regionID: 'Region' }[name] ?? securityLabels[name as SecurityKey] ?? name;
}

/** What a field of a role holds, in words. */
export function roleText(name: string, value: unknown, regionName: (regionID: number) => string): string {
  if (name === 'name') return String(value);
  if (name === 'regionID') return regionName(Number(value));
  const parts = regionalPartsOf(name);
  if (parts !== null && value === null) return 'As in all regions';
  return rightWord(parts?.key ?? (name as SecurityKey), Number(value));
}

/** What somebody with a role gets on one screen. */
export interface ScreenAccess {
  name: string;
  label: string;
  /** The way to it in the menu. */
  place: string;
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
  return routes.flatMap((route) => {
    const item = route.navItemID === null ? undefined : navItem(route.navItemID);
    if (item === undefined) return [];
    const { accessLevel, readOnly, reasons } = pageMode(actor, route, null);
    const level = levelWords[accessLevel];
    const parents = item.id
      .split('.')
      .slice(0, -1)
      .map((_, at, keys) => keys.slice(0, at + 1).join('.'));
    return {
      name: route.name,
      label: item.label,
      place: parents.map((id) => navItem(id)?.label).join(' › '),
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
