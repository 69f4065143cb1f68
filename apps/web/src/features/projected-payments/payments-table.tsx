import { Table, type TableColumn } from '@closewright/ui/table';
import { Figure, FigureOrOpen, useComputed } from '../../records/settlement/computed/computed-page.tsx';
import type { Projections } from './projection-figures.ts';

/** The lines of the table as the form words them. */
const lines = [
  { id: 'principalAndInterest', label: 'Principal & interest', note: '' },
  { id: 'mortgageInsurance', label: 'Mortgage insurance', note: '' },
  { id: 'escrow', label: 'Estimated escrow', note: 'Amount can increase over time' },
  { id: 'total', label: 'Estimated total monthly payment', note: '' },
] as const;

type Line = (typeof lines)[number];

/** The projected payments as page 1 has them: a column for the years in which nothing changes. */
export function PaymentsTable({ payments }: { payments: Projections }) {
  const heads = payments.kind === 'figure' ? payments.columns : [{ title: 'Payments', hasInterestOnly: false }];
  return (
    <Table<Line>
      caption="Projected payments, page 1"
      columns={[
        {
          id: 'label',
          header: 'Payment calculation',
          rowHead: true,
          cell: ({ id, label, note }) => (
            <>
              <span className={id === 'total' ? 'font-total' : undefined}>{label}</span>
              {note && <span className="block text-label text-muted">{note}</span>}
            </>
          ),
        },
        ...heads.map(
          ({ title, hasInterestOnly }, at): TableColumn<Line> => ({
            id: title,
            header: title,
            numeric: true,
            cell: ({ id }) => (
              <>
                <Amounts name={`${id}.${at}`} strong={id === 'total'} />
                {hasInterestOnly && id === 'principalAndInterest' && (
                  <span className="block text-label text-muted">only interest</span>
                )}
              </>
            ),
          }),
        ),
      ]}
      rows={lines}
      rowKey={({ id }) => id}
    />
  );
}

/** A figure, or the least and the most of it. */
function Amounts({ name, strong }: { name: string; strong: boolean }) {
  const { figures } = useComputed();
  if (figures[`${name}.least`] === undefined) return <FigureOrOpen name={name} strong={strong} />;
  return (
    <>
      <span className="block">
        <Figure name={`${name}.least`} strong={strong} /> min
      </span>
      <span className="block">
        <Figure name={`${name}.most`} strong={strong} /> max
      </span>
    </>
  );
}
