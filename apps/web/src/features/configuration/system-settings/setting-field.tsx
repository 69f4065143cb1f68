import { businessDates } from '@closewright/domain/dates';
import type { LookupSets } from '@closewright/domain/lookups';
import type { SystemSetting } from '@closewright/domain/system-settings';
import { Checkbox } from '@closewright/ui/checkbox';
import { DateField } from '@closewright/ui/date-field';
import { NumberField } from '@closewright/ui/number-field';
import { SelectField } from '@closewright/ui/select-field';
import { TextField } from '@closewright/ui/text-field';
import { defaultText } from './setting-text.ts';

export interface SettingFieldProps {
  /** Marks the field for those who look for it. */
  'data-field': string;
  setting: SystemSetting;
  /** As stored: text, or null for the default. */
  value: string | null;
  onValueChange: (value: string | null) => void;
  error: string | undefined;
  lookups: LookupSets;
}

/** One setting in the field of its type, with its default and why that is the default. */
export function SettingField({ setting, value, onValueChange, error, lookups, ...marks }: SettingFieldProps) {
  const common = { ...marks, label: setting.label, help: `${setting.reason} Default: ${defaultText(setting)}.`, error };
  switch (setting.type) {
    case 'boolean':
      return (
        <Checkbox
          {...common}
          value={value === null ? setting.default : value === 'true'}
          onValueChange={(isOn) => onValueChange(String(isOn))}
        />
      );
    case 'number':
      return (
        <NumberField
          {...common}
          className="max-w-[440px]"
          min={setting.min}
          max={setting.max}
          unit={setting.unit}
          value={value === null ? setting.default : Number(value)}
          onValueChange={(number) => onValueChange(number === null ? null : String(number))}
        />
      );
    case 'date':
      return (
        <DateField
          {...common}
          className="max-w-[440px]"
          min={businessDates.first}
          max={businessDates.last}
          value={value}
          onValueChange={onValueChange}
        />
      );
    case 'lookup':
      return (
        <SelectField
          {...common}
          className="max-w-[440px]"
          placeholder="None"
          options={(lookups[setting.lookup] ?? [])
            .filter(({ id, inactive }) => !inactive || String(id) === value)
            .map(({ id, name }) => ({ value: String(id), label: name }))}
          value={value}
          onValueChange={onValueChange}
        />
      );
    case 'choice':
      return (
        <SelectField
          {...common}
          className="max-w-[440px]"
          options={Object.entries(setting.choices).map(([each, label]) => ({ value: each, label }))}
          value={value ?? setting.default}
          onValueChange={(text) => onValueChange(text === setting.default ? null : text)}
        />
      );
    case 'text':
      return (
        <TextField
          {...common}
          maxLength={setting.maxLength}
          value={value ?? setting.default}
          onValueChange={(text) => onValueChange(text === setting.default ? null : text)}
        />
      );
  }
}
