import type { CommercialStatement } from '@closewright/contract/commercial-statement';
import { type CommercialFigures, directions } from '@closewright/domain/commercial-statement';
import { counted } from '@closewright/domain/formats';
import { DataGrid, type GridCell, type GridHandle, type GridRowState } from '@closewright/ui/data-grid';
import { type RefObject, useMemo } from 'react';
import type { Row, RowValue } from '../../records/editor/aggregate.ts';
import { childrenOf, inOrder, isBlank } from '../../records/editor/rows.ts';
import { useFieldGrid } from '../../records/rows/go-to-field.ts';
import { placesAfter } from '../../records/rows/row-places.ts';
import { shareOf, shareValues } from '../../records/rows/share-cell.ts';
import { useGridRows } from '../../records/rows/use-grid-rows.ts';
import { useRemoveRow } from '../../records/rows/use-remove-row.ts';
import { commercialKinds, useCommercialPage, useCommercialRows } from './commercial-aggregate.ts';
import { statementColumns } from './statement-columns.tsx';
import {
  computedRows,
  type Folded,
  figuresByRow,
  footOf,
  isCalculated,
  isComputed,
  pairsOf,
  sectionOfRow,
  sectionsOf,
} from './statement-lines.ts';

interface StatementGridProps {
  statement: CommercialStatement;
  figures: CommercialFigures;
  folded: Folded;
  grid: RefObject<GridHandle | null>;
  /** A figure was asked why. */
  onExplain(cell: GridCell): void;
}

/** The column of a party by its name: which one, and the number of the party. */
const partyColumn = (column: string) => {
  const [, direction, number] = /^(debit|credit)(\d+)$/.exec(column) ?? [];
  const known = directions.find((each) => each === direction);
  return known ? { direction: known, number: Number(number) } : null;
};

/** The lines of the statement by section, a debit and a credit column for each party, edited cell by cell. */
export function StatementGrid({ statement, figures, folded, grid, onExplain }: StatementGridProps) {
  const { editor, mayEdit } = useCommercialPage();
  const rows = useCommercialRows();
  useFieldGrid('commercialLines', grid);
  const figureOf = useMemo(() => figuresByRow(figures), [figures]);
  const pairs = useMemo(() => pairsOf(figures, folded), [figures, folded]);
  const sections = useMemo(
    () =>
      inOrder(commercialKinds, rows, 'commercialSections').filter(
        (row) => !isBlank(commercialKinds, rows, 'commercialSections', row),
      ),
    [rows],
  );
  const outline = useMemo(() => {
    const list = sectionsOf(figures, sections, pairs);
    const known = new Set(sections.map(({ values }) => String(values.number ?? '')));
    return { list, of: sectionOfRow(figureOf, known) };
  }, [figures, figureOf, sections, pairs]);
  const amountRow = (row: Row, number: number): Row | undefined =>
    childrenOf(commercialKinds, editor.rows.get(), 'commercialAmounts', row.id).find(
      ({ values }) => values.party === number,
    );
  const { ofFile } = statement;
  const typedIn = (row: Row, number: number, direction: 'debit' | 'credit'): RowValue => {
    const own = amountRow(row, number);
    return own ? shareOf(own, direction) : null;
  };
  const columns = statementColumns(pairs, {
    figureOf,
    typedIn,
    offers: () => [...ofFile.properties, ...ofFile.lenders],
    mayEdit,
  });
  const lines = useMemo(
    () => [...inOrder(commercialKinds, rows, 'commercialLines'), ...computedRows(figures)],
    [rows, figures],
  );
  const remove = useRemoveRow('commercialLines');
  const removeLines = (gone: readonly Row[]) => {
    const stored = gone.filter(({ id }) => id > 0);
    const what = stored.length === 1 ? String(stored[0]?.values.label) : counted(stored.length, 'line');
    const question = { title: `Delete ${what}?`, message: 'The activity keeps what was there.' };
    return remove(gone, stored.length > 0 ? question : undefined);
  };
  const orderedNow = () => inOrder(commercialKinds, editor.rows.get(), 'commercialLines');
  const bound = useGridRows({
    kind: 'commercialLines',
    columns,
    rows: lines,
    onRemove: removeLines,
    cells: {
      fieldsOf: (column) => [column],
      valuesOf: () => undefined,
      write(row, column, value) {
        const party = partyColumn(column);
        if (party === null) return false;
        const line = orderedNow().find(({ key }) => key === row.key) ?? row;
        const values = shareValues(party.direction, value);
        const own = amountRow(line, party.number);
        if (own) editor.write('commercialAmounts', own.key, values);
        else if (value !== null)
          editor.put('commercialAmounts', [editor.make({ commercialLineID: line.id, party: party.number, ...values })]);
        return true;
      },
    },
    rowActs: {
      create: (beside, section) => {
        const known = sections.find(({ values }) => String(values.number) === section);
        const number = known?.values.number ?? (beside && !isComputed(beside) ? beside.values.section : null);
        return editor.make({ section: number ?? null });
      },
      removable: (row) => !isComputed(row),
    },
    arrange: (moved) => {
      for (const [key, sequence] of placesAfter(orderedNow(), moved))
        editor.write('commercialLines', key, { sequence });
    },
    stateOf(row): GridRowState | undefined {
      const figure = figureOf(row);
      const cells = pairs.flatMap((pair) =>
        directions.flatMap((direction) =>
          isCalculated(figure, pair, direction) ? [[pair.ids[direction], { origin: 'calculated' }] as const] : [],
        ),
      );
      return cells.length === 0 ? undefined : { cells: Object.fromEntries(cells) };
    },
  });
  return (
    <DataGrid
      {...bound}
      label="Commercial statement"
      columns={columns}
      rows={lines}
      sections={outline}
      foot={footOf(figures, pairs)}
      isComputed={isComputed}
      handle={grid}
      gridKey="commercial-statement"
      defaultState={pinned}
      rowMenu={mayEdit ? () => [] : undefined}
      onExplain={onExplain}
      className="min-h-0 flex-1"
    />
  );
}

const pinned = { pinned: ['label'] };
