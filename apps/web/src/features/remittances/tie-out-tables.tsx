import type { RemittanceDetail } from '@closewright/contract/remittances';
import { formatDate } from '@closewright/domain/formats';
import { Badge } from '@closewright/ui/badge';
import { TextLink } from '@closewright/ui/link';
import { Table } from '@closewright/ui/table';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { amountText } from '../../lib/amount-text.ts';
import { explanationOf, type ShownTrace } from '../../lib/why/explanation-of.ts';
import { openWhy } from '../../lib/why/why-dialog.tsx';
import { WhyFigure } from '../../lib/why/why-figure.tsx';

interface Of {
  of: RemittanceDetail;
}

/** File by file, what is due beside what the ledger paid, each with its reason. */
export function TieOut({ of: { tieOut, lines, payments }, hrefOf }: Of & { hrefOf(ordersID: number): string }) {
  if (lines.length === 0) return null;
  const figure = (label: string, { value, trace }: { value: number; trace: ShownTrace }) => (
    <WhyFigure label={label} value={value} onAsk={() => openWhy(explanationOf(trace))} />
  );
  return (
    <section aria-label="Tie-out" className="flex flex-col gap-1">
      <div>
        <Badge tone={tieOut.ties ? 'success' : 'warning'} icon={tieOut.ties ? CircleCheck : TriangleAlert}>
          {tieOut.ties ? 'Paid to the cent, file by file' : payments.length === 0 ? 'Not paid yet' : 'Does not tie'}
        </Badge>
      </div>
      <Table
        caption="Due and paid"
        columns={[
          {
            id: 'file',
            header: 'File',
            rowHead: true,
            cell: ({ ordersID, fileNumber }) => <TextLink href={hrefOf(ordersID)}>{fileNumber}</TextLink>,
          },
          {
            id: 'due',
            header: 'Due',
            numeric: true,
            cell: ({ fileNumber, due }) => figure(`Due of ${fileNumber}`, due),
          },
          {
            id: 'paid',
            header: 'Paid',
            numeric: true,
            cell: ({ fileNumber, paid }) => figure(`Paid of ${fileNumber}`, paid),
          },
          {
            id: 'difference',
            header: 'Difference',
            numeric: true,
            cell: ({ fileNumber, difference }) => figure(`Difference of ${fileNumber}`, difference),
          },
        ]}
        rows={tieOut.files}
        rowKey={({ ordersID }) => ordersID}
      />
    </section>
  );
}

/** The payments of the ledger that it names, or may name. */
export function Payments({ of: { payments, tieOut } }: Of) {
  if (payments.length === 0) return null;
  const numbers = new Map(tieOut.files.map(({ ordersID, fileNumber }) => [ordersID, fileNumber]));
  return (
    <Table
      caption="Payments"
      columns={[
        {
          id: 'payment',
          header: 'Payment',
          rowHead: true,
          cell: ({ label, date, isOver }) => (
            <>
              {label}
              <span className="block text-label text-muted">{formatDate(date)}</span>
              {isOver && (
                <Badge tone="warning" icon={TriangleAlert}>
                  Does not stand any more
                </Badge>
              )}
            </>
          ),
        },
        { id: 'file', header: 'File', cell: ({ ordersID }) => numbers.get(ordersID) ?? '' },
        { id: 'named', header: 'Named', cell: ({ isNamed }) => (isNamed ? 'Named' : 'May be named') },
        { id: 'amount', header: 'Amount', numeric: true, cell: ({ amount }) => amountText(amount) },
      ]}
      rows={payments}
      rowKey={({ bankAccountID, stripe, number, ordersID, isBack }) =>
        `${bankAccountID}-${stripe}-${number}-${ordersID}-${isBack}`
      }
    />
  );
}
