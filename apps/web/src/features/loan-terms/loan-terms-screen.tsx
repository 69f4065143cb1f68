import type { Settlement, StatementLoan } from '@closewright/contract/settlement';
import {
  hudFormOf,
  hudLoanTermsPage,
  hudTermFields,
  isHudQuestion,
  loanTermsPage,
  typedInterestWords,
} from '@closewright/domain/closing-file';
import { isFeature, termLineFields, termLines } from '@closewright/domain/disclosure';
import { hudTermLines } from '@closewright/domain/settlement';
import { EmptyState } from '@closewright/ui/empty-state';
import { useMemo } from 'react';
import { ComputedProvider, FieldLink, useComputedPage } from '../../records/settlement/computed/computed-page.tsx';
import { FormBesideFigures } from '../../records/settlement/computed/form-beside-figures.tsx';
import { ToCloseList } from '../../records/settlement/computed/to-close-list.tsx';
import { FindingBadge } from '../../records/settlement/finding-badge.tsx';
import { useFiguredFees, useStatementSource } from '../../records/settlement/statement-figures.ts';
import { StatementPage } from '../../records/settlement/statement-page.tsx';
import { loanOf, useStatedOfLoan } from '../../records/settlement/stored-loan.ts';
import { InterestFigures } from './interest-figures.tsx';
import { termFigures } from './term-figures.ts';
import { TermsForm } from './terms-form.tsx';
import { TermsTable } from './terms-table.tsx';

const routeName = 'file.settlement.loanterm-section';

/** The loan terms of page 1 of a disclosure, or of page 3 of the HUD-1 of 2010, what they follow from, and prepaid interest. */
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
  const fees = useFiguredFees(statement);
  const stated = useStatedOfLoan();
  const isHud = hudFormOf(file) !== null;
  const { lines, hudLines, interest, missing } = useMemo(() => {
    const known = { loan, stated };
    if (!isHud) return { ...loanTermsPage(known, { file, charges }), hudLines: [] };
    const { lines: ofHud, ...rest } = hudLoanTermsPage(known, { file, charges, fees });
    return { lines: [], hudLines: ofHud, ...rest };
  }, [loan, stated, file, charges, fees, isHud]);
  const figures = useMemo(() => termFigures([...lines, ...hudLines], interest), [lines, hudLines, interest]);
  const page = useComputedPage(statement, routeName, figures, isHud ? 'initialMonthly' : 'principalAndInterest', true);
  const { ofLoan, typedAt } = interest;
  return (
    <ComputedProvider value={page}>
      <FormBesideFigures form={<TermsForm loan={loan} isHud={isHud} />}>
        {isHud ? (
          <TermsTable
            caption="Loan terms, page 3"
            lines={hudLines}
            words={hudTermLines}
            fields={hudTermFields}
            asks={isHudQuestion}
          />
        ) : (
          <TermsTable
            caption="Loan terms, page 1"
            lines={lines}
            words={termLines}
            fields={termLineFields}
            asks={isFeature}
          />
        )}
        <InterestFigures interest={interest} place={isHud ? 'line 901' : 'section F'} />
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
