import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { escapeWhile, type TypedValue } from '../../hooks/use-typed-value.ts';
import { cn } from '../../lib/cn.ts';
import { type Day, fromIso, type Holidays, isWeekend, weekday } from '../../lib/parse/calendar.ts';
import { formatDate } from '../../lib/parse/date.ts';
import { FieldBox, FieldFrame } from '../field/field.tsx';
import { FieldEcho } from '../field/field-echo.tsx';
import { FieldValue } from '../field/field-value.tsx';
import { type TypedFieldNative, TypedInput } from '../field/typed-input.tsx';
import type { FieldState } from '../field/use-field.ts';
import { CalendarButton, CalendarLayer, opensCalendar, steppedDate } from './calendar-parts.tsx';
import type { DateFieldMessages } from './date-field.messages.ts';

/** The days a field with a calendar warns about. */
export interface CalendarLimits {
  /** `YYYY-MM-DD`. */
  min?: string | undefined;
  /** `YYYY-MM-DD`. */
  max?: string | undefined;
  /** The name of the holiday, or of the own closing day, that a day is. */
  holidays?: Holidays | undefined;
}

/** The warning for a day outside the limits, or for one that is no business day where one is meant. */
export function dayWarning(
  day: string | null,
  { min, max, holidays, businessDay }: CalendarLimits & { businessDay: boolean },
  words: Pick<DateFieldMessages, 'before' | 'after' | 'closed'>,
): string | undefined {
  if (day && min && day < min) return words.before(formatDate(min));
  if (day && max && day > max) return words.after(formatDate(max));
  const date = businessDay ? fromIso(day) : null;
  if (!date || !day) return undefined;
  const reason = holidays?.(day) ?? (isWeekend(date) ? longWeekday(date) : undefined);
  return reason === undefined ? undefined : words.closed(reason);
}

const longWeekday = (date: Day) => (weekday(date) === 0 ? 'Sunday' : 'Saturday');

/** What was understood, with the holiday it is. */
export function withHoliday(
  text: string,
  day: string,
  holidays: Holidays | undefined,
  words: Pick<DateFieldMessages, 'onHoliday'>,
): string {
  const name = holidays?.(day);
  return name === undefined ? text : words.onHoliday(text, name);
}

export interface CalendarFrameProps<Reason extends string> extends CalendarLimits {
  field: FieldState;
  typed: TypedValue<string, Reason>;
  slot: ComponentProps<typeof FieldFrame>['slot'];
  /** What was understood, said below while typing. */
  echo: string | null;
  /** The day of the value, which the calendar shows and Up and Down step from. */
  day: string | null;
  today: string;
  words: Pick<DateFieldMessages, 'openCalendar' | 'calendar' | 'onHoliday' | 'holidaysShown'>;
  /** Up or Down chose another day. */
  onStep: (day: string) => void;
  /** A day was pressed in the calendar; `input` is the field's own. */
  onPick: (day: string, input: HTMLInputElement | null) => void;
  /** Comes before the keys of the calendar; what it prevents is not done. */
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Further attributes of the input. */
  input: Omit<TypedFieldNative, 'onKeyDown'>;
}

/** Beside a date that needs the room the sign of the field's state wraps out of sight: its message has one, too. */
const signDrops =
  '[&>span]:shrink [&>span]:flex-row-reverse [&>span]:flex-wrap [&>span]:overflow-clip [&>span>svg]:order-last';

/** A text field whose value has a day, with the calendar that picks it. */
export function CalendarFrame<Reason extends string>(props: CalendarFrameProps<Reason>) {
  const { field, typed, slot, echo, day, today, min, max, holidays, words, onStep, onPick, onKeyDown, input } = props;
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown(event);
    if (event.defaultPrevented || !field.editable) return;
    const stepped = steppedDate(event, day);
    if (opensCalendar(event)) {
      event.preventDefault();
      setOpen(true);
    } else if (stepped) {
      event.preventDefault();
      // Written at once and selected again, so that a held key steps on.
      flushSync(() => onStep(stepped));
      event.currentTarget.select();
    }
  };
  return (
    <FieldFrame
      field={field}
      slot={slot}
      root={escapeWhile(typed)}
      below={
        <>
          <FieldEcho id={field.ids.extra} text={echo} />
          <FieldValue field={field} value={typed.value} />
          <CalendarLayer
            open={open}
            setOpen={setOpen}
            box={box}
            label={words.calendar(field.props.label ?? field.props['aria-label'] ?? '')}
            value={day}
            today={today}
            min={min}
            max={max}
            holidays={holidays}
            words={words}
            onPick={(date) => onPick(date, box.current?.querySelector('input') ?? null)}
          />
        </>
      }
    >
      <FieldBox
        field={field}
        ref={box}
        className={signDrops}
        end={
          <CalendarButton
            label={words.openCalendar}
            open={open}
            disabled={!field.editable}
            onToggle={() => setOpen(!open)}
          />
        }
      >
        <TypedInput
          {...input}
          typed={typed}
          field={field}
          aria-keyshortcuts="Alt+ArrowDown"
          onKeyDown={keys}
          // A whole date, and its time, unless the calendar's button takes the room.
          className={cn(slot === 'date-field' ? 'min-w-[min(88px,100%-34px)]' : 'min-w-[min(152px,100%-34px)]', 'pr-1')}
        />
      </FieldBox>
    </FieldFrame>
  );
}
