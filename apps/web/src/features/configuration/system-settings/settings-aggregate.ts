import type { StoredSetting } from '@closewright/contract/system-settings';
import { type SystemSettingName, systemSetting, systemSettingNames } from '@closewright/domain/system-settings';
import { call, keyFor } from '../../../lib/api/index.ts';
import type { Aggregate, RowKinds, Rows } from '../../../records/editor/aggregate.ts';
import { rowPath } from '../../../records/editor/row-errors.ts';
import { singleKey } from '../../../records/editor/rows.ts';
import { settingText } from './setting-text.ts';
import { changesOf, errorsOf, type SettingValues, valuesOf } from './settings-form.ts';

const fieldOf = (name: SystemSettingName) => ({
  kind: 'text',
  label: systemSetting(name).label,
  required: false,
  column: name,
});

/** The settings of a company are one row of texts. */
export const settingsKinds: RowKinds<'settings'> = {
  settings: {
    isSingle: true,
    fields: Object.fromEntries(systemSettingNames.map((name) => [name, fieldOf(name)])),
    // The fields of the row are the settings by name.
    words: (name, value) => settingText(systemSetting(name as SystemSettingName), value as string | null),
  },
};

/** What the form holds. */
export function settingValues({ settings: [row] }: Rows<'settings'>): SettingValues {
  // The fields of the row are the settings by name, each a text or nothing.
  return (row?.values ?? {}) as SettingValues;
}

/** The settings of a company: a save sends each that differs with the version it was based on. */
export const settingsAggregate: Aggregate<readonly StoredSetting[], 'settings'> = {
  kinds: settingsKinds,
  queryKey: keyFor('getSystemSettings'),
  // Each setting has a version of its own, and goes with its row when it is the default again.
  version: () => 0,
  read: (stored) => ({ settings: valuesOf(stored) }),
  changesOf(stored, rows) {
    const settings = changesOf(stored, settingValues(rows));
    return settings.length === 0 ? null : { settings };
  },
  problems(_stored, rows) {
    const found = Object.entries(errorsOf(settingValues(rows)));
    return Object.fromEntries(
      found.flatMap(([name, error]) => (error ? [[rowPath('settings', singleKey, name), error]] : [])),
    );
  },
  // Made by `changesOf`.
  send: (_version, { settings }) =>
    call('saveSystemSettings', { body: { settings: settings as ReturnType<typeof changesOf> } }),
};
