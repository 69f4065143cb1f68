import { cn } from '../../lib/cn.ts';
import { skeletonMessages } from './skeleton.messages.ts';

export interface SkeletonProps {
  /** Number of lines, each of the height of a row. Default 4. */
  rows?: number;
  /** What is being loaded, in words: "Calculating premiums". Shown below and announced once. */
  label?: string;
  /** Height of one row in px. Default: the grid row of the density. */
  rowHeight?: number;
  /** Default true: nothing is shown for the first 300 ms. */
  delayed?: boolean;
  className?: string;
  messages?: Partial<typeof skeletonMessages>;
}

const widths = ['60%', '92%', '78%', '85%', '71%', '88%'];

/** Placeholder of true row height, so nothing moves when the rows come. Still: no shimmer. */
export function Skeleton({ rows = 4, label, rowHeight, delayed = true, className, messages }: SkeletonProps) {
  return (
    <div data-slot="skeleton" role="status" className={cn(delayed && '[animation:fade-in_1ms_300ms_both]', className)}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines without identity
        <div key={row} aria-hidden className="flex h-grid-row items-center" style={{ height: rowHeight }}>
          <i
            className="block h-[6px] rounded-xs bg-(--border-hairline)"
            style={{ width: widths[row % widths.length] }}
          />
        </div>
      ))}
      {label === undefined ? (
        <span className="sr-only">{{ ...skeletonMessages, ...messages }.loading}</span>
      ) : (
        <p className="mt-1 text-label text-muted">{label}</p>
      )}
    </div>
  );
}
