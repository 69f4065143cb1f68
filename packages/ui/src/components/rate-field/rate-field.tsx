import { escapeWhile, type RefusedTextProps, useTypedValue } from '../../hooks/use-typed-value.ts';
import type { ChangeDetails } from '../../lib/change.ts';
import { formatRate, parseRate, type RateRefusal } from '../../lib/parse/rate.ts';
import { FieldBox, FieldFrame } from '../field/field.tsx';
import { FieldValue } from '../field/field-value.tsx';
import { type TypedFieldNative, TypedInput } from '../field/typed-input.tsx';
import { type FieldProps, splitFieldProps, useField } from '../field/use-field.ts';
import { rateFieldMessages } from './rate-field.messages.ts';

export interface RateFieldProps extends FieldProps, TypedFieldNative, RefusedTextProps {
  /** Percent as a plain decimal string (`3.875` is 3.8750%), or null. Never a float. */
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  onValueChange?: ((value: string | null, details: ChangeDetails) => void) | undefined;
  /** Decimals shown and allowed. A value that has more is shown in full. Default 4. */
  decimals?: number;
  /** Default false. */
  allowNegative?: boolean;
  /** The largest value taken, a whole number of percent. Default: none. */
  max?: number | undefined;
  /** Public name of the part, for parts that are this one with settings. Default 'rate-field'. */
  slot?: string | undefined;
  messages?: Partial<Record<RateRefusal, string>> | undefined;
}

const same = (a: string | null, b: string | null) =>
  a === b || (a !== null && b !== null && formatRate(a, 0) === formatRate(b, 0));

/** A percentage: shown as `3.8750%`, typed as `3.875`, `3.875%`, `3 7/8` or `25 bp`. Arrow keys and the wheel never change it. */
export function RateField(props: RateFieldProps) {
  const [
    fieldProps,
    {
      value,
      defaultValue,
      onValueChange,
      refusedText,
      onRefusedText,
      decimals = 4,
      allowNegative = false,
      max,
      slot = 'rate-field',
      messages,
      ...input
    },
  ] = splitFieldProps(props);
  const typed = useTypedValue<string, RateRefusal>({
    value,
    defaultValue,
    onValueChange,
    refusedText,
    onRefusedText,
    parse: (text) => parseRate(text, { decimals, allowNegative, max }),
    format: (rate) => formatRate(rate, decimals),
    explain: (reason) => messages?.[reason] ?? rateFieldMessages({ decimals, max })[reason],
    same,
  });
  const field = useField(fieldProps, { error: typed.error });
  return (
    <FieldFrame
      field={field}
      slot={slot}
      root={escapeWhile(typed)}
      below={<FieldValue field={field} value={typed.value} />}
    >
      <FieldBox field={field}>
        <TypedInput inputMode="decimal" {...input} typed={typed} field={field} align="end" />
      </FieldBox>
    </FieldFrame>
  );
}
