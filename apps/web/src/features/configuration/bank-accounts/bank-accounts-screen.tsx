import type { BankAccountRecord } from '@closewright/contract/bank-accounts';
import { type BankAccount, bankAccountList } from '@closewright/domain/banking';
import { controlledFields, weakerOfAccount } from '@closewright/domain/controls';
import { formatDate } from '@closewright/domain/formats';
import { Button } from '@closewright/ui/button';
import { dialogs } from '@closewright/ui/services/dialogs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call, keyFor, queryFor } from '../../../lib/api/index.ts';
import { SignaturesDialog, type SignaturesDialogProps } from '../../../records/check-signatures/signatures-dialog.tsx';
import { askWeaker } from '../../../records/controls/ask-weaker.ts';
import { WaitingChanges } from '../../../records/controls/waiting-changes.tsx';
import { type FieldPlace, type Layout, when } from '../../../records/form/layout.ts';
import { bankAccountTable } from '../../../records/plain/tables.plain.ts';
import { OfficeListScreen } from '../office-list/office-list-screen.tsx';
import { useRegions } from '../office-list/use-regions.ts';
import { useSettingMode } from '../setting-mode.ts';

/** What the ledger and the bank were told by keeps its meaning. */
const stays = {
  kind: (account: BankAccountRecord | null) => (account?.isPosted ? { help: 'Stays: something was posted to it' } : {}),
  numbers: (account: BankAccountRecord | null) =>
    account?.hasChecks ? { help: 'Stays: checks were drawn on it' } : {},
};

const balanced: FieldPlace = ['achBalanced', 12, { help: 'The file takes the money from this account itself' }];

/** A number that is stored is never shown: it is typed in full, or stays. */
const layoutOf = (account: BankAccountRecord | null): Layout => [
  ['name', 8, { help: 'What staff call it' }],
  ['kind', 4, { clearable: false, ...stays.kind(account) }],
  ['bankName', 6],
  ['accountTitle', 6, { help: 'As the bank has it: Escrow or Trust says whose money it is' }],
  ['routingNumber', 4, { identifier: true, autoComplete: 'off', ...stays.numbers(account) }],
  [
    'accountNumber',
    8,
    {
      identifier: true,
      autoComplete: 'off',
      required: account === null,
      ...(account && {
        placeholder: account.accountNumberMasked ?? '',
        help: 'Typed in full to change it, or the routing number',
      }),
      ...stays.numbers(account),
    },
  ],
  ['state', 4, { upperCase: true, help: 'Whose good-funds rules apply' }],
  ['regionID', 8, { clearable: false }],
  ['openedOn', 6],
  ['closedOn', 6],
  ['checkLayoutID', 4],
  ['positivePayLayoutID', 4, { help: 'How its bank is told of checks' }],
  ['bankFileLayoutID', 4, { help: 'How its bank writes CSV files' }],
  ['fractionalRouting', 4, { identifier: true, help: 'On blank paper: 11-35/1210' }],
  ['firstCheckNumber', 4, { grouping: false, identifier: true, help: 'No check has a lower number' }],
  ['lastCheckNumber', 4, { grouping: false, identifier: true, help: 'None has a higher one' }],
  ['twoSignaturesAbove', 4, { help: 'Two printed signatures, or none' }],
  // ACH of an account is asked for once it is there.
  ...when(
    account !== null,
    ['achDestination', 4, { identifier: true, help: 'Of ACH files, as the bank says' }],
    ['achOrigin', 4, { identifier: true, upperCase: true }],
    ['achCompanyID', 4, { identifier: true, upperCase: true, help: 'As a rule 1 and the EIN' }],
    ['achCompanyName', 8, { help: 'As payees read it' }],
  ),
  ...(account === null ? [] : [[balanced]]),
  ['note', 12],
  [['inactive', 12, { help: 'No longer offered; what was posted to it stays' }]],
];

