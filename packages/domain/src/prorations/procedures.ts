import { addToDate, dayCounts } from '../dates/index.ts';
import { Exact } from '../money/index.ts';
import type { Procedure } from '../trace/index.ts';
import { countedDays, prorationPeriods } from './period-share.ts';

/** What the traces of prorations name that is no arithmetic: the days of one side, counted anew from the dates. */
export const prorationProcedures: Readonly<Record<string, Procedure>> = {
  prorationDays: (...terms) => {
    const [from = '', to = '', closing = '', owner, counted, paid, charged] = terms.map(String);
    const end = addToDate(to, 1, 'days');
    const sellerEnds = owner === 'seller' ? addToDate(closing, 1, 'days') : closing;
    const turn = [from, sellerEnds < from ? from : sellerEnds, end].toSorted()[1] ?? from;
    const dayCount = dayCounts.find((one) => one === counted) ?? 'actual/365';
    const [first, last] = paid === 'paid' ? [turn, end] : [from, turn];
    const period = prorationPeriods.find((one) => one === charged) ?? 'annual';
    return new Exact(countedDays({ period, from, to }, first, last, dayCount));
  },
};
