import type { Settlement } from '@closewright/contract/settlement';
import { LoanSelector } from '@closewright/ui/loan-selector';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type Ref, useMemo, useState } from 'react';
import { mayLeavePage } from '../../app/leave-guard.ts';
import { keyFor, queryFor } from '../../lib/api/index.ts';
import { ReadFailed, type ReadFailedProps } from '../../lib/read-failed.tsx';
import { createStore, useStore } from '../../lib/store.ts';
import { type OpenFile, useOpenFile } from '../../open-file/file-context.ts';
import { PageOfSomeFiles } from '../../open-file/page-of-some-files.tsx';
import { useFreshFile } from '../../open-file/use-fresh-file.ts';
import { RowsPage } from '../rows/rows-page.tsx';
import { statementAggregate } from './statement-aggregate.ts';
import { TotalsTab } from './totals/totals-tab.tsx';
import { TotalsBar } from './totals-bar.tsx';
import { WhatIf } from './what-if/what-if.tsx';

export { rowsBelow, useStatementPage, useStatementRows } from './statement-rows.ts';

export interface StatementPageProps {
  /** Route name of the page. */
  routeName: string;
  /** The list and the form. */
  children: (statement: Settlement) => ReactNode;
}

/** The loan that the user looks at the statement of, by file: the same one on every page of it. */
const chosenLoans = createStore<ReadonlyMap<number, number>>(new Map());

/** A page of the settlement statement of a loan of the open file; with several loans the user says of which. */
export function StatementPage(props: StatementPageProps) {
  const file = useOpenFile();
  if (file === null) return null;
  return (
    <PageOfSomeFiles routeName={props.routeName}>
      <StatementOfFile key={file.ordersID} {...props} {...file} />
    </PageOfSomeFiles>
  );
}

/** The loan of a file whose statement is looked at: the one that was chosen, or the default one, with the query that tells of it. */
export function useStatementLoan(ordersID: number) {
  const client = useQueryClient();
  const chosen = useStore(chosenLoans).get(ordersID);
  const [first, setFirst] = useState<number>();
  const params = { ordersID, loanID: 0 };
  const query = useQuery({
    ...queryFor('getSettlement', { params }),
    enabled: chosen === undefined && first === undefined,
  });
  const { data } = query;
  useFreshFile(keyFor('getSettlement'));
  // The page stays with the statement it has opened, also when another loan becomes the default one meanwhile.
  if (first === undefined && data !== undefined) {
    setFirst(data.loanID);
    // What was saved on another page meanwhile is known by its loan alone.
    client.setQueryData<Settlement>(keyFor('getSettlement', { params: { ordersID, loanID: data.loanID } }), (known) =>
      known !== undefined && known.version > data.version ? known : data,
    );
  }
  return { loanID: chosen ?? first, query };
}

function StatementOfFile({ ordersID, ...page }: StatementPageProps & OpenFile) {
  const { loanID, query } = useStatementLoan(ordersID);
  const [isChosenHere, setIsChosenHere] = useState(false);
  if (loanID !== undefined)
    return (
      <StatementOfLoan
        key={loanID}
        {...page}
        ordersID={ordersID}
        loanID={loanID}
        isChosenHere={isChosenHere}
        onChoose={() => setIsChosenHere(true)}
      />
    );
  return query.isError ? <StatementFailed query={query} /> : null;
}

interface StatementOfLoanProps extends StatementPageProps {
  ordersID: number;
  loanID: number;
  /** It was chosen on this page: its loan selector takes the focus from the one that went. */
  isChosenHere: boolean;
  onChoose(): void;
}

const focus = (element: HTMLElement | null) => element?.focus();

interface StatementLoanProps {
  ordersID: number;
  statement: Settlement;
  /** What is open was saved, and another loan is chosen. */
  onChoose?(): void;
  ref?: Ref<HTMLElement> | undefined;
}

/** Which of several loans the statement is of. */
export function StatementLoan({ ordersID, statement, onChoose, ref }: StatementLoanProps) {
  const choose = async (id: number | null) => {
    if (id === null || !(await mayLeavePage())) return;
    onChoose?.();
    chosenLoans.set(new Map(chosenLoans.get()).set(ordersID, id));
  };
  const loans = statement.loans.map(({ loanID: id, lenderName }, at) => ({
    loanID: id,
    loanOrder: at + 1,
    lender: lenderName ?? undefined,
  }));
  return (
    <LoanSelector
      ref={ref}
      aria-label="Statement of"
      className="w-[200px]"
      loans={loans}
      value={statement.loanID}
      onValueChange={(id) => void choose(id)}
    />
  );
}

function StatementOfLoan(props: StatementOfLoanProps) {
  const { routeName, children, ordersID, loanID, isChosenHere, onChoose } = props;
  const query = useQuery(queryFor('getSettlement', { params: { ordersID, loanID } }));
  const aggregate = useMemo(() => statementAggregate(ordersID, loanID), [ordersID, loanID]);
  const { data: statement } = query;
  // What could not be read again leaves what is here as it is.
  if (statement === undefined) return query.isError ? <StatementFailed query={query} /> : null;
  return (
    <RowsPage
      routeName={routeName}
      aggregate={aggregate}
      document={statement}
      updatedAt={statement.updatedAt ?? undefined}
      actions={() => (
        <StatementLoan
          ref={isChosenHere ? focus : undefined}
          ordersID={ordersID}
          statement={statement}
          onChoose={onChoose}
        />
      )}
      below={<TotalsBar routeName={routeName} statement={statement} />}
    >
      {children(statement)}
      <TotalsTab routeName={routeName} statement={statement} />
      <WhatIf ordersID={ordersID} statement={statement} />
    </RowsPage>
  );
}

function StatementFailed({ query }: { query: ReadFailedProps['query'] }) {
  return <ReadFailed title="The settlement statement could not be read" query={query} />;
}
