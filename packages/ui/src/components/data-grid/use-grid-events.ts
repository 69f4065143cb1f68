import type { ClipboardEvent, FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, RefObject } from 'react';
import type { Cell, useActiveCell } from './body/use-active-cell.ts';
import type { EarlyKey, GridExtension, GridInside } from './grid-inside.ts';
import { cellStateAt, isExplained } from './row-model/cell-state-at.ts';
import type { RowAct } from './rows/row-acts.types.ts';
import { rowActOf } from './rows/row-keys.ts';
import { startRowDrag } from './rows/start-row-drag.ts';
import { SELECT_COLUMN } from './selection/select-box.tsx';
import type { Selection } from './selection/use-selection.ts';
import { type HeadActs, onGroupKey, onHeadKey, onSelectKey } from './use-grid-keys.ts';

export interface GridEventsOptions<R> {
  inside: RefObject<GridInside<R>>;
  extension: RefObject<GridExtension | null>;
  /** What was pressed before the spreadsheet was loaded, a double click as the key that edits: nothing is lost. */
  early: RefObject<EarlyKey[]>;
  place: ReturnType<typeof useActiveCell>;
  head: HeadActs;
  /** Null where rows are not selected. */
  selection: Selection | null;
  toggleGroup: (path: string) => void;
  toggleFilters: () => void;
  onRowAct: (act: RowAct) => void;
  setFocused: (focused: boolean) => void;
}

/** The cell that an element stands in; null outside cells. */
function cellOf(target: EventTarget | null): { element: HTMLElement; cell: Cell } | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-col]') : null;
  const line = element?.closest<HTMLElement>('[data-row]')?.dataset.row;
  if (!element || line === undefined) return null;
  return { element, cell: { row: Number(line), column: Number(element.dataset.col) } };
}

const isPlain = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => !ctrlKey && !metaKey && !altKey;

/** Keys that begin editing a cell. */
const typesInto = (event: KeyboardEvent) =>
  isPlain(event) && event.key !== ' ' && (event.key.length === 1 || event.key === 'F2' || event.key === 'Enter');

/** Keys that edit a cell that is open. */
const writes = (event: KeyboardEvent) =>
  typesInto(event) || (isPlain(event) && (event.key === ' ' || event.key === 'Backspace'));

const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('a,button,input,select,textarea') !== null;

