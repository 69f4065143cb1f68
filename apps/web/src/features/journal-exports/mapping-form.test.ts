import type { StoredJournalSettings } from '@closewright/contract/journal-exports';
import { journalSettingsProblems, newJournalSettings } from '@closewright/domain/journal-exports';
import { describe, expect, it } from 'vitest';
import { mappingFormOf, problemsInForm, settingsOf } from './mapping-form.ts';

const stored: StoredJournalSettings = {
  settings: {
    accounts: [{ account: 'cash', code: '1010' }],
    branches: [{ branchID: 2, costCenter: 'CC2' }],
    bankAccounts: [{ bankAccountID: 7, company: 'CW', costCenter: '' }],
    officeNames: ['Epsilon Title', 'Epsilon'],
    columns: newJournalSettings.columns.map((column) => ({ ...column })),
    dateMask: 'YYYY-MM-DD',
  },
  ...{ version: 1, updatedBy: null, updatedAt: null },
  branches: [
    { branchID: 1, name: 'Downtown', inactive: false },
    { branchID: 2, name: 'Old town', inactive: true },
    { branchID: 3, name: 'Closed', inactive: true },
  ],
  bankAccounts: [{ bankAccountID: 7, name: 'Trust', inactive: false }],
};

describe('the form of a mapping', () => {
  it('shows all there is to map, and says the same settings again', () => {
    const form = mappingFormOf(stored);
    expect(
      form.rows.filter(({ kind }) => kind !== 'accounts').map(({ name, code, costCenter }) => [name, code, costCenter]),
    ).toEqual([
      ['Downtown', '', ''],
      ['Old town', '', 'CC2'],
      ['Trust', 'CW', ''],
    ]);
    expect(settingsOf(form)).toEqual(stored.settings);
  });

  it('names what is wrong at its cell', () => {
    const form = mappingFormOf(stored);
    const wrong = {
      ...form,
      rows: form.rows.map((row) => (row.kind === 'accounts' ? row : { ...row, costCenter: '=1' })),
      columns: form.columns.slice(0, 2).map((column) => ({ ...column, heading: '+A' })),
      dateMask: 'MM/YYYY',
    };
    const problems = problemsInForm(wrong, journalSettingsProblems(settingsOf(wrong)));
    expect([...problems].map(([key, cells]) => [key, Object.keys(cells)])).toEqual([
      ['columns 2', ['heading']],
      ['branches 1', ['costCenter']],
      ['branches 2', ['costCenter']],
      ['bankAccounts 7', ['costCenter']],
      ['columns 1', ['heading']],
      ['', ['columns', 'dateMask']],
    ]);
  });
});
