import { addToDate, type WireDate } from '../dates/index.ts';
import type { HolidayCalendar } from '../holidays/index.ts';
import { type Citation, count, type Explained, given, type Trace, text } from '../trace/index.ts';
import { addBusinessDays } from './business-days.ts';
import {
  closingDisclosureDays,
  cureDays,
  type Delivery,
  earliestConsummation,
  endOfEstimateWait,
  latestClosingDisclosure,
  latestRevisedEstimate,
  loanEstimateDays,
  mailDays,
  receivedOn,
  rescissionDays,
  rescissionEnds,
  revisedEstimateDays,
  waitFrom,
} from './disclosure-dates.ts';

/** Business days after the application by which the loan estimate is delivered or mailed (12 CFR 1026.19(e)(1)(iii)(A)). */
export const estimateDueDays = 3;

const calendar = 'specificBusinessDays';
const rules = {
  waiting: { text: '12 CFR 1026.19(f)(1)(ii)' },
  mail: { text: '12 CFR 1026.19(f)(1)(iii)' },
  estimateDue: { text: '12 CFR 1026.19(e)(1)(iii)(A)' },
  estimateWait: { text: '12 CFR 1026.19(e)(1)(iii)(B)' },
  revised: { text: '12 CFR 1026.19(e)(4)(ii)' },
  cure: { text: '12 CFR 1026.19(f)(2)(v)' },
  inspection: { text: '12 CFR 1024.10(a)' },
  rescission: { text: '12 CFR 1026.23(a)(3)' },
  days: { text: '12 CFR 1026.2(a)(6)' },
} as const satisfies Record<string, Citation>;

const fixed = (label: string, days: number, rule: Citation): Trace => ({
  label,
  value: count(days, 'business days'),
  rule,
});
const countedBy = (name: HolidayCalendar): Trace => ({ label: 'Business days', value: text(name), rule: rules.days });

/** A date that follows from another by business days. */
function step(
  label: string,
  value: WireDate,
  from: Trace,
  days: Trace,
  rule: Citation,
  by: HolidayCalendar = calendar,
): Explained<WireDate> {
  const inputs = [from, days, countedBy(by)];
  const trace: Trace = {
    label,
    value: text(value),
    formula: 'So many business days on, or back',
    math: 'businessDays(a, b, c)',
    rule,
    inputs,
  };
  return { value, trace };
}

/** Zero days where a disclosure is handed over. */
const mailed = (delivery: Delivery, sign: 1 | -1) =>
  fixed('Business days until it counts as received', delivery === 'inPerson' ? 0 : sign * mailDays, rules.mail);

/** The day itself, or the business day after it where it is a Sunday or a holiday. */
function waitTrace({ value, trace }: Explained<WireDate>, rule: Citation): Trace {
  const from = waitFrom(value);
  if (from === value) return trace;
  const none = fixed('The business day after a Sunday or holiday', 0, rules.days);
  return step('The wait counts from', from, trace, none, rule).trace;
}

/**
 * The earliest day a loan may close after its closing disclosure was sent, and when that counts as received.
 * @param known the day it is known to have come, where that is before the day it would count as received
 */
export function explainedEarliestConsummation(
  sent: WireDate,
  delivery: Delivery,
  known: WireDate | null = null,
): { received: Explained<WireDate>; earliest: Explained<WireDate> } {
  const days = mailed(delivery, 1);
  const from = given('Closing disclosure sent', text(sent), 'closingDisclosureSent');
  const counted = receivedOn(sent, delivery);
  const isKnown = known !== null && known < counted;
  const value = isKnown ? known : counted;
  const received: Explained<WireDate> = isKnown
    ? { value, trace: { ...given('Known to be received', text(known), 'closingDisclosureReceived'), rule: rules.mail } }
    : delivery === 'inPerson'
      ? { value, trace: { ...from, label: 'Handed over' } }
      : step('Counts as received', value, from, days, rules.mail);
  const wait = fixed('Business days to wait', closingDisclosureDays, rules.waiting);
  return {
    received,
    earliest: step(
      'Earliest consummation',
      earliestConsummation(value, 'inPerson'),
      waitTrace(received, rules.waiting),
      wait,
      rules.waiting,
    ),
  };
}

