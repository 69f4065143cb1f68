import type { ReactNode } from 'react';
import { escapeWhile, type RefusedTextProps, useTypedValue } from '../../hooks/use-typed-value.ts';
import type { ChangeDetails } from '../../lib/change.ts';
import { cn } from '../../lib/cn.ts';
import type { DecimalRefusal } from '../../lib/parse/decimal.ts';
import { formatMoney, spokenMoney } from '../../lib/parse/format-money.ts';
import { parseMoneySum } from '../../lib/parse/money-sum.ts';
import { FieldBox, FieldFrame } from '../field/field.tsx';
import { FieldValue } from '../field/field-value.tsx';
import { type TypedFieldNative, TypedInput } from '../field/typed-input.tsx';
import { type FieldProps, splitFieldProps, useField } from '../field/use-field.ts';
import { moneyFieldMessages } from './money-field.messages.ts';

export interface MoneyFieldProps extends FieldProps, TypedFieldNative, RefusedTextProps {
  /** Integer cents, or null for no amount. Null is not zero. */
  value?: number | null | undefined;
  defaultValue?: number | null | undefined;
  /** Called with readable amounts only; a text that cannot be read is kept, marked and never reported. */
  onValueChange?: ((value: number | null, details: ChangeDetails) => void) | undefined;
  /** False refuses amounts below zero. Default true. */
  allowNegative?: boolean;
  /** True where a negative value is a balance below zero, the one case that is red. */
  balance?: boolean;
  /** Before the figure: "$" where a form shows the currency. Not in read mode. */
  start?: ReactNode;
  /** After the figure. */
  end?: ReactNode;
  messages?: Partial<Record<DecimalRefusal, string>> | undefined;
}

/**
 * An amount of US dollars. Typed text stays raw until the field is left; `(1,234.56)`, `1,234.56-`, `$`, U+2212 and `CR` are read
 * right; more than two decimals are refused, not cut. Arrow keys and the wheel never change it.
 */
export function MoneyField(props: MoneyFieldProps) {
  const [
    fieldProps,
    {
      value,
      defaultValue,
      onValueChange,
      refusedText,
      onRefusedText,
      allowNegative = true,
      balance,
      start,
      end,
      messages,
      ...input
    },
  ] = splitFieldProps(props);
  const typed = useTypedValue<number, DecimalRefusal>({
    value,
    defaultValue,
    onValueChange,
    refusedText,
    onRefusedText,
    parse: (text) => parseMoneySum(text, { allowNegative }),
    format: formatMoney,
    explain: (reason) => messages?.[reason] ?? moneyFieldMessages[reason],
  });
  const spoken = typed.editing ? '' : spokenMoney(typed.value);
  const field = useField(fieldProps, { error: typed.error, extra: Boolean(spoken) });
  const shown = typed.inputProps.value;
  return (
    <FieldFrame
      field={field}
      slot="money-field"
      root={escapeWhile(typed)}
      below={
        <>
          {spoken ? (
            <span id={field.ids.extra} className="sr-only">
              {spoken}
            </span>
          ) : null}
          <FieldValue field={field} value={typed.value} />
        </>
      }
    >
      <FieldBox field={field} start={start} end={end}>
        <TypedInput
          inputMode="decimal"
          {...input}
          typed={typed}
          field={field}
          align="end"
          // The closing parenthesis hangs outside the column, so the decimals of a negative stand under the others.
          className={cn(
            shown.endsWith(')') && (field.variant === 'read' ? '-mr-[.36em]' : 'pr-[calc(8px-.36em)]'),
            balance && typed.value !== null && typed.value < 0 && 'text-negative',
          )}
        />
      </FieldBox>
    </FieldFrame>
  );
}
