import {
  addBusinessDays,
  addDays,
  addMonths,
  type Day,
  daysBetween,
  daysInMonth,
  fromIso,
  type Holidays,
  isLeapYear,
  toIso,
  weekday,
  weekdayNames,
} from './calendar.ts';
import { empty, plainSpaces, type Reading, read, refused } from './result.ts';

export type DateRefusal =
  | 'not-a-date'
  | 'no-such-day'
  | 'no-such-month'
  | 'year-digits'
  | 'year-range'
  | 'before-1900'
  | 'year-needed'
  | 'wrong-weekday';

export interface DateRules {
  /** The day `t`, `+7` and dates without a year are read from, `YYYY-MM-DD`. */
  today: string;
  /** Days that `+5b` skips besides weekends. */
  holidays?: Holidays | undefined;
  /** True once a person has said that a date before 1900 is meant (a land patent, an old deed). Default false: refused. */
  old?: boolean;
}

/** Years outside are refused: before 1900 is hardly ever meant on a closing desk, so it needs a word more; before 1600 never. */
export const YEARS = { oldest: 1600, first: 1900, last: 2199 } as const;

/** A year of two digits is at most this many years ahead of today, otherwise in the past. */
export const PIVOT_YEARS_AHEAD = 30;

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

function monthByName(name: string): number | null {
  const lower = name.toLowerCase().replace(/\.$/, '');
  if (lower === 'sept') return 9;
  const at = lower.length === 3 ? months.indexOf(lower) : monthNames.indexOf(lower);
  return at < 0 ? null : at + 1;
}

function fullYear(text: string, today: Day): number | DateRefusal {
  if (text.length === 4) {
    const year = Number(text);
    return year >= YEARS.oldest && year <= YEARS.last ? year : 'year-range';
  }
  if (text.length !== 2) return 'year-digits';
  const latest = today.year + PIVOT_YEARS_AHEAD;
  const year = Math.floor(latest / 100) * 100 + Number(text);
  return year <= latest ? year : year - 100;
}

/** The year that brings the day nearest to today; of two equally near the later one. */
function nearestYear(month: number, day: number, today: Day): number | DateRefusal {
  if (month === 2 && day === 29) return isLeapYear(today.year) ? today.year : 'year-needed';
  let best = today.year;
  let distance = Number.POSITIVE_INFINITY;
  for (const year of [today.year + 1, today.year, today.year - 1]) {
    const away = Math.abs(daysBetween(today, { year, month, day }));
    if (away < distance) {
      distance = away;
      best = year;
    }
  }
  return best;
}

type DateReading = Reading<string, DateRefusal>;

function build(month: number, day: number, yearText: string | undefined, today: Day): DateReading {
  if (month < 1 || month > 12) return refused('no-such-month');
  // Judged before the year is guessed: 2/30 exists in no year.
  if (day < 1 || day > daysInMonth(2000, month)) return refused('no-such-day');
  const year = yearText === undefined ? nearestYear(month, day, today) : fullYear(yearText, today);
  if (typeof year === 'string') return refused(year);
  if (day > daysInMonth(year, month)) return refused('no-such-day');
  return read(toIso({ year, month, day }));
}

function inRange(date: Day): DateReading {
  return date.year < YEARS.oldest || date.year > YEARS.last ? refused('year-range') : read(toIso(date));
}

function relative(text: string, today: Day, holidays?: Holidays): DateReading | null {
  const shift = /^([+-])\s*(\d{1,4})\s*([dwmyb]?)$/.exec(text);
  if (shift) {
    const count = Number(shift[2]) * (shift[1] === '-' ? -1 : 1);
    const unit = shift[3];
    if (unit === 'b') return inRange(addBusinessDays(today, count, holidays));
    if (unit === 'm') return inRange(addMonths(today, count));
    if (unit === 'y') return inRange(addMonths(today, count * 12));
    return inRange(addDays(today, unit === 'w' ? count * 7 : count));
  }
  const last = daysInMonth(today.year, today.month);
  switch (text) {
    case 't':
    case 'today':
      return read(toIso(today));
    case 'tom':
    case 'tomorrow':
      return read(toIso(addDays(today, 1)));
    case 'y':
    case 'yesterday':
      return read(toIso(addDays(today, -1)));
    case 'bom':
      return read(toIso({ ...today, day: 1 }));
    case 'eom':
      return read(toIso({ ...today, day: last }));
    case 'boy':
      return read(toIso({ year: today.year, month: 1, day: 1 }));
    case 'eoy':
      return read(toIso({ year: today.year, month: 12, day: 31 }));
  }
  const name = weekdayNames.findIndex((short) => short.toLowerCase() === text);
  if (name < 0) return null;
  const ahead = (name - weekday(today) + 7) % 7 || 7;
  return read(toIso(addDays(today, ahead)));
}

