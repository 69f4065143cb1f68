import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { AnchoredLayer } from '../../lib/anchored-layer.tsx';
import { daysInMonth, fromIso, type Holidays, todayIso, weekdayNames } from '../../lib/parse/calendar.ts';
import type { DateFieldMessages } from './date-field.messages.ts';

export interface DateCalendarProps {
  anchor: RefObject<HTMLElement | null>;
  label: string;
  value: string | null;
  today: string;
  min?: string | undefined;
  max?: string | undefined;
  /** The name of the holiday, or of the own closing day, that a day is. */
  holidays?: Holidays | undefined;
  words: Pick<DateFieldMessages, 'onHoliday' | 'holidaysShown'>;
  onPick: (date: string) => void;
  /** `back`: the focus was inside, so it must return to the field. */
  onClose: (back: boolean) => void;
}

/** Local midnight stands for the day only inside the calendar library; the value itself stays a string. */
const toDate = (iso: string) => {
  const day = fromIso(iso);
  return day ? new Date(day.year, day.month - 1, day.day) : undefined;
};

/** Holds the bare day number that is seen: "Monday, April 15, 2013". */
const spoken = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' });

const icons = { left: ChevronLeft, right: ChevronRight, down: ChevronDown, up: ChevronDown };

const nav =
  'inline-flex size-6 items-center justify-center rounded-sm text-accent-fg hover:bg-surface-hover aria-disabled:text-disabled';

interface MonthHolidaysProps {
  month: Date;
  nameOf: (date: Date) => string | undefined;
  label: string;
}

/** The holidays of the month that is shown, by name: what the marks on the days mean. */
function MonthHolidays({ month, nameOf, label }: MonthHolidaysProps) {
  const year = month.getFullYear();
  const at = month.getMonth();
  const days = Array.from({ length: daysInMonth(year, at + 1) }, (_, index) => new Date(year, at, index + 1));
  const named = days.flatMap((date) => {
    const name = nameOf(date);
    return name === undefined ? [] : [{ day: date.getDate(), name }];
  });
  if (named.length === 0) return null;
  return (
    <ul aria-label={label} className="mt-1 max-w-[268px] border-t border-hairline px-1 pt-1 text-label text-muted">
      {named.map(({ day, name }) => (
        <li key={day} className="flex gap-2">
          <span className="w-5 flex-none text-end figures">{day}</span> {name}
        </li>
      ))}
    </ul>
  );
}

/** The calendar of a date field: loaded when it is first opened. Keys per the APG date picker dialog; Escape goes back to the field. */
export default function DateCalendar(props: DateCalendarProps) {
  const { anchor, label, value, today, min, max, holidays, words, onPick, onClose } = props;
  const selected = value ? toDate(value) : undefined;
  const now = toDate(today);
  const [month, setMonth] = useState(selected ?? now);
  const nameOf = (date: Date) => holidays?.(todayIso(date));
  const outside = [min ? { before: toDate(min) as Date } : null, max ? { after: toDate(max) as Date } : null].filter(
    (rule) => rule !== null,
  );
  return (
    <AnchoredLayer
      anchor={anchor}
      aria-label={label}
      onClose={() => onClose(false)}
      onEscapeKeyDown={(event) => {
        event.preventDefault();
        onClose(true);
      }}
      // The picked day or today takes the focus; not by the calendar itself, which is too early inside a modal dialog.
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        (event.target as HTMLElement).querySelector<HTMLElement>('[data-day] [tabindex="0"]')?.focus();
      }}
      onCloseAutoFocus={(event) => event.preventDefault()}
      className="p-2 pl-2.5"
    >
      <DayPicker
        mode="single"
        required
        showOutsideDays
        selected={selected}
        month={month}
        onMonthChange={setMonth}
        today={now}
        disabled={outside}
        onSelect={(date) => onPick(todayIso(date))}
        formatters={{ formatWeekdayName: (date) => weekdayNames[date.getDay()]?.slice(0, 1) ?? '' }}
        modifiers={{ holiday: (date) => nameOf(date) !== undefined }}
        modifiersClassNames={{ holiday: 'holiday' }}
        labels={{
          labelDayButton: (date, { selected: picked }) => {
            const name = nameOf(date);
            const text = name === undefined ? spoken.format(date) : words.onHoliday(spoken.format(date), name);
            return `${text}${picked ? ', selected' : ''}`;
          },
        }}
        // Read out with each month.
        footer={month && <MonthHolidays month={month} nameOf={nameOf} label={words.holidaysShown} />}
        classNames={{
          root: 'relative text-body figures',
          months: '',
          month_caption: 'flex h-6 items-center font-semibold',
          nav: 'absolute top-0 right-0 flex gap-1',
          button_previous: nav,
          button_next: nav,
          chevron: 'size-3.5',
          month_grid: 'mt-1 border-separate border-spacing-0.5',
          weekday: 'w-9 text-micro leading-5 font-medium text-subtle',
          day: 'group p-0 text-center',
          day_button:
            'relative h-[26px] w-9 rounded-sm group-[.holiday]:after:absolute group-[.holiday]:after:inset-x-2 group-[.holiday]:after:bottom-0.5 group-[.holiday]:after:h-0.5 group-[.holiday]:after:bg-current group-data-[today]:inset-ring-1 group-data-[today]:inset-ring-neutral-border group-data-[selected]:bg-accent-solid group-data-[selected]:font-semibold group-data-[selected]:text-accent-on-solid not-disabled:hover:bg-surface-current group-data-[selected]:hover:bg-accent-solid disabled:text-disabled group-data-[outside]:text-subtle',
        }}
        components={{
          Chevron: ({ orientation = 'left', className }) => {
            const Icon = icons[orientation];
            return <Icon aria-hidden className={className} strokeWidth={1.75} />;
          },
        }}
      />
    </AnchoredLayer>
  );
}
