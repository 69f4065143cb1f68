// biome-ignore-all lint/a11y/useSemanticElements: a windowed grid with tracks of its own cannot be a table element
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells take the focus (APG grid), not rows and groups
// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: the role is grid or treegrid
import { type CSSProperties, useMemo, useRef, useState } from 'react';
import { cn } from '../../lib/cn.ts';
import { onDemand } from '../../lib/on-demand.ts';
import { GridBody } from './body/grid-body.tsx';
import type { CellContent } from './body/grid-row.tsx';
import { useActiveCell } from './body/use-active-cell.ts';
import { useCurrentRow } from './body/use-current-row.ts';
import { scrollToLine } from './body/use-grid-window.ts';
import { useMeasures } from './body/use-measures.ts';
import type { GridColumn } from './columns/column.types.ts';
import { columnActs } from './columns/column-acts.ts';
import { GridHead } from './columns/grid-head.tsx';
import { useGridState } from './columns/use-grid-state.ts';
import { useHeadActs } from './columns/use-head-acts.ts';
import { useShownColumns } from './columns/use-shown-columns.ts';
import { dataGridMessages } from './data-grid.messages.ts';
import type { DataGridProps, GridRowState, RowKey } from './data-grid.types.ts';
import type { EarlyKey, GridExtension, GridInside } from './grid-inside.ts';
import { outlineOf } from './row-model/outline.ts';
import { useLines } from './row-model/use-lines.ts';
import type { RowAct } from './rows/row-acts.types.ts';
import { useSelection } from './selection/use-selection.ts';
import { useGridEvents } from './use-grid-events.ts';
import { useGridHandle } from './use-grid-handle.ts';

// Each comes when it is first wanted.
const GridPlaceholder = onDemand(() => import('./body/grid-placeholder.tsx'));
const FootRows = onDemand(() => import('./body/foot-rows.tsx'));
const ColumnMenu = onDemand(async () => ({ default: (await import('./menus.ts')).ColumnMenu }));
const FilterRow = onDemand(() => import('./columns/filter-row.tsx'));
const Spreadsheet = onDemand(() => import('./editing/spreadsheet.tsx'));

const noStates: ReadonlyMap<RowKey, GridRowState> = new Map();

