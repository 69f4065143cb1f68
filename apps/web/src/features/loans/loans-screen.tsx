import type { GridColumn } from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import { useOpenFile } from '../../app/file/file-context.ts';
import type { FileRow } from '../../app/file-rows/file-rows.ts';
import type { RowTabs } from '../../app/file-rows/row-tabs.ts';
import { useRowsPage } from '../../app/file-rows/rows-context.ts';
import { RowsList } from '../../app/file-rows/rows-list.tsx';
import { RowsPage } from '../../app/file-rows/rows-page.tsx';
import { useChosenRow } from '../../app/file-rows/use-chosen-row.ts';
import { LoanForm } from './loan-form.tsx';
import { loanName } from './loan-name.ts';

/** Loans of a file: terms, dates, interest and features. */
export function LoansScreen({ tabs }: { tabs: RowTabs }) {
  return (
    <RowsPage routeName="file.information.loans">
      <Loans tabs={tabs} />
    </RowsPage>
  );
}

function Loans({ tabs }: { tabs: RowTabs }) {
  const { editor, mayEdit } = useRowsPage();
  const defaultLoanID = useOpenFile()?.detail?.order.defaultLoanID ?? null;
  const { rows, row, choose } = useChosenRow('loans');
  const columns: readonly GridColumn<FileRow>[] = [
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
  const add = () => {
    const [id] = editor.add('loans', [{ lienPosition: Math.min(rows.length + 1, 9) }]);
    if (id !== undefined) choose(id);
  };
  return (
    <>
      <RowsList
        kind="loans"
        label="Loans"
        columns={columns}
        current={row?.id ?? null}
        onCurrentChange={choose}
        add={{ label: 'Add loan', onAdd: add }}
        empty={
          <EmptyState title="No loan yet">
            {mayEdit ? 'Add one when the lender is known. A cash purchase has none.' : 'This file has no loan.'}
          </EmptyState>
        }
      />
      <div className="flex min-w-0 flex-1 flex-col">
        {row !== undefined &&
          tabs({
            recordID: row.id,
            label: 'Loan',
            children: <LoanForm row={row} isDefault={row.id === defaultLoanID} />,
          })}
      </div>
    </>
  );
}
