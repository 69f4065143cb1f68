import { describe, expect, it } from 'vitest';
import { faultsOf } from '../trace/index.ts';
import {
  isMapped,
  type JournalSettings,
  type JournalSum,
  journalAccounts,
  journalFiles,
  journalSettingsProblems,
  journalsOf,
  newJournalSettings,
} from './index.ts';

const settings: JournalSettings = {
  ...newJournalSettings,
  accounts: journalAccounts.map((account, at) => ({ account, code: String(2000 + at) })),
  branches: [{ branchID: 1, costCenter: 'CC1' }],
  bankAccounts: [{ bankAccountID: 7, company: 'CW', costCenter: 'CC0' }],
};
const place = { bankAccountID: 7, reachedThrough: null };
const sum = (more: Partial<JournalSum>): JournalSum => ({
  ...{ day: '2026-03-02', branchID: 1, account: 'available', debit: 0, credit: 0, transactions: 1 },
  ...more,
});
const sums: readonly JournalSum[] = [
  sum({ day: '2026-03-03', branchID: null, account: 'interest', credit: 5 }),
  sum({ day: '2026-03-03', branchID: null, account: 'cash', debit: 5 }),
  sum({ account: 'available', debit: 80_00, credit: 500_00, transactions: 2 }),
  sum({ account: 'outstanding to the office', credit: 80_00 }),
  sum({ account: 'in transit', debit: 500_00 }),
];

describe('the journals of a bank account', () => {
  it('are one for each day, by branch and account, each line with its codes', () => {
    const { lines, gaps, unbalanced, days } = journalsOf(sums, settings, place);
    expect(lines.map(({ day, account, code, costCenter }) => [day, account, code, costCenter])).toEqual([
      ['2026-03-02', 'in transit', '2001', 'CC1'],
      ['2026-03-02', 'outstanding to the office', '2003', 'CC1'],
      ['2026-03-02', 'available', '2007', 'CC1'],
      ['2026-03-03', 'cash', '2000', 'CC0'],
      ['2026-03-03', 'interest', '2004', 'CC0'],
    ]);
    expect([gaps, unbalanced, days, lines.every(isMapped)]).toEqual([[], [], 2, true]);
  });

  it('come to the same on both sides, and each side says of which days', () => {
    const { debit, credit } = journalsOf(sums, settings, place);
    expect([debit.value, credit.value]).toEqual([580_05, 580_05]);
    expect(debit.trace.inputs?.map(({ label }) => label)).toEqual(['2026-03-02', '2026-03-03']);
    for (const { trace } of [debit, credit]) expect(faultsOf(trace)).toEqual([]);
  });

  it('name the days on which they do not', () => {
    expect(journalsOf([...sums, sum({ debit: 1 })], settings, place).unbalanced).toEqual(['2026-03-02']);
  });

  it('name what the mapping lacks, once', () => {
    const lacking = { ...settings, accounts: [], branches: [], bankAccounts: [] };
    expect(journalsOf(sums.slice(0, 3), lacking, place).gaps).toEqual([
      { of: 'company' },
      { of: 'account', account: 'available' },
      { of: 'cost center', branchID: 1 },
      { of: 'account', account: 'cash' },
      { of: 'cost center', branchID: null },
      { of: 'account', account: 'interest' },
    ]);
  });

  it.each([
    [null, [false, false, false, false, false]],
    ['2026-03-02', [true, true, true, false, false]],
    ['2026-03-09', [true, true, true, true, true]],
  ])('that reach through %s before have late lines %j', (reachedThrough, late) => {
    const { lines } = journalsOf(sums, settings, { ...place, reachedThrough });
    expect(lines.map(({ isLate }) => isLate)).toEqual(late);
  });
});

