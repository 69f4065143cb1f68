import { type FeatureFlag, featureFlags } from '../constants/index.ts';
import { readSetting, type StoredSettings, type SystemSettingName } from '../system-settings/index.ts';
import { isWeaker, weakerProblem } from './controls.ts';
import type { WeakerSetting } from './weaker-account.ts';

const settingControls = ['wireWaitingHours', 'wireTwoReleaseFrom'] as const satisfies readonly SystemSettingName[];

/** What of changed system settings is weaker than it was; what is not stored has its default. */
export const weakerOfSettings = (
  before: StoredSettings,
  after: StoredSettings,
): readonly (WeakerSetting & { readonly setting: (typeof settingControls)[number] })[] =>
  settingControls
    .map((setting) => ({ setting, was: readSetting(before, setting), becomes: readSetting(after, setting) }))
    .filter(({ setting, was, becomes }) => isWeaker(setting, was, becomes));

/** What of system settings nobody saves alone, by name. */
export const weakerSettingsProblems = (before: StoredSettings, after: StoredSettings): Record<string, string> =>
  Object.fromEntries(weakerOfSettings(before, after).map(({ setting, was }) => [setting, weakerProblem(setting, was)]));

/**
 * The control that a flag is, where it would be weaker than it is; null where one person sets it.
 * @param was what is stored of it, and `becomes` what would be: null is its default
 */
export function weakerFlag(name: FeatureFlag, was: boolean | null, becomes: boolean | null): WeakerSetting | null {
  if (name !== 'checkWritingPIN') return null;
  const [before, after] = [was ?? featureFlags[name], becomes ?? featureFlags[name]];
  return isWeaker(name, before, after) ? { setting: name, was: before, becomes: after } : null;
}
