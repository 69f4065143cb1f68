import {
  type ClosingDay,
  closedReason,
  holidayCalendarNames,
  holidayCalendars,
  holidayYears,
} from '@closewright/domain/holidays';
import { DateField } from '@closewright/ui/date-field';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import { useState } from 'react';

export interface BusinessDayProps {
  today: string;
  closingDays: readonly ClosingDay[];
}

/** Whether a day is a business day, by each calendar, and why not. */
export function BusinessDay({ today, closingDays }: BusinessDayProps) {
  const [date, setDate] = useState<string | null>(today);
  const year = Number(date?.slice(0, 4));
  const isKnown = date !== null && year >= holidayYears.first && year <= holidayYears.last;
  return (
    <div className="flex flex-wrap items-start gap-6 py-1">
      <DateField className="w-[140px]" label="Day" today={today} value={date} onValueChange={setDate} />
      {isKnown && (
        <DescriptionList className="min-w-[320px]">
          {holidayCalendarNames.map((calendar) => {
            const reason = closedReason(calendar, date, closingDays);
            return (
              <Description key={calendar} term={holidayCalendars[calendar].label}>
                {reason === null ? 'Business day' : `Closed: ${reason}`}
              </Description>
            );
          })}
        </DescriptionList>
      )}
    </div>
  );
}
