import type { SystemSetting } from '@closewright/domain/system-settings';

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
