import type { InvoiceBatch } from '@closewright/contract/invoices';
import { can } from '@closewright/domain/access';
import { counted } from '@closewright/domain/formats';
import { routeByName } from '@closewright/domain/navigation';
import { Button } from '@closewright/ui/button';
import type { GridFootLine } from '@closewright/ui/data-grid';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { RotateCcw } from 'lucide-react';
import { useMemo } from 'react';
import { useSession } from '../../app/session/app-session.ts';
import { amountText } from '../../lib/amount-text.ts';
import { call } from '../../lib/api/index.ts';
import { off } from '../../lib/off.ts';
import { ReasonDialog, type ReasonDialogProps } from '../../records/dialog/reason-dialog.tsx';
import { RecordFilters } from '../../records/list/record-filters.tsx';
import { listWords } from '../../records/list/record-grid.tsx';
import { RecordList } from '../../records/list/record-list.tsx';
import { batchColumns } from './batch-columns.tsx';
import { BatchDialog } from './batch-dialog.tsx';
import { BatchPane, type BatchPaneProps } from './batch-pane.tsx';
import { useBatches } from './use-batches.ts';

const { label } = routeByName('accounting.invoice-batch-payments');
const words = listWords('batch', 'batches', 'Insert notes a remittance that pays several invoices.');
const keyOf = ({ invoiceBatchID }: InvoiceBatch) => invoiceBatchID;
const every = { text: '' };
const filters = {
  text: { kind: 'words', label: 'Find a batch', placeholder: 'Customer, number, reference' },
} as const;

/** What the address asks for: words, and the batch in hand. */
export interface AskedBatches {
  readonly batch?: number;
  readonly text?: string;
}

export interface BatchesScreenProps extends Pick<BatchPaneProps, 'hrefOf'> {
  asked: AskedBatches;
  /** Something else was chosen: the address follows. */
  onAsk(asked: AskedBatches): void;
}

/** Why a batch cannot be taken back; null where it can. */
const takeBackObstacle = (batch: InvoiceBatch | null, refusal: string | null): string | null =>
  refusal ??
  (batch === null ? 'No batch is in hand' : batch.takenBack === null ? null : `${batch.number} was taken back`);

/** Invoice Batch Payments: remittances of customers, each over several invoices. */
export function BatchesScreen({ asked, onAsk, hrefOf }: BatchesScreenProps) {
  const { actor } = useSession();
  const text = asked.text ?? '';
  const { list, rows, found, refresh } = useBatches(text);
  const refusal = can(actor, 'writeInvoiceBatches').reason?.text ?? null;
  const mayWrite = refusal === null;
  const isWhole = !list.hasNextPage;
  const columns = useMemo(() => batchColumns(isWhole, mayWrite), [isWhole, mayWrite]);
  const asks = rows.find(({ invoiceBatchID }) => invoiceBatchID === asked.batch) ?? null;
  const batch = asked.batch === undefined ? (rows[0] ?? null) : asks;
  const isMissing = asked.batch !== undefined && asks === null && !list.isPending && !list.isPlaceholderData;
  const ask = (part: AskedBatches & { batch?: number | undefined }) => {
    const { batch: next, text: typed } = { ...asked, ...part };
    onAsk({ ...(next !== undefined && { batch: next }), ...(typed && { text: typed }) });
  };

  const add = async () => {
    const answer = await dialogs.open<object, InvoiceBatch>(
      BatchDialog,
      {},
      { title: 'Batch payment', size: 'large', key: 'invoice-batch' },
    );
    await refresh();
    if (answer.dismissed) return;
    const { number, amount, allocations, invoiceBatchID } = answer.value;
    toasts.success({
      title: `${number} is noted, ${amountText(amount)}`,
      message: counted(allocations.length, 'invoice'),
    });
    ask({ batch: invoiceBatchID });
  };
  const takeBack = async (of: InvoiceBatch | null) => {
    const obstacle = takeBackObstacle(of, refusal);
    if (of === null || obstacle !== null) return void toasts.warning({ title: obstacle ?? '' });
    const asks: Omit<ReasonDialogProps<InvoiceBatch>, 'dialog'> = {
      lead: `${amountText(of.amount)} of ${of.customerCompanyName}, whole: its invoices are open again, and what was over is no credit any more.`,
      missing: 'Say why it is taken back',
      saveLabel: 'Take back',
      send: (reason) =>
        call('takeBackInvoiceBatch', { params: { invoiceBatchID: of.invoiceBatchID }, body: { reason } }),
    };
    const answer = await dialogs.open<typeof asks, InvoiceBatch>(ReasonDialog, asks, {
      ...{ title: 'Take back batch', subtitle: of.number, size: 'small', key: 'invoice-batch' },
    });
    await refresh();
    if (!answer.dismissed) toasts.success(`${of.number} is taken back`);
  };
  useHotkey(mayWrite ? 'KeyT' : null, 'Take back', () => void takeBack(batch), {
    opensBox: takeBackObstacle(batch, refusal) === null,
  });
  return (
    <RecordList<InvoiceBatch>
      label={label}
      noun={['batch', 'batches']}
      words={words}
      query={list}
      columns={columns}
      rows={rows}
      of={found}
      isNarrowed={text !== ''}
      rowKey={keyOf}
      gridKey="invoice-batches"
      refusal={refusal}
      {...(mayWrite && {
        rowMenu: ([first, ...more]: readonly InvoiceBatch[]) => [
          {
            ...{ id: 'take-back', label: 'Take back…', detail: 'T', onSelect: () => void takeBack(first ?? null) },
            ...off(more.length > 0 ? 'One at a time' : takeBackObstacle(first ?? null, refusal)),
          },
        ],
      })}
      foot={footOf(rows)}
      filters={
        <RecordFilters
          label="Filters of the batches"
          value={{ text }}
          every={every}
          onChange={({ text: typed }) => ask({ text: typed, batch: undefined })}
          filters={filters}
        />
      }
      actions={
        mayWrite && (
          <Button
            icon={RotateCcw}
            shortcut="T"
            className="max-[800px]:hidden"
            {...off(takeBackObstacle(batch, refusal))}
            onClick={() => void takeBack(batch)}
          >
            Take back…
          </Button>
        )
      }
      add={{ label: 'New batch', onAdd: () => void add() }}
      below={
        list.hasNextPage && (
          <p className="m-0 flex flex-none items-center gap-2 border-t border-hairline px-3 py-1 text-label text-muted">
            The newest {rows.length} of {counted(found, 'batch', 'batches')} are shown.
            <Button size="sm" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              Show more
            </Button>
          </p>
        )
      }
      pane={{
        label: 'Batch in hand',
        isWide: true,
        inHand: { current: batch, choose: (key) => ask({ batch: key === null ? undefined : Number(key) }) },
        content: <BatchPane batch={batch} isMissing={isMissing} hrefOf={hrefOf} />,
      }}
    />
  );
}

/** What came in with those that are shown and still count. */
function footOf(rows: readonly InvoiceBatch[]): readonly GridFootLine[] {
  if (rows.length === 0) return [];
  const standing = rows.filter(({ takenBack }) => takenBack === null);
  const amount = amountText(standing.reduce((sum, each) => sum + each.amount, 0));
  return [{ key: 'all', title: 'Shown and not taken back', tone: 'total', cells: { amount } }];
}
