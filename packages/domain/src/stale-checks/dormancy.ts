import { addToDate, type WireDate } from '../dates/index.ts';
import { counted, formatDate } from '../formats/index.ts';
import { cited, count, type Explained, given, type Trace, text } from '../trace/index.ts';
import { type DormancyRule, stateName } from './dormancy-rule.ts';

/** When what is unclaimed is dormant, and what has to be done until when. */
export interface Dormancy {
  /** The day of the check, or the last on which its owner answered. */
  readonly countsFrom: WireDate;
  readonly dormantOn: WireDate;
  /** The end of the period whose report has it. */
  readonly cutOff: WireDate;
  /** The owner is written to from 120 to 60 days before the report is due. */
  readonly lettersFrom: WireDate;
  readonly lettersUntil: WireDate;
  readonly reportDue: WireDate;
}

/** Of what dormancy is worked out. */
export interface DormancyAsked {
  readonly date: WireDate;
  /** The last day on which the owner answered; null where that never was. */
  readonly answeredOn: WireDate | null;
  readonly rule: DormancyRule;
}

/** How many days before the report is due letters are written: a usual window, which states set differently. */
export const letterDays = { from: 120, until: 60 } as const;

/** The first day `MM-DD` of a year on or after a day. */
function onOrAfter(day: WireDate, yearDay: string): WireDate {
  const year = Number(day.slice(0, 4));
  const inYear = `${day.slice(0, 4)}-${yearDay}`;
  return inYear >= day ? inYear : `${String(year + 1).padStart(4, '0')}-${yearDay}`;
}

/** When a check is dormant and its report is due. */
export function dormancyOf({ date, answeredOn, rule }: DormancyAsked): Explained<Dormancy> {
  const countsFrom = answeredOn !== null && answeredOn > date ? answeredOn : date;
  const dormantOn = addToDate(countsFrom, rule.years, 'years');
  const cutOff = onOrAfter(dormantOn, rule.cutOff);
  const reportDue = onOrAfter(addToDate(cutOff, 1, 'days'), rule.reportDue);
  const value = {
    ...{ countsFrom, dormantOn, cutOff, reportDue },
    lettersFrom: addToDate(reportDue, -letterDays.from, 'days'),
    lettersUntil: addToDate(reportDue, -letterDays.until, 'days'),
  };
  return { value, trace: traceOf({ date, answeredOn, rule }, value) };
}

function traceOf({ date, answeredOn, rule }: DormancyAsked, dormancy: Dormancy): Trace {
  const of = { text: `${rule.whose === 'office' ? 'Set by the office' : 'To be verified'}: ${rule.source}` };
  const told = (label: string, day: WireDate) => given(label, text(formatDate(day)));
  return {
    label: 'Report due',
    value: text(formatDate(dormancy.reportDue)),
    formula: `The first ${yearDay(rule.reportDue)} after the end of the period`,
    inputs: [
      {
        label: 'End of the period',
        value: text(formatDate(dormancy.cutOff)),
        formula: `The first ${yearDay(rule.cutOff)} on which the check is dormant`,
        inputs: [
          {
            label: 'Dormant on',
            value: text(formatDate(dormancy.dormantOn)),
            formula: `${counted(rule.years, 'year')} after the day it counts from`,
            inputs: [
              {
                ...{ label: 'Counts from', value: text(formatDate(dormancy.countsFrom)) },
                formula: 'The day of the check, or a later one on which its owner answered',
                inputs: [
                  told('Day of the check', date),
                  ...(answeredOn === null ? [] : [told('Owner answered', answeredOn)]),
                ],
              },
              cited(`Dormancy in ${stateName(rule.state)}`, count(rule.years, 'years'), of),
            ],
          },
        ],
      },
      cited('Report is due each', text(yearDay(rule.reportDue)), of),
    ],
  };
}

/** `11-01` as people read it. */
export const yearDay = (monthDay: string): string => monthDay.replace('-', '/');
