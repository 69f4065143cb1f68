import type { Settlement } from '@closewright/contract/settlement';
import { formatMoney } from '@closewright/domain/formats';
import { cents } from '@closewright/domain/money';
import { manualOf, policiesOf, rateStateOf, ratesOfState } from '@closewright/domain/premium';
import { remittedWords } from '@closewright/domain/remittances';
import { type ReactNode, useMemo } from 'react';
import type { Row } from '../../records/editor/aggregate.ts';
import type { FieldOption } from '../../records/field/record-field.tsx';
import { type FieldPlace, when } from '../../records/form/layout.ts';
import { ChildSection } from '../../records/rows/child-section.tsx';
import { fieldColumns } from '../../records/rows/field-columns.ts';
import { RecordPageProvider } from '../../records/rows/page-context.ts';
import { RowForm } from '../../records/rows/row-form.tsx';
import { RowSection } from '../../records/rows/row-section.tsx';
import { statementKinds } from '../../records/settlement/statement-aggregate.ts';
import { EndorsementsSection } from './endorsements-section.tsx';
import { PolicyMarks } from './policy-marks.tsx';
import { ratedOf, type ShownRates } from './rate-figures.ts';
import { usePolicyMarks, useSentPage } from './use-policy-marks.ts';

const partyColumns = fieldColumns(statementKinds.outsideParties.fields, [
  ['name', { minWidth: 120, rowHeader: true }],
  ['amount', { width: 92 }],
  ['percent', { width: 84 }],
]);

const policyColumns = fieldColumns(statementKinds.titlePolicies.fields, [
  ['policy', { width: 84 }],
  ['number', { minWidth: 120, rowHeader: true }],
  ['effectiveDate', { width: 104 }],
  ['letterFee', { width: 92 }],
  ['isVoid', { width: 64 }],
  ['voidReason', { width: 120 }],
]);

/** What is asked for follows from the policies and the rates; what was entered for others is kept. */
function policiesLayout(
  { order }: ShownRates['stored'],
  hasCoverages: boolean,
  state: string | null,
  loans: readonly FieldOption[],
): readonly FieldPlace[] {
  const kinds = policiesOf(order);
  const [hasOwner, hasLoan] = [kinds.includes('owner'), kinds.includes('loan')];
  return [
    ['state', 6, { help: 'That of the property where empty' }],
    ['policies', 6],
    ...when(ratesOfState(state).length > 0, ['rates', 12]),
    ['effectiveDate', 6, { help: 'The closing date where empty' }],
    ['transaction', 6],
    // Which loan is insured is a question only where there are loans to choose from.
    ...when(hasLoan && (loans.length > 1 || order.loanID !== null), [
      'loanID',
      12,
      { options: loans, help: 'That of the statement where empty' },
    ]),
    ...when(hasOwner, ['ownerLiability', 6, { help: 'The sale price where empty' }]),
    ...when(hasLoan, ['loanLiability', 6, { help: 'The loan amount where empty' }]),
    ...when(hasOwner && hasCoverages, ['ownerCoverage', 6]),
    ...when(hasLoan && hasCoverages, ['loanCoverage', 6]),
  ];
}

function paymentLayout({ order }: ShownRates['stored']): readonly FieldPlace[] {
  const kinds = policiesOf(order);
  return [
    ...when(kinds.includes('owner'), ['ownerBorrowerPart', 6, { help: 'The seller bears the rest' }]),
    ...when(kinds.includes('loan'), ['loanBorrowerPart', 6, { help: 'The seller bears the rest' }]),
    ...when(kinds.includes('loan'), ['loanSection', 6, { help: 'C where the borrower shopped' }]),
    ['payeeName', 6],
    ['underwriter', 6],
    ['underwriterPercent', 6, { help: 'That of the rates where empty' }],
  ];
}

const priorLayout = ({ order }: ShownRates['stored']): readonly FieldPlace[] => [
  ['priorDate', 6],
  ['priorAmount', 6],
  ...when(order.transaction === 'Refinance', ['priorPayoff', 6]),
  ['isUnimproved', 6],
];

export interface RateOrderFormProps {
  row: Row;
  shown: ShownRates;
  file: Pick<Settlement, 'closingDate' | 'propertyState' | 'loans' | 'manuals'>;
  deleteButton: ReactNode;
}

/** Everything of one rate order. */
export function RateOrderForm({ row, shown, file, deleteButton }: RateOrderFormProps) {
  const { stored } = shown;
  const { policies, marks, held } = usePolicyMarks(row);
  const page = useSentPage(policies.some(({ id }) => held.has(id)));
  const issued = useMemo(
    () => policyColumns.map((column) => ({ ...column, editable: ({ id }: Row) => !held.has(id) || remittedWords })),
    [held],
  );
  const manual = manualOf(stored.order, file);
  const section = { kind: 'rateOrders', row };
  const loans = file.loans.map(({ loanID, lenderName, amount }, at) => ({
    value: loanID,
    label: [`Loan ${at + 1}`, lenderName, amount === null ? null : formatMoney(cents(amount))]
      .filter(Boolean)
      .join(', '),
  }));
  const hasCoverages = !('missing' in manual) && (manual.coverages ?? manual.enhanced) !== undefined;
  return (
    <RowForm row={row} name="rateOrders">
      <div>
        <RecordPageProvider value={page}>
          {' '}
          <RowSection
            {...section}
            name="policies"
            title="Rated policies"
            fields={policiesLayout(stored, hasCoverages, rateStateOf(stored.order, file), loans)}
          />
          <RowSection {...section} name="payment" title="Who pays and is paid" fields={paymentLayout(stored)} />
        </RecordPageProvider>{' '}
        <RowSection {...section} name="prior" title="Earlier policy" fields={priorLayout(stored)} />
      </div>
      <div>
        <EndorsementsSection row={row} listed={'missing' in manual ? [] : manual.endorsements} rated={ratedOf(shown)} />
        <ChildSection
          kind="outsideParties"
          name="parties"
          title="Outside parties"
          parentID={row.id}
          columns={partyColumns}
          nameOf={({ values }) => String(values.name ?? 'this party')}
          question={({ values }) => ({
            title: `Delete ${values.name ?? 'this party'}?`,
            message: 'The activity keeps what was there.',
          })}
          empty={{ title: 'No outside party', hint: 'Who else gets a part of the premium.' }}
        />
        <ChildSection
          kind="titlePolicies"
          name="issued"
          title="Policies issued"
          parentID={row.id}
          columns={issued}
          nameOf={({ values }) => String(values.number ?? 'this policy')}
          question={({ values }) => ({
            title: `Delete ${values.number ?? 'this policy'}?`,
            message: 'One that was issued is made void instead. The activity keeps what was there.',
          })}
          lead={<PolicyMarks policies={policies} marks={marks} />}
          empty={{ title: 'No policy yet', hint: 'Their numbers, once they are issued: E-Remit takes them from here.' }}
        />
        <RowSection {...section} name="notes" title="Notes" fields={[['remarks', 12, { minRows: 2 }]]} />
        {deleteButton}
      </div>
    </RowForm>
  );
}
