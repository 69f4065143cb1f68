import type { WireDate } from '../dates/index.ts';
import { type Bai2Accounts, type Bai2Told, newAccounts } from './bai2-accounts.ts';
import { type Bai2Fields, fieldsOf } from './bai2-cursor.ts';
import { bai2Date, bai2Integer, bai2Total, takeDetail, takeSummaries } from './bai2-fields.ts';
import { type Bai2Record, type Bai2Way, bai2Records, mayBeSplit, mayEndWithComma } from './bai2-records.ts';
import { type BankFile, bankFileLimits, type ReadBankFile } from './bank-file.ts';
import { shown } from './bank-words.ts';
import { type Findings, newFindings } from './findings.ts';
import { dollars } from './totals.ts';

/** What a trailer proves: a sum, and how many of what it ends. */
interface Part {
  readonly line: number;
  sum: bigint;
  /** Records from its header on. */
  records: number;
  /** Accounts of a group, groups of a file. */
  parts: number;
}

interface Group extends Part {
  readonly originator: string;
  readonly date: WireDate | null;
  readonly isCorrection: boolean;
}

interface Account extends Part {
  readonly told: Bai2Told;
}

const newPart = (line: number): Part => ({ line, sum: 0n, records: 0, parts: 0 });

/** Reads a BAI2 file. Nothing is taken of one whose totals, counts or records are not whole. */
export function readBai2(text: string): ReadBankFile {
  const first = readIn(text, { isSplit: false, endsWithComma: false });
  if ('file' in first) return first;
  // Where banks differ, totals and counts say who is right. What is wrong is told as the specification has it.
  const [splits, commas] = [mayBeSplit(text) ? [true] : [], mayEndWithComma(text) ? [true] : []];
  for (const isSplit of [false, ...splits])
    for (const endsWithComma of [false, ...commas]) {
      if (!isSplit && !endsWithComma) continue;
      const other = readIn(text, { isSplit, endsWithComma });
      if ('file' in other) return other;
    }
  return first;
}

function readIn(text: string, way: Bai2Way): ReadBankFile {
  const findings = newFindings();
  const records = bai2Records(text, way, findings);
  const file = records && readRecords(records, way, findings);
  return file && !findings.hasProblems() ? { file } : { problems: findings.problems() };
}

/** What is open while records are read. */
interface Open {
  whole: Part | null;
  group: Group | null;
  account: Account | null;
  isOver: boolean;
}

function readRecords(records: readonly Bai2Record[], way: Bai2Way, findings: Findings): BankFile | null {
  const { problem } = findings;
  const accounts = newAccounts(findings);
  const open: Open = { whole: null, group: null, account: null, isOver: false };
  let identity: string | null = null;
  for (const record of records) {
    const { code, line, pieces } = record;
    const due = dueOf(open);
    if (!due.includes(code)) {
      problem(line, open.isOver ? 'Nothing comes behind 99' : `Here is ${code}, and ${listed(due)} is due`);
      return null;
    }
    const fields = fieldsOf(pieces, way.endsWithComma && code === '03');
    const next = () => fields.next() ?? '';
    const { whole, group, account } = open;
    for (const part of [whole, group, account]) if (part) part.records += pieces.length;
    if (code === '01') {
      open.whole = { ...newPart(line), records: pieces.length };
      identity = readHeader(line, next, findings);
    } else if (code === '02' && whole) {
      whole.parts++;
      open.group = { ...readGroup(line, next, findings), records: pieces.length };
    } else if (code === '03' && group) {
      group.parts++;
      open.account = { ...readAccount(line, fields, group, { accounts, findings }), records: pieces.length };
      if (accounts.count() > bankFileLimits.accounts) {
        problem(line, `A bank file has at most ${bankFileLimits.accounts.toLocaleString('en-US')} accounts`);
        return null;
      }
    } else if (code === '16' && account) {
      account.sum += readDetail(line, fields, account, findings);
    } else if (code === '49' && group && account) {
      prove(record, next, account, null, findings);
      group.sum += account.sum;
      account.told.end();
      open.account = null;
    } else if (code === '98' && whole && group) {
      prove(record, next, group, 'accounts', findings);
      whole.sum += group.sum;
      open.group = null;
    } else if (code === '99' && whole) {
      prove(record, next, whole, 'groups', findings);
      open.isOver = true;
    }
  }
  if (!open.isOver) problem(null, `The file is cut off: where it ends, ${listed(dueOf(open))} is due`);
  return { format: 'BAI2', identity, statements: accounts.statements(), warnings: findings.warnings() };
}

