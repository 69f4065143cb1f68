import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { onDemand } from '../../../lib/on-demand.ts';
import type { Cell } from '../body/use-active-cell.ts';
import { useClipboard } from '../clipboard/use-clipboard.ts';
import { columnName } from '../columns/column-name.ts';
import type { RowKey } from '../data-grid.types.ts';
import type { EarlyKey, GridExtension, GridInside } from '../grid-inside.ts';
import { useRowMenu } from '../row-menu/use-row-menu.tsx';
import { useRowActs } from '../rows/use-row-acts.ts';
import { useCellRange } from '../selection/use-cell-range.ts';
import { cellAt, mayEdit, nextEditable } from './cell-access.ts';
import { type AfterCommit, CellInput } from './cell-input.tsx';
import { CellOverlays } from './cell-overlays.tsx';
import type { CellReading } from './editor.types.ts';
import { spreadsheetKey } from './spreadsheet-keys.ts';
import { useEdits } from './use-edits.ts';

const CellMemo = onDemand(() => import('./cell-memo.tsx'));

export interface SpreadsheetProps {
  inside: RefObject<GridInside<unknown>>;
  extension: RefObject<GridExtension | null>;
  /** What was pressed before this was loaded. */
  early: RefObject<EarlyKey[]>;
  rowHeight: number;
}

