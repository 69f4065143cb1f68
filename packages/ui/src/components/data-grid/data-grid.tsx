// biome-ignore-all lint/a11y/useSemanticElements: a windowed grid with tracks of its own cannot be a table element
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells take the focus (APG grid), not rows and groups
import {
  type CSSProperties,
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { cn } from '../../lib/cn.ts';
import { EmptyState } from '../empty-state/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { dataGridMessages } from './data-grid.messages.ts';
import type { DataGridProps, GridState } from './data-grid.types.ts';
import { clampWidth, initialGridState, minimumOf, trackOf, trackVariable, visibleColumns } from './grid-columns.ts';
import { GridHead } from './grid-head.tsx';
import { GridRow } from './grid-row.tsx';
import { filterRows, nextSort, sortRows } from './grid-rows.ts';
import { useActiveCell } from './use-active-cell.ts';
import { useGridWindow } from './use-grid-window.ts';

// The windowing comes with the first list too long to draw whole.
const GridWindow = lazy(() => import('./grid-window.tsx'));

/** Step of Alt Shift Left and Right. */
const STEP = 16;

/** Height of head and rows in this density, and the width there is. */
function useMeasures(scroller: React.RefObject<HTMLElement | null>) {
  const [measures, setMeasures] = useState({ row: 24, head: 28, width: 0 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => {
      const style = getComputedStyle(element);
      const row = Number.parseFloat(style.getPropertyValue('--grid-row')) || 24;
      const head = Number.parseFloat(style.getPropertyValue('--grid-head')) || 28;
      const width = element.clientWidth;
      setMeasures((before) =>
        before.row === row && before.head === head && before.width === width ? before : { row, head, width },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // A change of density elsewhere in the page changes the rows but not necessarily this box.
    const density = new MutationObserver(measure);
    density.observe(document.documentElement, { attributes: true, attributeFilter: ['data-density'] });
    return () => {
      observer.disconnect();
      density.disconnect();
    };
  }, [scroller]);
  return measures;
}

/** A grid of rows that are opened and sorted: windowed, one tab stop, keys of the APG grid. */
export function DataGrid<R>(props: DataGridProps<R>) {
  const {
    label,
    columns,
    rows,
    rowKey,
    filter = '',
    onRowOpen,
    openOn = 'double-click',
    rowHref,
    rowAction,
    currentKey,
    onCurrentChange,
    rowState,
    status = 'ready',
    loadingLabel,
    empty,
    error,
    state: given,
    defaultState,
    onStateChange,
    resizable = true,
    className,
  } = props;
  const text = { ...dataGridMessages, ...props.messages };
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const measures = useMeasures(scroller);

  const [own, setOwn] = useState<GridState>({ ...initialGridState, ...defaultState });
  const state = given ?? own;
  const change = (part: Partial<GridState>) => {
    const next = { ...state, ...part };
    setOwn(next);
    onStateChange?.(next);
  };

  const shown = useMemo(() => visibleColumns(columns, state, measures.width), [columns, state, measures.width]);
  const words = useDeferredValue(filter);
  const found = useMemo(() => filterRows(rows, columns, words), [rows, columns, words]);
  const order = useMemo(() => sortRows(rows, columns, state.sort, found), [rows, columns, state.sort, found]);
  const count = status === 'ready' ? (order ? order.length : rows.length) : 0;
  const rowAt = (at: number): R | undefined => rows[order ? (order[at] ?? -1) : at];
  const keyAt = (at: number) => {
    const row = rowAt(at);
    return row === undefined ? undefined : rowKey(row);
  };

  const scrollTo = useRef((_row: number) => {});
  const { active, move, onKey } = useActiveCell({
    rowCount: count,
    columnCount: shown.length,
    pageSize: () => Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - measures.head) / measures.row) - 1),
    keyAt,
    placeOf: (key) => {
      for (let at = 0; at < count; at++) if (keyAt(at) === key) return at;
      return -1;
    },
    scrollTo: (row) => scrollTo.current(row),
    grid,
  });
  const view = useGridWindow(count, active.row, measures, scroller);
  scrollTo.current = view.scrollTo;

  const latest = useRef({ rowAt, move, onRowOpen, openOn, onCurrentChange });
  latest.current = { rowAt, move, onRowOpen, openOn, onCurrentChange };
  const activeKey = active.row >= 0 ? keyAt(active.row) : undefined;
  const [focused, setFocused] = useState(false);
  const reported = useRef<string | number | undefined>(undefined);
  useEffect(() => {
    if (!focused || reported.current === activeKey) return;
    reported.current = activeKey;
    const row = latest.current.rowAt(active.row);
    latest.current.onCurrentChange?.(row ?? null);
  }, [focused, activeKey, active.row]);

  const onCellClick = useCallback((event: MouseEvent, row: number, column: number) => {
    latest.current.move({ row, column });
    const target = event.target as Element;
    if (
      latest.current.openOn !== 'click' ||
      target.closest('a,button,input') ||
      window.getSelection()?.type === 'Range'
    )
      return;
    const data = latest.current.rowAt(row);
    if (data !== undefined) latest.current.onRowOpen?.(data);
  }, []);
  const onCellDoubleClick = useCallback((at: number) => {
    const row = latest.current.rowAt(at);
    if (row !== undefined && latest.current.openOn === 'double-click') latest.current.onRowOpen?.(row);
  }, []);

  const setSort = (at: number) => {
    const column = shown[at];
    move({ row: -1, column: at });
    if (column && column.sortable !== false) change({ sort: nextSort(state.sort, column.id) });
  };
  const setWidth = (at: number, width: number | null) => {
    const column = shown[at];
    if (!column) return;
    const { [column.id]: _old, ...rest } = state.widths;
    change({ widths: width === null ? rest : { ...rest, [column.id]: clampWidth(width) } });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cell = (event.target as Element).closest('[data-col]');
    // Keys of a control inside a cell are its own.
    if (!cell || event.target !== cell || onKey(event)) return;
    const { row: at, column } = active;
    if (at < 0) {
      if (event.key === 'Enter' || event.key === ' ') setSort(column);
      else if (resizable && event.altKey && event.shiftKey && (event.key === 'ArrowLeft' || event.key === 'ArrowRight'))
        setWidth(column, cell.getBoundingClientRect().width + (event.key === 'ArrowRight' ? STEP : -STEP));
      else return;
    } else {
      const row = rowAt(at);
      if (row === undefined) return;
      if (event.key === 'Enter' && onRowOpen && !event.altKey && !event.ctrlKey) onRowOpen(row);
      else if (event.key === ' ' && rowAction) rowAction(row);
      else return;
    }
    event.preventDefault();
  };

  const style: Record<string, string | number> = {
    '--cols': shown.map((_, at) => `var(${trackVariable(at)})`).join(' '),
  };
  shown.forEach((column, at) => {
    style[trackVariable(at)] = trackOf(column, state.widths);
  });
  style.minWidth = shown.reduce((sum, column) => sum + minimumOf(column, state.widths), 0);
  const current = currentKey === undefined ? (focused ? activeKey : reported.current) : currentKey;

  const placeholder =
    status === 'loading' ? (
      <Skeleton rows={12} label={loadingLabel ?? text.loading} className="px-cell" />
    ) : status === 'error' ? (
      error
    ) : count > 0 ? null : rows.length > 0 ? (
      <EmptyState title={text.noMatch(words)} />
    ) : (
      (empty ?? <EmptyState title={text.empty} />)
    );

  return (
    <div
      ref={scroller}
      data-slot="data-grid"
      data-status={status}
      className={cn('relative min-h-0 flex-1 overflow-auto bg-surface-base text-body text-default', className)}
    >
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        aria-rowcount={status === 'ready' ? count + 1 : -1}
        aria-colcount={shown.length}
        aria-busy={status === 'loading' || undefined}
        onKeyDown={onKeyDown}
        onFocus={() => setFocused(true)}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setFocused(false)}
        style={style as CSSProperties}
      >
        <GridHead
          columns={shown}
          sort={state.sort}
          activeColumn={active.row < 0 ? active.column : -1}
          resizable={resizable}
          onSort={setSort}
          onResize={(at, width) => grid.current?.style.setProperty(trackVariable(at), `${clampWidth(width)}px`)}
          onResizeEnd={setWidth}
        />
        {placeholder ? (
          <div role="rowgroup">
            <div role="row" aria-rowindex={2}>
              <div role="gridcell" aria-colspan={shown.length}>
                {placeholder}
              </div>
            </div>
          </div>
        ) : (
          <div role="rowgroup" className="relative" style={{ height: count * measures.row }}>
            {view.indexes.map((index) => {
              const row = rowAt(index);
              if (row === undefined) return null;
              const key = rowKey(row);
              return (
                <GridRow<R>
                  key={key}
                  row={row}
                  index={index}
                  top={index * measures.row}
                  columns={shown}
                  activeColumn={index === active.row ? active.column : -1}
                  current={key === current}
                  state={rowState?.(row)}
                  href={rowHref?.(row)}
                  onCellClick={onCellClick}
                  onCellDoubleClick={onCellDoubleClick}
                />
              );
            })}
          </div>
        )}
      </div>
      {view.windowed && (
        <Suspense fallback={null}>
          <GridWindow
            count={count}
            rowHeight={measures.row}
            headHeight={measures.head}
            scroller={scroller}
            onRange={view.setRange}
          />
        </Suspense>
      )}
      <span role="status" className="sr-only">
        {status === 'ready' && words !== '' ? text.rows(count, rows.length) : ''}
      </span>
    </div>
  );
}