/** A grid of rows: sorted, filtered, grouped, edited like a spreadsheet; windowed, one tab stop, keys of the APG grid. */
export function DataGrid<R, C extends GridColumn<R> = GridColumn<R>>(given: DataGridProps<R, C>) {
  // What the caller is told of are cells of these columns.
  const props = given as unknown as DataGridProps<R>;
  const { label, rows, rowKey, filter = '', rowState, status = 'ready', server, resizable = true } = props;
  const { selectable = false, columnMenu = resizable, filterRow = false, className } = props;
  const text = useMemo(() => ({ ...dataGridMessages, ...props.messages }), [props.messages]);
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const extension = useRef<GridExtension | null>(null);
  const early = useRef<EarlyKey[]>([]);
  const [content, setContent] = useState<CellContent | null>(null);
  const [rowStates, setRowStates] = useState(noStates);
  const [said, setSaid] = useState({ words: '', sought: '' });
  const [filtersShown, setFiltersShown] = useState(filterRow);
  const { state, change, reset } = useGridState(props);

  const outline = outlineOf(props, state);
  const { sections, foot, footRows, hasHeadGroups } = outline;
  const headRows = 1 + (filtersShown ? 1 : 0) + (hasHeadGroups ? 1 : 0);
  const measures = useMeasures(scroller, headRows - 1, footRows, state.density, props.likelySize);
  const { columns, areComing, shown, drawn, style } = useShownColumns(props.columns, selectable, state, measures.width);
  const { lines, words, toggleGroup, openGroups } = useLines({ ...props, filter, columns, state, server, sections });
  // An announcement belongs to the search it was made in. After another search, the number of matches is announced instead.
  const sought = JSON.stringify([words, state.filters]);
  const announce = (spoken: string) => setSaid({ words: spoken, sought });
  const count = status === 'ready' && !areComing ? lines.count : 0;
  const lineCount = count + (areComing ? 0 : foot.length);

  const keyAt = (line: number): RowKey | undefined => {
    if (line >= count) return foot[line - count]?.key;
    const row = lines.rowAt(line);
    return row === undefined ? lines.groupAt(line)?.path : rowKey(row);
  };
  const placeOf = (key: RowKey) => {
    for (let at = 0; at < lineCount; at++) if (keyAt(at) === key) return at;
    return -1;
  };
  const scrollTo = (line: number) => line < count && scrollToLine(scroller, line, measures);
  const place = useActiveCell({
    rowCount: lineCount,
    columnCount: drawn.length,
    firstColumn: props.onCellsChange ? drawn.findIndex(({ column }) => column.editor) : 0,
    pageSize: () => Math.max(1, Math.floor((measures.height - measures.head - measures.foot) / measures.row) - 1),
    keyAt,
    placeOf,
    columnOf: (id) => drawn.findIndex(({ column }) => column.id === id),
    scrollTo,
    grid,
    scroller,
  });
  const { active } = place;
  const selection = useSelection({
    ...props,
    isServed: server !== undefined,
    sought,
    announce,
    text,
    count,
    rowCount: outline.selectableIn(lines),
    keyAt: (line) => (outline.isSelectable(lines.rowAt(line)) ? keyAt(line) : undefined),
    readKeys: server && (async (first, last) => (await server.read(first, last)).map(rowKey)),
    *allKeys() {
      for (const row of lines.rows()) if (outline.isSelectable(row)) yield rowKey(row);
    },
  });
  const current = useCurrentRow(props, place, drawn, lines.rowAt, keyAt);
  const head = useHeadActs({
    columns,
    drawn,
    state,
    change,
    move: place.move,
    grid,
    resizable,
    arranged: columnMenu,
    toggleAll: selection.toggleAll,
    announce,
    text,
  });
  const toggleFilters = () => {
    if (filtersShown) place.focus();
    setFiltersShown(!filtersShown);
  };
  const stateOf = (row: R, key: RowKey) => {
    const own = rowStates.get(key);
    const given = rowState?.(row);
    return own && given ? { ...given, ...own, cells: { ...given.cells, ...own.cells } } : (own ?? given);
  };
  const filtered = words !== '' || Object.keys(state.filters).length > 0;
  const onRowAct = (act: RowAct, section?: string) => {
    if (extension.current) return extension.current.onRowAct(act, section);
    // What is typed before its parts are there is for the row that comes.
    if (!grid.current?.contains(document.activeElement)) place.focus();
    early.current.push({ act, section });
  };

  const inside = useRef<GridInside<R>>(null as never);
  inside.current = {
    props,
    columns: drawn,
    lines,
    active,
    text,
    foot,
    sections,
    openGroup: (path) => openGroups([path]),
    keyAt,
    placeOf,
    move: place.move,
    target: place.target,
    focus: place.focus,
    scrollTo,
    stateOf: (row) => stateOf(row, rowKey(row)),
    rowActs: status === 'ready' && !server ? props.rowActs : undefined,
    selected: selectable ? selection.rows : null,
    unselect: selection.unselect,
    filtered,
    sorted: state.sort.length > 0 || state.group.length > 0,
    covered: measures.head + measures.foot,
    setContent,
    setRowStates,
    announce,
    root: () => grid.current,
  };
  const events = useGridEvents({
    inside,
    extension,
    early,
    place,
    head,
    selection: selectable ? selection : null,
    toggleGroup,
    toggleFilters,
    onRowAct,
    setFocused: current.setFocused,
  });
  useGridHandle(props, { place, lines, openGroups, shown, reset, toggleFilters, actOnRows: onRowAct });

  const opened = drawn[head.menu];
  return (
    <div
      ref={scroller}
      data-slot="data-grid"
      data-status={status}
      data-density={state.density}
      className={cn(
        'relative min-h-0 flex-1 overflow-auto bg-surface-base text-body text-default print:flex-none print:overflow-visible',
        className,
      )}
    >
      <div
        ref={grid}
        role={outline.isTree ? 'treegrid' : 'grid'}
        aria-label={label}
        aria-rowcount={status === 'ready' ? count + headRows + footRows : -1}
        aria-colcount={drawn.length}
        data-movable={(props.rowActs && props.rowActs.movable !== false) || undefined}
        data-undo={props.undo}
        aria-multiselectable={selectable || undefined}
        aria-busy={status === 'loading' || areComing || undefined}
        style={style as CSSProperties}
        {...events}
      >
        {!areComing && (
          <GridHead
            columns={drawn}
            sort={state.sort}
            activeColumn={active.row < 0 ? active.column : -1}
            resizable={resizable}
            hasMenu={columnMenu}
            hasGroups={hasHeadGroups}
            allSelected={selection.all}
            text={text}
            onPress={head.press}
            onResize={head.drag}
            onResizeEnd={head.setWidth}
            onMove={head.moveColumn}
            onMenu={head.openMenu}
          >
            {(opened || filtersShown) && (
              <>
                {opened && (
                  <ColumnMenu
                    column={opened.column as never}
                    at={head.menu}
                    count={drawn.length}
                    state={state}
                    boxOf={head.boxOf}
                    filtersShown={filtersShown}
                    text={text}
                    change={change}
                    onMove={head.moveColumn}
                    onReset={reset}
                    onToggleFilters={() => setFiltersShown(!filtersShown)}
                    onClose={head.closeMenu}
                  />
                )}
                {filtersShown && (
                  <FilterRow
                    columns={drawn as never}
                    ariaRowIndex={headRows}
                    filters={state.filters}
                    text={text}
                    focusColumn={filterRow ? -1 : active.column}
                    onFilter={(id, sought) => change(columnActs.filter(state, id, sought))}
                    onLeave={(at) => place.move({ row: Math.max(0, active.row), column: at })}
                  />
                )}
              </>
            )}
          </GridHead>
        )}
        {count === 0 && !areComing && (
          <GridPlaceholder
            {...props}
            status={status}
            text={text}
            span={drawn.length}
            ariaRowIndex={headRows + 1}
            filtered={filtered && (server !== undefined || rows.length > 0)}
            words={words}
          />
        )}
        <GridBody<R>
          lines={lines}
          count={count}
          columns={drawn}
          measures={measures}
          active={active}
          followFocus={place.follow}
          headRows={headRows}
          rowKey={rowKey}
          currentKey={current.key}
          selected={selectable ? selection.rows : undefined}
          untinted={props.actsOnSelected === false}
          stateOf={stateOf}
          hrefOf={props.rowHref}
          editing={content}
          levelOf={outline.levelOf}
          isComputed={props.isComputed}
          scroller={scroller}
          server={server}
          text={text}
        >
          {(props.onCellsChange || props.rowActs || props.rowMenu || current.touched) && (
            <Spreadsheet inside={inside as never} extension={extension} early={early} rowHeight={measures.row} />
          )}
        </GridBody>
        {(lineCount > count || (outline.hasTotals && count > 0)) && (
          <FootRows
            own={lineCount > count ? foot : null}
            columns={drawn as never}
            lines={lines as never}
            line={count}
            ariaRowIndex={count + headRows + 1}
            active={active}
            text={text}
          />
        )}
      </div>
      <span role="status" className="sr-only">
        {(said.sought === sought && said.words) ||
          (status === 'ready' && filtered ? text.rows(lines.rowCount, server ? lines.rowCount : rows.length) : '')}
      </span>
    </div>
  );
}
