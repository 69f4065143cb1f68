import type { StatementLoan } from '@closewright/contract/settlement';
import type { Row } from '../../records/editor/aggregate.ts';
import { type FieldPlace, when } from '../../records/form/layout.ts';
import { RowForm } from '../../records/rows/row-form.tsx';
import { RowSection } from '../../records/rows/row-section.tsx';
import { useStatementRows } from '../../records/settlement/statement-page.tsx';
import { LenderDefaultsOffer } from './lender-defaults-offer.tsx';

/** The fee of a late payment by how it is agreed. */
const lateLayout = ({ lateFeeAs }: Row['values']): readonly FieldPlace[] => [
  ['lateDays', 6, { unit: 'days' }],
  ['lateFeeAs', 6],
  ...when(lateFeeAs === 'Percentage', ['lateFeePercent', 6], ['lateFeeWords', 12, { help: 'What it is taken of' }]),
  ...when(lateFeeAs === 'Amount', ['lateFeeAmount', 6]),
  ...when(lateFeeAs === 'In words', ['lateFeeWords', 12]),
];

const escrowLayout = ({ escrowAccount }: Row['values']): readonly FieldPlace[] => [
  ['escrowAccount', 6],
  ...when(escrowAccount === 'Yes', ['escrowedYear', 6]),
  ...when(escrowAccount === 'No, declined' || escrowAccount === 'No, not offered', ['escrowWaiverFee', 6]),
];

/** What the loan disclosures say that follows from nothing else. */
export function DisclosuresForm({ loan }: { loan: StatementLoan }) {
  const row = useStatementRows().statement[0];
  if (row === undefined) return null;
  const part = { kind: 'statement', row } as const;
  return (
    <RowForm row={row} name="loan-disclosures">
      <div>
        <LenderDefaultsOffer row={row} lender={loan.lenderName} />
        <RowSection
          {...part}
          name="note"
          title="From the note"
          fields={[
            ['assumption', 6],
            ['demandFeature', 6],
            ['partialPayments', 6],
            ...when(loan.isNegativeAmortization, ['negativeAmortization', 6]),
          ]}
        />
        <RowSection {...part} name="late" title="Paying late" fields={lateLayout(row.values)} />
      </div>
      <div>
        <RowSection
          {...part}
          name="security"
          title="What secures the loan"
          fields={[['securityInterest', 12, { help: 'The property of the file where empty' }]]}
        />
        <RowSection {...part} name="escrow" title="Costs of the property" fields={escrowLayout(row.values)} />
        <RowSection {...part} name="foreclosure" title="Page 5" fields={[['liabilityAfterForeclosure', 12]]} />
      </div>
    </RowForm>
  );
}
