import type { SystemSetting } from '@closewright/domain/system-settings';

/** What a setting holds in words; its default where it holds nothing. */
export function settingText(setting: SystemSetting, value: string | null): string {
  if (value === null) return `Default: ${defaultText(setting)}`;
  if (setting.type === 'boolean') return value === 'true' ? 'on' : 'off';
  return setting.type === 'choice' ? (setting.choices[value] ?? value) : value;
}

/** The default of a setting in words. */
export function defaultText(setting: SystemSetting): string {
  switch (setting.type) {
    case 'boolean':
      return setting.default ? 'on' : 'off';
    case 'number':
      return `${setting.default} ${setting.unit.split(/[ ,]/, 1)[0]}`;
    case 'text':
      return setting.default === '' ? 'empty' : `“${setting.default.replace(/\.$/, '')}”`;
    case 'choice':
      return `“${setting.choices[setting.default] ?? ''}”`;
    case 'date':
    case 'lookup':
      return 'none';
  }
}
