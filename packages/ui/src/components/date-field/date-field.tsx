import type { KeyboardEvent } from 'react';
import { type RefusedTextProps, useTypedValue } from '../../hooks/use-typed-value.ts';
import type { ChangeDetails } from '../../lib/change.ts';
import type { Holidays } from '../../lib/parse/calendar.ts';
import { type DateRefusal, describeDate, formatDate, parseDate } from '../../lib/parse/date.ts';
import type { TypedFieldNative } from '../field/typed-input.tsx';
import { type FieldProps, splitFieldProps, useField } from '../field/use-field.ts';
import { CalendarFrame, dayWarning, withHoliday } from './calendar-frame.tsx';
import { type DateFieldMessages, dateFieldMessages } from './date-field.messages.ts';
import { useHolidays, useToday } from './today.tsx';

export interface DateFieldProps extends FieldProps, TypedFieldNative, RefusedTextProps {
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
  /**
   * The name of the holiday, or of the own closing day, that a day is. The calendar shows them and `+5b` skips them. Keep the function
   * itself. Default: those of the `TodayScope` around.
   */
  holidays?: Holidays | undefined;
  /** A business day is meant: a weekend or a holiday gets a warning. Default false. */
  businessDay?: boolean | undefined;
  /** Takes dates before 1900 (a land patent, an old deed) once they are confirmed by a second Enter. Default false: refused. */
  confirmOld?: boolean | undefined;
  /** What is odd about a readable value, such as a wire after the bank's cut-off; asked while it is typed. No obstacle. */
  warn?: ((value: string) => string | undefined) | undefined;
  messages?: Partial<DateFieldMessages> | undefined;
}

/**
 * A date as typists write it: `2/1/26`, `020126`, `feb 1`, `t`, `+7`, `eom`. What was understood is shown below while typing. The
 * calendar opens with Alt+Down or its icon, never by itself, and is loaded then.
 */
export function DateField(props: DateFieldProps) {
  const [
    fieldProps,
    { value, defaultValue, onValueChange, today, min, max, confirmOld, warn, messages, onKeyDown, ...rest },
  ] = splitFieldProps(props);
  const { holidays: own, businessDay = false, refusedText, onRefusedText, ...input } = rest;
  const words = { ...dateFieldMessages, ...messages };
  const now = useToday(today);
  const holidays = useHolidays(own);
  const rules = { today: now, holidays };
  const typed = useTypedValue<string, DateRefusal>({
    value,
    defaultValue,
    onValueChange,
    refusedText,
    onRefusedText,
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
  const echo =
    understood?.state === 'read'
      ? words.reads(withHoliday(describeDate(understood.value), understood.value, holidays, words))
      : null;
  const warning =
    dayWarning(typed.value, { min, max, holidays, businessDay }, words) ??
    (typed.value ? warn?.(typed.value) : undefined);
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
      holidays={holidays}
      words={words}
      onStep={(date) => typed.assign(date, 'step')}
      onPick={(date) => typed.assign(date, 'pick')}
      onKeyDown={keys}
      input={input}
    />
  );
}
