import type { Settlement } from '@closewright/contract/settlement';
import { LoanSelector } from '@closewright/ui/loan-selector';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useOpenFile } from '../../app/file/file-context.ts';
import { useRealtime } from '../../app/realtime/use-realtime.ts';
import { keyFor, queryFor } from '../../lib/api/index.ts';
import { ReadFailed } from '../../lib/read-failed.tsx';
import { useStore } from '../../lib/store.ts';
import type { Row, Rows } from '../editor/aggregate.ts';
import { childrenOf } from '../editor/rows.ts';
import { type RecordPageState, useRecordPageOf } from '../rows/page-context.ts';
import { RowsPage } from '../rows/rows-page.tsx';
import { type StatementKind, statementAggregate, statementKinds } from './statement-aggregate.ts';

export interface StatementPageProps {
  /** Route name of the page. */
  routeName: string;
  /** The list and the form. */
  children: (statement: Settlement) => ReactNode;
}

/** A page of the settlement statement of a loan of the open file; with several loans the user says of which. */
export function StatementPage({ routeName, children }: StatementPageProps) {
  const file = useOpenFile();
  const ordersID = file?.ordersID ?? 0;
  const fileNumber = file?.header?.fileNumber;
  const client = useQueryClient();
  const [loanID, setLoanID] = useState(0);
  const query = useQuery(queryFor('getSettlement', { params: { ordersID, loanID } }));
  const aggregate = useMemo(() => statementAggregate(ordersID, loanID), [ordersID, loanID]);
  useRealtime((message) => {
    if (message !== null && (message.Event !== 'FileChanged' || message.FileNumber !== fileNumber)) return;
    void client.invalidateQueries({ queryKey: keyFor('getSettlement') });
  });
  const { data: statement } = query;
  if (query.isError) return <ReadFailed title="The settlement statement could not be read" query={query} />;
  if (statement === undefined) return null;
  const loans = statement.loans.map(({ loanID: id, lenderName }, at) => ({
    loanID: id,
    loanOrder: at + 1,
    lender: lenderName ?? undefined,
  }));
  return (
    <RowsPage
      key={`${ordersID} ${loanID}`}
      routeName={routeName}
      aggregate={aggregate}
      document={statement}
      updatedAt={statement.updatedAt ?? undefined}
      actions={() => (
        <LoanSelector
          aria-label="Statement of"
          className="w-[200px]"
          loans={loans}
          value={statement.loanID}
          onValueChange={(id) => setLoanID(id ?? 0)}
        />
      )}
    >
      {children(statement)}
    </RowsPage>
  );
}

/** The state of the page around, which edits a settlement statement. */
export function useStatementPage(): RecordPageState<StatementKind> {
  return useRecordPageOf(statementKinds);
}

/** The rows of the statement as they are edited now. */
export function useStatementRows(): Rows<StatementKind> {
  return useStore(useStatementPage().editor.rows);
}

/** Of the rows of a statement, those that belong to a row, in their order. */
export const rowsBelow = (rows: Rows<StatementKind>, kind: StatementKind, parentID: number): readonly Row[] =>
  childrenOf(statementKinds, rows, kind, parentID);
