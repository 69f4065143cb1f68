import { escapeWhile, useTypedValue } from '../../hooks/use-typed-value.ts';
import type { ChangeDetails } from '../../lib/change.ts';
import { parseSwift, type SwiftRefusal } from '../../lib/parse/bank-code.ts';
import { FieldBox, FieldFrame } from '../field/field.tsx';
import { FieldValue } from '../field/field-value.tsx';
import { type TypedFieldNative, TypedInput } from '../field/typed-input.tsx';
import { type FieldProps, splitFieldProps, useField } from '../field/use-field.ts';
import { swiftFieldMessages } from './swift-field.messages.ts';

export interface SwiftFieldProps extends FieldProps, TypedFieldNative {
  /** 8 or 11 capitals and digits, or null. */
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  onValueChange?: ((value: string | null, details: ChangeDetails) => void) | undefined;
  messages?: Partial<Record<SwiftRefusal, string>> | undefined;
}

/** A SWIFT code: 8 or 11 characters. Small letters, spaces and dashes are taken and shown as the code is written. */
export function SwiftField(props: SwiftFieldProps) {
  const [fieldProps, { value, defaultValue, onValueChange, messages, ...input }] = splitFieldProps(props);
  const typed = useTypedValue<string, SwiftRefusal>({
    value,
    defaultValue,
    onValueChange,
    parse: parseSwift,
    format: (code) => code ?? '',
    explain: (reason) => messages?.[reason] ?? swiftFieldMessages[reason],
  });
  const field = useField(fieldProps, { error: typed.error });
  return (
    <FieldFrame
      field={field}
      slot="swift-field"
      root={escapeWhile(typed)}
      below={<FieldValue field={field} value={typed.value} />}
    >
      <FieldBox field={field}>
        <TypedInput autoCapitalize="characters" {...input} typed={typed} field={field} className="identifier" />
      </FieldBox>
    </FieldFrame>
  );
}
