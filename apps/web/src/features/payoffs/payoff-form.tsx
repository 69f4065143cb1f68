import { Button } from '@closewright/ui/button';
import { Trash2 } from 'lucide-react';
import type { Row } from '../../records/editor/aggregate.ts';
import { ChildSection } from '../../records/rows/child-section.tsx';
import { fieldColumns } from '../../records/rows/field-columns.ts';
import { RowForm } from '../../records/rows/row-form.tsx';
import { type RowFieldPlace, RowSection } from '../../records/rows/row-section.tsx';
import { statementKinds } from '../../records/settlement/statement-aggregate.ts';
import { useStatementPage } from '../../records/settlement/statement-page.tsx';

const c3 = 'col-span-3';
const c4 = 'col-span-4';
const c6 = 'col-span-6';

const letterLayout: readonly RowFieldPlace[] = [
  { name: 'lenderName', className: c6 },
  { name: 'loanNumber', className: c6, identifier: true },
  { name: 'principal', className: c4 },
  { name: 'interest', className: c4 },
  { name: 'interestTo', className: c4 },
  { name: 'goodThrough', className: c4 },
  { name: 'credits', className: c4, help: 'Escrow or unapplied funds the lender takes off' },
];
const dayLayout: readonly RowFieldPlace[] = [
  { name: 'perDiem', className: c3, help: 'As quoted' },
  { name: 'rate', className: c3, help: 'Where no day is quoted' },
  { name: 'daysInYear', className: c3 },
  { name: 'cushionDays', className: c3, unit: 'days', help: 'Until the lender has it' },
  { name: 'roundsDay', className: 'col-span-12' },
];
const checkLayout: readonly RowFieldPlace[] = [
  { name: 'letterDate', className: c6 },
  { name: 'wireVerifiedDate', className: c6 },
  { name: 'escrowNote', className: 'col-span-12' },
  { name: 'remarks', className: 'col-span-12', minRows: 2 },
];

const feeColumns = fieldColumns(statementKinds.payoffFees.fields, [
  ['label', { minWidth: 140, rowHeader: true }],
  ['amount', { width: 120 }],
]);

/** Everything of one payoff. */
export function PayoffForm({ row, onDelete }: { row: Row; onDelete: () => void }) {
  const { mayEdit } = useStatementPage();
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
          empty={{ title: 'No fee yet', hint: 'Release, recording, statement, wire.' }}
        />
        <RowSection name="check" title="Before money is sent" kind="payoffs" row={row} fields={checkLayout} />
        {mayEdit && (
          <div className="flex justify-end pt-3">
            <Button size="sm" variant="quiet" icon={Trash2} onClick={onDelete}>
              Delete payoff
            </Button>
          </div>
        )}
      </div>
    </RowForm>
  );
}
