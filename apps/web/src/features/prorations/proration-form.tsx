import type { WireDate } from '@closewright/domain/dates';
import { datesAround } from '@closewright/domain/prorations';
import { Button } from '@closewright/ui/button';
import { CalendarRange } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Row } from '../../records/editor/aggregate.ts';
import type { FieldPlace } from '../../records/form/layout.ts';
import { RowForm } from '../../records/rows/row-form.tsx';
import { RowSection } from '../../records/rows/row-section.tsx';
import { useStatementPage } from '../../records/settlement/statement-page.tsx';

const itemLayout: readonly FieldPlace[] = [
  ['label', 12],
  ['amount', 4],
  ['period', 4],
  ['estimatePercent', 4, { help: 'Percent of the amount' }],
  ['periodFrom', 4],
  ['periodTo', 4],
  ['isPaid', 12],
];
const daysLayout: readonly FieldPlace[] = [
  ['dayCount', 4],
  ['closingDayBelongsTo', 4],
  ['dailyDecimals', 4],
];
const afterLayout: readonly FieldPlace[] = [
  ['actualAmount', 4, { help: 'Shares the item again' }],
  ['remarks', 12, { minRows: 2 }],
];

type Given = { row: Row; closing: WireDate | null; deleteButton: ReactNode };

/** Everything of one proration; its dates are calculated around the closing of the file, not around one that is tried. */
export function ProrationForm({ row, closing, deleteButton }: Given) {
  const { editor, mayEdit } = useStatementPage();
  const dates = datesAround(row.values, closing);
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
