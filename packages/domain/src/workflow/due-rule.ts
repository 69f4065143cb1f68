import { addToDate, dateParts, type WireDate } from '../dates/index.ts';
import { InputError } from '../errors/index.ts';
import { type ClosingDay, type HolidayCalendar, holidayCalendars, holidayYears } from '../holidays/index.ts';
import { addBusinessDays } from '../trid/index.ts';
import { workflowLimits } from './workflow-limits.ts';

/** The dates of a file a due date can go by, as the file calls them, with what people read for each. */
export const fileDateLabels = {
  openDate: 'Opened',
  contractDate: 'Contract',
  commitmentDate: 'Commitment',
  disclosureSentDate: 'Disclosure sent',
  closingDate: 'Closing',
  disbursementDate: 'Disbursement',
  recordingDate: 'Recording',
  policyDueDate: 'Policy due',
} as const;

export type FileDateName = keyof typeof fileDateLabels;
export const fileDateNames = Object.keys(fileDateLabels) as [FileDateName, ...FileDateName[]];

/** The dates of a file; one that is not known yet is null. */
export type FileDates = Readonly<Record<FileDateName, WireDate | null>>;

/** What a due date is counted from: a date of the file, or the day the task itself can begin. */
export const dueAnchorLabels = { ...fileDateLabels, startDate: 'Start of the task' } as const;

export type DueAnchor = keyof typeof dueAnchorLabels;
export const dueAnchors = Object.keys(dueAnchorLabels) as [DueAnchor, ...DueAnchor[]];

/**
 * When a task is due: so many days before (negative) or after a date. Without a calendar calendar days count; with one
 * its business days, where 0 is the day itself or, if it is closed, the next open one.
 */
export interface DueRule {
  readonly anchor: DueAnchor;
  readonly days: number;
  readonly calendar: HolidayCalendar | null;
}

/** The years dates are written in: four digits. */
const dateYears = { first: 1, last: 9999 } as const;

/** Whether so many days from a date end in years that can be written, and whose holidays are known if business days count. */
function canCount(from: WireDate, { days, calendar }: DueRule): boolean {
  const { year } = dateParts(from);
  const { first, last } = calendar === null ? dateYears : holidayYears;
  // A year has more than 180 business days.
  const reach = Math.ceil(Math.abs(days) / (calendar === null ? 365 : 180));
  return year - reach >= first && year + reach <= last;
}

/**
 * The day a rule names; null where there is no rule, its date is not known, or it counts into years whose holidays are not
 * known or that have no date. Throws an InputError for days that are none or too many.
 */
export function dueDateOf(
  rule: DueRule | null,
  dates: FileDates,
  startDate: WireDate | null,
  closingDays: readonly ClosingDay[] = [],
): WireDate | null {
  if (rule === null) return null;
  if (!Number.isInteger(rule.days) || Math.abs(rule.days) > workflowLimits.dueDays) {
    throw new InputError('OUT_OF_RANGE', 'due.days', `A task is due within ${workflowLimits.dueDays} days of a date`);
  }
  const from = rule.anchor === 'startDate' ? startDate : dates[rule.anchor];
  if (from === null) return null;
  // Refuses a text that is no date, and names it.
  dateParts(from, rule.anchor);
  if (!canCount(from, rule)) return null;
  return rule.calendar === null
    ? addToDate(from, rule.days, 'days')
    : addBusinessDays(rule.calendar, from, rule.days, closingDays);
}

/** A rule in words: `3 business days before Closing`, `On Opened`, `No due date`. */
export function dueRuleText(rule: DueRule | null): string {
  if (rule === null) return 'No due date';
  const { anchor, days, calendar } = rule;
  const label = dueAnchorLabels[anchor];
  if (days === 0) return calendar === null ? `On ${label}` : `On ${label}, or the next business day`;
  const count = Math.abs(days);
  const unit = `${calendar === null ? '' : 'business '}day${count === 1 ? '' : 's'}`;
  return `${count} ${unit} ${days < 0 ? 'before' : 'after'} ${label}`;
}

/** What the days of a rule are called: the name of its calendar, or calendar days. */
export function dueCalendarLabel(calendar: HolidayCalendar | null): string {
  return calendar === null ? 'Calendar days' : holidayCalendars[calendar].label;
}
