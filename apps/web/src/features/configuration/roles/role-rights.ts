import { type SecurityKey, type SecuritySettings, securityKeys, settingsIn } from '@closewright/domain/access';

/** Name of the field that holds what one region says of a right: region id, colon, key. */
type RegionalField = `${number}:${string}`;

/** What the editor edits: name, region, every security setting by its key, and by region what differs there. */
export type RoleForm = Record<SecurityKey, number> & { name: string; regionID: number } & {
  /** Null: as in all regions. */
  [field: RegionalField]: number | null;
};

/** The field of a right in a region. */
export function regionalField(regionID: number, key: SecurityKey): RegionalField {
  return `${regionID}:${key}`;
}

/** Region and right of a field; null for a field that is of no region. */
export function regionalPartsOf(name: string): { regionID: number; key: SecurityKey } | null {
  const [regionID, key] = name.split(':');
  return key === undefined ? null : { regionID: Number(regionID), key: key as SecurityKey };
}

/** What a form says otherwise for one region. */
export function differingIn(form: RoleForm, regionID: number): SecuritySettings {
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => {
      const parts = regionalPartsOf(name);
      return parts?.regionID === regionID && value !== null ? [[parts.key, value]] : [];
    }),
  );
}

/** The regions for which a form says something otherwise. */
export function differingRegions(form: RoleForm): number[] {
  const found = Object.entries(form).flatMap(([name, value]) => {
    const parts = regionalPartsOf(name);
    return parts === null || value === null ? [] : [parts.regionID];
  });
  return [...new Set(found)];
}

/** The settings of a form as they hold in a region; 0 asks for all other regions. */
export function rightsIn(form: RoleForm, regionID: number): SecuritySettings {
  return settingsIn({ everywhere: rightsOf(form), regions: { [regionID]: differingIn(form, regionID) } }, regionID);
}

/** The settings of a form where no region says otherwise. */
export function rightsOf(form: RoleForm): SecuritySettings {
  return Object.fromEntries(securityKeys.map((key) => [key, form[key]]));
}

/** A place the rights hold in, before a change and after it. */
export interface RolePlace {
  /** Name of the region; empty where no region says otherwise. */
  name: string;
  before: SecuritySettings;
  after: SecuritySettings;
}

/** All regions, then every region for which either form says something otherwise. */
export function rolePlaces(before: RoleForm, after: RoleForm, regionName: (regionID: number) => string): RolePlace[] {
  const regionIDs = [...new Set([...differingRegions(before), ...differingRegions(after)])];
  return [
    { name: '', before: rightsOf(before), after: rightsOf(after) },
    ...regionIDs.map((id) => ({ name: regionName(id), before: rightsIn(before, id), after: rightsIn(after, id) })),
  ];
}
