import { escapeWhile, type RefusedTextProps, useTypedValue } from '../../hooks/use-typed-value.ts';
import type { ChangeDetails } from '../../lib/change.ts';
import { formatTime, parseTime, type TimeRefusal } from '../../lib/parse/time.ts';
import { FieldBox, FieldFrame } from '../field/field.tsx';
import { FieldEcho } from '../field/field-echo.tsx';
import { FieldValue } from '../field/field-value.tsx';
import { type TypedFieldNative, TypedInput } from '../field/typed-input.tsx';
import { type FieldProps, splitFieldProps, useField } from '../field/use-field.ts';
import { timeFieldMessages } from './time-field.messages.ts';

export interface TimeFieldProps extends FieldProps, TypedFieldNative, RefusedTextProps {
  /** `HH:mm` on the 24-hour clock, or null. It has no date and no time zone. */
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  onValueChange?: ((value: string | null, details: ChangeDetails) => void) | undefined;
  /** What is odd about a readable value, such as a wire after the bank's cut-off; asked while it is typed. No obstacle. */
  warn?: ((value: string) => string | undefined) | undefined;
  messages?: Partial<typeof timeFieldMessages> | undefined;
}

/** A time of day, typed as `9`, `930a`, `14:30` or `noon`, shown as `9:30 AM`. */
export function TimeField(props: TimeFieldProps) {
  const [fieldProps, { value, defaultValue, onValueChange, refusedText, onRefusedText, warn, messages, ...input }] =
    splitFieldProps(props);
  const words = { ...timeFieldMessages, ...messages };
  const typed = useTypedValue<string, TimeRefusal>({
    value,
    defaultValue,
    onValueChange,
    refusedText,
    onRefusedText,
    parse: parseTime,
    format: formatTime,
    explain: (reason) => words[reason],
    same: (a, b) => a?.slice(0, 5) === b?.slice(0, 5),
  });
  const echo = typed.reading?.state === 'read' ? words.reads(formatTime(typed.reading.value)) : null;
  const field = useField(fieldProps, {
    error: typed.error,
    warning: typed.value ? warn?.(typed.value) : undefined,
    extra: echo !== null,
  });
  return (
    <FieldFrame
      field={field}
      slot="time-field"
      root={escapeWhile(typed)}
      below={
        <>
          <FieldEcho id={field.ids.extra} text={echo} />
          <FieldValue field={field} value={typed.value} />
        </>
      }
    >
      <FieldBox field={field}>
        <TypedInput {...input} typed={typed} field={field} />
      </FieldBox>
    </FieldFrame>
  );
}
