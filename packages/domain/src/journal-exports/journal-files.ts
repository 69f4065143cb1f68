import type { WireDate } from '../dates/index.ts';
import { csvLine } from '../formats/index.ts';
import { maskedDate } from '../positive-pay/index.ts';
import { wireAmount } from '../wires/index.ts';
import { journalAccountName } from './journal-account.ts';
import type { MappedLine } from './journal-lines.ts';
import type { JournalColumn, JournalSettings, JournalValue } from './journal-settings.ts';

/** What is written: the lines of an export, with the names of what they are of. */
export interface JournalContent {
  readonly bankAccountID: number;
  readonly bankAccount: string;
  /** The number of the export in its bank account. */
  readonly number: number;
  readonly lines: readonly MappedLine[];
  readonly branches: ReadonlyMap<number, string>;
}

/** A file of an export. */
export interface JournalFile {
  readonly fileName: string;
  readonly text: string;
}

/** The same of every export, so that what another program makes of it does not change with the columns of the office. */
const journalColumns: readonly JournalValue[] = [
  'Export',
  'Journal',
  'Line',
  'Business day',
  'Company',
  'Bank account',
  'Branch',
  'Ledger account',
  'Ledger code',
  'Cost center',
  'Debit',
  'Credit',
  'Currency',
  'Text',
  'Posted late',
];

/**
 * The files of an export: one with the columns of the office, one with all there is. Each journal is a business day, and each of its rows a debit or a credit.
 * Pure; nothing in it runs as a formula where somebody opens it in a spreadsheet.
 */
export function journalFiles(
  content: JournalContent,
  { columns, dateMask }: Pick<JournalSettings, 'columns' | 'dateMask'>,
): { readonly columns: JournalFile; readonly journal: JournalFile } {
  const rows = rowsOf(content);
  const name = `journals-${content.bankAccountID}-${content.number}`;
  const all = journalColumns.map((value): JournalColumn => ({ heading: value, value, constant: '' }));
  return {
    columns: { fileName: `${name}.csv`, text: textOf(rows, columns, dateMask) },
    journal: { fileName: `${name}-all.csv`, text: textOf(rows, all, 'YYYY-MM-DD') },
  };
}

type Row = Readonly<Record<Exclude<JournalValue, 'Constant' | 'Business day'>, string>> & { readonly day: WireDate };

const textOf = (rows: readonly Row[], columns: readonly JournalColumn[], mask: string): string =>
  [
    columns.map(({ heading }) => heading),
    ...rows.map((row) =>
      columns.map(({ value, constant }) => {
        if (value === 'Constant') return constant;
        return value === 'Business day' ? maskedDate(mask, row.day) : row[value];
      }),
    ),
  ]
    .map(csvLine)
    .join('');

function rowsOf({ bankAccountID, bankAccount, number, lines, branches }: JournalContent): Row[] {
  const counts = new Map<WireDate, number>();
  return lines.flatMap((line) =>
    ([line.debit, -line.credit] as const)
      .filter((amount) => amount !== 0)
      .map((amount): Row => {
        const at = (counts.get(line.day) ?? 0) + 1;
        counts.set(line.day, at);
        const account = journalAccountName(line.account);
        const branch = line.branchID === null ? '' : (branches.get(line.branchID) ?? '');
        return {
          day: line.day,
          Journal: journalKey(bankAccountID, number, line.day),
          Line: String(at),
          ...{ Company: line.company, 'Ledger code': line.code, 'Cost center': line.costCenter },
          ...{ Debit: amount > 0 ? wireAmount(amount) : '', Credit: amount < 0 ? wireAmount(-amount) : '' },
          Amount: `${amount < 0 ? '-' : ''}${wireAmount(Math.abs(amount))}`,
          Currency: 'USD',
          Text: [bankAccount, branch, account].filter(Boolean).join(', '),
          ...{ 'Bank account': bankAccount, Branch: branch, 'Ledger account': account, Export: String(number) },
          'Posted late': line.isLate ? 'Yes' : 'No',
        };
      }),
  );
}

/** What a journal is called: no other of the office is. */
export const journalKey = (bankAccountID: number, number: number, day: WireDate): string =>
  `J${bankAccountID}-${number}-${day.replaceAll('-', '')}`;