/** All events of a grid, handled once on its root. */
export function useGridEvents<R>(options: GridEventsOptions<R>) {
  const { inside, extension, place, head, selection } = options;
  /** An act on rows waits for the spreadsheet: what is typed after it is for the row that it makes. */
  const actComes = () => options.early.current.some((each) => 'act' in each);
  /** A cell that can be edited once the spreadsheet is loaded. */
  const waits = ({ column }: Cell) => {
    const { props, columns } = inside.current;
    if (extension.current || !props.onCellsChange) return false;
    return actComes() || columns[column]?.column.editor !== undefined;
  };

  /** True if the page was asked where a value comes from. */
  const explain = (place: Cell): boolean => {
    const { onExplain } = inside.current.props;
    const cell = onExplain && cellStateAt(inside.current, place);
    if (!cell || !isExplained(cell.state)) return false;
    onExplain({ rowKey: cell.rowKey, columnId: cell.columnId });
    return true;
  };

  /** Typed before the row that an early act adds is there: for that row, wherever the tab stop is. True if it is kept. */
  const keepForRow = (event: KeyboardEvent<HTMLElement>): boolean => {
    const { target, currentTarget } = event;
    const isOfGrid = target === currentTarget || cellOf(target)?.element === target;
    if (!isOfGrid || !actComes() || !waits(place.active) || !writes(event)) return false;
    options.early.current.push({ cell: place.active, key: event.key });
    return true;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (keepForRow(event)) return event.preventDefault();
    const at = cellOf(event.target);
    // Keys of a control inside a cell are its own.
    if (!at || event.target !== at.element) return;
    const { props, columns, lines } = inside.current;
    const { active } = place;
    const taken = () => {
      const far = event.ctrlKey || event.metaKey;
      if (far && event.shiftKey && event.key.toLowerCase() === 'l') {
        options.toggleFilters();
        return true;
      }
      if (event.key === 'F1' && !far && !event.altKey && !event.shiftKey) return explain(active);
      const act = rowActOf(event, inside.current.rowActs);
      if (act) {
        options.onRowAct(act);
        return true;
      }
      if (active.row < 0 && onHeadKey(event, active.column, head)) return true;
      const isOpen = (line: number) => lines.groupAt(line)?.open;
      const toggle = (line: number) => options.toggleGroup(lines.groupAt(line)?.path ?? '');
      if (active.row >= 0 && onGroupKey(event, active.row, { isOpen, toggle })) return true;
      // The box of a cell goes before the box of its row.
      const boxed = event.key === ' ' && columns[active.column]?.column.editor?.toggle !== undefined;
      if (selection && !boxed && onSelectKey(event, active, columns as never, selection)) return true;
      if (active.row >= 0 && extension.current?.onKeyDown(event)) return true;
      if (active.row >= 0 && waits(active) && (boxed || typesInto(event))) {
        options.early.current.push({ cell: active, key: event.key });
        return true;
      }
      if (place.onKey(event)) return true;
      const row = lines.rowAt(active.row);
      if (active.row < 0 || row === undefined || far || event.altKey) return false;
      if (event.key === 'Enter' && props.onRowOpen) props.onRowOpen(row);
      else if (event.key === ' ' && props.rowAction && !selection) props.rowAction(row);
      else return false;
      return true;
    };
    if (taken()) event.preventDefault();
  };

  return {
    onKeyDown,
    onFocus(event: FocusEvent<HTMLElement>) {
      options.setFocused(true);
      const at = cellOf(event.target);
      if (at) place.adopt(at.cell, at.element);
    },
    onBlur(event: FocusEvent<HTMLElement>) {
      if (!event.currentTarget.contains(event.relatedTarget)) options.setFocused(false);
    },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const at = cellOf(event.target);
      if (at?.cell.column === 0 && !isControl(event.target))
        startRowDrag(event, at.cell.row, at.element, inside, extension);
    },
    onMouseDown(event: MouseEvent<HTMLElement>) {
      const at = cellOf(event.target);
      if (!at || at.cell.row < 0 || event.button !== 0 || isControl(event.target)) return;
      // The range goes on from where the tab stop was: the browser must not mark text meanwhile.
      if (event.shiftKey) event.preventDefault();
      extension.current?.onCellDown(at.cell, event.shiftKey);
    },
    onClick(event: MouseEvent<HTMLElement>) {
      const at = cellOf(event.target);
      if (!at || at.cell.row < 0 || isControl(event.target)) return;
      const { props, lines, columns } = inside.current;
      if (!event.shiftKey) place.move(at.cell);
      if (event.target instanceof Element && event.target.closest('[data-origin]') && explain(at.cell)) return;
      // A press on the box of a cell turns it over.
      if (columns[at.cell.column]?.column.editor?.toggle && (event.target as Element).closest('[role=checkbox]')) {
        if (extension.current) extension.current.onCellDoubleClick(at.cell);
        else if (waits(at.cell)) options.early.current.push({ cell: at.cell, key: 'F2' });
        return;
      }
      const group = lines.groupAt(at.cell.row);
      if (group) return options.toggleGroup(group.path);
      if (selection && columns[at.cell.column]?.column.id === SELECT_COLUMN) {
        if (event.shiftKey) selection.extend(at.cell.row);
        else selection.toggle(at.cell.row);
        return;
      }
      const row = lines.rowAt(at.cell.row);
      if (props.openOn === 'click' && row !== undefined && window.getSelection()?.type !== 'Range')
        props.onRowOpen?.(row);
    },
    onDoubleClick(event: MouseEvent<HTMLElement>) {
      const at = cellOf(event.target);
      if (!at || at.cell.row < 0 || isControl(event.target)) return;
      if (extension.current?.onCellDoubleClick(at.cell)) return;
      if (waits(at.cell)) {
        options.early.current.push({ cell: at.cell, key: 'F2' });
        return;
      }
      const { props, lines } = inside.current;
      const row = lines.rowAt(at.cell.row);
      if (row !== undefined && (props.openOn ?? 'double-click') === 'double-click') props.onRowOpen?.(row);
    },
    /** The full text as tooltip, only where it is cut. */
    onMouseOver(event: MouseEvent<HTMLElement>) {
      const at = cellOf(event.target);
      if (!at || at.cell.row < 0) return;
      const { element } = at;
      const drawn = inside.current.columns[at.cell.column]?.column.render !== undefined;
      element.title = !drawn && element.scrollWidth > element.clientWidth ? (element.textContent ?? '') : '';
    },
    onCopy: (event: ClipboardEvent<HTMLElement>) => extension.current?.onCopy(event),
    onCut: (event: ClipboardEvent<HTMLElement>) => extension.current?.onCut(event),
    onPaste: (event: ClipboardEvent<HTMLElement>) => extension.current?.onPaste(event),
  };
}
