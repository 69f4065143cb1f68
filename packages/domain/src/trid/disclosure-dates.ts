import type { WireDate } from '../dates/index.ts';
import { addBusinessDays, isBusinessDay } from './business-days.ts';

/** Days are counted by the specific definition: all but Sundays and legal holidays (12 CFR 1026.2(a)(6)). */
const calendar = 'specificBusinessDays';

/** How a disclosure reaches the consumer. One that is not handed over counts as received three business days after it is sent. */
export type Delivery = 'inPerson' | 'mail' | 'electronic';

/** Business days until a disclosure that was sent counts as received (12 CFR 1026.19(e)(1)(iv), (f)(1)(iii)). */
export const mailDays = 3;
/** Business days between receiving the closing disclosure and consummation (12 CFR 1026.19(f)(1)(ii)). */
export const closingDisclosureDays = 3;
/** Business days between delivering the loan estimate and consummation (12 CFR 1026.19(e)(1)(iii)(B)). */
export const loanEstimateDays = 7;
/** Business days before consummation by which a revised loan estimate must be received (12 CFR 1026.19(e)(4)(ii)). */
export const revisedEstimateDays = 4;
/** Business days the consumer may rescind, until midnight of the last (12 CFR 1026.23(a)(3)). */
export const rescissionDays = 3;

/** Days after consummation within which what rose too far is given back (12 CFR 1026.19(f)(2)(v)). */
export const cureDays = 60;

/** When a disclosure counts as received. A known earlier receipt is the caller's to give instead. */
export function receivedOn(sent: WireDate, delivery: Delivery): WireDate {
  return delivery === 'inPerson' ? sent : addBusinessDays(calendar, sent, mailDays);
}

/**
 * The day the wait for a closing counts from. Both waits are counted back from the closing ("no later than three business days before consummation"), and no
 * such count ends on a Sunday or a holiday: what comes on one has come on the business day after it.
 */
export const waitFrom = (received: WireDate): WireDate => addBusinessDays(calendar, received, 0);

/** The earliest day a loan may close after its closing disclosure was sent. */
export function earliestConsummation(disclosureSent: WireDate, delivery: Delivery): WireDate {
  return addBusinessDays(calendar, waitFrom(receivedOn(disclosureSent, delivery)), closingDisclosureDays);
}

/** The last day to send a closing disclosure for a closing on this day. */
export function latestClosingDisclosure(consummation: WireDate, delivery: Delivery): WireDate {
  const received = daysBefore(consummation, closingDisclosureDays);
  return delivery === 'inPerson' ? received : addBusinessDays(calendar, received, -mailDays);
}

/** The earliest day a loan may close after its loan estimate was delivered or put in the mail. */
export function endOfEstimateWait(estimateSent: WireDate): WireDate {
  return addBusinessDays(calendar, waitFrom(estimateSent), loanEstimateDays);
}

/** The last day a revised loan estimate may be received for a closing on this day. */
export function latestRevisedEstimate(consummation: WireDate): WireDate {
  return daysBefore(consummation, revisedEstimateDays);
}

/**
 * So many business days before a closing. A closing on a Sunday or a holiday is counted from the business day before it: three days forward from what is
 * returned must not lead past the closing.
 */
function daysBefore(consummation: WireDate, days: number): WireDate {
  const last = isBusinessDay(calendar, consummation) ? consummation : addBusinessDays(calendar, consummation, -1);
  return addBusinessDays(calendar, last, -days);
}

/**
 * The day at whose midnight the right to rescind ends: three business days after the last of closing, notice and material disclosures. Money may be paid out
 * the day after.
 */
export function rescissionEnds(
  consummation: WireDate,
  noticeDelivered: WireDate,
  disclosuresDelivered: WireDate,
): WireDate {
  const last = [consummation, noticeDelivered, disclosuresDelivered].toSorted().at(-1) ?? consummation;
  return addBusinessDays(calendar, last, rescissionDays);
}
