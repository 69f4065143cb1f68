import type { Settlement, StatementLoan } from '@closewright/contract/settlement';
import { loanDisclosuresPage, type ReckonedStatement } from '@closewright/domain/closing-file';
import { EmptyState } from '@closewright/ui/empty-state';
import { useMemo } from 'react';
import { ComputedProvider, useComputedPage } from '../../records/settlement/computed/computed-page.tsx';
import { FormBesideFigures } from '../../records/settlement/computed/form-beside-figures.tsx';
import { PrintButton } from '../../records/settlement/computed/print-button.tsx';
import { ToCloseList } from '../../records/settlement/computed/to-close-list.tsx';
import { useStatementState } from '../../records/settlement/statement-figures.ts';
import { StatementPage } from '../../records/settlement/statement-page.tsx';
import { loanOf, useSecuredProperties, useStatedOfLoan } from '../../records/settlement/stored-loan.ts';
import { AdjustablePart } from './adjustable-part.tsx';
import { disclosureFigures } from './disclosure-figures.ts';
import { DisclosurePartText } from './disclosure-part.tsx';
import { DisclosuresForm } from './disclosures-form.tsx';
import { EscrowPart } from './escrow-part.tsx';

const routeName = 'file.settlement.loan-disclosure-section';

/** The loan disclosures of page 4 of a closing disclosure as they read on the form, and the choices that they follow from. */
export function LoanDisclosuresScreen() {
  return <StatementPage routeName={routeName}>{(statement) => <Loaded statement={statement} />}</StatementPage>;
}

function Loaded({ statement }: { statement: Settlement }) {
  const state = useStatementState(statement);
  const loan = loanOf(statement);
  if (loan === null) return <EmptyState title="No loan">A file without a loan has no loan disclosures.</EmptyState>;
  return state && <LoanDisclosures statement={statement} loan={loan} state={state} />;
}

interface LoanDisclosuresProps {
  statement: Settlement;
  loan: StatementLoan;
  state: ReckonedStatement;
}

function LoanDisclosures({ statement, loan, state: { file, charges, fees, figures } }: LoanDisclosuresProps) {
  const stated = useStatedOfLoan();
  const properties = useSecuredProperties();
  const { parts, tables, escrow, missing } = useMemo(
    () => loanDisclosuresPage({ loan, stated, properties }, { file, charges, fees, figures }),
    [loan, stated, properties, file, charges, fees, figures],
  );
  const shown = useMemo(() => disclosureFigures(parts, tables, escrow), [parts, tables, escrow]);
  const page = useComputedPage(statement, routeName, shown, 'escrowed', true);
  const [page4, page5] = [parts.filter((part) => part.page === 4), parts.filter((part) => part.page === 5)];
  return (
    <ComputedProvider value={page}>
      <FormBesideFigures form={<DisclosuresForm loan={loan} />}>
        <div className="flex justify-end px-cell">
          <PrintButton />
        </div>
        {missing.length > 0 && <ToCloseList title="Missing for the page" toClose={missing} />}
        {page4.map((part) => (
          <DisclosurePartText key={part.name} part={part} />
        ))}
        <EscrowPart stated={stated} escrow={escrow} />
        {tables.map((table) => (
          <AdjustablePart key={table.name} table={table} />
        ))}
        {page5.map((part) => (
          <DisclosurePartText key={part.name} part={part} />
        ))}
      </FormBesideFigures>
    </ComputedProvider>
  );
}
