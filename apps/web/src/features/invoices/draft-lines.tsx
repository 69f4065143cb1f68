import { invoiceLimits } from '@closewright/domain/invoices';
import {
  checkboxEditor,
  columnOf,
  DataGrid,
  moneyEditor,
  textEditor,
  withCellEdits,
  withRowEdits,
} from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import { useRef } from 'react';
import type { DraftLine } from './draft-form.ts';

export interface DraftLinesProps {
  lines: readonly DraftLine[];
  /** What is wrong, by key and cell. */
  problems: ReadonlyMap<number, Readonly<Record<string, string>>>;
  onLines(lines: readonly DraftLine[]): void;
  /** Told how many cells hold a text that cannot be read. */
  onRefused(count: number): void;
}

const keyOf = ({ key }: DraftLine) => key;
const column = columnOf<DraftLine>();
const columns = [
  column({
    id: 'text',
    header: 'For',
    value: ({ text }) => text,
    set: (line, text) => ({ ...line, text }),
    editor: textEditor({ maxLength: invoiceLimits.text }),
    rowHeader: true,
    grow: 1,
    minWidth: 180,
  }),
  column({
    id: 'amount',
    header: 'Amount',
    kind: 'money',
    value: ({ amount }) => amount,
    set: (line, amount) => ({ ...line, amount }),
    editor: moneyEditor(),
    width: 120,
  }),
  column({
    id: 'isTaxable',
    header: 'Taxable',
    value: ({ isTaxable }) => isTaxable,
    set: (line, isTaxable) => ({ ...line, isTaxable: isTaxable === true }),
    editor: checkboxEditor(),
    width: 76,
  }),
  column({
    id: 'source',
    header: 'From the statement',
    kind: 'muted',
    value: ({ source }) => source?.label ?? null,
    width: 180,
    priority: 1,
  }),
].map((each) => ({ ...each, sortable: false, filterable: false }));

/** The lines of a draft, typed and pasted. */
export function DraftLines({ lines, problems, onLines, onRefused }: DraftLinesProps) {
  const lastKey = useRef(0);
  const nextKey = () => {
    lastKey.current = Math.max(lastKey.current, ...lines.map(keyOf)) + 1;
    return lastKey.current;
  };
  return (
    <DataGrid<DraftLine>
      label="Lines"
      columns={columns}
      rows={lines}
      rowKey={keyOf}
      columnMenu={false}
      className="min-h-[200px] flex-1"
      rowState={({ key }) => {
        const own = problems.get(key);
        if (own === undefined) return undefined;
        return { cells: Object.fromEntries(Object.entries(own).map(([name, error]) => [name, { error }])) };
      }}
      empty={<EmptyState title="No line yet">Ins adds one, Alt − removes one, Alt Shift arrows move one.</EmptyState>}
      onRefused={(refused) => onRefused(refused.length)}
      onCellsChange={(edits) => onLines(withCellEdits(lines, edits, columns, keyOf))}
      rowActs={{
        most: invoiceLimits.lines,
        create: () => ({ key: nextKey(), text: '', amount: null, isTaxable: false, source: null }),
        copy: (line) => ({ ...line, key: nextKey() }),
        onChange: ({ rows: moved, cells }) =>
          onLines(withCellEdits(withRowEdits(lines, moved, keyOf), cells, columns, keyOf)),
      }}
    />
  );
}
