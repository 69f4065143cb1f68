import { describe, expect, it } from 'vitest';
import {
  accountsWords,
  daysWords,
  exportFacts,
  gapWords,
  lineWords,
  makeObstacle,
  totalsWords,
} from './journals-words.ts';

const account = { due: 2, obstacle: null };

describe('an export in words', () => {
  it('says how many accounts have something', () => {
    expect(accountsWords([{ due: 0 }])).toBe('1 bank account, nothing to export');
    expect(accountsWords([{ due: 3 }, { due: 0 }])).toBe('1 of 2 bank accounts has something to export');
  });

  it.each([
    [null, null, null, 'No bank account is in hand'],
    [account, [], 'Read only', 'Read only'],
    [{ ...account, obstacle: 'Of another region' }, [], null, 'Of another region'],
    [{ ...account, due: 0 }, [], null, 'Nothing is to be exported'],
    [account, null, null, 'What is to be exported is not read yet'],
    [account, [{ of: 'company' } as const], null, 'The mapping lacks 1 entry'],
    [account, [], null, null],
  ])('of %j with gaps %j is kept back by %j: %s', (of, gaps, refusal, words) => {
    expect(makeObstacle(of, gaps, refusal)).toBe(words);
  });

  it.each([
    [{ of: 'company' } as const, 'Company code of this bank account'],
    [{ of: 'account', account: 'outstanding to the office' } as const, 'Ledger code of Outstanding to the office'],
    [{ of: 'cost center', branchID: 1, branch: 'Branch 1' } as const, 'Cost center of Branch 1'],
    [
      { of: 'cost center', branchID: null, branch: null } as const,
      'Cost center of what is of no file, in this bank account',
    ],
  ])('%j lacks: %s', (gap, words) => {
    expect(gapWords(gap)).toBe(words);
  });

  it('says lines, days and sums', () => {
    expect(lineWords({ day: '2026-03-02', branch: null, account: 'cash' })).toBe(
      '03/02/2026, Of no file, Cash at the bank',
    );
    expect(daysWords({ fromDay: '2026-03-02', throughDay: '2026-03-02' })).toBe('03/02/2026');
    expect(daysWords({ fromDay: '2026-03-02', throughDay: '2026-03-06' })).toBe('03/02/2026 to 03/06/2026');
    const totals = { transactions: 5, journals: 1, debit: 980_00, credit: 980_00, fromDay: null, throughDay: null };
    expect(totalsWords(totals)).toBe('5 transactions in 1 journal, 980.00 on each side');
  });

  it('tells who decided it', () => {
    const file = { fileName: 'journals-2-1.csv', sha256: 'ab' };
    const made = {
      ...{ journalExportID: 1, bankAccountID: 2, number: 1, date: '2026-03-02', state: 'taken back' as const },
      totals: { transactions: 1, journals: 1, debit: 1, credit: 1, fromDay: '2026-03-02', throughDay: '2026-03-02' },
      ...{ hasLate: true, files: { columns: file, journal: file }, madeBy: 'Ann', madeAt: 'Mon' },
      accepted: { by: 'Ben', at: 'Tue', reference: 'JE-1' },
      takenBack: { by: 'Cay', at: 'Wed', reason: 'Loaded twice' },
    };
    expect(exportFacts(made, (at) => `on ${at}`)).toEqual([
      'journals-2-1.csv, made by Ann, on Mon',
      'In the books as JE-1, Ben, on Tue',
      'Taken back by Cay, on Wed: Loaded twice',
      'Has postings into days that earlier exports reached',
      'SHA-256 ab',
    ]);
  });
});
