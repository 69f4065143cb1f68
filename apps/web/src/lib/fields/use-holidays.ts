import type { ClosingDay } from '@closewright/domain/holidays';
import { holidayName, holidayYears } from '@closewright/domain/holidays';
import type { Holidays } from '@closewright/ui/date-field';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryFor } from '../api/index.ts';

const hour = 3_600_000;
const none: readonly ClosingDay[] = [];

/**
 * The bank holidays by rule and the company's own closing days, for date fields. All fields share one request, which an hour of work
 * does not repeat; until it is answered, and if it fails, the bank holidays are known.
 */
export function useHolidays(): Holidays {
  const { data: closingDays = none } = useQuery({ ...queryFor('listClosingDays'), staleTime: hour });
  return useMemo(
    () => (day) => {
      const year = Number(day.slice(0, 4));
      if (year < holidayYears.first || year > holidayYears.last) return undefined;
      return holidayName('federalReserve', day, closingDays) ?? undefined;
    },
    [closingDays],
  );
}
