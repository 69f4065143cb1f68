import { gfeParts, type StatementFigures, type ToleranceState } from '@closewright/domain/closing-file';
import type { WireDate } from '@closewright/domain/dates';
import { counted, formatDate } from '@closewright/domain/formats';
import type { ToleranceBucket } from '@closewright/domain/settlement';
import { explainedCureDay } from '@closewright/domain/trid';
import { Table, type TableColumn } from '@closewright/ui/table';
import { TriangleAlert } from 'lucide-react';
import { Figure } from '../../records/settlement/computed/computed-page.tsx';
import { ComputedPart } from '../../records/settlement/computed/computed-part.tsx';

/** What a form says of its comparison. */
interface FormWords {
  readonly note: string;
  readonly buckets: Readonly<Record<ToleranceBucket, string>>;
  readonly heads: readonly [estimate: string, final: string];
  /** By when what is above the limits is to be given back; null while that is not known. */
  cureBy(closing: WireDate | null): string | null;
}

const words: Readonly<Record<StatementFigures['form'], FormWords>> = {
  CDF: {
    note: '12 CFR 1026.19(e)(3)',
    buckets: { zero: 'Zero, each charge', tenPercent: '10 % in total', canChange: 'No limit' },
    heads: ['Estimate', 'Now'],
    cureBy: (closing) => closing && `by ${formatDate(explainedCureDay(closing).value)}, 12 CFR 1026.19(f)(2)(v)`,
  },
  HUD: {
    note: '12 CFR 1024.7(e)',
    buckets: gfeParts,
    heads: ['Good Faith Estimate', 'HUD-1'],
    cureBy: () => 'within 30 days of settlement, 12 CFR 1024.7(i)',
  },
};

// The keys of a literal are known by its type.
const buckets = Object.keys(gfeParts) as readonly ToleranceBucket[];

const amounts = (part: string) => (bucket: ToleranceBucket) => <Figure name={`tolerance.${bucket}.${part}`} />;

const columnsOf = ({
  buckets: limits,
  heads: [estimate, final],
}: FormWords): readonly TableColumn<ToleranceBucket>[] => [
  { id: 'bucket', header: 'Limit', rowHead: true, cell: (bucket) => limits[bucket], total: 'Cure' },
  { id: 'estimate', header: estimate, numeric: true, cell: amounts('estimate'), total: '' },
  { id: 'final', header: final, numeric: true, cell: amounts('final'), total: '' },
  {
    id: 'over',
    header: 'Over limit',
    numeric: true,
    cell: amounts('over'),
    total: <Figure name="tolerance.cure" strong />,
  },
];
const columns = { CDF: columnsOf(words.CDF), HUD: columnsOf(words.HUD) } as const;

const notTold = 'Credits of the lender are not compared: what was estimated of them is not entered on Cash to Close.';

export interface TolerancePartProps {
  tolerance: ToleranceState;
  form: StatementFigures['form'];
  closing: WireDate | null;
}

/** The fees beside their estimates, and what is to be given back by when. */
export function TolerancePart({ tolerance, form, closing }: TolerancePartProps) {
  const { note, cureBy } = words[form];
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
  const by = cureBy(closing);
  return (
    <div>
      <Table caption="Tolerance" columns={columns[form]} rows={buckets} rowKey={(bucket) => bucket} />
      <div className="flex flex-col gap-1 px-cell pt-1 text-label text-muted">
        {owed.value > 0 && by !== null && (
          <p className="flex items-center gap-1.5 text-body text-default">
            <TriangleAlert aria-hidden className="size-icon flex-none text-warning-fg" strokeWidth={1.75} />
            <span>
              <Figure name="tolerance.owed" /> to be given back {by}.
            </span>
          </p>
        )}
        {notCompared.length > 0 && <p>Without an estimate, and not compared: {notCompared.join(', ')}.</p>}
        {!comparesCredits && <p>{notTold}</p>}
      </div>
    </div>
  );
}
