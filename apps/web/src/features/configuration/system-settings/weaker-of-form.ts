import type { StoredSetting } from '@closewright/contract/system-settings';
import { type WeakerSetting, weakerOfSettings } from '@closewright/domain/controls';
import type { StoredSettings } from '@closewright/domain/system-settings';
import { changesOf, type SettingValues, valuesOf } from './settings-form.ts';

/** What of a form nobody saves alone, and the form without it. */
export function weakerOfForm(
  stored: readonly StoredSetting[],
  values: SettingValues,
): { readonly weaker: readonly WeakerSetting[]; readonly without: Partial<SettingValues>; readonly isRest: boolean } {
  const changes = changesOf(stored, values);
  const before: StoredSettings = Object.fromEntries(stored.map(({ name, value }) => [name, value]));
  const after = new Map(Object.entries(before));
  for (const { name, value } of changes) {
    if (value === null) after.delete(name);
    else after.set(name, value);
  }
  const weaker = weakerOfSettings(before, Object.fromEntries(after));
  const held = valuesOf(stored);
  return {
    weaker,
    without: Object.fromEntries(weaker.map(({ setting }) => [setting, held[setting]])),
    isRest: changes.length > weaker.length,
  };
}
