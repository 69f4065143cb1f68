import type { WireDate } from '@closewright/domain/dates';
import { datesAround, emptyProration } from '@closewright/domain/prorations';
import { Button } from '@closewright/ui/button';
import { CalendarRange } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Row } from '../../records/editor/aggregate.ts';
import { RowForm } from '../../records/rows/row-form.tsx';
import { type RowFieldPlace, RowSection } from '../../records/rows/row-section.tsx';
import { useStatementPage } from '../../records/settlement/statement-page.tsx';

const c4 = 'col-span-4';

const itemLayout: readonly RowFieldPlace[] = [
  { name: 'label', className: 'col-span-12' },
  { name: 'amount', className: c4 },
  { name: 'period', className: c4 },
  { name: 'estimatePercent', className: c4, help: 'Percent of the amount' },
  { name: 'periodFrom', className: c4 },
  { name: 'periodTo', className: c4 },
  { name: 'isPaid', className: 'col-span-12' },
];
const daysLayout: readonly RowFieldPlace[] = [
  { name: 'dayCount', className: c4 },
  { name: 'closingDayBelongsTo', className: c4 },
  { name: 'dailyDecimals', className: c4 },
];
const afterLayout: readonly RowFieldPlace[] = [
  { name: 'actualAmount', className: c4, help: 'Shares the item again' },
  { name: 'remarks', className: 'col-span-12', minRows: 2 },
];

export interface ProrationFormProps {
  row: Row;
  /** The closing of the file, around which dates are calculated. */
  closing: WireDate | null;
  deleteButton: ReactNode;
}

/** Everything of one proration. */
export function ProrationForm({ row, closing, deleteButton }: ProrationFormProps) {
  const { editor, mayEdit } = useStatementPage();
  const dates = datesAround({ ...emptyProration, ...row.values }.period, closing);
  const calculate = mayEdit && (
    <Button
      size="sm"
      icon={CalendarRange}
      disabled={dates === null}
      disabledReason="For an item charged monthly to annually in a file with a closing date"
      onClick={() => dates && editor.set('prorations', row.key, dates)}
    >
      Calculate dates
    </Button>
  );
  const section = { kind: 'prorations', row };
  return (
    <RowForm row={row} name="prorations">
      <div>
        <RowSection {...section} name="item" title="Charge and period" actions={calculate} fields={itemLayout} />
        <RowSection {...section} name="days" title="Days" fields={daysLayout} />
      </div>
      <div>
        <RowSection {...section} name="after" title="After closing" fields={afterLayout} />
        {deleteButton}
      </div>
    </RowForm>
  );
}
