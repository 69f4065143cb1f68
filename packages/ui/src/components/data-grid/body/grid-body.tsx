// biome-ignore-all lint/a11y/useSemanticElements: a windowed grid with tracks of its own cannot be a table element
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells take the focus (APG treegrid), not rows
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { onDemand, useLoaded } from '../../../lib/on-demand.ts';
import type { DrawnColumn } from '../columns/column-look.ts';
import type { DataGridMessages } from '../data-grid.messages.ts';
import type { GridRowState, RowKey } from '../data-grid.types.ts';
import type { GridLines } from '../row-model/lines.ts';
import type { GridServer } from '../server/server.types.ts';
import { type CellContent, GridRow } from './grid-row.tsx';
import type { GroupRowProps } from './group-row.tsx';
import { createRowSlots } from './row-slots.ts';
import type { Cell } from './use-active-cell.ts';
import { type GridMeasures, useGridWindow } from './use-grid-window.ts';

// The windowing comes with the first list too long to draw whole, heads of groups with the first of them.
const GridWindow = onDemand(() => import('./grid-window.tsx'));
const GroupRow = onDemand(() => import('./group-row.tsx'), GroupRowOnItsWay);
const noGroups = {};

export interface GridBodyProps<R> {
  lines: GridLines<R>;
  /** Lines to draw: none while the grid is loading. */
  count: number;
  columns: readonly DrawnColumn<R>[];
  measures: GridMeasures;
  active: Cell;
  /** Brings the focus along with the tab stop, see `useActiveCell`. */
  followFocus: () => void;
  /** Rows of the head: `aria-rowindex` goes on behind them. */
  headRows: number;
  rowKey: (row: R) => RowKey;
  currentKey: RowKey | null | undefined;
  /** Undefined where rows are not selected. */
  selected: Pick<ReadonlySet<RowKey>, 'has'> | undefined;
  /** Rows that are selected are ticked, and not tinted. */
  untinted: boolean;
  stateOf: (row: R, key: RowKey) => GridRowState | undefined;
  hrefOf: ((row: R) => string) | undefined;
  editing: CellContent | null;
  /** Depth in groups, from 1; 0 where there are none. */
  levelOf: (row: R) => number;
  isComputed: ((row: R) => boolean) | undefined;
  scroller: RefObject<HTMLElement | null>;
  server: GridServer<R> | undefined;
  text: DataGridMessages;
  /** Drawn over the rows: the marked range. */
  children?: ReactNode;
}

/** The tab stop of a head that is on its way: who comes by a key before it is there goes on from it. */
function GroupRowOnItsWay({ line, ariaRowIndex, activeColumn }: GroupRowProps<unknown>) {
  return (
    <div role="row" aria-rowindex={ariaRowIndex} data-row={line} className="absolute inset-x-0 top-0">
      <div role="rowheader" data-col={0} tabIndex={activeColumn >= 0 ? 0 : -1} />
    </div>
  );
}

/** The rows in view. Scrolling renders this part only. */
export function GridBody<R>(props: GridBodyProps<R>) {
  const { lines, count, columns, measures, active, headRows, editing, server, text } = props;
  const view = useGridWindow(count, active.row, measures);
  const [slots] = useState(createRowSlots);
  useLoaded(lines.groupAt(0) ? GroupRow : noGroups);
  // After every change of what is drawn, also one that only this part knows of.
  useLayoutEffect(() => props.followFocus());
  const first = view.indexes[0] ?? 0;
  const last = view.indexes.at(-1) ?? -1;
  useEffect(() => {
    if (last >= first) server?.need(first, last);
  }, [server, first, last]);
  const keys = view.indexes.map((line) => {
    const row = lines.rowAt(line);
    if (row !== undefined) return props.rowKey(row);
    const group = lines.groupAt(line);
    return group ? `group ${group.path}` : `line ${line}`;
  });
  const slotOf = slots.assign(keys);
  const places = view.indexes.map((_, at) => at);
  // At rest the rows stand in the page as they are read.
  if (view.scrolling && !editing) places.sort((a, b) => (slotOf[a] as number) - (slotOf[b] as number));
  return (
    <>
      <div role={count > 0 ? 'rowgroup' : undefined} className="relative" style={{ height: count * measures.row }}>
        {places.map((at) => {
          const line = view.indexes[at] as number;
          const shared = {
            line,
            ariaRowIndex: line + 1 + headRows,
            top: line * measures.row,
          };
          const slot = slotOf[at];
          const activeColumn = line === active.row ? active.column : -1;
          const row = lines.rowAt(line);
          if (row === undefined) {
            const group = lines.groupAt(line);
            return group ? (
              <GroupRow
                key={slot}
                {...shared}
                group={group}
                columns={columns as never}
                activeColumn={activeColumn}
                lines={lines as never}
                text={text}
              />
            ) : (
              server && (
                <server.PendingRow
                  key={slot}
                  {...shared}
                  columnCount={columns.length}
                  active={line === active.row}
                  error={lines.errorAt?.(line)}
                  onRetry={server.retry}
                  loading={text.loading}
                  retry={text.retry}
                />
              )
            );
          }
          const key = keys[at] as RowKey;
          return (
            <GridRow<R>
              key={slot}
              {...shared}
              row={row}
              rowKey={key}
              level={props.levelOf(row)}
              computed={props.isComputed?.(row)}
              columns={columns}
              activeColumn={activeColumn}
              current={key === props.currentKey}
              selected={props.selected?.has(key)}
              untinted={props.untinted}
              state={props.stateOf(row, key)}
              href={props.hrefOf?.(row)}
              editing={editing?.key === key ? editing : null}
              text={text}
            />
          );
        })}
        {props.children}
      </div>
      {view.windowed && (
        <GridWindow
          count={count}
          rowHeight={measures.row}
          headHeight={measures.head}
          scroller={props.scroller}
          onRange={view.setRange}
        />
      )}
    </>
  );
}
