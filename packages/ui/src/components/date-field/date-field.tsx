import type { KeyboardEvent } from 'react';
import { useTypedValue } from '../../hooks/use-typed-value.ts';
import type { ChangeDetails } from '../../lib/change.ts';
import { type DateRefusal, describeDate, formatDate, parseDate } from '../../lib/parse/date.ts';
import type { TypedFieldNative } from '../field/typed-input.tsx';
import { type FieldProps, splitFieldProps, useField } from '../field/use-field.ts';
import { CalendarFrame, outsideWarning } from './calendar-frame.tsx';
import { type DateFieldMessages, dateFieldMessages } from './date-field.messages.ts';
import { useToday } from './today.tsx';

export interface DateFieldProps extends FieldProps, TypedFieldNative {
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
  /** Takes dates before 1900 (a land patent, an old deed) once they are confirmed by a second Enter. Default false: refused. */
  confirmOld?: boolean | undefined;
  messages?: Partial<DateFieldMessages> | undefined;
}

/**
 * A date as typists write it: `2/1/26`, `020126`, `feb 1`, `t`, `+7`, `eom`. What was understood is shown below while typing. The
 * calendar opens with Alt+Down or its icon, never by itself, and is loaded then.
 */
export function DateField(props: DateFieldProps) {
  const [
    fieldProps,
    { value, defaultValue, onValueChange, today, min, max, holidays, confirmOld, messages, onKeyDown, ...input },
  ] = splitFieldProps(props);
  const words = { ...dateFieldMessages, ...messages };
  const now = useToday(today);
  const rules = holidays ? { today: now, holidays } : { today: now };
  const typed = useTypedValue<string, DateRefusal>({
    value,
    defaultValue,
    onValueChange,
    parse: (text) => parseDate(text, rules),
    format: formatDate,
    explain: (reason) => (reason === 'before-1900' && confirmOld ? words.confirmOld : words[reason]),
  });
  const { reading } = typed;
  // A date before 1900 that may be meant: refused at first, with its reading, and taken on the next Enter.
  const doubted =
    confirmOld && reading?.state === 'refused' && reading.reason === 'before-1900'
      ? parseDate(typed.inputProps.value, { ...rules, old: true })
      : null;
  const understood = doubted?.state === 'read' ? doubted : reading;
  const echo = understood?.state === 'read' ? words.reads(describeDate(understood.value)) : null;
  const warning = outsideWarning(typed.value, { min, max }, words);
  const field = useField(fieldProps, { error: typed.error, warning, extra: echo !== null });

  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || !field.editable) return;
    if (event.key === 'Enter' && typed.error && doubted?.state === 'read') {
      event.preventDefault();
      typed.assign(doubted.value, 'commit');
    }
  };

  return (
    <CalendarFrame
      field={field}
      typed={typed}
      slot="date-field"
      echo={echo}
      day={typed.value}
      today={now}
      min={min}
      max={max}
      words={words}
      onStep={(date) => typed.assign(date, 'step')}
      onPick={(date) => typed.assign(date, 'pick')}
      onKeyDown={keys}
      input={input}
    />
  );
}
