import { journalLimits } from '@closewright/domain/journal-exports';
import { columnOf, DataGrid, type SettingColumn, textEditor, withCellEdits } from '@closewright/ui/data-grid';
import { useMemo } from 'react';
import type { MappedKind, MappingRow } from './mapping-form.ts';

/** What is wrong with the cells of rows, by key. */
export type CellProblems = ReadonlyMap<string, Readonly<Record<string, string>>>;

export interface MappingGridProps {
  rows: readonly MappingRow[];
  onChange(rows: readonly MappingRow[]): void;
  problems: CellProblems;
  /** Told how many cells hold a text that cannot be read. */
  onRefused(count: number): void;
  readOnly: boolean;
}

const column = columnOf<MappingRow>();
const code = textEditor({ maxLength: journalLimits.code });
const columns = [
  column({ id: 'name', header: 'In the ledger', value: ({ name }) => name, rowHeader: true, grow: 1, minWidth: 140 }),
  column({
    id: 'code',
    header: 'Code in the books',
    kind: 'identifier',
    value: (row) => row.code,
    set: (row, text) => ({ ...row, code: text ?? '' }),
    editor: code,
    editable: ({ kind }) => kind !== 'branches' || 'A branch has a cost center',
    width: 180,
  }),
  column({
    id: 'costCenter',
    header: 'Cost center',
    kind: 'identifier',
    value: (row) => row.costCenter,
    set: (row, text) => ({ ...row, costCenter: text ?? '' }),
    editor: code,
    editable: ({ kind }) => kind !== 'accounts' || 'An account has a code',
    width: 180,
  }),
].map((each) => ({ ...each, sortable: false, filterable: false })) as SettingColumn<MappingRow>[];

const sections = {
  list: [
    { key: 'accounts', title: 'Accounts of the ledger', note: 'their codes in the books' },
    { key: 'branches', title: 'Branches', note: 'the cost center of each' },
    { key: 'bankAccounts', title: 'Bank accounts', note: 'the company, and the cost center of what is of no file' },
  ] satisfies { key: MappedKind; title: string; note: string }[],
  of: ({ kind }: MappingRow) => kind,
};
const keyOf = ({ key }: MappingRow) => key;

/** What the books call each account, branch and bank account, cell by cell. */
export function MappingGrid({ rows, onChange, problems, onRefused, readOnly }: MappingGridProps) {
  const shown = useMemo(
    () => (readOnly ? columns.map(({ editor: _editor, ...column }) => column) : columns),
    [readOnly],
  );
  return (
    <DataGrid<MappingRow>
      label="Mapping"
      columns={shown}
      rows={rows}
      rowKey={keyOf}
      sections={sections}
      columnMenu={false}
      className="min-h-0 flex-1"
      rowState={({ key }) => stateOf(problems.get(key))}
      {...(!readOnly && {
        onRefused: (refused) => onRefused(refused.length),
        onCellsChange: (edits) => onChange(withCellEdits(rows, edits, columns, keyOf)),
      })}
    />
  );
}

/** How a row looks whose cells are wrong. */
export const stateOf = (problems: Readonly<Record<string, string>> | undefined) =>
  problems && { cells: Object.fromEntries(Object.entries(problems).map(([name, error]) => [name, { error }])) };
