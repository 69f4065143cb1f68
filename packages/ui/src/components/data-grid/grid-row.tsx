// biome-ignore-all lint/a11y/useSemanticElements: a windowed grid with tracks of its own cannot be a table element
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells take the focus (APG grid), not rows and groups
// biome-ignore-all lint/a11y/noStaticElementInteractions: the role is gridcell or rowheader
// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: the role is gridcell or rowheader
import { type MouseEvent, memo, type ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { KitLink } from '../link/index.ts';
import type { GridColumn, GridRowState } from './data-grid.types.ts';
import { cellText } from './grid-rows.ts';

export interface GridRowProps<R> {
  row: R;
  /** Place among the rows shown, from 0. */
  index: number;
  top: number;
  columns: readonly GridColumn<R>[];
  /** Column of the tab stop, -1 if it is in another row. */
  activeColumn: number;
  current: boolean;
  state: GridRowState | undefined;
  href: string | undefined;
  onCellClick: (event: MouseEvent, index: number, column: number) => void;
  onCellDoubleClick: (index: number) => void;
}

/** The full text as tooltip, only where it is cut. */
const nameIfCut = (event: MouseEvent<HTMLElement>) => {
  const element = event.currentTarget;
  element.title = element.scrollWidth > element.clientWidth ? (element.textContent ?? '') : '';
};

const look: Record<NonNullable<GridColumn<unknown>['kind']>, string> = {
  text: '',
  number: 'text-right figures',
  date: 'figures',
  identifier: 'font-[550] identifier',
  muted: 'text-muted',
};

function GridRowView<R>({
  row,
  index,
  top,
  columns,
  activeColumn,
  current,
  state,
  href,
  onCellClick,
  onCellDoubleClick,
}: GridRowProps<R>) {
  const named = Math.max(
    0,
    columns.findIndex((column) => column.rowHeader),
  );
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={state?.tone === 'selected' || undefined}
      data-current={current || undefined}
      data-tone={state?.tone}
      className={cn(
        'group/row absolute inset-x-0 top-0 grid h-grid-row [grid-template-columns:var(--cols)] bg-surface-base figures hover:bg-surface-hover',
        'data-[tone=selected]:bg-surface-selected data-[tone=blocked]:bg-danger-bg data-current:bg-surface-current',
      )}
      style={{ transform: `translateY(${top}px)` }}
    >
      {columns.map((column, at) => {
        const kind = column.kind ?? 'text';
        let content: ReactNode = column.render ? column.render(row) : cellText(column, row);
        if (at === named && href !== undefined)
          content = (
            <KitLink href={href} tabIndex={-1} className="text-inherit no-underline hover:underline">
              {content}
            </KitLink>
          );
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled once, on the grid
          <div
            key={column.id}
            role={at === named ? 'rowheader' : 'gridcell'}
            aria-colindex={at + 1}
            data-row={index}
            data-col={at}
            tabIndex={at === activeColumn ? 0 : -1}
            onClick={(event) => onCellClick(event, index, at)}
            onDoubleClick={() => onCellDoubleClick(index)}
            onMouseEnter={column.render ? undefined : nameIfCut}
            className={cn(
              'min-w-0 border-b border-hairline px-cell leading-[calc(var(--grid-row)-1px)] scroll-mt-grid-head',
              column.render ? 'flex items-center overflow-clip' : 'truncate',
              'focus:outline-2 focus:-outline-offset-2 focus:outline-focus-ring focus:bg-surface-base',
              at === 0 &&
                'sticky left-0 z-sticky-cell bg-inherit group-data-current/row:shadow-[inset_3px_0_0_var(--accent-border)]',
              look[kind],
              column.render && kind === 'number' && 'justify-end',
            )}
          >
            {content}
            {at === named && state?.description !== undefined && <span className="sr-only">, {state.description}</span>}
          </div>
        );
      })}
    </div>
  );
}

/** One row. Renders again only if something of its own changed. */
export const GridRow = memo(GridRowView) as typeof GridRowView;
