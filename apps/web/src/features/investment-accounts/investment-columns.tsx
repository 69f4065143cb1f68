import type { Investment } from '@closewright/contract/investments';
import { type GridColumn, rowMenuColumn } from '@closewright/ui/data-grid';
import { InvestmentStateBadge } from './investment-state-badge.tsx';
import { attentionWords, moneyOf, reporterNames, stateNames } from './investment-words.ts';

/** The columns of investment accounts: whose, where, how much the ledger has, and what there is to do. */
export const investmentColumns = (isWhole: boolean, hasMenu: boolean): GridColumn<Investment>[] => [
  ...columns.map((column) => ({ ...column, sortable: isWhole, filterable: false })),
  ...(hasMenu ? [rowMenuColumn] : []),
];

const columns: GridColumn<Investment>[] = [
  { id: 'fileNumber', header: 'File', kind: 'identifier', value: (row) => row.fileNumber, width: 104, rowHeader: true },
  { id: 'beneficiary', header: 'Beneficiary', value: (row) => row.beneficiary, grow: 1.2, minWidth: 130 },
  {
    id: 'state',
    header: 'State',
    value: (row) => stateNames[row.state],
    render: (row) => <InvestmentStateBadge state={row.state} />,
    width: 112,
  },
  { id: 'ledger', header: 'In the ledger', kind: 'money', value: (row) => row.ledger, width: 120 },
  {
    id: 'interest',
    header: 'Interest given',
    kind: 'money',
    value: (row) => moneyOf(row).interestGiven.value,
    width: 112,
    priority: 2,
  },
  { id: 'attention', header: 'To be seen', kind: 'muted', value: attentionWords, grow: 1.6, minWidth: 170 },
  {
    id: 'bank',
    header: 'Bank account',
    value: (row) => `${row.bankAccount} ${row.accountNumber}`,
    grow: 1,
    minWidth: 130,
    priority: 3,
  },
  { id: 'rate', header: 'Rate %', kind: 'identifier', value: (row) => row.rate, width: 80, priority: 5 },
  { id: 'reporter', header: '1099-INT', value: (row) => reporterNames[row.reporter], width: 104, priority: 4 },
];
