import type { FieldMode } from '@closewright/domain/access';
import { type LookupItem, type LookupSets, visibleItems } from '@closewright/domain/lookups';
import { Checkbox } from '@closewright/ui/checkbox';
import { DateField } from '@closewright/ui/date-field';
import type { RefusedTextProps } from '@closewright/ui/field';
import { MemoField } from '@closewright/ui/memo-field';
import { MoneyField } from '@closewright/ui/money-field';
import { NumberField, type NumberFieldProps } from '@closewright/ui/number-field';
import { RateField } from '@closewright/ui/rate-field';
import { SelectField } from '@closewright/ui/select-field';
import { TextField } from '@closewright/ui/text-field';
import { TimeField } from '@closewright/ui/time-field';
import { AddressField, type AddressRecord } from '../../lib/addresses/address-field.tsx';
import type { AddressNames } from '../../lib/addresses/address-names.ts';
import type { PlainField } from '../../lib/fields/plain-field.ts';

/** What a form needs of a field: of the field table of a record, or of its own. */
export interface FormField extends Omit<PlainField, 'column'> {
  /** What is said where it is required and empty. Default: "Payee is required". */
  readonly missing?: string;
}

/** A field of a dialog's own that must be filled in. */
export const mustBeThere = { required: true, missing: 'This value is required.' } as const;

/** One choice of a field; an inactive one is shown where it is chosen. */
export interface FieldOption {
  readonly value: string | number;
  readonly label: string;
  readonly inactive?: boolean;
}

/** How a field stands in its form. */
export interface RecordFieldLook {
  /** Its place in the form grid: `col-span-3`. */
  className?: string | undefined;
  /** One line below the field. */
  help?: string | undefined;
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
  /** Pixels a memo grows to. */
  maxHeight?: number | undefined;
  /** Choices that are no lookup set: the loans of the file. */
  options?: readonly FieldOption[] | undefined;
  /** Must be filled in, whatever the field table says. */
  required?: boolean | undefined;
  /** An item of the lookup set as it is offered. Default: its name. */
  itemText?: ((item: LookupItem) => string) | undefined;
  /** Of an integer: whether thousands are grouped. Default true. */
  grouping?: boolean | undefined;
  /** Of an integer: hundredths, typed and shown as whole ones with two decimals. */
  hundredths?: boolean | undefined;
  /** Whether a choice can be taken away again. Default: unless it is required. */
  clearable?: boolean | undefined;
  /** Grey words while nothing is there. */
  placeholder?: string | undefined;
  /** One or several addresses of mail. */
  email?: boolean | undefined;
  /** Of a text. */
  autoComplete?: 'off' | undefined;
  /** The first focus of the dialog. */
  autoFocus?: boolean | undefined;
}

/** What a field holds: text, integer cents, a day, the id of an item. */
export type FieldContent = string | number | boolean | null;

export interface RecordFieldProps extends RecordFieldLook, RefusedTextProps {
  /** What the field table says. */
  table: FormField;
  value: FieldContent;
  onValueChange(value: FieldContent): void;
  onBlur?: (() => void) | undefined;
  error?: string | undefined;
  /** Default: that of the scope around. */
  mode?: FieldMode | undefined;
  lookups?: LookupSets | undefined;
  /** Region ids whose lookup items the user may choose. */
  regionIDs?: readonly number[] | undefined;
  /** The record around, for a field that fills others too. */
  record?: AddressRecord | undefined;
  /** Marks the field for those who look for it. */
  name: string;
}

