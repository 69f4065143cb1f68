import { type ChargeOffers, chargeOf, percentField, usualCharges } from '@closewright/domain/fees';
import { counted } from '@closewright/domain/formats';
import { type CostColumn, costColumns } from '@closewright/domain/settlement';
import { DataGrid, type GridCell, type GridHandle } from '@closewright/ui/data-grid';
import type { MenuEntry } from '@closewright/ui/dropdown-menu';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createStore, type Store } from '../../lib/store.ts';
import type { Row } from '../../records/editor/aggregate.ts';
import { inOrder } from '../../records/editor/rows.ts';
import { useColumnsByMode } from '../../records/rows/columns-by-mode.ts';
import { useFieldGrid } from '../../records/rows/go-to-field.ts';
import { placesAfter, placesBehind } from '../../records/rows/row-places.ts';
import { shareValues } from '../../records/rows/share-cell.ts';
import { useGridRows } from '../../records/rows/use-grid-rows.ts';
import { useRemoveRow } from '../../records/rows/use-remove-row.ts';
import { asksForParts, partsKey } from '../../records/settlement/line-parts.tsx';
import { statementKinds } from '../../records/settlement/statement-aggregate.ts';
import { useStatementPage } from '../../records/settlement/statement-page.tsx';
import { feeColumns, payerWidths, shareStates } from './fee-columns.tsx';
import { isWorked, sectionOf } from './fee-lines.ts';
import type { LineNumber, MoveTarget } from './fee-outline.ts';
import type { FeeView } from './fee-views.ts';
import { outlineOf } from './outline-of.ts';
import { useBlankLines } from './use-blank-lines.ts';
import type { FeeFigures } from './use-fee-figures.ts';

/** What the page and its grid share. */
export interface FeesPlace {
  readonly grid: RefObject<GridHandle | null>;
  /** The cell in hand. */
  readonly cell: Store<GridCell | null>;
  /** The key of the fee in hand. */
  readonly current: Store<number | null>;
}

export interface FeesGridProps {
  view: FeeView;
  figures: FeeFigures;
  place: FeesPlace;
  /** Who is offered as a payee. */
  partyNames(): readonly string[];
  /** What is offered as a description. */
  charges(): ChargeOffers;
  /** A figure was asked why. */
  onExplain(): void;
  /** Opens the form of a fee. */
  onOpen(row: Row): void;
  /** Opens the parts of a fee. */
  onParts(row: Row): void;
  /** Goes to a field of a fee that has no cell of its own; false where it has one. */
  openBeside(key: number, field: string): boolean;
}

const isShare = (column: string): column is CostColumn => costColumns.some((each) => each === column);
const cells = {
  fieldsOf: (column: string) => (isShare(column) ? [column, percentField(column)] : [column]),
  valuesOf: (column: string, value: unknown) => (isShare(column) ? shareValues(column, value) : undefined),
};

