import { diffDates, type WireDate } from '../dates/index.ts';
import type { WireTime } from '../formats/index.ts';
import { timeLimits } from './time-limits.ts';

/** When somebody worked, and for how long. An entry without a time of day lies nowhere in its day and overlaps nothing. */
export interface TimeSpan {
  readonly timeEntryID: number;
  readonly usersID: number;
  readonly workDate: WireDate;
  readonly startTime: WireTime | null;
  readonly minutes: number;
}

/** Any day: minutes are counted from it. */
const epoch = '2000-01-01';

const startOf = ({ workDate, startTime }: TimeSpan): number => {
  const [hours = 0, minutes = 0] = (startTime ?? '').split(':').map(Number);
  return diffDates(epoch, workDate, 'days') * timeLimits.minutes + hours * 60 + minutes;
};

/**
 * The entries that overlap with another one of the same person, past midnight too: minutes that are counted twice. Entries that only
 * touch do not overlap. It is no error, a call is taken while one waits for another, but whoever sums hours must know.
 */
export function overlappingEntries(entries: readonly TimeSpan[]): ReadonlySet<number> {
  const found = new Set<number>();
  const spans = entries
    .filter(({ startTime }) => startTime !== null)
    .map((entry) => ({ entry, from: startOf(entry), until: startOf(entry) + entry.minutes }))
    .toSorted((one, other) => one.entry.usersID - other.entry.usersID || one.from - other.from);
  // Of those before, the one that lasts longest is the only one a later span can run into first.
  let longest = spans[0];
  for (const span of spans.slice(1)) {
    const isSame = longest?.entry.usersID === span.entry.usersID;
    if (longest && isSame && span.from < longest.until) {
      found.add(longest.entry.timeEntryID).add(span.entry.timeEntryID);
    }
    if (!longest || !isSame || span.until > longest.until) longest = span;
  }
  return found;
}
