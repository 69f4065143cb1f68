import type { Settlement, StatementLoan } from '@closewright/contract/settlement';
import { projectedPaymentsPage, type ReckonedStatement } from '@closewright/domain/closing-file';
import { EmptyState } from '@closewright/ui/empty-state';
import { useMemo } from 'react';
import { ComputedProvider, useComputedPage } from '../../records/settlement/computed/computed-page.tsx';
import { FormBesideFigures } from '../../records/settlement/computed/form-beside-figures.tsx';
import { PrintButton } from '../../records/settlement/computed/print-button.tsx';
import { ToCloseList } from '../../records/settlement/computed/to-close-list.tsx';
import { useStatementState } from '../../records/settlement/statement-figures.ts';
import { StatementPage } from '../../records/settlement/statement-page.tsx';
import { loanOf, useStatedOfLoan } from '../../records/settlement/stored-loan.ts';
import { CostsForm } from './costs-form.tsx';
import { PaymentsTable } from './payments-table.tsx';
import { projectionFigures } from './projection-figures.ts';
import { PropertyCostsTable } from './property-costs-table.tsx';

const routeName = 'file.settlement.projectedpayment-section';

/** The projected payments of page 1 of a closing disclosure, and the costs of the property in and outside of escrow. */
export function ProjectedPaymentsScreen() {
  return <StatementPage routeName={routeName}>{(statement) => <Loaded statement={statement} />}</StatementPage>;
}

function Loaded({ statement }: { statement: Settlement }) {
  const state = useStatementState(statement);
  const loan = loanOf(statement);
  if (loan === null) return <EmptyState title="No loan">A file without a loan has no projected payments.</EmptyState>;
  return state && <ProjectedPayments statement={statement} loan={loan} state={state} />;
}

interface ProjectedPaymentsProps {
  statement: Settlement;
  loan: StatementLoan;
  state: ReckonedStatement;
}

function ProjectedPayments({ statement, loan, state: { charges, fees } }: ProjectedPaymentsProps) {
  const stated = useStatedOfLoan();
  const { costs, payments, missing } = useMemo(
    () => projectedPaymentsPage({ loan, stated }, { charges, fees }),
    [loan, stated, charges, fees],
  );
  const figures = useMemo(() => projectionFigures(payments, costs), [payments, costs]);
  const page = useComputedPage(statement, routeName, figures, 'total.0', true);
  return (
    <ComputedProvider value={page}>
      <FormBesideFigures form={<CostsForm />}>
        <div className="flex justify-end px-cell">
          <PrintButton />
        </div>
        <PaymentsTable payments={payments} />
        <PropertyCostsTable lines={costs.lines} />
        {missing.length > 0 && <ToCloseList title="Missing for the figures" toClose={missing} />}
      </FormBesideFigures>
    </ComputedProvider>
  );
}
