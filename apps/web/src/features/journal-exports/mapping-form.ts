import type { StoredJournalSettings } from '@closewright/contract/journal-exports';
import {
  type JournalAccount,
  type JournalColumn,
  type JournalSettings,
  journalAccountName,
  journalAccounts,
} from '@closewright/domain/journal-exports';

/** What is mapped: an account, a branch or a bank account. */
export type MappedKind = 'accounts' | 'branches' | 'bankAccounts';

/** A row of the mapping: what the office has, and what its books call it. */
export interface MappingRow {
  readonly key: string;
  readonly kind: MappedKind;
  readonly id: JournalAccount | number;
  readonly name: string;
  /** Of an account its code, of a bank account the company. */
  readonly code: string;
  readonly costCenter: string;
}

/** A column of the file, as a row that can be told from others. */
export interface ColumnRow extends JournalColumn {
  readonly key: number;
}

/** The mapping as it is edited. */
export interface MappingForm {
  readonly rows: readonly MappingRow[];
  readonly columns: readonly ColumnRow[];
  /** One name on a line. */
  readonly officeNames: string | null;
  readonly dateMask: string | null;
  readonly [name: string]: unknown;
}

/** What there is to map, in the order it is shown; inactive branches and bank accounts where they are mapped. */
export function mappingFormOf({ settings, branches, bankAccounts }: StoredJournalSettings): MappingForm {
  const codes = new Map(settings.accounts.map(({ account, code }) => [account as JournalAccount, code]));
  const centers = new Map(settings.branches.map(({ branchID, costCenter }) => [branchID, costCenter]));
  const banks = new Map(settings.bankAccounts.map((bank) => [bank.bankAccountID, bank]));
  return {
    rows: [
      ...journalAccounts.map((account) =>
        rowOf('accounts', account, journalAccountName(account), { code: codes.get(account) ?? '' }),
      ),
      ...branches
        .filter(({ branchID, inactive }) => !inactive || centers.has(branchID))
        .map(({ branchID, name }) => rowOf('branches', branchID, name, { costCenter: centers.get(branchID) ?? '' })),
      ...bankAccounts
        .filter(({ bankAccountID, inactive }) => !inactive || banks.has(bankAccountID))
        .map(({ bankAccountID, name }) => {
          const { company = '', costCenter = '' } = banks.get(bankAccountID) ?? {};
          return rowOf('bankAccounts', bankAccountID, name, { code: company, costCenter });
        }),
    ],
    columns: settings.columns.map((column, at) => ({ ...column, key: at + 1 })),
    officeNames: settings.officeNames.join('\n'),
    dateMask: settings.dateMask,
  };
}

const rowOf = (
  kind: MappedKind,
  id: JournalAccount | number,
  name: string,
  { code = '', costCenter = '' }: { readonly code?: string; readonly costCenter?: string },
): MappingRow => ({ key: `${kind} ${id}`, kind, id, name, code, costCenter });

/** The settings that a form says: what is empty is not mapped. */
export function settingsOf({ rows, columns, officeNames, dateMask }: MappingForm): JournalSettings {
  const said = { accounts: codesOf(rows), branches: centersOf(rows), bankAccounts: banksOf(rows) };
  const names = (officeNames ?? '').split('\n').map((name) => name.trim());
  return {
    ...said,
    officeNames: names.filter((name) => name !== ''),
    columns: columns.map(({ heading, value, constant }) => ({ heading, value, constant })),
    dateMask: dateMask ?? '',
  };
}

const codesOf = (rows: readonly MappingRow[]): JournalSettings['accounts'] =>
  rows.flatMap(({ kind, id, code }) =>
    kind === 'accounts' && code !== '' ? [{ account: id as JournalAccount, code }] : [],
  );

const centersOf = (rows: readonly MappingRow[]): JournalSettings['branches'] =>
  rows.flatMap(({ kind, id, costCenter }) =>
    kind === 'branches' && costCenter !== '' ? [{ branchID: id as number, costCenter }] : [],
  );

const banksOf = (rows: readonly MappingRow[]): JournalSettings['bankAccounts'] =>
  rows.flatMap(({ kind, id, code, costCenter }) =>
    kind === 'bankAccounts' && (code !== '' || costCenter !== '')
      ? [{ bankAccountID: id as number, company: code, costCenter }]
      : [],
  );

/** Problems of settings, by the row of the form that they are at and the name of its cell; `` what is of no row. */
export function problemsInForm(
  form: MappingForm,
  problems: Readonly<Record<string, string>>,
): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const settings = settingsOf(form);
  const found = new Map<string, Record<string, string>>();
  for (const [path, problem] of Object.entries(problems)) {
    const [list = '', at = '', name = ''] = path.split('.');
    const [key, cell] = placeOf(form, settings, { list, at: Number(at), name });
    found.set(key, { ...found.get(key), [cell]: problem });
  }
  return found;
}

function placeOf(
  { columns }: MappingForm,
  { accounts, branches, bankAccounts }: JournalSettings,
  { list, at, name }: { readonly list: string; readonly at: number; readonly name: string },
): readonly [key: string, cell: string] {
  if (list === 'accounts') return [`accounts ${accounts[at]?.account}`, 'code'];
  if (list === 'branches') return [`branches ${branches[at]?.branchID}`, 'costCenter'];
  if (list === 'bankAccounts')
    return [`bankAccounts ${bankAccounts[at]?.bankAccountID}`, name === 'company' ? 'code' : 'costCenter'];
  if (list === 'columns' && name !== '') return [`columns ${columns[at]?.key}`, name];
  return ['', list];
}