function digitsOnly(text: string, today: Day): DateReading | null {
  if (!/^\d+$/.test(text)) return null;
  const at = (from: number, to: number) => text.slice(from, to);
  if (text.length === 4 || text.length === 6)
    return build(Number(at(0, 2)), Number(at(2, 4)), at(4, 6) || undefined, today);
  if (text.length !== 8) return refused('not-a-date');
  // A month is never 19, 20 or 21, so 20260201 can only be year first.
  return Number(at(0, 2)) > 12
    ? build(Number(at(4, 6)), Number(at(6, 8)), at(0, 4), today)
    : build(Number(at(0, 2)), Number(at(2, 4)), at(4, 8), today);
}

function separated(text: string, today: Day): DateReading | null {
  const iso = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(text);
  if (iso) return build(Number(iso[3]), Number(iso[4]), iso[1], today);
  const us = /^(\d{1,2})([-/. ])(\d{1,2})(?:\2(\d{1,4}))?$/.exec(text);
  return us ? build(Number(us[1]), Number(us[3]), us[4], today) : null;
}

function named(text: string, today: Day): DateReading | null {
  const monthFirst = /^([a-z]{3,9}\.?)[ -]?(\d{1,2})(?:st|nd|rd|th)?(?:(?:,\s*|[ -])(\d{1,4}))?$/.exec(text);
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[ -]?([a-z]{3,9}\.?)(?:(?:,\s*|[ -])(\d{1,4}))?$/.exec(text);
  const month = monthFirst ? monthByName(monthFirst[1] ?? '') : dayFirst ? monthByName(dayFirst[2] ?? '') : null;
  if (month === null) return null;
  const day = Number(monthFirst ? monthFirst[2] : dayFirst?.[1]);
  return build(month, day, (monthFirst ?? dayFirst)?.[3], today);
}

/**
 * Reads a date the way a US typist writes it, month first: `2/1/26`, `2-1-2026`, `020126`, `2026-02-01`, `feb 1 26`, `2/1` (nearest
 * year), `t`, `+7`, `-1m`, `+5b`, `eom`, `fri`. Impossible and ambiguous texts are refused; nothing is swapped or rolled over.
 */
export function parseDate(text: string, rules: DateRules): DateReading {
  const plain = plainSpaces(text)
    .toLowerCase()
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/\s+/g, ' ');
  if (plain === '') return empty;
  const today = fromIso(rules.today);
  if (!today) throw new RangeError(`today is not a date: ${rules.today}`);
  const prefixed = /^(sun|mon|tue|wed|thu|fri|sat)[a-z]*[,.]? (.+)$/.exec(plain);
  const body = prefixed?.[2] ?? plain;
  const reading =
    (prefixed ? null : relative(body, today, rules.holidays)) ??
    digitsOnly(body, today) ??
    separated(body, today) ??
    named(body, today) ??
    refused('not-a-date');
  if (reading.state !== 'read') return reading;
  const date = fromIso(reading.value);
  if (prefixed && (!date || weekdayNames[weekday(date)]?.toLowerCase() !== prefixed[1]))
    return refused('wrong-weekday');
  return date && date.year < YEARS.first && !rules.old ? refused('before-1900') : reading;
}

/** `2026-02-01` as `02/01/2026`; an unreadable value as it is. */
export function formatDate(iso: string | null): string {
  const date = fromIso(iso);
  return date ? `${toIso(date).slice(5, 7)}/${toIso(date).slice(8)}/${toIso(date).slice(0, 4)}` : (iso ?? '');
}

/** `Sun 02/01/2026`: what the field shows while it is being typed. */
export function describeDate(iso: string): string {
  const date = fromIso(iso);
  return date ? `${weekdayNames[weekday(date)]} ${formatDate(iso)}` : iso;
}
