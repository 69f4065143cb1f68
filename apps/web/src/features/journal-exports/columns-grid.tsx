import { journalLimits, journalValues } from '@closewright/domain/journal-exports';
import { Button } from '@closewright/ui/button';
import {
  columnOf,
  DataGrid,
  type GridHandle,
  type SettingColumn,
  selectEditor,
  textEditor,
  withCellEdits,
  withRowEdits,
} from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import { Plus } from 'lucide-react';
import { useMemo, useRef } from 'react';
import type { ColumnRow } from './mapping-form.ts';
import { type CellProblems, stateOf } from './mapping-grid.tsx';

export interface ColumnsGridProps {
  rows: readonly ColumnRow[];
  onChange(rows: readonly ColumnRow[]): void;
  problems: CellProblems;
  /** Told how many cells hold a text that cannot be read. */
  onRefused(count: number): void;
  readOnly: boolean;
}

const column = columnOf<ColumnRow>();
const columns = [
  column({
    id: 'heading',
    header: 'Heading',
    value: (row) => row.heading,
    set: (row, heading) => ({ ...row, heading: heading ?? '' }),
    editor: textEditor({ required: true, maxLength: journalLimits.heading }),
    rowHeader: true,
    grow: 1,
    minWidth: 140,
  }),
  column({
    id: 'value',
    header: 'Says',
    value: (row) => row.value,
    set: (row, value) => (value === null ? row : { ...row, value, constant: value === 'Constant' ? row.constant : '' }),
    editor: selectEditor(
      journalValues.map((value) => ({ value, label: value })),
      { required: true },
    ),
    grow: 1,
    minWidth: 140,
  }),
  column({
    id: 'constant',
    header: 'Text',
    value: (row) => row.constant,
    set: (row, constant) => ({ ...row, constant: constant ?? '' }),
    editor: textEditor({ maxLength: journalLimits.constant }),
    editable: (row) => row.value === 'Constant' || 'Only a constant has a text',
    width: 180,
  }),
].map((each) => ({ ...each, sortable: false, filterable: false })) as SettingColumn<ColumnRow>[];
const keyOf = ({ key }: ColumnRow) => key;

/** The columns of the file that the books take, in their order. */
export function ColumnsGrid({ rows, onChange, problems, onRefused, readOnly }: ColumnsGridProps) {
  const grid = useRef<GridHandle>(null);
  const lastKey = useRef(Math.max(0, ...rows.map(keyOf)));
  const shown = useMemo(
    () => (readOnly ? columns.map(({ editor: _editor, ...column }) => column) : columns),
    [readOnly],
  );
  return (
    <>
      {!readOnly && (
        <div className="flex flex-none items-center gap-1.5 border-b border-hairline px-2 py-1.5">
          <Button size="sm" icon={Plus} onClick={() => grid.current?.actOnRows('add')}>
            Column
          </Button>
          <span className="ms-auto text-label text-muted">Ins adds below, Alt − removes, Alt Shift arrows move</span>
        </div>
      )}
      <DataGrid<ColumnRow>
        label="Columns of the file"
        handle={grid}
        columns={shown}
        rows={rows}
        rowKey={keyOf}
        columnMenu={false}
        className="min-h-0 flex-1"
        rowState={({ key }) => stateOf(problems.get(`columns ${key}`))}
        empty={<EmptyState title="No column yet">Add the first one of the file.</EmptyState>}
        {...(!readOnly && {
          onRefused: (refused) => onRefused(refused.length),
          onCellsChange: (edits) => onChange(withCellEdits(rows, edits, columns, keyOf)),
          rowActs: {
            most: journalLimits.columns,
            create: (): ColumnRow => ({ key: ++lastKey.current, heading: '', value: 'Constant', constant: '' }),
            copy: (row: ColumnRow) => ({ ...row, key: ++lastKey.current }),
            onChange: ({ rows: moved, cells }) =>
              onChange(withCellEdits(withRowEdits(rows, moved, keyOf), cells, columns, keyOf)),
          },
        })}
      />
    </>
  );
}
