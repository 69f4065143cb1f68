import { businessDayCase, dayCountCase, holidaysCase, tridDatesCase } from '@closewright/contract/closing-math';
import { addToDate, compareDates, yearShares } from '@closewright/domain/dates';
import { InputError } from '@closewright/domain/errors';
import { closedReason, holidaysOf } from '@closewright/domain/holidays';
import { Exact } from '@closewright/domain/money';
import { count, type Explained, given, type Trace, text } from '@closewright/domain/trace';
import {
  addBusinessDays,
  explainedEarliestConsummation,
  explainedEstimateDue,
  explainedEstimateWait,
  explainedLatestDisclosure,
  explainedRescission,
  explainedRevisedEstimate,
} from '@closewright/domain/trid';
import { type Kind, kindOf } from '../kind.ts';

const decimals = 10;

const dayCountKind = kindOf('day-count', dayCountCase, ({ from, to, dayCount, includesLastDay }) => {
  if (compareDates(from, to) > 0) throw new InputError('REVERSED', 'to', `${to} is before ${from}`);
  const end = includesLastDay ? addToDate(to, 1, 'days') : to;
  const shares = yearShares(from, end, dayCount);
  const days = shares.reduce((sum, share) => sum + share.days, 0);
  const inputs: Trace[] = [
    given('From', text(from), 'from'),
    given('To', text(to), 'to'),
    given('Counted', text(dayCount), 'dayCount'),
    given('Last day counts', count(includesLastDay ? 1 : 0), 'includesLastDay'),
  ];
  const counted: Explained<number> = {
    value: days,
    trace: {
      label: 'Days',
      value: count(days, 'days'),
      formula: 'Days between the dates',
      math: 'daysCounted(all)',
      inputs,
    },
  };
  const fraction = shares.reduce((sum, share) => sum.plus(new Exact(share.days).div(share.daysInYear)), new Exact(0));
  const value = fraction.toFixed(decimals);
  return {
    days: counted,
    daysInYear: shares.length === 1 ? (shares[0]?.daysInYear ?? null) : null,
    yearFraction: {
      value,
      trace: {
        label: 'Share of a year',
        value: text(value),
        formula: 'Days over the days of the year, year by year',
        math: 'yearFraction(all)',
        rounding: 'to ten decimals',
        inputs,
      },
    },
    years: shares.map((share) => ({ ...share })),
  };
});

const businessDayKind = kindOf('business-day', businessDayCase, ({ calendar, date, add }) => {
  const closed = closedReason(calendar, date);
  const value = addBusinessDays(calendar, date, add);
  return {
    isBusinessDay: closed === null,
    closedBecause: closed,
    date: {
      value,
      trace: {
        label: 'Business day',
        value: text(value),
        formula: 'So many business days on, or back',
        math: 'businessDays(a, b, c)',
        inputs: [
          given('Date', text(date), 'date'),
          given('Business days', count(add), 'add'),
          given('Calendar', text(calendar), 'calendar'),
        ],
      },
    },
  };
});

const holidaysKind = kindOf('holidays', holidaysCase, ({ calendar, year }) => ({
  holidays: holidaysOf(calendar, year).map((holiday) => ({ ...holiday })),
}));

/** Steps of a loan in their order; one on a day before an earlier one is refused. */
const inOrder = ['applicationReceived', 'loanEstimateSent', 'closingDisclosureSent', 'consummation'] as const;

function checkOrder(input: Partial<Record<(typeof inOrder)[number], string | undefined>>): void {
  let [before, beforeField]: [string, string] = ['', ''];
  for (const field of inOrder) {
    const day = input[field];
    if (day === undefined) continue;
    if (day < before) throw new InputError('REVERSED', field, `${day} is before ${beforeField} on ${before}`);
    [before, beforeField] = [day, field];
  }
}

const tridDatesKind = kindOf('trid-dates', tridDatesCase, (input) => {
  const { closingDisclosureSent, delivery, consummation, loanEstimateSent, applicationReceived, creditorOpen } = input;
  if (!closingDisclosureSent && !consummation && !loanEstimateSent && !applicationReceived)
    throw new InputError(
      'MISSING',
      'consummation',
      'Give a date to reckon from: consummation, closingDisclosureSent, loanEstimateSent or applicationReceived',
    );
  checkOrder(input);
  const after = closingDisclosureSent ? explainedEarliestConsummation(closingDisclosureSent, delivery) : undefined;
  const before = consummation ? explainedLatestDisclosure(consummation, delivery) : undefined;
  return {
    loanEstimateDue: applicationReceived ? explainedEstimateDue(applicationReceived, creditorOpen) : undefined,
    earliestConsummationAfterLoanEstimate: loanEstimateSent ? explainedEstimateWait(loanEstimateSent) : undefined,
    closingDisclosureReceived: after?.received,
    earliestConsummation: after?.earliest,
    closingDisclosureReceivedBy: before?.received,
    closingDisclosureSentBy: before?.sent,
    revisedLoanEstimateReceivedBy: consummation ? explainedRevisedEstimate(consummation) : undefined,
    rescissionEnds: consummation
      ? explainedRescission(
          consummation,
          input.noticeDelivered ?? consummation,
          input.disclosuresDelivered ?? consummation,
        )
      : undefined,
  };
});

export const dayKinds: readonly Kind[] = [dayCountKind, businessDayKind, holidaysKind, tridDatesKind];
