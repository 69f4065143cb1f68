import type { Settlement, StatementLoan } from '@closewright/contract/settlement';
import {
  noPropertyCosts,
  propertyCosts,
  type ReckonedStatement,
  type StoredPropertyCosts,
  statementProjections,
} from '@closewright/domain/closing-file';
import { EmptyState } from '@closewright/ui/empty-state';
import { useMemo } from 'react';
import { ComputedProvider, useComputedPage } from '../../records/settlement/computed/computed-page.tsx';
import { FormBesideFigures } from '../../records/settlement/computed/form-beside-figures.tsx';
import { missingOf } from '../../records/settlement/computed/missing-of.ts';
import { PrintButton } from '../../records/settlement/computed/print-button.tsx';
import { ToCloseList } from '../../records/settlement/computed/to-close-list.tsx';
import { useStatementState } from '../../records/settlement/statement-figures.ts';
import { StatementPage, useStatementRows } from '../../records/settlement/statement-page.tsx';
import { loanOf, useStoredTerms } from '../../records/settlement/stored-loan.ts';
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
  const terms = useStoredTerms();
  const values = useStatementRows().statement[0]?.values;
  const costs = useMemo(() => {
    // The field table says what they hold.
    const stated = { ...noPropertyCosts, ...values } as StoredPropertyCosts;
    return propertyCosts(charges.escrow, stated, fees);
  }, [charges, values, fees]);
  const payments = useMemo(() => statementProjections(loan, terms, costs), [loan, terms, costs]);
  const figures = useMemo(() => projectionFigures(payments, costs), [payments, costs]);
  const page = useComputedPage(statement, routeName, figures, 'total.0', true);
  const open = [payments, costs.escrow, costs.total].flatMap((each) => (each.kind === 'open' ? [each.missing] : []));
  const missing = missingOf(open);
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