/** The last day to send a closing disclosure for a closing on this day, and the last day it may be received. */
export function explainedLatestDisclosure(
  consummation: WireDate,
  delivery: Delivery,
): { received: Explained<WireDate>; sent: Explained<WireDate> } {
  const wait = fixed('Business days before the closing', -closingDisclosureDays, rules.waiting);
  const receivedOn = latestClosingDisclosure(consummation, 'inPerson');
  const received = step('Closing disclosure received by', receivedOn, openDay(consummation), wait, rules.waiting);
  const sentOn = latestClosingDisclosure(consummation, delivery);
  const sent =
    delivery === 'inPerson'
      ? { value: sentOn, trace: { ...received.trace, label: 'Closing disclosure handed over by' } }
      : step('Closing disclosure sent by', sentOn, received.trace, mailed(delivery, -1), rules.mail);
  return { received, sent };
}

/** The closing, or the business day before it where it is none. */
function openDay(consummation: WireDate): Trace {
  const from = given('Consummation', text(consummation), 'consummation');
  const day = addBusinessDays(calendar, consummation, 0);
  if (day === consummation) return from;
  return step(
    'Last business day before the consummation',
    addBusinessDays(calendar, consummation, -1),
    from,
    fixed('The business day before a Sunday or holiday', -1, rules.days),
    rules.days,
  ).trace;
}

/** The last day a revised loan estimate may be received for a closing on this day. */
export const explainedRevisedEstimate = (consummation: WireDate): Explained<WireDate> =>
  step(
    'Revised loan estimate received by',
    latestRevisedEstimate(consummation),
    openDay(consummation),
    fixed('Business days before the closing', -revisedEstimateDays, rules.revised),
    rules.revised,
  );

/** The business day before the settlement, on which the borrower may inspect the HUD-1: a day on which offices are open (12 CFR 1024.2). */
export function explainedInspection(settlement: WireDate): Explained<WireDate> {
  const by = 'federalOffices';
  return step(
    'Borrower may inspect the HUD-1',
    addBusinessDays(by, settlement, -1),
    given('Settlement', text(settlement), 'closingDate'),
    fixed('Business days before the settlement', -1, rules.inspection),
    rules.inspection,
    by,
  );
}

/** The last day to give back what rose too far: calendar days count. */
export function explainedCureDay(consummation: WireDate): Explained<WireDate> {
  const value = addToDate(consummation, cureDays, 'days');
  const inputs = [
    given('Consummation', text(consummation), 'consummation'),
    { label: 'Days to give it back', value: count(cureDays, 'days'), rule: rules.cure },
  ];
  const trace = {
    label: 'Given back by',
    value: text(value),
    formula: 'So many days after consummation',
    math: 'daysAfter(a, b)',
    rule: rules.cure,
    inputs,
  };
  return { value, trace };
}

/** The last day to deliver or mail the loan estimate. @param by the days the creditor's offices are open (12 CFR 1026.2(a)(6), the general definition) */
export const explainedEstimateDue = (applied: WireDate, by: HolidayCalendar): Explained<WireDate> =>
  step(
    'Loan estimate due',
    addBusinessDays(by, applied, estimateDueDays),
    given('Application received', text(applied), 'applicationReceived'),
    fixed('Business days after the application', estimateDueDays, rules.estimateDue),
    rules.estimateDue,
    by,
  );

/** The earliest day a loan may close after its loan estimate was delivered or put in the mail. */
export const explainedEstimateWait = (sent: WireDate): Explained<WireDate> =>
  step(
    'Earliest consummation after the loan estimate',
    endOfEstimateWait(sent),
    waitTrace({ value: sent, trace: given('Loan estimate sent', text(sent), 'loanEstimateSent') }, rules.estimateWait),
    fixed('Business days to wait', loanEstimateDays, rules.estimateWait),
    rules.estimateWait,
  );

/** The day at whose midnight the right to rescind ends. */
export function explainedRescission(
  consummation: WireDate,
  notice: WireDate,
  disclosures: WireDate,
): Explained<WireDate> {
  const last: Trace = {
    label: 'Last of consummation, notice and material disclosures',
    value: text([consummation, notice, disclosures].toSorted().at(-1) ?? consummation),
    formula: 'The latest of the three days',
    math: 'latest(all)',
    rule: rules.rescission,
    inputs: [
      given('Consummation', text(consummation), 'consummation'),
      given('Notice delivered', text(notice), 'noticeDelivered'),
      given('Disclosures delivered', text(disclosures), 'disclosuresDelivered'),
    ],
  };
  return step(
    'Right to rescind ends at midnight of',
    rescissionEnds(consummation, notice, disclosures),
    last,
    fixed('Business days to rescind', rescissionDays, rules.rescission),
    rules.rescission,
  );
}