/** One field of a stored record. Label, format, limits and choices all come from the field table. */
export function RecordField(props: RecordFieldProps) {
  const { table, value, identifier = false, unit, upperCase = false, minRows = 1, placeholder } = props;
  const set = props.onValueChange;
  const common = {
    label: table.label,
    required: props.required ?? table.required,
    error: props.error,
    help: props.help,
    mode: props.mode?.mode,
    reason: props.mode?.reason?.text,
    className: props.className,
    'data-field': props.name,
    onBlur: props.onBlur,
    ...(props.autoFocus ? { 'data-autofocus': '' } : {}),
  };
  const { refusedText, onRefusedText } = props;
  const typed = { ...common, refusedText, onRefusedText };
  const text = typeof value === 'string' ? value : null;
  const number = typeof value === 'number' ? value : null;

  switch (table.kind) {
    case 'money':
      return <MoneyField {...typed} value={number} onValueChange={set} allowNegative={table.min !== 0} />;
    case 'rate':
      return <RateField {...typed} value={text} onValueChange={set} decimals={4} />;
    case 'date':
      return (
        <DateField
          {...typed}
          value={text}
          onValueChange={set}
          min={table.range?.first}
          max={table.range?.last}
          businessDay={props.businessDay}
        />
      );
    case 'time':
      return <TimeField {...typed} value={text} onValueChange={set} />;
    case 'boolean':
      return <Checkbox {...common} required={false} value={value === true} onValueChange={set} />;
    case 'integer':
      if (props.hundredths) return <HundredthsField {...typed} {...{ value: number, set, unit, table }} />;
      return (
        <NumberField
          {...typed}
          value={number}
          onValueChange={set}
          min={table.min}
          max={table.max}
          unit={unit}
          grouping={props.grouping}
          align="start"
        />
      );
    case 'decimal':
      return (
        <NumberField
          {...typed}
          value={value === null ? null : Number(value)}
          onValueChange={(typed) => set(typed === null ? null : String(typed))}
          decimals={table.decimals ?? 0}
          min={0}
          unit={unit}
        />
      );
    case 'choice':
    case 'select':
      return (
        <SelectField<string | number>
          {...common}
          placeholder={placeholder}
          clearable={props.clearable}
          options={optionsOf(props)}
          value={number ?? text}
          onValueChange={set}
        />
      );
    case 'memo':
      return (
        <MemoField
          {...common}
          placeholder={placeholder}
          value={text ?? ''}
          onValueChange={set}
          minRows={minRows}
          maxHeight={props.maxHeight}
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
          placeholder={placeholder}
          value={text ?? ''}
          onValueChange={(typed) => set(upperCase ? typed.toUpperCase() : typed)}
          variant={identifier ? 'identifier' : 'text'}
          {...(props.email ? { type: 'email', multiple: true } : {})}
          {...(props.autoComplete ? { autoComplete: props.autoComplete } : {})}
          maxLength={table.maxLength}
        />
      );
  }
}

/** What a choice offers: what is given, the texts of the field table, or the items of its lookup set in the regions of the user. */
function optionsOf({ table, value, options, itemText, lookups = {}, regionIDs = [] }: RecordFieldProps): FieldOption[] {
  if (options !== undefined) return [...options];
  if (table.choices !== undefined) return table.choices.map((text) => ({ value: text, label: text }));
  const selectedIDs = typeof value === 'number' ? [value] : [];
  const items = visibleItems(lookups[table.lookup ?? ''] ?? [], { regionIDs, selectedIDs });
  return items.map((item) => ({ value: item.id, label: itemText?.(item) ?? item.name, inactive: item.inactive }));
}

interface HundredthsFieldProps extends Omit<NumberFieldProps, 'value' | 'onValueChange'> {
  table: FormField;
  value: number | null;
  set(hundredths: number | null): void;
}

function HundredthsField({ table: { min, max }, value, set, ...rest }: HundredthsFieldProps) {
  const whole = (hundredths: number | undefined) => (hundredths === undefined ? undefined : hundredths / 100);
  return (
    <NumberField
      {...rest}
      value={value === null ? null : value / 100}
      onValueChange={(typed) => set(typed === null ? null : Math.round(typed * 100))}
      min={whole(min)}
      max={whole(max)}
      decimals={2}
      align="start"
    />
  );
}
