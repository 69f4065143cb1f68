import type { OrderSummary, SummaryAmount } from '@closewright/domain/closing-file';
import { formatDate } from '@closewright/domain/formats';
import { Table, type TableColumn } from '@closewright/ui/table';
import { FieldLink, Figure } from '../../records/settlement/computed/computed-page.tsx';
import { type Named, ofTotal } from '../../records/settlement/computed/named-figures.ts';

/** What the amounts of payoffs, commissions and deposits are named among the figures of the page. */
export const figuresOfSummary = ({ payoffs, commissions, deposits }: OrderSummary): Named[] => [
  ...[...payoffs, ...commissions, ...deposits].flatMap(({ key, label, amount }) => ofTotal(key, label, amount)),
  ...commissions.flatMap(({ key, label, due }) => ofTotal(`${key} due`, `${label}, due at closing`, due)),
];

const label = <A extends SummaryAmount>(header: string): TableColumn<A> => ({
  id: 'label',
  header,
  rowHead: true,
  cell: (row) => (
    <>
      <FieldLink field={row.field}>{row.label}</FieldLink>
      {row.party && <span className="block text-label leading-4 text-muted">{row.party}</span>}
    </>
  ),
});

const amount = <A extends SummaryAmount>(header: string, of = ''): TableColumn<A> => ({
  id: `amount${of}`,
  header,
  numeric: true,
  cell: ({ key }) => <Figure name={`${key}${of}`} />,
});

const rowKey = ({ key }: SummaryAmount) => key;

/** Payoffs, commissions and deposits of a statement; every amount says why. */
export function MoneyTables({ summary }: { summary: OrderSummary }) {
  const { payoffs, commissions, deposits } = summary;
  return (
    <>
      <Table
        caption="Payoffs"
        columns={[
          label<(typeof payoffs)[number]>('Lender'),
          {
            id: 'goodThrough',
            header: 'Good through',
            cell: ({ goodThrough }) => goodThrough && formatDate(goodThrough),
          },
          amount('Amount'),
        ]}
        rows={payoffs}
        rowKey={rowKey}
      />
      <Table
        caption="Commissions"
        columns={[label<(typeof commissions)[number]>('Side'), amount('Amount'), amount('Due at closing', ' due')]}
        rows={commissions}
        rowKey={rowKey}
      />
      <Table caption="Deposits" columns={[label('Deposit'), amount('Amount')]} rows={deposits} rowKey={rowKey} />
    </>
  );
}
