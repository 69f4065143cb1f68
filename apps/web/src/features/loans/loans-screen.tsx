import type { GridColumn } from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import { useOpenFile } from '../../open-file/file-context.ts';
import type { Row } from '../../records/editor/aggregate.ts';
import { FileRowsPage } from '../../records/file/file-rows-page.tsx';
import { useFilePage } from '../../records/file/use-file-page.ts';
import type { RowTabs } from '../../records/rows/row-tabs.ts';
import { RowsList } from '../../records/rows/rows-list.tsx';
import { useChosenRow } from '../../records/rows/use-chosen-row.ts';
import { useRemoveRow } from '../../records/rows/use-remove-row.ts';
import { LoanForm } from './loan-form.tsx';
import { loanName } from './loan-name.ts';

/** Loans of a file: terms, dates, interest and features. */
export function LoansScreen({ tabs }: { tabs: RowTabs }) {
  return (
    <FileRowsPage routeName="file.information.loans">
      <Loans tabs={tabs} />
    </FileRowsPage>
  );
}

function Loans({ tabs }: { tabs: RowTabs }) {
  const { mayEdit } = useFilePage();
  const defaultLoanID = useOpenFile()?.detail?.order.defaultLoanID ?? null;
  const { rows, row, choose, add } = useChosenRow('loans');
  const removeRow = useRemoveRow('loans');
  const remove = (loan: Row) =>
    void removeRow([loan], {
      title: `Delete ${loanName(loan)} from this file?`,
      message: 'The loan goes with its custom fields; properties that are linked to it lose the link.',
    });
  const columns: readonly GridColumn<Row>[] = [
    {
      id: 'loan',
      header: 'Loan',
      value: loanName,
      text: (loan) => (loan.id === defaultLoanID && rows.length > 1 ? `${loanName(loan)} (default)` : loanName(loan)),
      minWidth: 120,
      sortable: false,
      rowHeader: true,
    },
    {
      id: 'amount',
      header: 'Amount',
      kind: 'money',
      value: ({ values }) => values.amount,
      width: 104,
      sortable: false,
    },
  ];
  return (
    <RowsList
      kind="loans"
      label="Loans"
      columns={columns}
      current={row?.key ?? null}
      onCurrentChange={choose}
      add={{ label: 'Add loan', onAdd: () => add() }}
      onRemove={([loan]) => loan && remove(loan)}
      empty={
        <EmptyState title="No loan yet">
          {mayEdit ? 'Add one when the lender is known. A cash purchase has none.' : 'This file has no loan.'}
        </EmptyState>
      }
    >
      {row !== undefined &&
        tabs({
          recordID: row.id,
          label: 'Loan',
          children: <LoanForm row={row} isDefault={row.id === defaultLoanID} onDelete={() => remove(row)} />,
        })}
    </RowsList>
  );
}
