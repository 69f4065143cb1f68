import { addToDate, type WireDate } from '../dates/index.ts';
import { closedReason } from '../holidays/index.ts';
import { latestClosingDisclosure } from './disclosure-dates.ts';

/** A day of the wait before a closing. */
export interface WaitDay {
  readonly day: WireDate;
  /** `received`: the last day the closing disclosure may come. `counts`: a business day of the wait. `skipped`: a Sunday or a holiday. */
  readonly kind: 'received' | 'counts' | 'skipped' | 'closing';
  /** The number of a day that counts, or why one is skipped. */
  readonly number?: number;
  readonly reason?: string;
}

/** The days from the last one on which the closing disclosure may come to the closing, that one included (12 CFR 1026.19(f)(1)(ii)). */
export function waitDays(closing: WireDate): WaitDay[] {
  const received = latestClosingDisclosure(closing, 'inPerson');
  const days: WaitDay[] = [{ day: received, kind: 'received' }];
  let number = 0;
  for (let day = addToDate(received, 1, 'days'); day < closing; day = addToDate(day, 1, 'days')) {
    const reason = closedReason('specificBusinessDays', day);
    if (reason === null) number += 1;
    days.push(reason === null ? { day, kind: 'counts', number } : { day, kind: 'skipped', reason });
  }
  return [...days, { day: closing, kind: 'closing' }];
}
