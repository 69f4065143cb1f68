import type { PortfolioRow } from '@closewright/contract/portfolio';
import { formatDate } from '@closewright/domain/formats';
import { itemName, type LookupSets } from '@closewright/domain/lookups';
import { type StaffDuty, staffDuties, staffDutyLabels } from '@closewright/domain/portfolio';
import type { GridColumn } from '@closewright/ui/data-grid';
import { FileStatusCell } from '../../lib/file-status/file-status-cell.tsx';

/** The columns of the portfolio. The server sorts and filters; a column it cannot sort by says so. */
export function portfolioColumns(
  lookups: LookupSets,
  since: (instant: string) => string,
): readonly GridColumn<PortfolioRow>[] {
  const person = (id: number | null) => (id === null ? '' : itemName(lookups, 'staff', id));
  const staff = (duty: StaffDuty, priority: number): Column => ({
    id: duty,
    header: staffDutyLabels[duty],
    kind: 'muted',
    value: (file) => person(file[duty]),
    width: 128,
    sortable: false,
    priority,
  });
  const [escrow, ...others] = staffDuties;
  const columns: readonly Column[] = [
    {
      id: 'fileNumber',
      header: 'File',
      kind: 'identifier',
      value: (file) => file.fileNumber,
      width: 104,
      rowHeader: true,
    },
    {
      id: 'buyers',
      header: 'Buyer or borrower',
      value: ({ buyers }) => buyers,
      grow: 1,
      minWidth: 150,
      sortable: false,
    },
    {
      id: 'sellers',
      header: 'Seller',
      value: ({ sellers }) => sellers,
      grow: 0.8,
      minWidth: 130,
      sortable: false,
      priority: 5,
    },
    {
      id: 'property',
      header: 'Property',
      value: ({ property }) => property,
      grow: 1.2,
      minWidth: 190,
      sortable: false,
      priority: 2,
    },
    {
      id: 'lender',
      header: 'Lender',
      kind: 'muted',
      value: ({ lender }) => lender,
      grow: 0.7,
      minWidth: 120,
      sortable: false,
      priority: 6,
    },
    { ...staff(escrow, 1) },
    ...others.map((duty) => staff(duty, 8)),
    {
      id: 'branch',
      header: 'Branch',
      kind: 'muted',
      value: ({ branchID }) => itemName(lookups, 'branches', branchID),
      width: 120,
      sortable: false,
      priority: 7,
    },
    {
      id: 'openDate',
      header: 'Opened',
      kind: 'date',
      value: ({ openDate }) => openDate,
      text: ({ openDate }) => formatDate(openDate),
      width: 102,
      priority: 7,
    },
    {
      id: 'closingDate',
      header: 'Closing',
      kind: 'date',
      value: ({ closingDate }) => closingDate,
      text: ({ closingDate }) => formatDate(closingDate),
      width: 102,
    },
    {
      id: 'salePrice',
      header: 'Sale price',
      kind: 'money',
      value: ({ salePrice }) => salePrice,
      width: 116,
      priority: 3,
    },
    {
      id: 'loanAmount',
      header: 'Loans',
      kind: 'money',
      value: ({ loanAmount }) => loanAmount,
      width: 116,
      sortable: false,
      priority: 4,
    },
    {
      id: 'status',
      header: 'Status',
      value: ({ status }) => itemName(lookups, 'fileStatuses', status),
      render: (file) => (
        <FileStatusCell file={file} status={itemName(lookups, 'fileStatuses', file.status)} since={since} />
      ),
      width: 124,
    },
  ];
  return columns.map((column) => ({ ...column, filterable: false }));
}

type Column = GridColumn<PortfolioRow>;
