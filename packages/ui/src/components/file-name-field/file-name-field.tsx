import { escapeWhile, useTypedValue } from '../../hooks/use-typed-value.ts';
import type { ChangeDetails } from '../../lib/change.ts';
import { type FileNameRefusal, parseFileName } from '../../lib/parse/file-name.ts';
import { FieldBox, FieldFrame } from '../field/field.tsx';
import { FieldValue } from '../field/field-value.tsx';
import { type TypedFieldNative, TypedInput } from '../field/typed-input.tsx';
import { type FieldProps, splitFieldProps, useField } from '../field/use-field.ts';
import { fileNameFieldMessages } from './file-name-field.messages.ts';

export interface FileNameFieldProps extends FieldProps, TypedFieldNative {
  /** The name without `extension`, or null. */
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  onValueChange?: ((value: string | null, details: ChangeDetails) => void) | undefined;
  /** An ending that is always there, such as `.pdf`: shown behind the name and not part of the value. */
  extension?: string | undefined;
  messages?: Partial<Record<FileNameRefusal, string>> | undefined;
}

/** The name of a document to save. What the product or a file system does not take is refused with the reason, never replaced. */
export function FileNameField(props: FileNameFieldProps) {
  const [fieldProps, { value, defaultValue, onValueChange, extension = '', messages, ...input }] =
    splitFieldProps(props);
  const typed = useTypedValue<string, FileNameRefusal>({
    value,
    defaultValue,
    onValueChange,
    parse: (text) => parseFileName(text, extension),
    format: (name) => name ?? '',
    explain: (reason) => messages?.[reason] ?? fileNameFieldMessages[reason],
  });
  const field = useField(fieldProps, { error: typed.error, extra: extension !== '' });
  return (
    <FieldFrame
      field={field}
      slot="file-name-field"
      root={escapeWhile(typed)}
      below={
        <>
          {extension ? (
            <span id={field.ids.extra} className="sr-only">
              {extension}
            </span>
          ) : null}
          <FieldValue field={field} value={typed.value === null ? null : `${typed.value}${extension}`} />
        </>
      }
    >
      <FieldBox field={field} keepEnd end={extension ? <span aria-hidden>{extension}</span> : null}>
        <TypedInput {...input} typed={typed} field={field} />
      </FieldBox>
    </FieldFrame>
  );
}