describe('the files of an export', () => {
  const lines = journalsOf(sums, settings, { ...place, reachedThrough: '2026-03-02' }).lines.filter(isMapped);
  const content = {
    bankAccountID: 7,
    bankAccount: 'Trust, main',
    number: 3,
    lines,
    branches: new Map([[1, 'Downtown']]),
  };

  it('have a row for each debit and credit, by the columns of the office', () => {
    const columns = [
      { heading: 'Key', value: 'Journal', constant: '' },
      { heading: 'Source', value: 'Constant', constant: 'CLOSEWRIGHT' },
      { heading: 'Day', value: 'Business day', constant: '' },
      { heading: 'Net', value: 'Amount', constant: '' },
      { heading: 'Memo', value: 'Text', constant: '' },
    ] as const;
    const { columns: file } = journalFiles(content, { columns, dateMask: 'MM/DD/YYYY' });
    expect(file.fileName).toBe('journals-7-3.csv');
    expect(file.text.split('\r\n')).toEqual([
      'Key,Source,Day,Net,Memo',
      'J7-3-20260302,CLOSEWRIGHT,03/02/2026,500.00,"Trust, main, Downtown, Deposits in transit"',
      'J7-3-20260302,CLOSEWRIGHT,03/02/2026,-80.00,"Trust, main, Downtown, Outstanding to the office"',
      'J7-3-20260302,CLOSEWRIGHT,03/02/2026,80.00,"Trust, main, Downtown, Available"',
      'J7-3-20260302,CLOSEWRIGHT,03/02/2026,-500.00,"Trust, main, Downtown, Available"',
      'J7-3-20260303,CLOSEWRIGHT,03/03/2026,0.05,"Trust, main, Cash at the bank"',
      'J7-3-20260303,CLOSEWRIGHT,03/03/2026,-0.05,"Trust, main, Interest of no file yet"',
      '',
    ]);
  });

  it('say all there is in the same columns for every office', () => {
    const { journal } = journalFiles(content, settings);
    const [head, first] = journal.text.split('\r\n');
    expect(head).toBe(
      'Export,Journal,Line,Business day,Company,Bank account,Branch,Ledger account,Ledger code,Cost center,Debit,Credit,Currency,Text,Posted late',
    );
    expect(first).toBe(
      '3,J7-3-20260302,1,2026-03-02,CW,"Trust, main",Downtown,Deposits in transit,2001,CC1,500.00,,USD,"Trust, main, Downtown, Deposits in transit",Yes',
    );
  });
});

describe('settings', () => {
  const [column] = newJournalSettings.columns;
  it.each<[string, Partial<JournalSettings>, Record<string, string>]>([
    ['nothing', {}, {}],
    [
      'an account twice',
      { accounts: [0, 1].map(() => ({ account: 'cash', code: '1' })) },
      { 'accounts.1.account': 'This stands here already' },
    ],
    ['a name twice', { officeNames: ['Alpha Title', 'ALPHA  title'] }, { 'officeNames.1': 'This stands here already' }],
    [
      'a code that is a formula',
      { branches: [{ branchID: 1, costCenter: '=1+1' }] },
      { 'branches.0.costCenter': 'A spreadsheet would run this: it begins with = + - or @' },
    ],
    [
      'no account in the file',
      { columns: newJournalSettings.columns.filter(({ value }) => value !== 'Ledger code') },
      { columns: 'The file needs a column for the ledger code' },
    ],
    [
      'one side alone',
      { columns: newJournalSettings.columns.filter(({ value }) => value !== 'Credit') },
      { columns: 'The file needs a column for the amount, or one for debits and one for credits' },
    ],
    [
      'a text that is no constant',
      { columns: newJournalSettings.columns.map((each) => (each === column ? { ...each, constant: 'X' } : each)) },
      { 'columns.0.constant': 'Only a constant says a text of its own' },
    ],
    [
      'a mask without days',
      { dateMask: 'MM/YYYY' },
      { dateMask: 'A mask has YYYY or YY, MM and DD once each, and between them - / . or blanks alone' },
    ],
  ])('with %s', (_what, wrong, problems) => {
    expect(journalSettingsProblems({ ...settings, ...wrong })).toEqual(problems);
  });
});
