import {
  permissionKeys,
  type SecurityKey,
  type SecuritySettings,
  screenAccessKey,
  screenNames,
} from './security-keys.ts';

/**
 * The settings that a role can grant otherwise in one region: screens and permissions. Apps and the special settings
 * concern the company as a whole; who administers, administers everywhere.
 */
export const regionalKeys: readonly SecurityKey[] = [...screenNames.map(screenAccessKey), ...permissionKeys];

/** Whether a region may differ in a setting. */
export function isRegional(key: string): boolean {
  return (regionalKeys as readonly string[]).includes(key);
}

/** Rights with what differs by region. */
export interface RightsByRegion {
  /** What holds where a region says nothing else. */
  readonly everywhere: SecuritySettings;
  /** By region: the settings that differ there, in either direction. */
  readonly regions: Readonly<Record<number, SecuritySettings>>;
}

/** The rights as they hold in a region; null asks for what belongs to no region. */
export function settingsIn({ everywhere, regions }: RightsByRegion, regionID: number | null): SecuritySettings {
  const differing = Object.entries(regionID === null ? {} : (regions[regionID] ?? {}));
  // Also where somebody stored one: a setting of the company is the same in every region.
  return { ...everywhere, ...Object.fromEntries(differing.filter(([key]) => isRegional(key))) };
}
