import type { ToleranceState } from '@closewright/domain/closing-file';
import type { WireDate } from '@closewright/domain/dates';
import { counted, formatDate } from '@closewright/domain/formats';
import type { ToleranceBucket } from '@closewright/domain/settlement';
import { explainedCureDay } from '@closewright/domain/trid';
import { Table, type TableColumn } from '@closewright/ui/table';
import { TriangleAlert } from 'lucide-react';
import { Figure } from '../../records/settlement/computed/computed-page.tsx';
import { ComputedPart } from '../../records/settlement/computed/computed-part.tsx';

const buckets: readonly (readonly [bucket: ToleranceBucket, words: string])[] = [
  ['zero', 'Zero, each charge'],
  ['tenPercent', '10 % in total'],
  ['canChange', 'No limit'],
];

type Line = (typeof buckets)[number];

const amounts = (part: string) => (line: Line) => <Figure name={`tolerance.${line[0]}.${part}`} />;

const columns: readonly TableColumn<Line>[] = [
  { id: 'bucket', header: 'Limit', rowHead: true, cell: ([, words]) => words, total: 'Cure' },
  { id: 'estimate', header: 'Estimate', numeric: true, cell: amounts('estimate'), total: '' },
  { id: 'final', header: 'Now', numeric: true, cell: amounts('final'), total: '' },
  {
    id: 'over',
    header: 'Over limit',
    numeric: true,
    cell: amounts('over'),
    total: <Figure name="tolerance.cure" strong />,
  },
];

const note = '12 CFR 1026.19(e)(3)';
const notTold = 'Credits of the lender are not compared: what was estimated of them is not entered on Cash to Close.';

/** The fees beside their estimates, and what is to be given back by when. */
export function TolerancePart({ tolerance, closing }: { tolerance: ToleranceState; closing: WireDate | null }) {
  if (tolerance.kind === 'none')
    return (
      <ComputedPart title="Tolerance" note={note}>
        <p className="px-cell text-label text-muted">No fee has an estimate yet: there is nothing to compare.</p>
      </ComputedPart>
    );
  if (tolerance.kind === 'open')
    return (
      <ComputedPart title="Tolerance" note={note}>
        <p className="px-cell text-label text-muted">
          <Figure name="tolerance.cure" /> {counted(tolerance.missing.length, 'thing')} missing of fees with a limit.
        </p>
      </ComputedPart>
    );
  const { owed, comparesCredits, notCompared } = tolerance;
  return (
    <div>
      <Table caption="Tolerance" columns={columns} rows={buckets} rowKey={([bucket]) => bucket} />
      <div className="flex flex-col gap-1 px-cell pt-1 text-label text-muted">
        {owed.value > 0 && closing !== null && (
          <p className="flex items-center gap-1.5 text-body text-default">
            <TriangleAlert aria-hidden className="size-icon flex-none text-warning-fg" strokeWidth={1.75} />
            <span>
              <Figure name="tolerance.owed" /> to be given back by {formatDate(explainedCureDay(closing).value)}, 12 CFR
              1026.19(f)(2)(v).
            </span>
          </p>
        )}
        {notCompared.length > 0 && <p>Without an estimate, and not compared: {notCompared.join(', ')}.</p>}
        {!comparesCredits && <p>{notTold}</p>}
      </div>
    </div>
  );
}
