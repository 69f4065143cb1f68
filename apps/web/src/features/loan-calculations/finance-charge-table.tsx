import type { FinanceChargeAtClosing, FinanceChargeLine } from '@closewright/domain/closing-file';
import { Table, type TableColumn } from '@closewright/ui/table';
import { FieldLink, Figure, FigureOrOpen } from '../../records/settlement/computed/computed-page.tsx';

/** A fee that counts, by its place among them. */
type Line = FinanceChargeLine & { readonly at: number };

const columns: readonly TableColumn<Line>[] = [
  {
    id: 'label',
    header: 'Fee',
    rowHead: true,
    cell: ({ label, field }) => <FieldLink field={field}>{label}</FieldLink>,
    total: 'Finance charge at closing',
  },
  { id: 'section', header: 'Section', cell: ({ section }) => section, total: '' },
  {
    id: 'amount',
    header: 'Paid by the borrower',
    numeric: true,
    cell: ({ at }) => <Figure name={`charge.${at}`} />,
    total: <FigureOrOpen name="charge" strong />,
  },
];

/** The fees that are finance charges by their flags, each with the way to its flag, and what they come to. */
export function FinanceChargeTable({ charge: { lines } }: { charge: FinanceChargeAtClosing }) {
  return (
    <Table
      caption="Finance charge at or before closing"
      columns={columns}
      rows={lines.map((line, at) => ({ ...line, at }))}
      rowKey={({ at }) => at}
      messages={{ empty: 'No fee that the borrower pays is flagged' }}
    />
  );
}
