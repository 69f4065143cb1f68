import type { Settlement, StatementLoan } from '@closewright/contract/settlement';
import { statementInterest, typedInterestWords } from '@closewright/domain/closing-file';
import { loanTermLines } from '@closewright/domain/disclosure';
import { EmptyState } from '@closewright/ui/empty-state';
import { useMemo } from 'react';
import { ComputedProvider, FieldLink, useComputedPage } from '../../records/settlement/computed/computed-page.tsx';
import { FormBesideFigures } from '../../records/settlement/computed/form-beside-figures.tsx';
import { missingOf } from '../../records/settlement/computed/missing-of.ts';
import { ToCloseList } from '../../records/settlement/computed/to-close-list.tsx';
import { FindingBadge } from '../../records/settlement/finding-badge.tsx';
import { useStatementSource } from '../../records/settlement/statement-figures.ts';
import { StatementPage } from '../../records/settlement/statement-page.tsx';
import { loanOf, useStoredTerms } from '../../records/settlement/stored-loan.ts';
import { InterestFigures } from './interest-figures.tsx';
import { termFigures } from './term-figures.ts';
import { TermsForm } from './terms-form.tsx';
import { TermsTable } from './terms-table.tsx';

const routeName = 'file.settlement.loanterm-section';

/** The loan terms of page 1 of a disclosure, what they follow from, and prepaid interest. */
export function LoanTermsScreen() {
  return (
    <StatementPage routeName={routeName}>
      {(statement) => {
        const loan = loanOf(statement);
        if (loan === null) return <EmptyState title="No loan">A file without a loan has no loan terms.</EmptyState>;
        return <LoanTerms statement={statement} loan={loan} />;
      }}
    </StatementPage>
  );
}

function LoanTerms({ statement, loan }: { statement: Settlement; loan: StatementLoan }) {
  const { file, charges } = useStatementSource(statement);
  const stated = useStoredTerms();
  const lines = useMemo(() => loanTermLines(loan, stated), [loan, stated]);
  const interest = useMemo(() => statementInterest(charges.interest, charges.fees, file), [charges, file]);
  const figures = useMemo(() => termFigures(lines, interest), [lines, interest]);
  const page = useComputedPage(statement, routeName, figures, 'principalAndInterest', true);
  const { ofLoan, typedAt } = interest;
  const missing = missingOf([...lines.map((line) => line.missing), ofLoan.kind === 'open' ? ofLoan.missing : {}]);
  return (
    <ComputedProvider value={page}>
      <FormBesideFigures form={<TermsForm loan={loan} />}>
        <TermsTable lines={lines} />
        <InterestFigures interest={interest} />
        {ofLoan.kind !== 'none' && typedAt !== null && (
          <div className="px-cell">
            <FindingBadge>{typedInterestWords}</FindingBadge>{' '}
            <FieldLink field={`fees.${typedAt}.label`}>Go to the fee</FieldLink>
          </div>
        )}
        {missing.length > 0 && <ToCloseList title="Missing for the figures" toClose={missing} />}
      </FormBesideFigures>
    </ComputedProvider>
  );
}
