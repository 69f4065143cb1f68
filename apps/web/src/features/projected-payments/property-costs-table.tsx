import { type PropertyCostLine, propertyCostLines } from '@closewright/domain/closing-file';
import { Table, type TableColumn } from '@closewright/ui/table';
import { FigureOrOpen } from '../../records/settlement/computed/computed-page.tsx';

const columns: readonly TableColumn<PropertyCostLine>[] = [
  {
    id: 'label',
    header: 'This estimate includes',
    rowHead: true,
    cell: ({ field, label, inEscrow }) =>
      field === 'otherOutsideEscrow' && inEscrow !== null && label === propertyCostLines[field]
        ? `${label}: not named`
        : label,
    total: (
      <>
        A month, with <FigureOrOpen name="escrow" /> in escrow
      </>
    ),
  },
  {
    id: 'inEscrow',
    header: 'In escrow?',
    cell: ({ inEscrow }) => inEscrow ?? <span className="text-muted">Not included</span>,
    total: '',
  },
  {
    id: 'outside',
    header: 'Outside of escrow',
    numeric: true,
    cell: ({ field }) => <FigureOrOpen name={field} />,
    total: <FigureOrOpen name="costs" strong />,
  },
];

/** Estimated taxes, insurance and assessments: what they are for, whether they are in escrow, and what all of them cost a month. */
export const PropertyCostsTable = ({ lines }: { lines: readonly PropertyCostLine[] }) => (
  <div>
    <Table
      caption="Estimated taxes, insurance & assessments"
      columns={columns}
      rows={lines}
      rowKey={({ field }) => field}
    />
    <p className="px-cell pt-1 text-label text-muted">
      Amount can increase over time. You must pay for other property costs separately.
    </p>
  </div>
);
