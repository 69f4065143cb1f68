import { Printer, RefreshCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { useWidth } from '../../hooks/use-width.ts';
import { cn } from '../../lib/cn.ts';
import type { DiffChange } from '../../lib/html-diff/index.ts';
import { printFrame } from '../../lib/print-frame.ts';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { ChangeBar } from './change-bar.tsx';
import { DiffRows } from './diff-rows.tsx';
import { diffViewerMessages } from './diff-viewer.messages.ts';
import { comparisonPage } from './print-comparison.ts';
import { useChangeCursor } from './use-change-cursor.ts';
import { useComparison } from './use-comparison.ts';

/** Characters of both texts together above which they are compared as plain text. */
export const DIFF_MAX_SIZE = 4_000_000;
/** Px below which two columns have no room. */
const NARROW = 520;

export interface DiffViewerProps {
  /** HTML, or RTF if `rtfToHtml` is given. Nothing: the column says so. */
  before?: string | null;
  after?: string | null;
  /** Heads of the columns. Default 'Old Value' and 'New Value'. */
  beforeLabel?: string;
  afterLabel?: string;
  /** Turns RTF into HTML. Must keep its identity, or the comparison starts anew on every render. */
  rtfToHtml?: (rtf: string) => Promise<string>;
  /** `auto`: one column where there is no room for two. Default 'auto'. */
  layout?: 'auto' | 'columns' | 'inline';
  /** Characters of both together above which formatting is left out. Default 4,000,000. */
  maxSize?: number;
  /** Switches at the start. */
  defaultIgnore?: { case?: boolean; space?: boolean; format?: boolean };
  className?: string;
  messages?: Partial<typeof diffViewerMessages>;
}

type Texts = typeof diffViewerMessages;

/** Two texts beside each other, aligned block by block, changed words marked. */
export function DiffViewer(props: DiffViewerProps) {
  const {
    before,
    after,
    layout = 'auto',
    maxSize = DIFF_MAX_SIZE,
    rtfToHtml,
    defaultIgnore,
    className,
    messages,
  } = props;
  const text: Texts = { ...diffViewerMessages, ...messages };
  const beforeLabel = props.beforeLabel ?? text.beforeLabel;
  const afterLabel = props.afterLabel ?? text.afterLabel;
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box, NARROW);
  const inline = layout === 'inline' || (layout === 'auto' && width < NARROW);
  const [ignore, setIgnore] = useState({ case: false, space: false, format: false, ...defaultIgnore });
  const [attempt, setAttempt] = useState(0);
  const state = useComparison({
    before: before ?? '',
    after: after ?? '',
    ignore,
    maxSize,
    rtfToHtml,
    noConverter: text.noConverter,
    attempt,
  });
  const changes = state.status === 'ready' ? state.changes : [];
  const cursor = useChangeCursor(
    box,
    changes.length,
    state.status === 'ready' ? state : null,
    inline ? 'td' : 'td[data-side]',
  );
  const current = changes[cursor.at - 1];
  const toggle = (what: keyof typeof ignore, label: string) => (
    <Checkbox label={label} value={ignore[what]} onValueChange={(on) => setIgnore({ ...ignore, [what]: on })} />
  );
  return (
    <div
      ref={box}
      data-slot="diff-viewer"
      data-layout={inline ? 'inline' : 'columns'}
      className={cn('flex min-h-0 flex-col gap-2 text-default', className)}
    >
      {state.status === 'comparing' ? (
        <Comparing progress={state.progress} text={text} />
      ) : state.status === 'failed' ? (
        <EmptyState
          kind="error"
          title={text.failed}
          action={
            <Button size="sm" icon={RefreshCw} onClick={() => setAttempt(attempt + 1)}>
              {text.retry}
            </Button>
          }
        >
          {state.reason}
        </EmptyState>
      ) : (
        <>
          {state.plain && (
            <p role="status" className="text-label text-muted">
              {text.plain}
            </p>
          )}
          {/* biome-ignore lint/a11y/useSemanticElements: a section with a name is a landmark, and this is only a place that scrolls */}
          <div
            role="group"
            aria-label={text.label}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            tabIndex={0}
            className="min-h-0 flex-auto overflow-auto rounded-sm border border-hairline focus-visible:outline-offset-[-2px]"
          >
            <DiffRows rows={state.rows} inline={inline} beforeLabel={beforeLabel} afterLabel={afterLabel} text={text} />
          </div>
        </>
      )}
      <div data-print="hide" className="flex flex-none flex-wrap items-center gap-x-2 gap-y-1">
        <ChangeBar
          cursor={cursor}
          count={state.status === 'ready' ? changes.length : null}
          described={current && describe(current, text)}
          text={text}
        />
        <fieldset className="m-0 ms-auto flex min-w-0 items-center gap-3 p-0 text-label">
          <legend className="float-start text-muted">{text.ignore}</legend>
          {toggle('space', text.ignoreSpace)}
          {toggle('case', text.ignoreCase)}
          {toggle('format', text.ignoreFormat)}
        </fieldset>
        <IconButton
          size="sm"
          icon={Printer}
          label={text.print}
          disabled={state.status !== 'ready'}
          onClick={() => {
            if (state.status !== 'ready') return;
            void printFrame({ html: comparisonPage(state.rows, [beforeLabel, afterLabel], text.none) });
          }}
        />
      </div>
    </div>
  );
}

function describe({ kind, before, after }: DiffChange, text: Texts): string {
  if (kind === 'replaced') return text.replaced(before, after);
  if (kind === 'added') return text.added(after);
  return kind === 'removed' ? text.removed(before) : text.format(after);
}

function Comparing({ progress, text }: { progress: number | null; text: Texts }) {
  return (
    <div className="min-h-0 flex-auto p-2">
      <Skeleton rows={6} label={text.comparing} />
      {progress !== null && (
        <div
          role="progressbar"
          aria-label={text.comparing}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(progress * 100)}
          className="mt-2 h-[3px] rounded-xs bg-(--border-hairline)"
        >
          <div className="h-full rounded-xs bg-accent-border" style={{ width: `${progress * 100}%` }} />
        </div>
      )}
    </div>
  );
}
