import type { StoredSetting } from '@closewright/contract/system-settings';
import {
  type SystemSettingName,
  settingError,
  settingsErrors,
  systemSetting,
  systemSettingNames,
} from '@closewright/domain/system-settings';

/** What the form holds: the text of each setting, null for the default. */
export type SettingValues = Readonly<Record<SystemSettingName, string | null>>;
export type SettingErrors = Readonly<Partial<Record<SystemSettingName, string | undefined>>>;

/** The form of what is stored. */
export function valuesOf(stored: readonly StoredSetting[]): SettingValues {
  const byName = new Map(stored.map(({ name, value }) => [name, value]));
  return Object.fromEntries(systemSettingNames.map((name) => [name, byName.get(name) ?? null])) as SettingValues;
}

/** What a save sends: the settings that differ from what is stored, each with the version it was based on. */
export function changesOf(stored: readonly StoredSetting[], values: SettingValues) {
  const before = new Map(stored.map((setting) => [setting.name, setting]));
  return systemSettingNames
    .map((name) => ({ name, value: plain(name, values[name]), version: before.get(name)?.version ?? 0 }))
    .filter(({ name, value }) => value !== (before.get(name)?.value ?? null));
}

/** The default is not stored, so that a later release may have a better one. */
function plain(name: SystemSettingName, value: string | null): string | null {
  const trimmed = value?.trim() ?? null;
  return trimmed === String(systemSetting(name).default ?? '') ? null : trimmed;
}

/** What is wrong with the form, by setting. */
export function errorsOf(values: SettingValues): SettingErrors {
  const given = Object.fromEntries(
    systemSettingNames.flatMap((name) => {
      const value = plain(name, values[name]);
      return value === null ? [] : [[name, value] as const];
    }),
  );
  const own = Object.entries(given).flatMap(([name, value]) => {
    const error = settingError(name as SystemSettingName, value);
    return error === null ? [] : [[name, error] as const];
  });
  return { ...settingsErrors(given), ...Object.fromEntries(own) };
}
