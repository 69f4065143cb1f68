import { escapeWhile, type RefusedTextProps, useTypedValue } from '../../hooks/use-typed-value.ts';
import type { ChangeDetails } from '../../lib/change.ts';
import { formatNumber, type NumberRefusal, parseNumber } from '../../lib/parse/number.ts';
import { FieldBox, FieldFrame } from '../field/field.tsx';
import { FieldValue } from '../field/field-value.tsx';
import { type TypedFieldNative, TypedInput } from '../field/typed-input.tsx';
import { type FieldProps, splitFieldProps, useField } from '../field/use-field.ts';
import { numberFieldMessages } from './number-field.messages.ts';

export interface NumberFieldProps extends FieldProps, TypedFieldNative, RefusedTextProps {
  value?: number | null | undefined;
  defaultValue?: number | null | undefined;
  onValueChange?: ((value: number | null, details: ChangeDetails) => void) | undefined;
  /** Digits after the point. Default 0: whole numbers. */
  decimals?: number;
  min?: number | undefined;
  max?: number | undefined;
  /** Commas between thousands. False for years. Default true. */
  grouping?: boolean;
  /** What is counted, after the figure: "years", "acres". */
  unit?: string | undefined;
  /** `start` where the number is a name rather than a quantity. Default 'end'. */
  align?: 'start' | 'end';
  messages?: Partial<Record<NumberRefusal, string>> | undefined;
}

/** A count or measure. For dollars use `MoneyField`, for percentages `RateField`. Arrow keys and the wheel never change it. */
export function NumberField(props: NumberFieldProps) {
  const [
    fieldProps,
    {
      value,
      defaultValue,
      onValueChange,
      refusedText,
      onRefusedText,
      decimals = 0,
      min,
      max,
      grouping = true,
      unit,
      align = 'end',
      messages,
      ...input
    },
  ] = splitFieldProps(props);
  const typed = useTypedValue<number, NumberRefusal>({
    value,
    defaultValue,
    onValueChange,
    refusedText,
    onRefusedText,
    parse: (text) => parseNumber(text, { decimals, min, max }),
    format: (number) => formatNumber(number, { decimals, grouping }),
    explain: (reason) => messages?.[reason] ?? numberFieldMessages({ decimals, min, max })[reason],
  });
  const field = useField(fieldProps, { error: typed.error, extra: Boolean(unit) });
  return (
    <FieldFrame
      field={field}
      slot="number-field"
      root={escapeWhile(typed)}
      below={
        <>
          {unit ? (
            <span id={field.ids.extra} className="sr-only">
              {unit}
            </span>
          ) : null}
          <FieldValue field={field} value={typed.value} />
        </>
      }
    >
      <FieldBox field={field} keepEnd end={unit ? <span aria-hidden>{unit}</span> : null}>
        <TypedInput
          inputMode={decimals === 0 ? 'numeric' : 'decimal'}
          {...input}
          typed={typed}
          field={field}
          align={align}
          className={unit && align === 'end' ? 'pr-0' : undefined}
        />
      </FieldBox>
    </FieldFrame>
  );
}
