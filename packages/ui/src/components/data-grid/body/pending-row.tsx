// biome-ignore-all lint/a11y/useSemanticElements: a windowed grid with tracks of its own cannot be a table element
// biome-ignore-all lint/a11y/useFocusableInteractive: the cell takes the focus (APG grid), not the row
import { Button } from '../../button/index.ts';

export interface PendingRowProps {
  line: number;
  ariaRowIndex: number;
  top: number;
  columnCount: number;
  active: boolean;
  /** Why it could not be loaded; without it, it is on its way. */
  error: string | undefined;
  onRetry: (() => void) | undefined;
  loading: string;
  retry: string;
}

const widths = ['46%', '62%', '38%', '54%'];

/** A line whose row is not here yet: a bar of true height, or why it did not come and a way to ask again. */
export function PendingRow(props: PendingRowProps) {
  const { line, error } = props;
  return (
    <div
      role="row"
      aria-rowindex={props.ariaRowIndex}
      aria-busy={error === undefined || undefined}
      data-row={line}
      className="absolute inset-x-0 top-0 h-grid-row bg-surface-base"
      style={{ transform: `translateY(${props.top}px)` }}
    >
      <div
        role="gridcell"
        aria-colspan={props.columnCount}
        aria-colindex={1}
        data-col={0}
        tabIndex={props.active ? 0 : -1}
        className="flex h-full items-center gap-2 border-b border-hairline px-cell scroll-mt-grid-head focus:outline-2 focus:-outline-offset-2 focus:outline-focus-ring"
      >
        {error === undefined ? (
          <>
            <span className="sr-only">{props.loading}</span>
            <i
              aria-hidden
              className="block h-[6px] rounded-xs bg-(--border-hairline)"
              style={{ width: widths[line % widths.length] }}
            />
          </>
        ) : (
          <>
            <span className="text-danger-fg">{error}</span>
            <Button size="sm" variant="quiet" tabIndex={-1} onClick={props.onRetry}>
              {props.retry}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
