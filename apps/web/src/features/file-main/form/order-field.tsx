import { visibleItems } from '@closewright/domain/lookups';
import { DateField } from '@closewright/ui/date-field';
import { MemoField } from '@closewright/ui/memo-field';
import { MoneyField } from '@closewright/ui/money-field';
import { NumberField } from '@closewright/ui/number-field';
import { RateField } from '@closewright/ui/rate-field';
import { SelectField } from '@closewright/ui/select-field';
import { TextField } from '@closewright/ui/text-field';
import { TimeField } from '@closewright/ui/time-field';
import { useController } from 'react-hook-form';
import { useFileMain } from '../file-main-context.ts';
import { type FieldPath, fieldOf, wirePath } from './file-form.ts';

export interface OrderFieldProps {
  name: FieldPath;
  /** Its place in the form grid: `col-span-3`. */
  className?: string;
  /** Numbers that name something: 0 and O differ. */
  identifier?: boolean;
  /** What is counted, after the figure. */
  unit?: string;
  /** Capital letters only (state codes). */
  upperCase?: boolean;
}

/** One field of the file. Label, format, validation and read-only all come from the field table and the access rules. */
export function OrderField({ name, className, identifier = false, unit, upperCase = false }: OrderFieldProps) {
  const { editor, lookups, regionIDs, modeOf } = useFileMain();
  const { field, fieldState } = useController({ control: editor.form.control, name: name as never });
  const table = fieldOf(name);
  const { mode, reason } = modeOf(wirePath(name));
  const value = field.value as unknown;
  const set = (next: string | number | null) => {
    field.onChange(next);
    if (fieldState.error) editor.form.clearErrors(name as never);
  };
  const common = {
    label: table.label,
    required: table.required,
    error: fieldState.error?.message,
    mode,
    reason: reason?.text,
    className,
    'data-field': name,
    onBlur: field.onBlur,
  };

  switch (table.kind) {
    case 'money':
      return (
        <MoneyField {...common} value={value as number | null} onValueChange={set} allowNegative={table.min !== 0} />
      );
    case 'rate':
      return <RateField {...common} value={value as string | null} onValueChange={set} decimals={4} />;
    case 'date':
      return <DateField {...common} value={value as string | null} onValueChange={set} />;
    case 'time':
      return <TimeField {...common} value={value as string | null} onValueChange={set} />;
    case 'integer':
      return (
        <NumberField
          {...common}
          value={value as number | null}
          onValueChange={set}
          min={table.min}
          max={table.max}
          unit={unit}
          align="start"
        />
      );
    case 'select': {
      const chosen = value === null ? [] : [value as number];
      const items = visibleItems(lookups[table.lookup ?? ''] ?? [], { regionIDs, selectedIDs: chosen });
      const options = items.map(({ id, name: label, inactive }) => ({ value: id, label, inactive }));
      return <SelectField<number> {...common} options={options} value={value as number | null} onValueChange={set} />;
    }
    case 'memo':
      return (
        <MemoField
          {...common}
          value={(value as string | null) ?? ''}
          onValueChange={set}
          minRows={1}
          maxLength={table.maxLength}
        />
      );
    default:
      return (
        <TextField
          {...common}
          value={(value as string | null) ?? ''}
          onValueChange={(text) => set(upperCase ? text.toUpperCase() : text)}
          variant={identifier ? 'identifier' : 'text'}
          maxLength={table.maxLength}
        />
      );
  }
}
