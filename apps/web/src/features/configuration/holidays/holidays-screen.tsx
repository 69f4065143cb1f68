import type { ClosingDay } from '@closewright/contract/holidays';
import { dateParts } from '@closewright/domain/dates';
import { formatDate } from '@closewright/domain/formats';
import { holidayCalendarNames, holidayCalendars, holidayYears } from '@closewright/domain/holidays';
import { routeByName } from '@closewright/domain/navigation';
import { Button } from '@closewright/ui/button';
import { IconButton } from '@closewright/ui/icon-button';
import { PageHead, PageHeadRule } from '@closewright/ui/page-head';
import { Section } from '@closewright/ui/section';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { useClock } from '../../../app/session/clock.ts';
import { call, keyFor, messageOf, queryFor } from '../../../lib/api/index.ts';
import { QueryState } from '../query-state.tsx';
import { useSettingMode } from '../setting-mode.ts';
import { BusinessDay } from './business-day.tsx';
import { ClosingDayDialog } from './closing-day-dialog.tsx';
import { ClosingDayList } from './closing-day-list.tsx';
import { HolidayTable } from './holiday-table.tsx';

const { label } = routeByName('cfg:holidays');

/** The calendars that dates are counted by: bank holidays by rule, and the company's own closing days. */
export function HolidaysScreen() {
  const clock = useClock();
  const client = useQueryClient();
  const { readOnly, reason } = useSettingMode('cfg:holidays');
  const [year, setYear] = useState(() => dateParts(clock.today()).year);
  const days = useQuery(queryFor('listClosingDays'));
  const show = (stored: ClosingDay[]) => client.setQueryData(keyFor('listClosingDays'), stored);

  const add = async () => {
    const answer = await dialogs.open(
      ClosingDayDialog,
      { closingDays: days.data ?? [] },
      { title: 'Add closing day', size: 425, key: 'closing-day' },
    );
    if (!answer.dismissed) show(answer.value);
    else await days.refetch();
  };
  const remove = async ({ date, name, version }: ClosingDay) => {
    const isSure = await dialogs.confirm({
      key: 'closing-day-remove',
      title: `Remove ${name}?`,
      message: `${formatDate(date)} will be a business day again.`,
      confirmLabel: 'Remove',
      destructive: true,
    });
    if (!isSure) return;
    try {
      show(await call('saveClosingDay', { params: { date }, body: { name: null, version } }));
    } catch (error) {
      toasts.error({ title: `${name} could not be removed`, message: messageOf(error) });
      await days.refetch();
    }
  };
  return (
    <>
      <PageHead title={label} meta="Computed by rule for any year" saveState={readOnly ? 'Read only' : undefined}>
        <IconButton
          icon={ChevronLeft}
          label="Year before"
          disabled={year <= holidayYears.first}
          onClick={() => setYear(year - 1)}
        />
        <span role="status" className="w-10 text-center text-body font-semibold figures">
          {year}
        </span>
        <IconButton
          icon={ChevronRight}
          label="Year after"
          disabled={year >= holidayYears.last}
          onClick={() => setYear(year + 1)}
        />
        <PageHeadRule />
        <Button variant="primary" icon={Plus} disabled={readOnly} disabledReason={reason} onClick={() => void add()}>
          Add closing day
        </Button>
      </PageHead>
      <div className="min-h-0 flex-1 overflow-y-auto border-t border-hairline bg-surface-base">
        <QueryState query={days} what="The closing days">
          {(closingDays) => (
            <div className="flex max-w-[1080px] flex-col gap-3 px-4 py-3">
              <Section name="holidays.year" title={`Holidays of ${year}`} foldable={false}>
                <HolidayTable year={year} closingDays={closingDays} />
                <ul className="pt-2 text-label text-muted">
                  {holidayCalendarNames.map((calendar) => (
                    <li key={calendar}>
                      <b className="font-semibold">{holidayCalendars[calendar].label}</b>:{' '}
                      {holidayCalendars[calendar].rule}
                    </li>
                  ))}
                </ul>
              </Section>
              <Section name="holidays.own" title="Your closing days" count={closingDays.length} countLabel="days">
                <ClosingDayList days={closingDays} readOnly={readOnly} onRemove={(day) => void remove(day)} />
              </Section>
              <Section name="holidays.check" title="Is it a business day?">
                <BusinessDay today={clock.today()} closingDays={closingDays} />
              </Section>
            </div>
          )}
        </QueryState>
      </div>
    </>
  );
}
