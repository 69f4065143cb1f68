import { type ReactNode, useMemo } from 'react';
import type { Row } from '../../records/editor/aggregate.ts';
import { type FieldPlace, when } from '../../records/form/layout.ts';
import { ChildSection } from '../../records/rows/child-section.tsx';
import { fieldColumns } from '../../records/rows/field-columns.ts';
import { RowForm } from '../../records/rows/row-form.tsx';
import { RowSection } from '../../records/rows/row-section.tsx';
import { statementKinds } from '../../records/settlement/statement-aggregate.ts';

/** What is asked for follows from what is agreed; what was entered for another choice is kept. */
function termsLayout({ agreedAs, reckonedOn }: Row['values']): readonly FieldPlace[] {
  const isFlat = agreedAs === 'Flat amount';
  return [
    ['label', 6, { help: 'Listing, selling' }],
    ['paidBy', 6],
    ['agreedAs', 6],
    ...when(agreedAs === 'Percent', ['rate', 6]),
    ...when(isFlat, ['flatAmount', 6]),
    ...when(!isFlat, ['reckonedOn', 6]),
    ...when(!isFlat && reckonedOn === 'Sale price less concessions', ['concessions', 6]),
    ...when(!isFlat && reckonedOn === 'Own amount', ['baseAmount', 6]),
    ['bonus', 6, { help: 'On top, shared like the rest' }],
  ];
}
const moneyLayout: readonly FieldPlace[] = [
  ['depositHeld', 6, { help: 'Kept first; of several payees mark who holds it' }],
  ['referralPayee', 6],
  ['referralRate', 6, { help: 'Of the commission, off the top' }],
  ['remarks', 12, { minRows: 2 }],
];

const tierColumns = fieldColumns(statementKinds.commissionTiers.fields, [
  ['upTo', { minWidth: 110, rowHeader: true }],
  ['rate', { width: 92 }],
]);

const kept = 'The activity keeps what was there.';

export interface CommissionFormProps {
  row: Row;
  deleteButton: ReactNode;
  /** Who is offered as a payee. */
  partyNames(): readonly string[];
}

/** Everything of the commission of one side. */
export function CommissionForm({ row, deleteButton, partyNames }: CommissionFormProps) {
  const payeeColumns = useMemo(
    () =>
      fieldColumns(statementKinds.commissionPayees.fields, [
        ['payee', { minWidth: 120, rowHeader: true, offers: partyNames }],
        ['part', { width: 92 }],
        ['holdsDeposit', { width: 112 }],
      ]),
    [partyNames],
  );
  return (
    <RowForm row={row} name="commissions">
      <div>
        <RowSection name="terms" title="Agreement" kind="commissions" row={row} fields={termsLayout(row.values)} />
        {row.values.agreedAs === 'Tiers' && (
          <ChildSection
            kind="commissionTiers"
            name="tiers"
            title="Tiers"
            parentID={row.id}
            columns={tierColumns}
            nameOf={({ values: { upTo } }) => (upTo == null ? 'the tier without an end' : 'this tier')}
            question={() => ({ title: 'Delete this tier?', message: kept })}
            empty={{ title: 'No tier yet', hint: 'Each ends with an amount, the last has no end.' }}
          />
        )}
      </div>
      <div>
        <ChildSection
          kind="commissionPayees"
          name="payees"
          title="Payees"
          parentID={row.id}
          columns={payeeColumns}
          nameOf={({ values }) => String(values.payee ?? 'this payee')}
          question={({ values }) => ({ title: `Delete ${values.payee ?? 'this payee'}?`, message: kept })}
          empty={{ title: 'No payee yet', hint: 'Who gets it, in parts of 100 %.' }}
        />
        <RowSection name="money" title="Deposit and referral" kind="commissions" row={row} fields={moneyLayout} />
        {deleteButton}
      </div>
    </RowForm>
  );
}
