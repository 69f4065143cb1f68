import { Calendar } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { escapeWhile, useTypedValue } from '../../hooks/use-typed-value.ts';
import type { ChangeDetails } from '../../lib/change.ts';
import { addDays, fromIso, toIso } from '../../lib/parse/calendar.ts';
import { type DateRefusal, describeDate, formatDate, parseDate } from '../../lib/parse/date.ts';
import { FieldBox, FieldFrame, FieldInput } from '../field/field.tsx';
import { FieldEcho } from '../field/field-echo.tsx';
import { type FieldProps, splitFieldProps, useField } from '../field/use-field.ts';
import { type DateFieldMessages, dateFieldMessages } from './date-field.messages.ts';
import { useToday } from './today.tsx';

const DateCalendar = lazy(() => import('./date-calendar.tsx'));

type Native = Omit<
  ComponentProps<'input'>,
  keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'size' | 'type' | 'ref' | 'min' | 'max'
>;

export interface DateFieldProps extends FieldProps, Native {
  /** `YYYY-MM-DD`, or null. It never passes through a time zone. */
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  onValueChange?: ((value: string | null, details: ChangeDetails) => void) | undefined;
  /** The day `t` and `+7` count from. Default: the `TodayScope` around, else this computer's calendar. */
  today?: string | undefined;
  /** Earlier dates get a warning and cannot be picked; they are not refused. */
  min?: string | undefined;
  /** Later dates get a warning and cannot be picked; they are not refused. */
  max?: string | undefined;
  /** Days that `+5b` skips besides weekends. */
  holidays?: ReadonlySet<string> | undefined;
  messages?: Partial<DateFieldMessages> | undefined;
}

const allSelected = (input: HTMLInputElement) =>
  input.value !== '' && input.selectionStart === 0 && input.selectionEnd === input.value.length;

/**
 * A date as typists write it: `2/1/26`, `020126`, `feb 1`, `t`, `+7`, `eom`. What was understood is shown below while typing. The
 * calendar opens with Alt+Down or its icon, never by itself, and is loaded then.
 */
export function DateField(props: DateFieldProps) {
  const [fieldProps, { value, defaultValue, onValueChange, today, min, max, holidays, messages, onKeyDown, ...input }] =
    splitFieldProps(props);
  const words = { ...dateFieldMessages, ...messages };
  const now = useToday(today);
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const typed = useTypedValue<string, DateRefusal>({
    value,
    defaultValue,
    onValueChange,
    parse: (text) => parseDate(text, holidays ? { today: now, holidays } : { today: now }),
    format: formatDate,
    explain: (reason) => words[reason],
  });
  const at = typed.value;
  const outside =
    at && min && at < min
      ? words.before(formatDate(min))
      : at && max && at > max
        ? words.after(formatDate(max))
        : undefined;
  const echo = typed.reading?.state === 'read' ? words.reads(describeDate(typed.reading.value)) : null;
  const field = useField(fieldProps, { error: typed.error, warning: outside, extra: echo !== null });
  const focusInput = () => box.current?.querySelector('input')?.focus();

  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || !field.editable) return;
    const vertical = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const date = fromIso(at);
    if (event.altKey && vertical === 1) {
      event.preventDefault();
      setOpen(true);
    } else if (
      vertical &&
      !event.altKey &&
      !event.ctrlKey &&
      !event.shiftKey &&
      date &&
      allSelected(event.currentTarget)
    ) {
      event.preventDefault();
      // Written at once and selected again, so that a held key steps on.
      flushSync(() => typed.assign(toIso(addDays(date, vertical)), 'step'));
      event.currentTarget.select();
    } else typed.inputProps.onKeyDown(event);
  };

  return (
    <FieldFrame
      field={field}
      slot="date-field"
      root={escapeWhile(typed)}
      below={
        <>
          <FieldEcho id={field.ids.extra} text={echo} />
          {fieldProps.name ? <input type="hidden" name={fieldProps.name} value={at ?? ''} /> : null}
          {open ? (
            <Suspense fallback={null}>
              <DateCalendar
                anchor={box}
                label={words.calendar(fieldProps.label ?? fieldProps['aria-label'] ?? '')}
                value={at}
                today={now}
                min={min}
                max={max}
                onPick={(date) => {
                  typed.assign(date, 'pick');
                  setOpen(false);
                  focusInput();
                }}
                onClose={(back) => {
                  setOpen(false);
                  if (back) focusInput();
                }}
              />
            </Suspense>
          ) : null}
        </>
      }
    >
      <FieldBox
        field={field}
        ref={box}
        end={
          <button
            type="button"
            tabIndex={-1}
            aria-label={words.openCalendar}
            aria-expanded={open}
            disabled={!field.editable}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => setOpen(!open)}
            className="-mr-[5px] inline-flex size-6 items-center justify-center rounded-sm"
          >
            <Calendar aria-hidden className="size-3.5" strokeWidth={1.75} />
          </button>
        }
      >
        <FieldInput {...input} {...typed.inputProps} field={field} aria-keyshortcuts="Alt+ArrowDown" onKeyDown={keys} />
      </FieldBox>
    </FieldFrame>
  );
}
