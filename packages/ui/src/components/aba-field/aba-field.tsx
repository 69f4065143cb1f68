import { escapeWhile, useTypedValue } from '../../hooks/use-typed-value.ts';
import type { ChangeDetails } from '../../lib/change.ts';
import { type AbaRefusal, parseAba } from '../../lib/parse/bank-code.ts';
import { FieldBox, FieldFrame } from '../field/field.tsx';
import { FieldValue } from '../field/field-value.tsx';
import { type TypedFieldNative, TypedInput } from '../field/typed-input.tsx';
import { type FieldProps, splitFieldProps, useField } from '../field/use-field.ts';
import { abaFieldMessages } from './aba-field.messages.ts';
import { type BankLookup, useBankName } from './use-bank-name.ts';

export interface AbaFieldProps extends FieldProps, TypedFieldNative {
  /** Nine digits, or null. */
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  onValueChange?: ((value: string | null, details: ChangeDetails) => void) | undefined;
  /** Finds the bank of a routing number, null for none. Asked once per number whose check digit is right; the name is shown below. */
  lookupBank?: BankLookup | undefined;
  messages?: Partial<typeof abaFieldMessages> | undefined;
}

/**
 * An ABA routing number: exactly nine digits with a right check digit, pasted with any separators. A bank that is not found is a
 * warning, and a lookup that fails says nothing: neither stands in the way of the number.
 */
export function AbaField(props: AbaFieldProps) {
  const [fieldProps, { value, defaultValue, onValueChange, lookupBank, messages, ...input }] = splitFieldProps(props);
  const words = { ...abaFieldMessages, ...messages };
  const typed = useTypedValue<string, AbaRefusal>({
    value,
    defaultValue,
    onValueChange,
    parse: parseAba,
    format: (number) => number ?? '',
    explain: (reason) => words[reason],
  });
  const readable = typed.reading === null || typed.reading.state === 'read';
  const bank = useBankName(readable ? typed.value : null, lookupBank);
  const field = useField(
    {
      ...fieldProps,
      checking: fieldProps.checking || bank.state === 'checking',
      success: fieldProps.success ?? (bank.state === 'found' ? bank.name : undefined),
    },
    { error: typed.error, warning: bank.state === 'unknown' ? words.unknown : undefined },
  );
  return (
    <FieldFrame
      field={field}
      slot="aba-field"
      root={escapeWhile(typed)}
      below={<FieldValue field={field} value={typed.value} />}
    >
      <FieldBox field={field}>
        <TypedInput inputMode="numeric" {...input} typed={typed} field={field} className="identifier" />
      </FieldBox>
    </FieldFrame>
  );
}
