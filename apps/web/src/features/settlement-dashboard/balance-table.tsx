import type { BalanceFigure, ToClose } from '@closewright/domain/closing-file';
import { formatMoney } from '@closewright/domain/formats';
import type { Cents } from '@closewright/domain/money';
import { Table, type TableColumn } from '@closewright/ui/table';
import { FieldLink, Figure } from '../../records/settlement/computed/computed-page.tsx';
import { emptyWords, isEmpty } from '../../records/settlement/shown-totals.ts';

interface Line {
  readonly key: string;
  readonly section: string;
  readonly words: string;
  readonly field?: string;
  readonly amount?: Cents;
}

const states: Readonly<Record<BalanceFigure['kind'], string>> = {
  balanced: 'In balance: apart by',
  open: 'Balance',
  out: 'Out of balance by',
};

/** What comes in and goes out at closing, and each line that is apart, with the way to its field. */
export function BalanceTable({ balance, toClose }: { balance: BalanceFigure; toClose: readonly ToClose[] }) {
  const findings = balance.kind === 'out' ? balance.state.findings : [];
  const out = toClose.filter(({ kind }) => kind === 'out');
  const rows: readonly Line[] = [
    ...findings.flatMap(({ section, key, message, amount }, at) => {
      // Each finding is one of what there is to close, in the same order.
      const field = out[at]?.field;
      return [{ key: `${key}.${at}`, section, words: message, ...(field && { field }), amount }];
    }),
    { key: 'receipts', section: '', words: 'Receipts' },
    { key: 'disbursements', section: '', words: 'Disbursements' },
  ];
  const columns: readonly TableColumn<Line>[] = [
    {
      id: 'section',
      header: 'Line',
      width: '44px',
      cell: ({ section }) => <b className="font-semibold text-muted">{section}</b>,
      total: '',
    },
    {
      id: 'words',
      header: 'What',
      rowHead: true,
      cell: ({ words, field }) =>
        field === undefined ? (
          words
        ) : (
          <span data-out>
            <FieldLink field={field}>{words}</FieldLink>
          </span>
        ),
      total: isEmpty(balance) ? emptyWords : states[balance.kind],
    },
    {
      id: 'amount',
      header: 'Amount',
      numeric: true,
      cell: ({ key, amount }) =>
        amount === undefined ? <Figure name={key} /> : <span className="text-negative">{formatMoney(amount)}</span>,
      total: <Figure name="outBy" strong />,
    },
  ];
  return <Table caption="Balance, by line" columns={columns} rows={rows} rowKey={({ key }) => key} />;
}
