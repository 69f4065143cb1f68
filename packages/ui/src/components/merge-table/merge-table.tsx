import { type ReactNode, useId } from 'react';
import { cn } from '../../lib/cn.ts';
import { Button } from '../button/index.ts';
import { mergeTableMessages } from './merge-table.messages.ts';

export type MergeSide = 'yours' | 'theirs';

/** One field that both sides changed, or that differs. */
export interface MergeRow<F extends string = string> {
  field: F;
  label: string;
  /** Stored values; the chosen one is in the merged record. */
  yours: unknown;
  theirs: unknown;
  /** As read. Default: the value as text, "Empty" for none. */
  yoursText?: ReactNode;
  theirsText?: ReactNode;
  /** Figures right. */
  numeric?: boolean;
}

export type MergeChoice<F extends string = string> = Readonly<Record<F, MergeSide>>;

/** The record of the chosen values. */
export function mergedRecord<F extends string>(
  rows: readonly MergeRow<F>[],
  choice: MergeChoice<F>,
): Record<F, unknown> {
  return Object.fromEntries(
    rows.map((row) => [row.field, choice[row.field] === 'theirs' ? row.theirs : row.yours]),
  ) as Record<F, unknown>;
}

/** The same side for every row. */
export function chooseAll<F extends string>(rows: readonly MergeRow<F>[], side: MergeSide): MergeChoice<F> {
  return Object.fromEntries(rows.map((row) => [row.field, side])) as Record<F, MergeSide>;
}

export interface MergeTableProps<F extends string> {
  rows: readonly MergeRow<F>[];
  value: MergeChoice<F>;
  onValueChange: (value: MergeChoice<F>) => void;
  messages?: Partial<typeof mergeTableMessages>;
}

const textOf = (value: unknown, text: ReactNode, empty: string): ReactNode =>
  text ??
  (value === null || value === undefined || value === '' ? (
    <span className="text-subtle">{empty}</span>
  ) : (
    String(value as string | number | boolean)
  ));

/** Field, yours, theirs, with a choice per row. Tab goes from row to row, Left and Right choose. */
export function MergeTable<F extends string>({ rows, value, onValueChange, messages }: MergeTableProps<F>) {
  const text = { ...mergeTableMessages, ...messages };
  const id = useId();
  const theirs = rows.filter((row) => value[row.field] === 'theirs').length;
  return (
    <div data-slot="merge-table">
      <div className="mb-2 flex items-center gap-1.5">
        <Button size="sm" onClick={() => onValueChange(chooseAll(rows, 'yours'))}>
          {text.allYours}
        </Button>
        <Button size="sm" onClick={() => onValueChange(chooseAll(rows, 'theirs'))}>
          {text.allTheirs}
        </Button>
        <span role="status" className="ml-auto text-label text-muted figures">
          {text.chosen(rows.length - theirs, theirs)}
        </span>
      </div>
      <table className="w-full border-separate border-spacing-0">
        <thead>
          <tr>
            {[text.field, text.yours, text.theirs].map((head, at) => (
              <th
                key={head}
                scope="col"
                className={cn(
                  'h-grid-head border-b border-default bg-surface-header px-cell text-left text-micro font-medium text-muted',
                  at === 0 ? 'w-[28%]' : 'w-[36%]',
                )}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.field}>
              <th
                scope="row"
                id={`${id}-${at}`}
                className="border-b border-hairline px-cell text-left align-top leading-[calc(var(--grid-row)-1px)] font-normal text-muted"
              >
                {row.label}
              </th>
              {(['yours', 'theirs'] as const).map((side) => (
                <td key={side} className="border-b border-hairline p-0 align-top">
                  <label
                    className={cn(
                      'relative flex min-h-grid-row cursor-pointer items-start gap-2 px-cell leading-[calc(var(--grid-row)-1px)] figures hover:bg-surface-hover has-checked:bg-surface-selected',
                      'has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus-ring',
                    )}
                  >
                    <input
                      type="radio"
                      name={`${id}-${row.field}`}
                      value={side}
                      checked={(value[row.field] ?? 'yours') === side}
                      aria-describedby={`${id}-${at}`}
                      onChange={() => onValueChange({ ...value, [row.field]: side })}
                      className="mt-[5px] size-3.5 flex-none accent-(--accent-solid) outline-none"
                    />
                    <span className="sr-only">{`${row.label}, ${side === 'yours' ? text.yours : text.theirs}: `}</span>
                    <span className={cn('min-w-0 flex-1 break-words', row.numeric && 'text-right')}>
                      {textOf(row[side], side === 'yours' ? row.yoursText : row.theirsText, text.empty)}
                    </span>
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
