import { Checkbox } from '@closewright/ui/checkbox';
import { MemoField } from '@closewright/ui/memo-field';
import { SelectField } from '@closewright/ui/select-field';
import { TextField } from '@closewright/ui/text-field';
import type { PlainField } from '../fields/plain-field.ts';

export interface SettingFieldProps {
  name: string;
  field: PlainField;
  value: unknown;
  onValueChange: (value: string | number | boolean | null) => void;
  error?: string | undefined;
  /** Of a select. */
  options?: readonly { value: number; label: string; inactive?: boolean }[];
  /** Its place in the form grid: `col-span-6`. */
  className?: string;
  help?: string;
  upperCase?: boolean;
}

/** One field of a record, by its field table: text, several lines of it, choice, or yes-or-no. */
export function SettingField({
  name,
  field: { kind, label, required, maxLength },
  value,
  onValueChange,
  error,
  options = [],
  className,
  help,
  upperCase = false,
}: SettingFieldProps) {
  const common = { label, error, className, help, 'data-field': name };
  if (kind === 'boolean') return <Checkbox {...common} value={value === true} onValueChange={onValueChange} />;
  if (kind === 'select') {
    return (
      <SelectField<number>
        {...common}
        required={required}
        options={options}
        value={value as number | null}
        onValueChange={onValueChange}
      />
    );
  }
  if (kind === 'memo') {
    return (
      <MemoField
        {...common}
        maxLength={maxLength}
        value={(value as string | null) ?? ''}
        onValueChange={onValueChange}
      />
    );
  }
  return (
    <TextField
      {...common}
      required={required}
      maxLength={maxLength}
      value={(value as string | null) ?? ''}
      onValueChange={(text) => onValueChange(upperCase ? text.toUpperCase() : text)}
    />
  );
}
