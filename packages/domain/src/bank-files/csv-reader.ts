import { type BankFile, type BankItem, type BankItemKind, bankFileLimits, type ReadBankFile } from './bank-file.ts';
import type { BankColumnValue, BankFileLayout } from './bank-file-layout.ts';
import { checkNumberOf, plainText, reference, shown } from './bank-words.ts';
import { csvAmounts } from './csv-amounts.ts';
import { type BalancedRow, daysOfBalances } from './csv-days.ts';
import { type CsvPlaces, placesOf } from './csv-layout.ts';
import { type CsvRow, csvRows } from './csv-rows.ts';
import { csvAmount, csvDate } from './csv-values.ts';
import { type Findings, newFindings } from './findings.ts';
import { kindOfAmount } from './item-kinds.ts';
import { newItemLines } from './item-lines.ts';
import { bankFileLayoutProblems } from './layout-problems.ts';
import { linesOf } from './lines.ts';
import { withoutTwins } from './twins.ts';

const delimiters = { Comma: ',', Semicolon: ';', Tab: '\t', Bar: '|' } as const;

/** Reads a CSV file as the layout says it is written. */
export function readCsv(text: string, layout: BankFileLayout): ReadBankFile {
  const [problem] = Object.values(bankFileLayoutProblems(layout));
  if (problem !== undefined) return { problems: [{ line: null, text: `The layout cannot be read by: ${problem}` }] };
  const findings = newFindings();
  const file = readRows(text, layout, findings);
  return file && !findings.hasProblems() ? { file } : { problems: findings.problems() };
}

function readRows(text: string, layout: BankFileLayout, findings: Findings): BankFile | null {
  const { from, line } = behindLines(text, layout.skip);
  const rows = csvRows(text.slice(from), delimiters[layout.delimiter], line, findings);
  const headings = layout.hasHeadings ? (rows.next().value ?? null) : null;
  if (layout.hasHeadings && headings === null && !findings.hasProblems())
    findings.problem(null, 'There are no headings');
  const places = findings.hasProblems() ? null : placesOf(layout, headings, findings);
  if (places === null) return null;
  const least = Math.max(...[...places.values()].flat()) + 1;
  const texts: RowTexts[] = [];
  for (const row of rows) {
    if (texts.length === bankFileLimits.items) {
      findings.problem(row.line, `A bank file has at most ${bankFileLimits.items.toLocaleString('en-US')} items`);
      return null;
    }
    const { length } = row.fields;
    if (length < least) findings.problem(row.line, `The row has ${length} columns, and ${least} are read`);
    if (headings && row.fields.slice(headings.fields.length).some((field) => field !== ''))
      findings.problem(row.line, `The row has ${length} columns, and there are ${headings.fields.length} headings`);
    texts.push(textsOf(row, places));
  }
  if (texts.length === 0 && !findings.hasProblems()) findings.problem(null, 'The file has no rows');
  return fileOf(texts, layout, findings);
}

/** Where the text goes on behind so many lines. */
function behindLines(text: string, skip: number): { from: number; line: number } {
  let from = 0;
  for (const { line, text: skipped } of linesOf(text)) {
    if (line > skip) break;
    from += skipped.length;
    from += text.startsWith('\r\n', from) ? 2 : 1;
  }
  return { from, line: skip + 1 };
}

/** What a row says, by value; what stands in several columns with a blank between. */
interface RowTexts {
  readonly line: number;
  readonly of: (value: BankColumnValue) => string;
}

const textsOf = ({ line, fields }: CsvRow, places: CsvPlaces): RowTexts => ({
  line,
  of: (value) =>
    (places.get(value) ?? [])
      .map((at) => fields[at] ?? '')
      .join(' ')
      .trim(),
});

function fileOf(rows: readonly RowTexts[], layout: BankFileLayout, findings: Findings): BankFile {
  const { problem, warn } = findings;
  const kinds = rows.map(({ of }) => kindOfWord(of('Kind'), layout));
  const money = rows.map(({ line, of }, at) => ({
    ...{ line, amount: of('Amount'), moneyIn: of('Money in'), moneyOut: of('Money out'), balance: of('Balance') },
    kind: kinds[at] ?? null,
  }));
  const amounts = csvAmounts(money, layout, findings);
  const accounts = new Map<string, { items: BankItem[]; balanced: BalancedRow[] }>();
  const lineOf = newItemLines();
  for (const [at, { line, of }] of rows.entries()) {
    const [amount, written] = [amounts[at] ?? null, of('Balance')];
    const balance = written === '' ? null : csvAmount(written);
    if (written !== '' && balance === null) problem(line, `${shown(written)} is no balance such as 1,234.56`);
    if (amount === null) {
      warn(line, 'The row says no amount: it is not taken');
      continue;
    }
    const date = dateOf(line, of('Date'), layout, findings);
    const value = of('Value date') === '' ? date : dateOf(line, of('Value date'), layout, findings);
    const account = accounts.get(of('Account number')) ?? { items: [], balanced: [] };
    accounts.set(of('Account number'), account);
    const checkNumber = checkNumberOf(of('Check number'));
    account.balanced.push({ line, date, amount, balance });
    account.items.push({
      date,
      valueDate: value === date ? null : value,
      kind: kindOfRow(kinds[at] ?? null, amount, checkNumber),
      amount,
      code: reference(of('Kind')),
      checkNumber,
      bankReference: reference(of('Bank reference')),
      customerReference: reference(of('Customer reference')),
      text: plainText(of('Text')),
      bankID: reference(of('Bank ID')),
      line: lineOf(line),
    });
  }
  if (accounts.size > bankFileLimits.accounts)
    problem(null, `A bank file has at most ${bankFileLimits.accounts.toLocaleString('en-US')} accounts`);
  const statements = [...accounts].map(([accountNumber, { items, balanced }]) => {
    const { days, odd } = daysOfBalances(balanced);
    if (odd !== null) warn(balanced[0]?.line ?? null, odd);
    return {
      routingNumber: null,
      accountNumber: accountNumber === '' ? null : accountNumber,
      days,
      items: withoutTwins(items, findings),
    };
  });
  return { format: 'CSV', identity: null, statements, warnings: findings.warnings() };
}

/** What a word of the bank is to us by the first word of the layout that is part of it. */
function kindOfWord(text: string, { words }: BankFileLayout): BankItemKind | null {
  const small = text.toLowerCase();
  return words.find(({ word }) => small.includes(word.trim().toLowerCase()))?.kind ?? null;
}

function kindOfRow(kind: BankItemKind | null, amount: number, checkNumber: number | null): BankItemKind {
  if (kind !== null) return kindOfAmount(kind, amount);
  if (amount > 0) return 'Other in';
  return checkNumber === null ? 'Other out' : 'Check';
}

function dateOf(line: number, text: string, { date: format }: BankFileLayout, { problem }: Findings): string {
  const date = csvDate(text, format);
  if (date === null) problem(line, `${shown(text)} is no day as ${format}`);
  return date ?? '';
}
