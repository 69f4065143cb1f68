import { type DateRefusal, type DateRules, describeDate, formatDate, parseDate } from './date.ts';
import { empty, plainSpaces, type Reading, read, refused } from './result.ts';
import { formatTime, parseTime, type TimeRefusal } from './time.ts';

export type DateTimeRefusal = DateRefusal | TimeRefusal | 'time-needed' | 'date-needed' | 'two-readings';

/** Ways to part a text at its spaces into a date before and a time behind. */
function splits(text: string): [date: string, time: string][] {
  const words = text.split(/ +/);
  return words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
}

/**
 * Reads a moment of the wall clock into `YYYY-MM-DDTHH:mm`, without a zone: every date and time form of the kit with a space, `T`,
 * comma, `@` or `at` between (`4/15 230p`, `t noon`, `2013-04-15T14:30`). A text that could be two moments is refused.
 */
export function parseDateTime(text: string, rules: DateRules): Reading<string, DateTimeRefusal> {
  const plain = plainSpaces(text)
    .replace(/^(\d{4}-\d{2}-\d{2})T(?=\d)/i, '$1 ')
    .replace(/\s+(?:at|@)\s*|\s*@\s*/gi, ' ')
    .replace(/\s+/g, ' ');
  if (plain === '') return empty;
  const whole = parseDate(plain, rules);
  const found: string[] = [];
  let complaint: DateTimeRefusal | undefined;
  for (const [left, right] of splits(plain)) {
    const date = parseDate(left.replace(/,$/, ''), rules);
    const time = parseTime(right);
    if (date.state === 'read' && time.state === 'read') found.push(`${date.value}T${time.value}`);
    // One half is right: what is wrong with the other is the thing to say.
    else if (date.state === 'read' && time.state === 'refused') complaint ??= time.reason;
    else if (date.state === 'refused' && time.state === 'read' && date.reason !== 'not-a-date') complaint = date.reason;
  }
  const [first] = found;
  if (first !== undefined) return found.length > 1 || whole.state === 'read' ? refused('two-readings') : read(first);
  if (whole.state === 'read') return refused('time-needed');
  if (whole.state === 'refused' && whole.reason !== 'not-a-date') return whole;
  if (parseTime(plain).state === 'read') return refused('date-needed');
  return refused(complaint ?? 'not-a-date');
}

/** `2013-04-15T14:30` as `04/15/2013 2:30 PM`; an unreadable value as it is. Seconds are not shown. */
export function formatDateTime(value: string | null): string {
  const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/.exec(value ?? '');
  return match ? `${formatDate(match[1] ?? null)} ${formatTime(match[2] ?? null)}` : (value ?? '');
}

/** `Mon 04/15/2013 2:30 PM`: what the field shows while it is being typed. */
export const describeDateTime = (value: string): string =>
  `${describeDate(value.slice(0, 10))} ${formatTime(value.slice(11))}`;