/** The accounts that the office has at banks. */
export function BankAccountsScreen({ find }: { find?: string | undefined }) {
  const client = useQueryClient();
  const { options, nameOf } = useRegions();
  const layouts = useQuery(queryFor('listCheckLayouts')).data;
  const bankLayouts = useQuery(queryFor('listPositivePayLayouts')).data;
  const fileLayouts = useQuery(queryFor('listBankFileLayouts')).data;
  const looks = useMemo(
    () =>
      ({
        name: { grow: 2, minWidth: 120, rowHeader: true },
        kind: { width: 104 },
        bankName: { grow: 1, minWidth: 104 },
        accountTitle: { grow: 2, minWidth: 136 },
        routingNumber: { width: 104, kind: 'identifier' },
        accountNumber: { width: 108, kind: 'identifier', says: masked },
        state: { width: 52 },
        regionID: { minWidth: 92, grow: 1, says: ({ regionID }: BankAccount) => nameOf(regionID) },
        openedOn: { width: 98, kind: 'date', priority: 5, text: ({ openedOn }: BankAccount) => formatDate(openedOn) },
        closedOn: { width: 98, kind: 'date', priority: 6, text: ({ closedOn }: BankAccount) => formatDate(closedOn) },
        checkLayoutID: {
          ...{ grow: 1, minWidth: 100, priority: 0 },
          says: ({ checkLayoutID: id }: BankAccount) =>
            layouts?.find(({ checkLayoutID }) => checkLayoutID === id)?.name ?? null,
        },
        positivePayLayoutID: {
          ...{ grow: 1, minWidth: 128, priority: 0 },
          says: ({ positivePayLayoutID: id }: BankAccount) =>
            bankLayouts?.find(({ positivePayLayoutID }) => positivePayLayoutID === id)?.name ?? null,
        },
        bankFileLayoutID: {
          ...{ grow: 1, minWidth: 128, priority: 0 },
          says: ({ bankFileLayoutID: id }: BankAccount) =>
            fileLayouts?.find(({ bankFileLayoutID }) => bankFileLayoutID === id)?.name ?? null,
        },
        fractionalRouting: { width: 128, kind: 'identifier', priority: 9 },
        firstCheckNumber: { width: 136, kind: 'identifier', priority: 7 },
        lastCheckNumber: { width: 136, kind: 'identifier', priority: 8 },
        twoSignaturesAbove: { width: 148, priority: 0 },
        achDestination: { width: 116, kind: 'identifier', priority: 0 },
        achOrigin: { width: 104, kind: 'identifier', priority: 0 },
        achCompanyID: { width: 128, kind: 'identifier', priority: 0 },
        achCompanyName: { grow: 1, minWidth: 136, priority: 0 },
        achBalanced: { width: 104, priority: 0 },
        inactive: { width: 68 },
        note: { grow: 1, minWidth: 80, priority: 10 },
      }) as const,
    [nameOf, layouts, bankLayouts, fileLayouts],
  );
  return (
    <OfficeListScreen<BankAccount, BankAccountRecord>
      screen="bank-accounts"
      list={bankAccountList}
      fields={bankAccountTable}
      layout={layoutOf}
      options={{
        regionID: options,
        checkLayoutID: (layouts ?? []).map(({ checkLayoutID, name, inactive }) => {
          return { value: checkLayoutID, label: name, inactive };
        }),
        positivePayLayoutID: (bankLayouts ?? []).map(({ positivePayLayoutID, name, inactive }) => {
          return { value: positivePayLayoutID, label: name, inactive };
        }),
        bankFileLayoutID: (fileLayouts ?? []).map(({ bankFileLayoutID, name, inactive }) => {
          return { value: bankFileLayoutID, label: name, inactive };
        }),
      }}
      looks={looks}
      actions={<SignaturesButton />}
      find={find}
      query={useQuery(queryFor('listBankAccounts'))}
      rowID={({ bankAccountID }) => bankAccountID}
      schemas={async () => (await import('@closewright/contract/bank-accounts')).bankAccountRecord.fields}
      create={({ accountNumber, ...account }) =>
        call('createBankAccount', { body: { ...account, accountNumber: accountNumber ?? '' } })
      }
      save={saveOrAsk}
      above={<WaitingChanges place="bank account" />}
      bring={(body) => call('importBankAccounts', { body })}
      refresh={() => client.invalidateQueries({ queryKey: keyFor('listBankAccounts') })}
    />
  );
}

/** Saves what one person may change alone, then asks for what is weaker. Null where nothing became of either. */
async function saveOrAsk(base: BankAccountRecord, changes: Partial<BankAccount>): Promise<BankAccountRecord | null> {
  const { bankAccountID, version } = base;
  const weaker = weakerOfAccount(base, { ...base, ...changes });
  const asked = new Set<string>(weaker.flatMap(({ setting }) => controlledFields[setting]));
  const { accountNumber, ...own } = Object.fromEntries(
    Object.entries(changes).filter(([name]) => !asked.has(name)),
  ) as Partial<BankAccount>;
  const sent = { ...own, ...(accountNumber && { accountNumber }) };
  const saved =
    Object.keys(sent).length === 0
      ? null
      : await call('saveBankAccount', { params: { bankAccountID }, body: { version, changes: sent } });
  const isAsked = weaker.length > 0 && (await askWeaker(weaker.map((each) => ({ ...each, bankAccountID }))));
  return saved ?? (isAsked ? base : null);
}

/** A row of the list has the number masked, and nothing else of it. */
const masked = (account: BankAccount & Partial<BankAccountRecord>): string | null =>
  account.accountNumberMasked ?? null;

/** Opens the signatures that are printed on checks. */
function SignaturesButton() {
  const { readOnly } = useSettingMode('cfg:bank-accounts');
  const accounts = useQuery(queryFor('listBankAccounts')).data ?? [];
  const open = () =>
    void dialogs.open<Omit<SignaturesDialogProps, 'dialog'>, void>(
      SignaturesDialog,
      { accounts: accounts.filter(({ kind }) => kind === 'Escrow trust'), readOnly },
      { title: 'Signatures on checks', label: 'Signatures on checks', size: 'large', key: 'check-signatures' },
    );
  return <Button onClick={open}>Signatures…</Button>;
}
