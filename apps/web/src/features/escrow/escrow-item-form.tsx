import { type ReactNode, useMemo } from 'react';
import { useClock } from '../../app/session/clock.ts';
import { useHolidays } from '../../lib/fields/use-holidays.ts';
import type { Row } from '../../records/editor/aggregate.ts';
import type { FieldPlace } from '../../records/form/layout.ts';
import { ChildSection } from '../../records/rows/child-section.tsx';
import { fieldColumns } from '../../records/rows/field-columns.ts';
import { RowForm } from '../../records/rows/row-form.tsx';
import { RowSection } from '../../records/rows/row-section.tsx';
import { statementKinds } from '../../records/settlement/statement-aggregate.ts';

const itemLayout: readonly FieldPlace[] = [
  ['label', 12],
  ['kind', 6],
  ['payee', 6],
  ['monthlyAmount', 6, { help: 'Mortgage insurance; other items have bills' }],
  ['monthsCollected', 6, { unit: 'months', help: 'As the line says; by the rule where empty' }],
  ['paidBy', 6],
];

/** Everything of one item of the escrow account. */
export function EscrowItemForm({ row, deleteButton }: { row: Row; deleteButton: ReactNode }) {
  const today = useClock().today();
  const holidays = useHolidays();
  const billColumns = useMemo(
    () =>
      fieldColumns(
        statementKinds.escrowBills.fields,
        [
          ['dueDate', { width: 140, rowHeader: true }],
          ['amount', { width: 120 }],
        ],
        { today, holidays },
      ),
    [today, holidays],
  );
  return (
    <RowForm row={row} name="escrowItems">
      <div>
        <RowSection name="item" title="Escrow item" kind="escrowItems" row={row} fields={itemLayout} />
      </div>
      <div>
        <ChildSection
          kind="escrowBills"
          name="bills"
          title="Bills of the first year"
          parentID={row.id}
          columns={billColumns}
          nameOf={() => 'this bill'}
          empty={{ title: 'No bill yet', hint: 'One for each day the servicer pays it.' }}
        />
        {deleteButton}
      </div>
    </RowForm>
  );
}
