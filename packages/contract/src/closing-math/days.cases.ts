import { holidayCalendars, holidayYears } from '@closewright/domain/holidays';
import { caseOf, choice, date, dayCount, flag, whole } from './fields.ts';

const calendar = choice(
  Object.keys(holidayCalendars) as [keyof typeof holidayCalendars],
  `Which days are business days. ${Object.entries(holidayCalendars)
    .map(([name, { rule }]) => `${name}: ${rule}`)
    .join(' ')}`,
);
const delivery = choice(
  ['inPerson', 'mail', 'electronic'],
  'How the disclosure is delivered: one that is not handed over counts as received three business days after it is sent.',
).default('mail');

export const dayCountCase = caseOf(
  'day-count',
  'Days from one date up to, and not with, another, and their share of a year.',
  {
    from: date('First day.'),
    to: date('Day up to which days are counted; it does not count itself.'),
    dayCount,
    includesLastDay: flag('Count the last day too.').default(false),
  },
);

export const businessDayCase = caseOf(
  'business-day',
  'Whether a day is a business day, and the day so many business days later or earlier.',
  {
    calendar,
    date: date('The day.'),
    add: whole(
      'Business days to add; below zero goes back; 0 is the day itself or the next business day.',
      -10_000,
      10_000,
    ).default(0),
  },
);

export const holidaysCase = caseOf('holidays', 'The holidays a calendar keeps in a year.', {
  calendar,
  year: whole('The year.', holidayYears.first, holidayYears.last),
});

export const tridDatesCase = caseOf(
  'trid-dates',
  'The dates of the disclosure rules, those of them whose inputs are given (12 CFR 1026.19, 1026.23).',
  {
    applicationReceived: date('Gives the day the loan estimate is due.').optional(),
    creditorOpen: calendar.default('federalOffices').meta({
      description:
        'On which days the creditor is open: the loan estimate is due by those (12 CFR 1026.2(a)(6), general definition).',
    }),
    loanEstimateSent: date('Gives the earliest consummation after the loan estimate.').optional(),
    closingDisclosureSent: date(
      'Gives the day it counts as received and the earliest consummation after it.',
    ).optional(),
    delivery,
    consummation: date(
      'Gives the last days for the closing disclosure and a revised loan estimate, and the end of rescission.',
    ).optional(),
    noticeDelivered: date(
      'Day the notice of the right to rescind was delivered; the consummation if it is left out.',
    ).optional(),
    disclosuresDelivered: date(
      'Day the material disclosures were delivered; the consummation if it is left out.',
    ).optional(),
  },
);
