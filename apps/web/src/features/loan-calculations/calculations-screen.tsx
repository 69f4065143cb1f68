import type { Settlement, StatementLoan } from '@closewright/contract/settlement';
import { loanCalculationsPage, type ReckonedStatement } from '@closewright/domain/closing-file';
import { EmptyState } from '@closewright/ui/empty-state';
import { useMemo } from 'react';
import { ComputedProvider, useComputedPage } from '../../records/settlement/computed/computed-page.tsx';
import { FormBesideFigures } from '../../records/settlement/computed/form-beside-figures.tsx';
import { PrintButton } from '../../records/settlement/computed/print-button.tsx';
import { ToCloseList } from '../../records/settlement/computed/to-close-list.tsx';
import { useStatementState } from '../../records/settlement/statement-figures.ts';
import { StatementPage } from '../../records/settlement/statement-page.tsx';
import { loanOf, useStatedOfLoan } from '../../records/settlement/stored-loan.ts';
import { AccuracyPart } from './accuracy-part.tsx';
import { calculationFigures } from './calculation-figures.ts';
import { CalculationsForm } from './calculations-form.tsx';
import { FiveYearsTable, Page5Table } from './calculations-table.tsx';
import { FinanceChargeTable } from './finance-charge-table.tsx';

const routeName = 'file.settlement.loan-calculation';

/** The loan calculations of page 5 of a closing disclosure, and the fees that are finance charges. */
export function LoanCalculationsScreen() {
  return <StatementPage routeName={routeName}>{(statement) => <Loaded statement={statement} />}</StatementPage>;
}

function Loaded({ statement }: { statement: Settlement }) {
  const state = useStatementState(statement);
  const loan = loanOf(statement);
  if (loan === null) return <EmptyState title="No loan">A file without a loan has no loan calculations.</EmptyState>;
  return state && <LoanCalculations statement={statement} loan={loan} state={state} />;
}

interface LoanCalculationsProps {
  statement: Settlement;
  loan: StatementLoan;
  state: ReckonedStatement;
}

function LoanCalculations({ statement, loan, state: { file, fees, figures } }: LoanCalculationsProps) {
  const stated = useStatedOfLoan();
  const { charge, page5, missing } = useMemo(
    () => loanCalculationsPage({ loan, stated }, { file, fees, figures }),
    [loan, stated, file, fees, figures],
  );
  const shown = useMemo(() => calculationFigures(page5, charge), [page5, charge]);
  const page = useComputedPage(statement, routeName, shown, 'totalOfPayments', true);
  return (
    <ComputedProvider value={page}>
      <FormBesideFigures form={<CalculationsForm />}>
        <div className="flex justify-end px-cell">
          <PrintButton />
        </div>
        <Page5Table />
        {missing.length > 0 && <ToCloseList title="Missing for the figures" toClose={missing} />}
        {page5.kind === 'figure' && <AccuracyPart accuracy={page5.accuracy} />}
        <FinanceChargeTable charge={charge} />
        <FiveYearsTable />
      </FormBesideFigures>
    </ComputedProvider>
  );
}
