import type { FieldMode } from '@closewright/domain/access';
import { type LookupSets, visibleItems } from '@closewright/domain/lookups';
import { Checkbox } from '@closewright/ui/checkbox';
import { DateField } from '@closewright/ui/date-field';
import { MemoField } from '@closewright/ui/memo-field';
import { MoneyField } from '@closewright/ui/money-field';
import { NumberField } from '@closewright/ui/number-field';
import { RateField } from '@closewright/ui/rate-field';
import { SelectField } from '@closewright/ui/select-field';
import { TextField } from '@closewright/ui/text-field';
import { TimeField } from '@closewright/ui/time-field';
import { AddressField, type AddressRecord } from '../addresses/address-field.tsx';
import type { AddressNames } from '../addresses/address-names.ts';
import type { PlainField } from './plain-field.ts';

/** How a field stands in its form. */
export interface RecordFieldLook {
  /** Its place in the form grid: `col-span-3`. */
  className?: string | undefined;
  /** Numbers that name something: 0 and O differ. */
  identifier?: boolean | undefined;
  /** What is counted, after the figure. */
  unit?: string | undefined;
  /** Capital letters only (state codes). */
  upperCase?: boolean | undefined;
  /** The field is the street of this address: it offers whole ones. */
  address?: AddressNames | undefined;
  /** A day on which banks and offices are open is meant: others get a warning. */
  businessDay?: boolean | undefined;
  /** Lines of a memo when it is empty. Default 1. */
  minRows?: number | undefined;
}

type Value = string | number | boolean | null;

export interface RecordFieldProps extends RecordFieldLook {
  /** What the field table says. */
  table: PlainField;
  value: Value;
  onValueChange(value: Value): void;
  onBlur?: (() => void) | undefined;
  error: string | undefined;
  mode: FieldMode;
  lookups: LookupSets;
  /** Region ids whose lookup items the user may choose. */
  regionIDs: readonly number[];
  /** The record around, for a field that fills others too. */
  record?: AddressRecord | undefined;
  /** Choices that are no lookup set: the loans of the file. */
  options?: readonly { value: number; label: string }[] | undefined;
  /** Marks the field for those who look for it. */
  name: string;
}

/** One field of a stored record. Label, format, limits and choices all come from the field table. */
export function RecordField(props: RecordFieldProps) {
  const { table, value, lookups, regionIDs, identifier = false, unit, upperCase = false, minRows = 1 } = props;
  const set = props.onValueChange;
  const common = {
    label: table.label,
    required: table.required,
    error: props.error,
    mode: props.mode.mode,
    reason: props.mode.reason?.text,
    className: props.className,
    'data-field': props.name,
    onBlur: props.onBlur,
  };

  switch (table.kind) {
    case 'money':
      return (
        <MoneyField {...common} value={value as number | null} onValueChange={set} allowNegative={table.min !== 0} />
      );
    case 'rate':
      return <RateField {...common} value={value as string | null} onValueChange={set} decimals={4} />;
    case 'date':
      return (
        <DateField
          {...common}
          value={value as string | null}
          onValueChange={set}
          min={table.range?.first}
          max={table.range?.last}
          businessDay={props.businessDay}
        />
      );
    case 'time':
      return <TimeField {...common} value={value as string | null} onValueChange={set} />;
    case 'boolean':
      return <Checkbox {...common} required={false} value={value === true} onValueChange={set} />;
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
    case 'decimal':
      return (
        <NumberField
          {...common}
          value={value === null ? null : Number(value)}
          onValueChange={(number) => set(number === null ? null : String(number))}
          decimals={table.decimals ?? 0}
          min={0}
          unit={unit}
        />
      );
    case 'choice':
      return (
        <SelectField<string>
          {...common}
          options={(table.choices ?? []).map((text) => ({ value: text, label: text }))}
          value={value as string | null}
          onValueChange={set}
        />
      );
    case 'select': {
      const chosen = value === null ? [] : [value as number];
      const items = visibleItems(lookups[table.lookup ?? ''] ?? [], { regionIDs, selectedIDs: chosen });
      const options = props.options ?? items.map(({ id, name: label, inactive }) => ({ value: id, label, inactive }));
      return <SelectField<number> {...common} options={options} value={value as number | null} onValueChange={set} />;
    }
    case 'memo':
      return (
        <MemoField
          {...common}
          value={(value as string | null) ?? ''}
          onValueChange={set}
          minRows={minRows}
          maxLength={table.maxLength}
        />
      );
    default:
      if (props.address && props.record) {
        const { onBlur: _, ...field } = common;
        return <AddressField {...field} names={props.address} record={props.record} />;
      }
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
