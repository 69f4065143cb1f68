import { bankColumnValues, bankItemKinds } from '@closewright/domain/bank-files';
import {
  columnOf,
  DataGrid,
  numberEditor,
  type SettingColumn,
  selectEditor,
  textEditor,
  withCellEdits,
  withRowEdits,
} from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import { useMemo, useRef } from 'react';
import type { ColumnRow, WordRow } from './layout-form.ts';

type Problems = ReadonlyMap<number, Record<string, string>>;

interface EditedRows<R> {
  rows: readonly R[];
  onRows(rows: readonly R[]): void;
  problems: Problems;
  /** Told how many cells hold a text that cannot be read. */
  onRefused(count: number): void;
  readOnly: boolean;
}

const keyOf = ({ key }: { key: number }) => key;
const options = <V extends string>(words: readonly V[]) => words.map((value) => ({ value, label: value }));
const columnColumn = columnOf<ColumnRow>();
const wordColumn = columnOf<WordRow>();

const says = columnColumn({
  id: 'value',
  header: 'Says',
  value: (row) => row.value,
  set: (row, value) => (value === null ? row : { ...row, value }),
  editor: selectEditor(options(bankColumnValues), { required: true }),
  rowHeader: true,
  grow: 1,
  minWidth: 130,
});
const heading = columnColumn({
  id: 'heading',
  header: 'Heading in the file',
  value: (row) => row.heading ?? '',
  set: (row, text) => ({ ...row, heading: text === '' ? null : text }),
  editor: textEditor({ maxLength: 80 }),
  grow: 1,
  minWidth: 140,
});
const place = columnColumn({
  id: 'place',
  header: 'Place, from 1',
  value: (row) => row.place,
  set: (row, at) => ({ ...row, place: at }),
  kind: 'number',
  editor: numberEditor({ min: 1, max: 200 }),
  width: 110,
});
const word = wordColumn({
  id: 'word',
  header: 'Word of the bank',
  value: (row) => row.word,
  set: (row, text) => ({ ...row, word: text ?? '' }),
  editor: textEditor({ maxLength: 60, required: true }),
  rowHeader: true,
  grow: 1,
  minWidth: 130,
});
const kind = wordColumn({
  id: 'kind',
  header: 'Is to us',
  value: (row) => row.kind,
  set: (row, value) => (value === null ? row : { ...row, kind: value }),
  editor: selectEditor(options(bankItemKinds), { required: true }),
  grow: 1,
  minWidth: 120,
});

/** What each column of the file says, found by its heading or by its place. */
export function ColumnsGrid({ hasHeadings, ...edited }: EditedRows<ColumnRow> & { hasHeadings: boolean }) {
  const columns = useMemo(
    () => plain([says, hasHeadings ? heading : place] as SettingColumn<ColumnRow>[]),
    [hasHeadings],
  );
  return (
    <RowsGrid<ColumnRow>
      {...{ label: 'Columns', columns, most: 30, empty: 'No column yet' }}
      {...edited}
      create={(key) => ({ key, value: 'Text', heading: null, place: null })}
    />
  );
}

/** What the bank’s words for kinds are to us: the first that is part of what the column Kind says. */
export function WordsGrid(edited: EditedRows<WordRow>) {
  return (
    <RowsGrid<WordRow>
      {...{ label: 'Words', columns: wordColumns, most: 60, empty: 'No word yet' }}
      {...edited}
      create={(key) => ({ key, word: '', kind: 'Other in' })}
    />
  );
}

const plain = <R,>(columns: SettingColumn<R>[]): SettingColumn<R>[] =>
  columns.map((each) => ({ ...each, sortable: false, filterable: false }));
const wordColumns = plain([word, kind] as SettingColumn<WordRow>[]);

function withoutEditor<R>(column: SettingColumn<R>): SettingColumn<R> {
  const { editor: _, ...read } = column;
  return read;
}

interface RowsGridProps<R> extends EditedRows<R> {
  label: string;
  columns: readonly SettingColumn<R>[];
  most: number;
  empty: string;
  create(key: number): R;
}

function RowsGrid<R extends { readonly key: number }>(props: RowsGridProps<R>) {
  const { label, rows, onRows, problems, onRefused, readOnly, most, empty, create } = props;
  const lastKey = useRef(Math.max(0, ...rows.map(keyOf)));
  const columns = useMemo(
    () => (readOnly ? props.columns.map(withoutEditor) : props.columns),
    [props.columns, readOnly],
  );
  return (
    <DataGrid<R>
      label={label}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      columnMenu={false}
      className="min-h-0 flex-1"
      rowState={({ key }) => {
        const own = problems.get(key);
        if (own === undefined) return undefined;
        return { cells: Object.fromEntries(Object.entries(own).map(([name, error]) => [name, { error }])) };
      }}
      empty={<EmptyState title={empty}>Ins adds one, Alt − removes one, Alt Shift arrows move one.</EmptyState>}
      {...(!readOnly && {
        onRefused: (refused) => onRefused(refused.length),
        onCellsChange: (edits) => onRows(withCellEdits(rows, edits, columns, keyOf)),
        rowActs: {
          most,
          create: () => create(++lastKey.current),
          copy: (row) => ({ ...row, key: ++lastKey.current }),
          onChange: ({ rows: moved, cells }) =>
            onRows(withCellEdits(withRowEdits(rows, moved, keyOf), cells, columns, keyOf)),
        },
      })}
    />
  );
}
