import { percentField } from '@closewright/domain/fees';
import { costColumns } from '@closewright/domain/settlement';
import { Button } from '@closewright/ui/button';
import { usePart } from '../../lib/store.ts';
import type { FieldPlace } from '../../records/form/layout.ts';
import { RowForm } from '../../records/rows/row-form.tsx';
import { RowSection } from '../../records/rows/row-section.tsx';
import { lookAt } from './fee-columns.tsx';
import type { FeesPlace } from './fees-grid.tsx';
import type { FeeFigures } from './use-fee-figures.ts';

const chargeLayout: readonly FieldPlace[] = [
  ['label', 12],
  ['payeeName', 12],
  ['kind', 8],
  ['code', 4],
  ['section', 3],
  ['bucket', 4],
  ['source', 5],
];
const termsLayout: readonly FieldPlace[] = [
  ['amount', 6],
  ['percent', 6],
  ['percentOf', 12],
  ['quantity', 6],
  ['each', 6],
];
const sharesLayout: readonly FieldPlace[] = [
  ...costColumns.flatMap((column): FieldPlace[] => [
    [column, 6],
    [percentField(column), 6],
  ]),
  ['otherPayer', 12],
];
const disclosureLayout: readonly FieldPlace[] = [
  ['estimate', 6],
  ['isFinanceCharge', 12],
  ['isOptional', 12],
  ['note', 12, { minRows: 2, help: 'Prints beside the line, on an addendum' }],
  ['remarks', 12, { minRows: 2 }],
];

export interface FeeFormProps {
  figures: FeeFigures;
  place: FeesPlace;
  /** Goes to a field that is missing. */
  onOpenField(field: string): void;
}

/** Everything of the fee in hand, beside the grid. */
export function FeeForm({ figures, place, onOpenField }: FeeFormProps) {
  const row = usePart(place.current, (key) => figures.rows.find((fee) => fee.key === key));
  if (row === undefined) return <p className="p-4 text-muted">The fee in hand stands here with all its fields.</p>;
  const figure = figures.figureOf(row);
  const section = { kind: 'fees', row };
  return (
    <>
      {figure.kind === 'open' ? (
        <div className="flex-none border-b border-hairline px-3 py-2">
          <p className="text-label text-muted">Missing for the fee</p>
          <ul>
            {Object.entries(figure.missing).map(([field, words]) => (
              <li key={field}>
                <Button
                  size="sm"
                  variant="quiet"
                  className="h-auto min-h-control-sm max-w-full py-0.5 text-left whitespace-normal"
                  onClick={() => onOpenField(field)}
                >
                  {words}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        figure.findings.length > 0 && (
          <p className="flex-none border-b border-hairline px-4 py-2 text-warning-fg">{lookAt(figure)}</p>
        )
      )}
      <RowForm key={row.key} row={row} name="fees">
        <div>
          <RowSection {...section} name="charge" title="Charge" fields={chargeLayout} />
          <RowSection {...section} name="terms" title="How much it is" fields={termsLayout} />
        </div>
        <div>
          <RowSection {...section} name="shares" title="Who pays" fields={sharesLayout} />
          <RowSection {...section} name="disclosure" title="Disclosure" fields={disclosureLayout} />
        </div>
      </RowForm>
    </>
  );
}