/** Editing, ranges, clipboard and undo of cells, and acts on rows, and their menu. Loaded with the first grid that is edited, or entered. Draws over the rows. */
export default function Spreadsheet({ inside, extension, early, rowHeight }: SpreadsheetProps) {
  const edits = useEdits(inside);
  const ranges = useCellRange(inside);
  const [typing, setTyping] = useState<{ message: string | undefined } | null>(null);
  /** Why the last act was not done as a whole, until the next one. */
  const [notice, setNotice] = useState<string | null>(null);
  /** Cell that was committed last, the line it stood in, and where to go from it. */
  const committed = useRef<{ key: RowKey; column: string; line: number; go: AfterCommit } | null>(null);
  /** The cell that the last Tab led to, and the column in which the Tabs began: Enter goes back to it. */
  const tabbed = useRef<{ key: RowKey | undefined; column: string | undefined; began: string } | null>(null);

  /** A cell whose field is still coming. */
  const waiting = useRef<{ cell: Cell; typed: string } | null>(null);

  const hasLines = inside.current.columns.some(({ column }) => column.editor?.multiline);
  useEffect(() => {
    if (hasLines) CellMemo.preload();
  }, [hasLines]);
  // Who comes back to the grid later is in no run of Tabs.
  useEffect(() => {
    const root = inside.current.root();
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      // A field that is taken away by its commit is no leaving.
      if (target instanceof Element && target.matches('[data-cell-input]')) return;
      if (!(relatedTarget instanceof Node && root?.contains(relatedTarget))) tabbed.current = null;
    };
    root?.addEventListener('focusout', leave);
    return () => root?.removeEventListener('focusout', leave);
  }, [inside]);
  const stop = () => {
    inside.current.setContent(null);
    setTyping(null);
  };
  const start = (at: Cell, typed?: string): boolean => {
    const grid = inside.current;
    const cell = cellAt(grid, at);
    const editor = cell?.column.editor;
    if (!cell || !editor) return false;
    const may = mayEdit(grid, cell.column, cell.row);
    if (may !== true) {
      grid.announce(may);
      return grid.props.onRowOpen === undefined;
    }
    const { key, column } = cell;
    const before = column.value(cell.row);
    if (editor.toggle) {
      const reading = typed === undefined || typed === ' ' ? null : editor.parse(typed);
      if (reading?.state === 'refused') grid.announce(reading.message);
      else {
        const value = reading ? reading.value : editor.toggle(before);
        edits.apply([{ row: cell.row, key, column: column.id, before, value }], 'edit');
      }
      return true;
    }
    if (editor.multiline && !CellMemo.isLoaded()) {
      // What is typed until it comes is not lost.
      const isComing = waiting.current !== null;
      waiting.current = { cell: at, typed: `${waiting.current?.typed ?? ''}${typed ?? ''}` };
      const begun = () => {
        const wanted = waiting.current;
        waiting.current = null;
        if (wanted && CellMemo.isLoaded()) begin.current.start(wanted.cell, wanted.typed || undefined);
      };
      if (!isComing) CellMemo.load().then(begun, begun);
      return true;
    }
    const Field = editor.multiline ? CellMemo : CellInput;
    const refusal = typed === undefined ? edits.refusalOf(key, column.id) : undefined;
    ranges.clear();
    setTyping({ message: refusal?.message });
    grid.setContent({
      key,
      column: column.id,
      node: (
        <Field
          label={grid.text.edit(columnName(column))}
          editor={editor}
          // A field of one line drops a break and joins the words on both sides of it.
          initial={typed ?? refusal?.text ?? editor.format(before).replace(/\r\n?|\n/g, editor.multiline ? '\n' : ' ')}
          typed={typed !== undefined}
          figure={column.kind === 'money' || column.kind === 'number'}
          error={refusal?.message}
          onError={(message) => setTyping({ message })}
          onCancel={() => {
            edits.forget(key, column.id);
            stop();
            inside.current.move(inside.current.active);
          }}
          onCommit={(text, go, picked) => {
            const line = inside.current.active.row;
            // A cell's text may hold less than its value, so one that nobody typed is not read back.
            if (text !== null) {
              const reading: CellReading = picked ? { state: 'read', value: picked.value } : editor.parse(text);
              if (reading.state === 'refused') {
                if (go !== 'leave' && go !== 'stay') return reading.message;
                edits.refuse([{ key, column: column.id, text, message: reading.message }]);
              } else {
                edits.forget(key, column.id);
                edits.apply([{ row: cell.row, key, column: column.id, before, value: reading.value }], 'edit');
              }
            }
            if (go !== 'leave') committed.current = { key, column: column.id, line, go };
            stop();
            return undefined;
          }}
        />
      ),
    });
    return true;
  };

  // Where to go is decided after the commit: it may have moved the row or changed which cells can be edited.
  useLayoutEffect(() => {
    const after = committed.current;
    if (!after) return;
    committed.current = null;
    const grid = inside.current;
    const place = grid.placeOf(after.key);
    const row = place < 0 ? after.line : place;
    // The row may be out of the filter now, or in a closed group: then the next one has moved up into its line. One that is only on
    // its way from a server has not left.
    const gone = place < 0 && (row >= grid.lines.count || grid.keyAt(row) !== undefined);
    const placeOf = (column: string) =>
      Math.max(
        0,
        grid.columns.findIndex(({ column: { id } }) => id === column),
      );
    const column = placeOf(after.column);
    const run = tabbed.current;
    const began = run?.key === after.key && run.column === after.column ? run.began : after.column;
    const from = { row, column };
    const steps: Record<AfterCommit, Cell | null> = {
      down: { row: Math.min(gone ? row : row + 1, grid.lines.count - 1), column: placeOf(began) },
      up: { row: Math.max(0, row - 1), column },
      next: nextEditable(grid, gone ? { row, column: -1 } : from, 1),
      previous: nextEditable(grid, gone ? { row, column: 0 } : from, -1),
      stay: from,
      leave: null,
    };
    const to = steps[after.go];
    const isTab = to !== null && (after.go === 'next' || after.go === 'previous');
    tabbed.current = isTab ? tabTo(to, to.row === row ? began : undefined) : null;
    grid.move(to ?? from);
    // The work goes on behind the last cell.
    if (to === null && after.go === 'next' && grid.rowActs?.create) rowActs.act('insert-below');
  });

  /** A run of Tabs that led to a cell; in another row it begins there. */
  function tabTo(to: Cell, before: string | undefined) {
    const grid = inside.current;
    const column = grid.columns[to.column]?.column.id;
    return { key: grid.keyAt(to.row), column, began: before ?? column ?? '' };
  }
  /** Tab goes on from the cell that a Tab led to: what is left blank on the way is passed over, and the grid is left behind its last cell. */
  const tabOn = (back: boolean): boolean => {
    const grid = inside.current;
    const run = tabbed.current;
    const at = cellAt(grid, grid.active);
    if (run === null || at === null || at?.key !== run.key || at.column.id !== run.column) return false;
    const to = nextEditable(grid, grid.active, back ? -1 : 1);
    if (to === null) return false;
    tabbed.current = tabTo(to, to.row === grid.active.row ? run.began : undefined);
    grid.move(to);
    return true;
  };
  const rowActs = useRowActs({ inside, ranges, edits, start, notice: setNotice });
  const clipboard = useClipboard({ inside, ranges, edits, goToRows: rowActs.goToRows, notice: setNotice });
  const goOn = () => {
    rowActs.forget();
    setNotice(null);
  };
  const menu = useRowMenu({
    inside,
    ranges,
    outlook: rowActs,
    onRowAct(act) {
      goOn();
      rowActs.act(act);
    },
  });
  const handlers: GridExtension = {
    onKeyDown(event) {
      goOn();
      if (waiting.current && event.key === 'Enter' && event.altKey) {
        waiting.current.typed += '\n';
        return true;
      }
      const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
      if (event.key === 'Tab' && isPlain && tabOn(event.shiftKey)) return true;
      if (menu.onKey(event)) return true;
      return spreadsheetKey(event, { inside: inside.current, ranges, edits, start, goToRows: rowActs.goToRows });
    },
    onRowAct(act, section) {
      goOn();
      rowActs.act(act, section);
    },
    onRowDrop(line, before) {
      goOn();
      rowActs.drop(line, before);
    },
    ...clipboard,
    onCellDown(cell, shift) {
      goOn();
      ranges.onCellDown(cell, shift);
    },
    onCellDoubleClick: (cell) => start(cell),
  };
  const latest = useRef(handlers);
  latest.current = handlers;
  const begin = useRef({ start, rowActs });
  begin.current = { start, rowActs };
  // Until the columns are there, what is pressed waits for them: the row that is added is begun in one of them.
  const hasColumns = inside.current.columns.length > 0;
  useLayoutEffect(() => {
    if (!hasColumns) return;
    extension.current = {
      onKeyDown: (event) => latest.current.onKeyDown(event),
      onRowAct: (act, section) => latest.current.onRowAct(act, section),
      onRowDrop: (line, before) => latest.current.onRowDrop(line, before),
      onCopy: (event) => latest.current.onCopy(event),
      onCut: (event) => latest.current.onCut(event),
      onPaste: (event) => latest.current.onPaste(event),
      onCellDown: (cell, shift) => latest.current.onCellDown(cell, shift),
      onCellDoubleClick: (cell) => latest.current.onCellDoubleClick(cell),
    };
    let typed = '';
    let first: Cell | null = null;
    for (const each of early.current.splice(0)) {
      if ('act' in each) begin.current.rowActs.act(each.act, each.section);
      else {
        first ??= each.cell;
        if (each.key === 'Backspace') typed = typed.slice(0, -1);
        else if (each.key.length === 1) typed += each.key;
      }
    }
    if (first && !begin.current.rowActs.typeLater(typed)) begin.current.start(first, typed || undefined);
    return () => {
      extension.current = null;
    };
  }, [extension, early, hasColumns]);

  return (
    <>
      <CellOverlays
        inside={inside.current}
        range={ranges.range}
        typing={typing}
        notice={notice}
        rowHeight={rowHeight}
      />
      {menu.node}
    </>
  );
}
