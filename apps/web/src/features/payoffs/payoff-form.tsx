import type { ReactNode } from 'react';
import type { Row } from '../../records/editor/aggregate.ts';
import type { FieldPlace } from '../../records/form/layout.ts';
import { ChildSection } from '../../records/rows/child-section.tsx';
import { fieldColumns } from '../../records/rows/field-columns.ts';
import { RowForm } from '../../records/rows/row-form.tsx';
import { RowSection } from '../../records/rows/row-section.tsx';
import { statementKinds } from '../../records/settlement/statement-aggregate.ts';

const letterLayout: readonly FieldPlace[] = [
  ['lenderName', 6],
  ['loanNumber', 6, { identifier: true }],
  ['principal', 4],
  ['interest', 4],
  ['interestTo', 4],
  ['goodThrough', 4],
  ['credits', 4, { help: 'Escrow or unapplied funds the lender takes off' }],
];
const dayLayout: readonly FieldPlace[] = [
  ['perDiem', 3, { help: 'As quoted' }],
  ['rate', 3, { help: 'Where no day is quoted' }],
  ['daysInYear', 3],
  ['cushionDays', 3, { unit: 'days', help: 'Until the lender has it' }],
  ['roundsDay', 12],
];
const checkLayout: readonly FieldPlace[] = [
  ['letterDate', 6],
  ['wireVerifiedDate', 6],
  ['escrowNote', 12],
  ['remarks', 12, { minRows: 2 }],
];

const feeColumns = fieldColumns(statementKinds.payoffFees.fields, [
  ['label', { minWidth: 140, rowHeader: true }],
  ['amount', { width: 120 }],
]);

/** Everything of one payoff. */
export function PayoffForm({ row, deleteButton }: { row: Row; deleteButton: ReactNode }) {
  return (
    <RowForm row={row} name="payoffs">
      <div>
        <RowSection name="letter" title="Letter of the lender" kind="payoffs" row={row} fields={letterLayout} />
        <RowSection name="day" title="Interest of a day" kind="payoffs" row={row} fields={dayLayout} />
      </div>
      <div>
        <ChildSection
          kind="payoffFees"
          name="fees"
          title="Fees"
          parentID={row.id}
          columns={feeColumns}
          nameOf={({ values }) => String(values.label ?? 'this fee')}
          question={({ values }) => ({
            title: `Delete ${values.label ?? 'this fee'}?`,
            message: 'The activity keeps what was there.',
          })}
          empty={{ title: 'No fee yet', hint: 'Release, recording, statement, wire.' }}
        />
        <RowSection name="check" title="Before money is sent" kind="payoffs" row={row} fields={checkLayout} />
        {deleteButton}
      </div>
    </RowForm>
  );
}
