/**
 * Tenant time zones (core.md §9: UTC-11 to UTC+14, with US aliases). The aliases map to IANA names so that daylight
 * saving is right; Arizona has none, which is why it is not Mountain.
 */
export const timeZoneAliases = {
  Hawaii: 'Pacific/Honolulu',
  Alaska: 'America/Anchorage',
  Pacific: 'America/Los_Angeles',
  Arizona: 'America/Phoenix',
  Mountain: 'America/Denver',
  Central: 'America/Chicago',
  Eastern: 'America/New_York',
} as const;

export type TimeZoneAlias = keyof typeof timeZoneAliases;

const offsets = { least: -11, most: 14 } as const;

/**
 * The IANA name of a tenant time zone given as alias (`Eastern`), offset in whole hours (`UTC-5`) or IANA name.
 * Null when it is none of these or outside UTC-11 to UTC+14; callers then use UTC.
 */
export function ianaTimeZone(name: string): string | null {
  if (Object.hasOwn(timeZoneAliases, name)) return timeZoneAliases[name as TimeZoneAlias];
  const offset = /^UTC(?:([+-]\d{1,2}))?$/.exec(name);
  if (offset) {
    const hours = Number(offset[1] ?? 0);
    if (hours < offsets.least || hours > offsets.most) return null;
    // Etc/GMT counts westward, so the sign turns.
    return hours === 0 ? 'UTC' : `Etc/GMT${hours < 0 ? '+' : '-'}${Math.abs(hours)}`;
  }
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