/** Which records may come next. */
function dueOf({ whole, group, account, isOver }: Open): readonly string[] {
  if (isOver) return [];
  if (account) return ['16', '49'];
  if (group) return ['03', '98'];
  return whole ? ['02', '99'] : ['01'];
}

const listed = (codes: readonly string[]): string => codes.join(' or ');

/** What tells the file from any other of its sender. */
function readHeader(line: number, next: () => string, { problem, warn }: Findings): string {
  const [sender, , created, , fileID] = [next(), next(), next(), next(), next()];
  const [, , version] = [next(), next(), next()];
  const day = bai2Date(created);
  if (day === null) problem(line, `The day on which the file was made, ${shown(created)}, is none`);
  if (version !== '2') warn(line, `The file calls itself version ${shown(version)}, and is read as version 2`);
  return [sender, day, fileID].join(' ');
}

const refusals: Readonly<Record<string, string>> = {
  2: 'The bank deletes what it told of a day (group status 2): take the file back that told it',
  4: 'The group is a test of the bank (group status 4)',
};

function readGroup(line: number, next: () => string, findings: Findings): Group {
  const [, originator, status, asOf] = [next(), next(), next(), next()];
  next();
  const [currency, modifier] = [next(), next()];
  const date = bai2Date(asOf);
  if (date === null) findings.problem(line, `The day of the group, ${shown(asOf)}, is none`);
  if (status !== '1' && status !== '3')
    findings.problem(line, refusals[status] ?? `The group status ${shown(status)} is none of 1 to 4`);
  if (status === '3')
    findings.warn(line, 'The bank corrects what it told of the day: take an earlier file of the day back');
  if (modifier === '1' || modifier === '3') findings.warn(line, 'The bank says that the day is not final yet');
  needDollars(line, currency, findings);
  return { ...newPart(line), originator, date, isCorrection: status === '3' };
}

function readAccount(
  line: number,
  fields: Bai2Fields,
  { originator, date, isCorrection }: Group,
  { accounts, findings }: { accounts: Bai2Accounts; findings: Findings },
): Account {
  const [accountNumber, currency] = [fields.next() ?? '', fields.next() ?? ''];
  if (accountNumber === '') findings.problem(line, 'The number of the account is missing');
  needDollars(line, currency, findings);
  const { summaries, problem } = takeSummaries(fields);
  if (problem !== null) findings.problem(line, problem);
  const told = accounts.account({ line, accountNumber, originator, date, isCorrection, summaries });
  return { ...newPart(line), sum: summaries.reduce((sum, { amount }) => sum + BigInt(amount ?? 0), 0n), told };
}

/** Reads a detail; what it adds to the totals. */
function readDetail(line: number, fields: Bai2Fields, { told }: Account, { problem }: Findings): bigint {
  const detail = takeDetail(fields);
  const amount = bai2Integer(detail.amount);
  if (!/^\d{3}$/.test(detail.code)) problem(line, `The type code ${shown(detail.code)} is no three digits`);
  else if (amount === null) problem(line, `The amount ${shown(detail.amount)} is no whole number of cents`);
  else if (amount < 0) problem(line, 'The amount of a detail is below zero, and its code says whether money came in');
  else if (detail.funds.problem !== null) problem(line, detail.funds.problem);
  else told.detail({ ...detail, line, amount, texts: fields.rest() });
  return BigInt(amount ?? 0);
}

function needDollars(line: number, currency: string, { problem }: Findings): void {
  if (currency !== '' && currency.toUpperCase() !== 'USD')
    problem(line, `The amounts are in ${shown(currency)}: accounts are kept in USD alone`);
}

/** Proves a trailer: the sum of the amounts, how many parts, and how many records with both ends. */
function prove(
  { code, line }: Bai2Record,
  next: () => string,
  part: Part,
  parts: 'accounts' | 'groups' | null,
  { problem }: Findings,
): void {
  const sum = next();
  const total = bai2Total(sum);
  if (total !== part.sum) {
    const told = total === null ? shown(sum) : dollars(Number(total));
    const there = dollars(Number(part.sum));
    problem(line, `The control total of ${code} is ${told}, and the amounts since line ${part.line} come to ${there}`);
  }
  const number = parts === null ? null : next();
  if (number !== null && bai2Total(number) !== BigInt(part.parts))
    problem(line, `${code} counts ${shown(number)} ${parts}, and there are ${part.parts}`);
  const records = next();
  if (bai2Total(records) !== BigInt(part.records))
    problem(line, `${code} counts ${shown(records)} records, and there are ${part.records} since line ${part.line}`);
}
