import { businessDates, dateProblem, isWireDate } from '../dates/index.ts';
import { type SystemSettingName, systemSetting, type systemSettings } from './system-settings.ts';

/** What is stored of a tenant: text by name. A name that is missing has its default. */
export type StoredSettings = Readonly<Record<string, string>>;

type Widened<T> = T extends boolean ? boolean : T extends number ? number : string;

/** The type of a setting's value. A date and an item of a lookup may be absent. */
export type SettingValue<N extends SystemSettingName> = (typeof systemSettings)[N]['type'] extends 'date'
  ? string | null
  : (typeof systemSettings)[N]['type'] extends 'lookup'
    ? number | null
    : Widened<(typeof systemSettings)[N]['default']>;

/** What is wrong with a text as the value of a setting, null when nothing. */
export function settingError(name: SystemSettingName, text: string): string | null {
  const setting = systemSetting(name);
  switch (setting.type) {
    case 'boolean':
      return text === 'true' || text === 'false' ? null : `${setting.label} is on or off`;
    case 'number': {
      const { min, max } = setting;
      const isInRange = /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max;
      return isInRange ? null : `${setting.label} must be a whole number from ${min} to ${max}`;
    }
    case 'text':
      if (text.trim() === '' && setting.default !== '') return `${setting.label} is required`;
      return text.length <= setting.maxLength
        ? null
        : `${setting.label} can have at most ${setting.maxLength} characters`;
    case 'date':
      return isWireDate(text) ? dateProblem(text, businessDates) : `${setting.label} must be a date`;
    case 'lookup':
      return /^[1-9]\d{0,8}$/.test(text) ? null : `${setting.label} is one of a list`;
    case 'choice':
      return Object.hasOwn(setting.choices, text) ? null : `${setting.label} is one of a list`;
  }
}

/** The value of a setting: what is stored, or the default where nothing or nothing usable is stored. */
export function readSetting<N extends SystemSettingName>(stored: StoredSettings, name: N): SettingValue<N> {
  const setting = systemSetting(name);
  const text = Object.hasOwn(stored, name) ? stored[name] : undefined;
  const isUsable = text !== undefined && settingError(name, text) === null;
  return (isUsable ? typedValue(setting.type, text) : setting.default) as SettingValue<N>;
}

function typedValue(type: ReturnType<typeof systemSetting>['type'], text: string): boolean | number | string {
  if (type === 'boolean') return text === 'true';
  return type === 'number' || type === 'lookup' ? Number(text) : text;
}

/**
 * What is wrong with the settings together, by name; empty when nothing. The warning must fit into the time before the
 * log-off, and a notice at Add File needs its date.
 */
export function settingsErrors(stored: StoredSettings): Readonly<Partial<Record<SystemSettingName, string>>> {
  const errors: Partial<Record<SystemSettingName, string>> = {};
  if (readSetting(stored, 'idleNoticeSeconds') >= readSetting(stored, 'idleTimeoutMinutes') * 60) {
    errors.idleNoticeSeconds = 'The warning must be shorter than the time without activity';
  }
  if (readSetting(stored, 'addFileTooltip') && readSetting(stored, 'addFileTooltipDate') === null) {
    errors.addFileTooltipDate = 'The notice needs a date';
  }
  return errors;
}
