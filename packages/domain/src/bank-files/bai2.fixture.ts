import type { WireDate } from '../dates/index.ts';

/** A detail as BAI2 has it: its amount is never below zero, as the code says whether money came in. */
export interface Bai2Detail {
  readonly code: string;
  readonly amount: number;
  /** The funds type with its fields: `V,261120,` or `D,2,0,100,1,200`. */
  readonly funds?: string;
  readonly bankReference?: string;
  readonly customerReference?: string;
  /** Of several texts each stands on a line of its own. */
  readonly text?: string | readonly string[];
}

/** A day of an account. What is null or not given, the file does not say. */
export interface Bai2Day {
  readonly accountNumber: string;
  readonly date: WireDate;
  readonly opening?: number | null;
  readonly closing?: number | null;
  readonly available?: number | null;
  /** Other status and summary codes with their amounts, and how many items they have. */
  readonly totals?: readonly {
    readonly code: string;
    readonly amount: number;
    readonly count?: number;
    readonly funds?: string;
  }[];
  readonly details?: readonly Bai2Detail[];
}

/** How a file is written: all of it may be left out. */
export interface Bai2Style {
  readonly sender?: string;
  readonly receiver?: string;
  /** When it was made: the day after the last one in it, where it is not said. */
  readonly created?: WireDate;
  readonly fileID?: string;
  readonly groupStatus?: string;
  readonly currency?: string;
  readonly version?: string;
  readonly lineEnd?: string;
  /** Whether a line ends behind this field of a record, and the next one goes on with 88; never where it is not given. */
  readonly isBroken?: () => boolean;
}

const yymmdd = (date: WireDate): string => date.slice(2).replaceAll('-', '');

/** Writes a BAI2 file of these days, a group for each run of days with one date. Its totals and counts are reckoned. */
export function bai2File(days: readonly Bai2Day[], style: Bai2Style = {}): string {
  const { sender = '099900111', receiver = 'CLOSEWRIGHT', fileID = '1', lineEnd = '\n' } = style;
  const lines: string[] = [];
  const record = (fields: readonly string[], texts: readonly string[] = []) =>
    lines.push(...physical(fields, texts, style.isBroken ?? (() => false)));
  const created = style.created ?? days.reduce((last, { date }) => (date > last ? date : last), '2026-01-01');
  record(['01', sender, receiver, yymmdd(created), '0615', fileID, '', '', style.version ?? '2']);
  let total = 0;
  const groups = groupsOf(days);
  for (const group of groups) {
    const first = lines.length;
    let groupTotal = 0;
    const { groupStatus = '1', currency = 'USD' } = style;
    record(['02', receiver, sender, groupStatus, yymmdd(group[0]?.date ?? created), '2400', currency, '2']);
    for (const day of group) {
      const begun = lines.length;
      let sum = 0;
      const statuses = statusesOf(day);
      for (const { amount } of [...statuses, ...(day.details ?? [])]) sum += amount;
      record([
        '03',
        day.accountNumber,
        '',
        ...statuses.flatMap(({ code, amount, count, funds }) => [
          code,
          `${amount}`,
          `${count ?? ''}`,
          ...(funds ?? '').split(','),
        ]),
      ]);
      for (const { code, amount, funds = '', bankReference = '', customerReference = '', text } of day.details ?? [])
        record(
          ['16', code, `${amount}`, ...funds.split(','), bankReference, customerReference],
          text === undefined ? [] : [text].flat(),
        );
      lines.push(`49,${sum},${lines.length - begun + 1}/`);
      groupTotal += sum;
    }
    lines.push(`98,${groupTotal},${group.length},${lines.length - first + 1}/`);
    total += groupTotal;
  }
  lines.push(`99,${total},${groups.length},${lines.length + 1}/`);
  return lines.map((line) => line + lineEnd).join('');
}

function statusesOf({ opening, closing, available, totals = [] }: Bai2Day) {
  const balances = [
    { code: '010', amount: opening },
    { code: '015', amount: closing },
    { code: '045', amount: available },
  ];
  const told = balances.flatMap(({ code, amount }) =>
    amount === null || amount === undefined ? [] : [{ code, amount }],
  );
  return [...told.map((one) => ({ ...one, count: undefined, funds: undefined })), ...totals];
}

function groupsOf(days: readonly Bai2Day[]): readonly (readonly Bai2Day[])[] {
  const groups: Bai2Day[][] = [];
  for (const day of days) {
    const last = groups.at(-1);
    if (last?.[0]?.date === day.date) last.push(day);
    else groups.push([day]);
  }
  return groups;
}

/** The lines of a record: a field before a break ends with `/` in place of its comma. */
function physical(fields: readonly string[], texts: readonly string[], isBroken: () => boolean): readonly string[] {
  const lines: string[] = [];
  let line = fields[0] ?? '';
  for (const [at, field] of fields.entries()) {
    if (at === 0) continue;
    if (at > 1 && isBroken()) {
      lines.push(`${line}/`);
      line = `88,${field}`;
    } else line += `,${field}`;
  }
  const [first, ...more] = texts;
  if (first === undefined) return [...lines, `${line}/`];
  if (first.startsWith('/') || isBroken()) return [...lines, `${line}/`, ...texts.map((text) => `88,${text}`)];
  return [...lines, `${line},${first}`, ...more.map((text) => `88,${text}`)];
}
