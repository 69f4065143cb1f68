import { formatDate } from '@closewright/domain/formats';
import {
  type ClosingDay,
  type HolidayCalendar,
  holidayCalendarNames,
  holidayCalendars,
  holidaysOf,
} from '@closewright/domain/holidays';
import { Table } from '@closewright/ui/table';

export interface HolidayTableProps {
  year: number;
  closingDays: readonly ClosingDay[];
}

type Dates = Partial<Record<HolidayCalendar, string>>;

const weekdays = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });

/** "Mon 05/27/2024" */
function dayText(date: string): string {
  return `${weekdays.format(new Date(`${date}T00:00:00Z`))} ${formatDate(date)}`;
}

/** The holidays of a year, side by side in the three calendars: where they part is what counts. */
export function HolidayTable({ year, closingDays }: HolidayTableProps) {
  const byLegalDate = new Map<string, { name: string; dates: Dates }>();
  for (const calendar of holidayCalendarNames) {
    for (const { name, legalDate, date } of holidaysOf(calendar, year)) {
      const row = byLegalDate.get(legalDate) ?? { name, dates: {} };
      row.dates[calendar] = date;
      byLegalDate.set(legalDate, row);
    }
  }
  const rows = [
    ...[...byLegalDate].map(([legalDate, row]) => ({ key: legalDate, order: legalDate, ...row, isOwn: false })),
    ...closingDays
      .filter(({ date }) => date.startsWith(`${year}-`))
      .map(({ date, name }) => ({ key: `own ${date}`, order: date, name, dates: {} as Dates, isOwn: true })),
  ].sort((a, b) => (a.order < b.order ? -1 : 1));
  return (
    <Table
      caption={`Holidays of ${year}`}
      captionHidden
      columns={[
        {
          id: 'name',
          header: 'Day',
          cell: ({ name, isOwn }) => (isOwn ? `${name} (your company)` : name),
          rowHead: true,
        },
        ...holidayCalendarNames.map((calendar) => ({
          id: calendar,
          header: holidayCalendars[calendar].label,
          cell: ({ order, dates, isOwn }: (typeof rows)[number]) => {
            const date = isOwn && calendar !== 'specificBusinessDays' ? order : dates[calendar];
            if (date === undefined) return <span className="text-subtle">Open</span>;
            return <span className={date === order ? undefined : 'font-semibold'}>{dayText(date)}</span>;
          },
        })),
      ]}
      rows={rows}
      rowKey={({ key }) => key}
    />
  );
}
