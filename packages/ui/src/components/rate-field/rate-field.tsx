import type { ComponentProps } from 'react';
import { escapeWhile, useTypedValue } from '../../hooks/use-typed-value.ts';
import type { ChangeDetails } from '../../lib/change.ts';
import type { DecimalRefusal } from '../../lib/parse/decimal.ts';
import { formatRate, parseRate } from '../../lib/parse/rate.ts';
import { FieldBox, FieldFrame, FieldInput } from '../field/field.tsx';
import { type FieldProps, splitFieldProps, useField } from '../field/use-field.ts';
import { rateFieldMessages } from './rate-field.messages.ts';

type Native = Omit<
  ComponentProps<'input'>,
  keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'size' | 'type' | 'ref'
>;

export interface RateFieldProps extends FieldProps, Native {
  /** Percent as a plain decimal string (`3.875` is 3.8750%), or null. Never a float. */
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  onValueChange?: ((value: string | null, details: ChangeDetails) => void) | undefined;
  /** Decimals shown and allowed. A value that has more is shown in full. Default 4. */
  decimals?: number;
  /** Default false. */
  allowNegative?: boolean;
  messages?: Partial<Record<DecimalRefusal, string>> | undefined;
}

const same = (a: string | null, b: string | null) =>
  a === b || (a !== null && b !== null && formatRate(a, 0) === formatRate(b, 0));

/** A percentage: shown as `3.8750%`, typed as `3.875`, `3.875%` or `3 7/8`. Arrow keys and the wheel never change it. */
export function RateField(props: RateFieldProps) {
  const [
    fieldProps,
    { value, defaultValue, onValueChange, decimals = 4, allowNegative = false, messages, onKeyDown, ...input },
  ] = splitFieldProps(props);
  const typed = useTypedValue<string, DecimalRefusal>({
    value,
    defaultValue,
    onValueChange,
    parse: (text) => parseRate(text, { decimals, allowNegative }),
    format: (rate) => formatRate(rate, decimals),
    explain: (reason) => messages?.[reason] ?? rateFieldMessages(decimals)[reason],
    same,
  });
  const field = useField(fieldProps, { error: typed.error });
  return (
    <FieldFrame
      field={field}
      slot="rate-field"
      root={escapeWhile(typed)}
      below={fieldProps.name ? <input type="hidden" name={fieldProps.name} value={typed.value ?? ''} /> : null}
    >
      <FieldBox field={field}>
        <FieldInput
          inputMode="decimal"
          {...input}
          {...typed.inputProps}
          field={field}
          align="end"
          onKeyDown={(event) => {
            onKeyDown?.(event);
            typed.inputProps.onKeyDown(event);
          }}
        />
      </FieldBox>
    </FieldFrame>
  );
}
