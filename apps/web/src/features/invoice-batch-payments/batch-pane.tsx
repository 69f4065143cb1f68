import type { InvoiceBatch } from '@closewright/contract/invoices';
import { formatDate } from '@closewright/domain/formats';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import { TextLink } from '@closewright/ui/link';
import { Table, type TableColumn } from '@closewright/ui/table';
import { useClock } from '../../app/session/clock.ts';
import { amountText } from '../../lib/amount-text.ts';
import { BatchStateBadge } from './batch-columns.tsx';

type AllocationOfBatch = InvoiceBatch['allocations'][number];

export interface BatchPaneProps {
  /** In hand. */
  batch: InvoiceBatch | null;
  /** The address asks for a batch that the list does not have. */
  isMissing: boolean;
  /** The address of an invoice in its file. */
  hrefOf(invoice: { ordersID: number; invoiceID: number }): string;
}

/** The batch in hand: what came in, and which invoices it paid. */
export function BatchPane({ batch, isMissing, hrefOf }: BatchPaneProps) {
  const { moment } = useClock();
  if (batch === null)
    return (
      <p className="text-label text-muted">
        {isMissing
          ? 'The batch that was asked for is not among these.'
          : 'Choose a batch to see which invoices it paid.'}
      </p>
    );
  const { takenBack, allocations, creditUsed, over } = batch;
  return (
    <div className="flex flex-col gap-3">
      <div>
        <p className="break-words">{batch.customerCompanyName}</p>
        <p className="flex flex-wrap items-center gap-2">
          <b className="figures text-figure font-semibold">{amountText(batch.amount)}</b>
          <span className="ms-auto">
            <BatchStateBadge takenBack={takenBack} />
          </span>
        </p>
      </div>
      <DescriptionList>
        <Description term="Number" identifier>
          {batch.number}
        </Description>
        <Description term="Received">{`${formatDate(batch.date)}, ${batch.means}`}</Description>
        {batch.reference !== null && (
          <Description term="Reference" identifier>
            {batch.reference}
          </Description>
        )}
        {batch.note !== null && <Description term="Note">{batch.note}</Description>}
        <Description term="Noted">{`${batch.by}, ${moment(batch.at)}`}</Description>
        {takenBack !== null && (
          <Description term="Taken back">{`${takenBack.reason}. ${takenBack.by}, ${moment(takenBack.at)}`}</Description>
        )}
      </DescriptionList>
      <Table
        caption="Invoices"
        columns={columnsOf(allocations, hrefOf)}
        rows={allocations}
        rowKey={({ invoiceID }) => invoiceID}
      />
      {(creditUsed > 0 || over > 0) && (
        <DescriptionList layout="ledger">
          {creditUsed > 0 && <Description term="Credit used">{amountText(creditUsed)}</Description>}
          {over > 0 && <Description term="Kept as credit of the customer">{amountText(over)}</Description>}
        </DescriptionList>
      )}
    </div>
  );
}

const sum = (rows: readonly AllocationOfBatch[], of: (row: AllocationOfBatch) => number): string =>
  amountText(rows.reduce((all, row) => all + of(row), 0));

const columnsOf = (
  rows: readonly AllocationOfBatch[],
  hrefOf: BatchPaneProps['hrefOf'],
): readonly TableColumn<AllocationOfBatch>[] => [
  {
    id: 'number',
    header: 'Invoice',
    rowHead: true,
    cell: (row) => (
      <>
        <TextLink href={hrefOf(row)}>{row.number}</TextLink>
        {row.reason !== null && <span className="block text-label text-muted">{row.reason}</span>}
      </>
    ),
    total: 'In all',
  },
  { id: 'file', header: 'File', cell: ({ fileNumber }) => fileNumber, total: '' },
  {
    id: 'amount',
    header: 'Paid',
    numeric: true,
    cell: ({ amount }) => amountText(amount),
    total: sum(rows, ({ amount }) => amount),
  },
  {
    id: 'writtenOff',
    header: 'Written off',
    numeric: true,
    cell: ({ writtenOff }) => (writtenOff === 0 ? '' : amountText(writtenOff)),
    total: sum(rows, ({ writtenOff }) => writtenOff),
  },
];
