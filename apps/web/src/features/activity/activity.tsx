import { Button } from '@closewright/ui/button';
import { Skeleton } from '@closewright/ui/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClock } from '../../app/session/clock.ts';
import { keyFor, queryFor } from '../../lib/api/index.ts';
import { ReadFailed } from '../../lib/read-failed.tsx';
import { useFreshFile } from '../../open-file/use-fresh-file.ts';
import { activityLines } from './activity-text.ts';

const step = 25;
/** The most the endpoint gives at once. */
const most = 200;

export interface ActivityProps {
  ordersID: number;
  /** Only the newest few, without "Show more": for a column of the page. */
  few?: number;
}

/** What happened to a file, newest first, from its audit. */
export function Activity({ ordersID, few }: ActivityProps) {
  const clock = useClock();
  const [take, setTake] = useState(few ?? step);
  const input = { params: { ordersID }, query: { take } };
  const audit = useQuery({ ...queryFor('listOrderAudit', input), placeholderData: keepPreviousData });
  const { data: lookups } = useQuery(queryFor('getLookups'));
  useFreshFile(keyFor('listOrderAudit'));

  if (audit.isPending || lookups === undefined) return <Skeleton rows={few ?? 8} label="Loading activity" />;
  if (audit.isError) {
    return <ReadFailed title="Activity could not be loaded" query={audit} className="p-0" />;
  }
  const lines = activityLines(audit.data, lookups);
  if (lines.length === 0) return <p className="text-label text-muted">Nothing has happened to this file yet.</p>;
  return (
    <>
      <ul>
        {lines.map(({ key, actor, text, at }) => (
          <li key={key} className="grid grid-cols-[18px_1fr] gap-x-2 py-1 text-label">
            <Initials name={actor} />
            <span className="min-w-0 break-words">
              <b className="font-semibold">{actor}</b> {text}
              <span className="block text-micro text-subtle figures">{clock.moment(at)}</span>
            </span>
          </li>
        ))}
      </ul>
      {few === undefined && audit.data.length === take && take < most && (
        <Button size="sm" className="mt-2" busy={audit.isFetching} onClick={() => setTake(Math.min(take + step, most))}>
          Show more
        </Button>
      )}
    </>
  );
}

function Initials({ name }: { name: string }) {
  const words = name.split(/[\s.:_-]+/).filter(Boolean);
  const letters = `${words[0]?.[0] ?? ''}${words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''}`.toUpperCase();
  return (
    <span
      aria-hidden
      className="inline-flex size-[18px] items-center justify-center rounded-full bg-(--ink-700) text-[9px] font-semibold text-(--neutral-0)"
    >
      {letters}
    </span>
  );
}
