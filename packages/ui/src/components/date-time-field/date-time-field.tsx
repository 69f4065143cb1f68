import { useTypedValue } from '../../hooks/use-typed-value.ts';
import type { ChangeDetails } from '../../lib/change.ts';
import type { Holidays } from '../../lib/parse/calendar.ts';
import { formatDate } from '../../lib/parse/date.ts';
import { type DateTimeRefusal, describeDateTime, formatDateTime, parseDateTime } from '../../lib/parse/date-time.ts';
import { writeText } from '../../lib/write-text.ts';
import { CalendarFrame, dayWarning, withHoliday } from '../date-field/calendar-frame.tsx';
import { useHolidays, useToday } from '../date-field/today.tsx';
import type { TypedFieldNative } from '../field/typed-input.tsx';
import { type FieldProps, splitFieldProps, useField } from '../field/use-field.ts';
import { type DateTimeFieldMessages, dateTimeFieldMessages } from './date-time-field.messages.ts';

export interface DateTimeFieldProps extends FieldProps, TypedFieldNative {
  /** `YYYY-MM-DDTHH:mm` as on the wall clock, or null. It never passes through a time zone. Seconds are kept out of sight. */
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  onValueChange?: ((value: string | null, details: ChangeDetails) => void) | undefined;
  /** The day `t` and `+7` count from. Default: the `TodayScope` around, else this computer's calendar. */
  today?: string | undefined;
  /** `YYYY-MM-DD`. Earlier days get a warning and cannot be picked; they are not refused. */
  min?: string | undefined;
  /** `YYYY-MM-DD`. Later days get a warning and cannot be picked; they are not refused. */
  max?: string | undefined;
  /** The name of the holiday, or of the own closing day, that a day is. Default: those of the `TodayScope` around. */
  holidays?: Holidays | undefined;
  /** A business day is meant: a weekend or a holiday gets a warning. Default false. */
  businessDay?: boolean | undefined;
  /** What is odd about a readable value, such as a wire after the bank's cut-off; asked while it is typed. No obstacle. */
  warn?: ((value: string) => string | undefined) | undefined;
  messages?: Partial<DateTimeFieldMessages> | undefined;
}

const same = (a: string | null, b: string | null) => a?.slice(0, 16) === b?.slice(0, 16);

/**
 * A date and a time in one box and one tab stop: every date form, a space, every time form (`4/15 230p`, `t noon`). The calendar opens
 * with Alt+Down or its icon; a day picked there keeps the time, or leaves the caret where the time goes.
 */
export function DateTimeField(props: DateTimeFieldProps) {
  const [fieldProps, { value, defaultValue, onValueChange, today, min, max, warn, messages, onKeyDown, ...rest }] =
    splitFieldProps(props);
  const { holidays: own, businessDay = false, ...input } = rest;
  const words = { ...dateTimeFieldMessages, ...messages };
  const now = useToday(today);
  const holidays = useHolidays(own);
  const typed = useTypedValue<string, DateTimeRefusal>({
    value,
    defaultValue,
    onValueChange,
    parse: (text) => parseDateTime(text, { today: now, holidays }),
    format: formatDateTime,
    explain: (reason) => words[reason],
    same,
  });
  const day = typed.value?.slice(0, 10) ?? null;
  const time = typed.value?.slice(10) ?? '';
  const warning =
    dayWarning(day, { min, max, holidays, businessDay }, words) ?? (typed.value ? warn?.(typed.value) : undefined);
  const read = typed.reading?.state === 'read' ? typed.reading.value : null;
  const echo = read && words.reads(withHoliday(describeDateTime(read), read.slice(0, 10), holidays, words));
  const field = useField(fieldProps, { error: typed.error, warning, extra: echo !== null });

  const pick = (date: string, own: HTMLInputElement | null) => {
    if (time) typed.assign(`${date}${time}`, 'pick');
    // Without a time there is no value yet: the day is written as if typed, the caret behind it.
    else if (own) writeText(own, `${formatDate(date)} `, true);
  };

  return (
    <CalendarFrame
      field={field}
      typed={typed}
      slot="date-time-field"
      echo={echo}
      day={day}
      today={now}
      min={min}
      max={max}
      holidays={holidays}
      words={words}
      onStep={(date) => typed.assign(`${date}${time}`, 'step')}
      onPick={pick}
      onKeyDown={(event) => onKeyDown?.(event)}
      input={input}
    />
  );
}
