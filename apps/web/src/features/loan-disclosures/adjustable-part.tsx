import type { FormRow, FormTable } from '@closewright/domain/disclosure';
import { Table, type TableColumn } from '@closewright/ui/table';
import { FieldLink, Figure } from '../../records/settlement/computed/computed-page.tsx';
import { ComputedPart } from '../../records/settlement/computed/computed-part.tsx';

const columns: readonly TableColumn<FormRow>[] = [
  {
    id: 'label',
    header: 'Line',
    rowHead: true,
    cell: ({ under, label, field }) => (
      <>
        {under !== undefined && <span className="block text-label font-normal text-muted">{under}</span>}
        <FieldLink field={field}>{label}</FieldLink>
      </>
    ),
  },
  { id: 'words', header: 'What it is', cell: (row) => <Cells row={row} /> },
];

/** A table of adjustable payments or rates as page 4 has it. */
export function AdjustablePart({ table: { title, rows } }: { table: FormTable }) {
  return (
    <ComputedPart title={title}>
      <Table caption={title} columns={columns} rows={rows} rowKey={({ name }) => name} />
    </ComputedPart>
  );
}

function Cells({ row: { name, cells } }: { row: FormRow }) {
  if (cells.length === 0) return <span className="text-muted">Open</span>;
  return cells.map((cell, at) => (
    <span key={typeof cell === 'string' ? cell : cell.label}>
      {at > 0 && ' '}
      {typeof cell === 'string' ? cell : <Figure name={`${name}.${at}`} strong />}
    </span>
  ));
}
