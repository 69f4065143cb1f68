import { type PointerEvent, useState } from 'react';
import { cn } from '../../lib/cn.ts';
import type { diffViewerMessages } from './diff-viewer.messages.ts';
import { diffCell, diffContent } from './diff-viewer.variants.ts';
import type { SafeRow } from './use-comparison.ts';

export interface DiffRowsProps {
  rows: readonly SafeRow[];
  inline: boolean;
  beforeLabel: string;
  afterLabel: string;
  text: typeof diffViewerMessages;
}

/** Two columns, block beside block; or one column with both. */
export function DiffRows({ rows, inline, beforeLabel, afterLabel, text }: DiffRowsProps) {
  // A selection stays in the column where it began, so that copying keeps one side.
  const [copying, setCopying] = useState<string | null>(null);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    setCopying((event.target as Element).closest<HTMLElement>('[data-side]')?.dataset.side ?? null);
  };
  const kept = (side: string) => (copying !== null && copying !== side ? 'select-none' : undefined);
  const head = 'h-grid-head px-2.5 text-start text-micro font-semibold text-muted';
  const shown = rows.length > 0 ? rows : [{ kind: 'same' as const, before: null, after: null, joined: '' }];
  return (
    <table
      aria-label={text.label}
      onPointerDown={onPointerDown}
      className="w-full table-fixed border-collapse text-body"
    >
      <thead className="sticky top-0 z-grid-head bg-surface-header">
        <tr className="border-b border-hairline">
          {inline ? (
            <th scope="col" className={head}>
              {beforeLabel} → {afterLabel}
            </th>
          ) : (
            <>
              <th scope="col" className={head}>
                {beforeLabel}
              </th>
              <th scope="col" className={cn(head, 'border-s border-hairline')}>
                {afterLabel}
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {shown.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity beyond their place
          <tr key={index} data-kind={row.kind}>
            {inline ? (
              <td className={diffCell({ tone: row.kind === 'same' ? 'same' : 'changed' })}>
                <Content html={row.joined} />
              </td>
            ) : (
              (['before', 'after'] as const).map((side) => {
                const html = row[side];
                const tone = html === null ? 'none' : row.kind === 'same' ? 'same' : 'changed';
                return (
                  <td key={side} data-side={side} className={cn(diffCell({ tone, side }), kept(side))}>
                    {html === null ? text.none(side === 'before' ? beforeLabel : afterLabel) : <Content html={html} />}
                  </td>
                );
              })
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A piece of a comparison. */
export function Content({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by sanitize-rows.ts, the only source of rows
  return <div className={diffContent()} dangerouslySetInnerHTML={{ __html: html }} />;
}
