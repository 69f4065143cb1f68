import { runsAsFormula } from '../formats/index.ts';
import { nameKey } from '../parties/index.ts';
import { maskProblem } from '../positive-pay/index.ts';
import type { JournalSettings, JournalValue } from './journal-settings.ts';

/** What is wrong with settings as a whole, by the way to the field. */
export function journalSettingsProblems(settings: JournalSettings): Record<string, string> {
  const { accounts, branches, bankAccounts, officeNames, columns, dateMask } = settings;
  const mask = maskProblem(dateMask);
  const values = new Set(columns.map(({ value }) => value));
  const lacking = lackingOf(values);
  return Object.fromEntries([
    ...twice(
      'accounts',
      'account',
      accounts.map(({ account }) => account),
    ),
    ...twice(
      'branches',
      'branchID',
      branches.map(({ branchID }) => branchID),
    ),
    ...twice(
      'bankAccounts',
      'bankAccountID',
      bankAccounts.map(({ bankAccountID }) => bankAccountID),
    ),
    ...twice('officeNames', null, officeNames.map(nameKey)),
    ...twice(
      'columns',
      'heading',
      columns.map(({ heading }) => heading.toLowerCase()),
    ),
    ...columns.flatMap(({ value, constant }, at): [string, string][] =>
      constant !== '' && value !== 'Constant'
        ? [[`columns.${at}.constant`, 'Only a constant says a text of its own']]
        : [],
    ),
    ...codesOf(settings).flatMap(([path, code]): [string, string][] =>
      runsAsFormula(code) ? [[path, 'A spreadsheet would run this: it begins with = + - or @']] : [],
    ),
    ...(lacking === null ? [] : [['columns', lacking]]),
    ...(mask === null ? [] : [['dateMask', mask]]),
  ]);
}

/** What a file has to say before it is a journal. */
function lackingOf(values: ReadonlySet<JournalValue>): string | null {
  for (const value of ['Business day', 'Ledger code'] as const)
    if (!values.has(value)) return `The file needs a column for the ${value.toLowerCase()}`;
  return values.has('Amount') || (values.has('Debit') && values.has('Credit'))
    ? null
    : 'The file needs a column for the amount, or one for debits and one for credits';
}

function twice(list: string, name: string | null, keys: readonly (string | number)[]): [string, string][] {
  return keys.flatMap((key, at): [string, string][] =>
    keys.indexOf(key) < at
      ? [[[list, at, ...(name === null ? [] : [name])].join('.'), 'This stands here already']]
      : [],
  );
}

const codesOf = ({ accounts, branches, bankAccounts, columns }: JournalSettings): [path: string, code: string][] => [
  ...accounts.map(({ code }, at): [string, string] => [`accounts.${at}.code`, code]),
  ...branches.map(({ costCenter }, at): [string, string] => [`branches.${at}.costCenter`, costCenter]),
  ...bankAccounts.flatMap(({ company, costCenter }, at): [string, string][] => [
    [`bankAccounts.${at}.company`, company],
    [`bankAccounts.${at}.costCenter`, costCenter],
  ]),
  ...columns.flatMap(({ heading, constant }, at): [string, string][] => [
    [`columns.${at}.heading`, heading],
    [`columns.${at}.constant`, constant],
  ]),
];
