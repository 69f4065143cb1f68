import { positivePayLimits } from '@closewright/domain/positive-pay';
import { Button } from '@closewright/ui/button';
import { DataGrid, type GridHandle, withCellEdits, withRowEdits } from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import { Plus } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { fieldColumns } from './field-columns.ts';
import { type FieldRow, type LayoutForm, lineNames, lineTitle, newFieldRow, placesOf } from './layout-form.ts';

export interface FieldsGridProps {
  form: LayoutForm;
  onChange(part: Partial<LayoutForm>): void;
  /** What is wrong, by the key of the row and the name of the field. */
  problems: ReadonlyMap<number, Record<string, string>>;
  /** Told of the field in hand, by its key. */
  onCurrent(key: number | null): void;
  /** Told how many cells hold a text that cannot be read. */
  onRefused(count: number): void;
  readOnly: boolean;
}

const keyOf = ({ key }: FieldRow) => key;
const noColumns: ReturnType<typeof fieldColumns> = [];

/** The fields of all lines of a layout, edited cell by cell: what each says, how wide it is and how it is written. */
export function FieldsGrid({ form, onChange, problems, onCurrent, onRefused, readOnly }: FieldsGridProps) {
  const grid = useRef<GridHandle>(null);
  const { rows, headers, trailers, format } = form;
  const isFixed = format === 'Fixed';
  const lastKey = useRef(Math.max(0, ...rows.map(keyOf)));
  const places = useMemo(() => placesOf(rows), [rows]);
  const columns = useMemo(() => {
    const all = fieldColumns(isFixed, places);
    if (!readOnly) return all;
    return all.map((column) => {
      const { editor: _, ...read } = column;
      return read;
    });
  }, [isFixed, places, readOnly]);
  const sections = useMemo(() => {
    const list = lineNames({ headers, trailers }).map((line) => ({
      key: line,
      title: lineTitle(line),
      note: line === 'detail' ? 'a line for each check of the file' : 'one line',
    }));
    return { list, of: ({ line }: FieldRow) => line };
  }, [headers, trailers]);
  const make = (line: string): FieldRow => newFieldRow(++lastKey.current, line, isFixed);
  const edit = (next: readonly FieldRow[]) => onChange({ rows: next });
  return (
    <>
      {!readOnly && (
        <div className="flex flex-none items-center gap-1.5 border-b border-hairline px-2 py-1.5">
          <Button size="sm" icon={Plus} onClick={() => grid.current?.actOnRows('add', 'detail')}>
            Field
          </Button>
          {(['headers', 'trailers'] as const).map((part) => (
            <Button
              key={part}
              size="sm"
              icon={Plus}
              disabled={form[part] >= positivePayLimits.rows}
              onClick={() => onChange({ [part]: form[part] + 1 })}
            >
              {part === 'headers' ? 'Header line' : 'Trailer line'}
            </Button>
          ))}
          <span className="layout-designer-hint ms-auto text-label text-muted">
            Ins adds below, Alt − removes, Alt Shift arrows move
          </span>
        </div>
      )}
      <DataGrid<FieldRow>
        label="Fields"
        handle={grid}
        columns={columns.length === 0 ? noColumns : columns}
        rows={rows}
        rowKey={keyOf}
        sections={sections}
        columnMenu={false}
        className="min-h-0 flex-1"
        onActiveCellChange={(cell) => onCurrent(typeof cell?.rowKey === 'number' ? cell.rowKey : null)}
        rowState={({ key }) => {
          const own = problems.get(key);
          if (own === undefined) return undefined;
          return { cells: Object.fromEntries(Object.entries(own).map(([name, error]) => [name, { error }])) };
        }}
        empty={<EmptyState title="No field yet">Add the first one of the line of a check.</EmptyState>}
        {...(!readOnly && {
          onRefused: (refused) => onRefused(refused.length),
          onCellsChange: (edits) => edit(withCellEdits(rows, edits, columns, keyOf)),
          rowActs: {
            most: positivePayLimits.fields,
            create: (beside, section) => make(section ?? beside?.line ?? 'detail'),
            copy: (row) => ({ ...row, key: ++lastKey.current }),
            onChange: ({ rows: moved, cells }) =>
              edit(withCellEdits(withRowEdits(rows, moved, keyOf), cells, columns, keyOf)),
          },
        })}
      />
    </>
  );
}