/** Fees of a statement by section with their sums, edited cell by cell: the one grid that every page of fees is a view of. */
export function FeesGrid({
  view,
  figures,
  place,
  partyNames,
  charges,
  onExplain,
  onOpen,
  onParts,
  openBeside,
}: FeesGridProps) {
  const { editor, mayEdit, modeOf } = useStatementPage();
  const addLine = () => place.grid.current?.actOnRows('insert-below');
  useHotkey(mayEdit && !view.isOfOthers ? 'Insert' : null, 'Add line', addLine, { inFields: true });
  const { figureOf } = figures;
  const isHud = figures.hud !== null;
  useFieldGrid('fees', place.grid, openBeside);
  const [numbers] = useState(() => createStore<ReadonlyMap<number, LineNumber>>(new Map()));
  const outline = useMemo(() => outlineOf(view, figures), [view, figures]);
  const { begins } = outline;
  /** Why a fee with these values is not edited; null where it is. */
  const whyNot = (values: Row['values']) => {
    const { mode, reason } = modeOf('fees', values);
    return mode === 'edit' ? null : (reason?.text ?? '');
  };
  const blank = useBlankLines(begins, (values) => mayEdit && !view.isOfOthers && whyNot(values) === null);
  const inHand = useRef<Row>(null);
  const measured = payerWidths([...figures.rows, ...figures.calculatedRows], figures);
  // The same object as long as no width changes, so that a key makes no new columns.
  const [widths, setWidths] = useState(measured);
  if (costColumns.some((column) => widths[column] !== measured[column])) setWidths(measured);
  const allColumns = useMemo(() => {
    const offers = {
      label: () => usualCharges(inHand.current && sectionOf(inHand.current), charges().feeCodes),
      payeeName: partyNames,
    };
    return feeColumns(view, { isHud, figureOf, numbers, isBlankLine: blank.isBlankLine, offers, widths });
  }, [view, isHud, figureOf, numbers, blank.isBlankLine, partyNames, charges, widths]);
  const columns = useColumnsByMode('fees', allColumns);
  const states = useMemo(() => new WeakMap<Row, ReturnType<typeof shareStates>>(), []);
  const rows = useMemo(
    () =>
      outline.inOrder([
        ...[...figures.rows, ...figures.calculatedRows].filter((row) => outline.isIn(row)),
        ...blank.lines,
        ...outline.sums,
      ]),
    [figures.rows, figures.calculatedRows, blank.lines, outline],
  );
  useLayoutEffect(() => numbers.set(outline.numbersOf(rows)), [numbers, rows, outline]);

  const removeRows = useRemoveRow('fees');
  const remove = (gone: readonly Row[]) => {
    const stored = gone.filter(({ id }) => id > 0);
    const [first] = stored;
    const what = stored.length === 1 ? String(first?.values.label) : counted(stored.length, 'fee');
    const question = { title: `Delete ${what}?`, message: 'The activity keeps what was there.' };
    return removeRows(gone, first && question);
  };
  const orderedNow = () => inOrder(statementKinds, editor.rows.get(), 'fees');
  const write = (places: ReadonlyMap<number, number>) => {
    for (const [key, sequence] of places) editor.write('fees', key, { sequence });
  };
  const mayMove = ({ values: before }: Row, values: Row['values'] | null): values is Row['values'] =>
    values !== null && whyNot(before) === null && whyNot({ ...before, ...values }) === null;
  const move = (moved: readonly Row[], { valuesOf }: MoveTarget) =>
    editor.step(() => {
      for (const row of moved) {
        const values = valuesOf(row);
        if (!mayMove(row, values)) continue;
        editor.write('fees', row.key, values);
        write(placesBehind(orderedNow(), values.section, [row]));
      }
    });

  const bound = useGridRows({
    kind: 'fees',
    columns,
    rows,
    cells: {
      ...cells,
      write(row, column, value) {
        const made = column === 'label' && typeof value === 'string' ? chargeOf(row.values, value, charges()) : null;
        if (made !== null) editor.write('fees', row.key, made);
        return made !== null;
      },
    },
    onRemove: remove,
    rowActs: {
      create: view.isOfOthers
        ? undefined
        : (_, section) =>
            blank.make([...begins.keys()].find((each) => each === section) ?? [...begins.keys()][0] ?? ''),
      copy: ({ values }) => editor.make({ ...values, sequence: null }),
      removable: (row) => (blank.isBlankLine(row) ? 'Nothing stands in this line yet.' : (whyNot(row.values) ?? true)),
    },
    arrange: (moved) => write(placesAfter(orderedNow(), moved)),
    stateOf(row) {
      if (isWorked(row)) return outline.stateOf(row);
      if (!states.has(row)) states.set(row, shareStates(row));
      return states.get(row);
    },
  });
  const menuOf = (chosen: readonly Row[]): readonly MenuEntry[] => {
    const fees = chosen.filter((row) => !isWorked(row) && !blank.isBlankLine(row));
    const [fee, ...more] = fees;
    if (fee === undefined) return [];
    const parts: MenuEntry = {
      id: 'parts',
      label: 'Parts',
      detail: partsKey.detail,
      disabled: more.length > 0,
      disabledReason: 'One fee at a time.',
      onSelect: () => onParts(fee),
    };
    if (!mayEdit) return [parts];
    const others = outline.targets.filter(({ valuesOf }) => fees.some((each) => mayMove(each, valuesOf(each))));
    const moves = others.map((target) => ({
      id: `move-${target.key}`,
      label: `Move to ${target.key}. ${target.title}`,
      ...(target.detail && { detail: target.detail }),
      onSelect: () => move(fees, target),
    }));
    return [parts, ...moves];
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, altKey, shiftKey, ctrlKey, metaKey, code } = event;
    const row = figures.rows.find(({ key }) => key === place.current.get());
    if (row !== undefined && asksForParts(event)) {
      event.preventDefault();
      return onParts(row);
    }
    const isCell = target instanceof Element && target.matches('[data-col]');
    // Series have no letter.
    const to = outline.targets.find(({ key }) => code === `Key${key}`);
    if (!isCell || !altKey || !shiftKey || ctrlKey || metaKey || to === undefined || !mayEdit) return;
    event.preventDefault();
    if (row !== undefined) move([row], to);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the grid inside come up to it
    <div className="flex min-h-0 min-w-0 flex-1 flex-col" onKeyDown={onKeyDown}>
      <DataGrid
        {...bound}
        label={view.label}
        columns={columns}
        rows={rows}
        sections={outline.sections}
        isComputed={isWorked}
        handle={place.grid}
        gridKey={view.routeName}
        defaultState={pinned}
        rowMenu={menuOf}
        onCurrentChange={(row) => {
          bound.onCurrentChange(row);
          inHand.current = row;
          if (row !== null && !isWorked(row)) place.current.set(row.key);
        }}
        onActiveCellChange={place.cell.set}
        onExplain={(cell) => {
          place.cell.set(cell);
          onExplain();
        }}
        onRowOpen={(row) => !isWorked(row) && !blank.isBlankLine(row) && onOpen(row)}
        className="min-h-0 flex-1"
      />
    </div>
  );
}

const pinned = { pinned: ['line', 'label'] };
