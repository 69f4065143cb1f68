import type { ConsolidatedDetail, ConsolidatedPayment } from '@closewright/contract/consolidated-checks';
import { can } from '@closewright/domain/access';
import { counted } from '@closewright/domain/formats';
import { routeByName } from '@closewright/domain/navigation';
import { Button } from '@closewright/ui/button';
import type { GridFootLine } from '@closewright/ui/data-grid';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useSession } from '../../app/session/app-session.ts';
import { amountText } from '../../lib/amount-text.ts';
import { messageOf, queryFor } from '../../lib/api/index.ts';
import { off } from '../../lib/off.ts';
import { RecordFilters } from '../../records/list/record-filters.tsx';
import { listWords } from '../../records/list/record-grid.tsx';
import { RecordList } from '../../records/list/record-list.tsx';
import type { AskedConsolidated } from './asked-consolidated.ts';
import { type AskedPayment, PayDialog, type PayDialogProps } from './pay-dialog.tsx';
import { paymentColumns } from './payment-columns.tsx';
import { PaymentPane, type PaymentPaneProps } from './payment-pane.tsx';
import { type ConsolidatedAct, paymentTitle, printedOf } from './payment-words.ts';
import { useActs } from './use-acts.ts';
import { useConsolidated } from './use-consolidated.ts';

const { label } = routeByName('ea:consolidated-checks');
const words = listWords('payment', 'payments', 'Insert pays one payee for several files.');
const keyOf = ({ bankAccountID, stripe, number }: ConsolidatedPayment) => `${bankAccountID}-${stripe}-${number}`;
const every = { text: '' };
const filters = {
  text: { kind: 'words', label: 'Find a payment', placeholder: 'Payee, number, file' },
} as const;

export interface ConsolidatedScreenProps extends Pick<PaymentPaneProps, 'hrefOf'> {
  asked: AskedConsolidated;
  /** Something else was chosen: the address follows. */
  onAsk(asked: AskedConsolidated): void;
}

const acts: readonly { act: ConsolidatedAct; label: string; detail?: string }[] = [
  { act: 'print', label: 'Print…', detail: 'P' },
  { act: 'spoil', label: 'Paper spoiled…' },
  { act: 'void', label: 'Void…', detail: 'V' },
  { act: 'stop', label: 'Stop payment…' },
  { act: 'takeBack', label: 'Take back…', detail: 'T' },
];

/** Consolidated Checks: one check, wire or ACH entry to one payee for several files, and what became of those that were made. */
export function ConsolidatedScreen({ asked, onAsk, hrefOf }: ConsolidatedScreenProps) {
  const { actor } = useSession();
  const client = useQueryClient();
  const text = asked.text ?? '';
  const { list, rows, found, refresh } = useConsolidated(text);
  const refusal = can(actor, 'writeConsolidated').reason?.text ?? null;
  const mayWrite = refusal === null;
  const isWhole = !list.hasNextPage;
  const columns = useMemo(() => paymentColumns(isWhole, mayWrite), [isWhole, mayWrite]);
  const payment =
    asked.payment === undefined ? (rows[0] ?? null) : (rows.find((row) => keyOf(row) === asked.payment) ?? null);
  const { obstacle, run, withdraw, explain } = useActs(refusal, refresh);
  const ask = (part: { payment?: string | undefined; text?: string | undefined }) => {
    const next = { payment: asked.payment, text: asked.text, ...part };
    onAsk({ ...(next.payment && { payment: next.payment }), ...(next.text && { text: next.text }) });
  };

  const pay = async (wanted: AskedPayment) => {
    try {
      const accounts = await client.query(queryFor('listConsolidatedAccounts'));
      const props: Omit<PayDialogProps, 'dialog'> = { accounts, asked: wanted };
      const answer = await dialogs.open<typeof props, ConsolidatedDetail>(PayDialog, props, {
        ...{ title: 'Pay for several files', size: 'large', key: 'consolidated-payment' },
      });
      await refresh();
      if (answer.dismissed) return;
      const made = answer.value;
      toasts.success({
        title: `${paymentTitle(made)} to ${made.payee}, ${amountText(made.amount)}`,
        message: counted(made.files, 'file'),
      });
      ask({ payment: keyOf(made) });
    } catch (error) {
      toasts.error({ title: 'Bank accounts could not be read', message: messageOf(error) });
    }
  };
  // A link from another page says whom to pay: it is asked once.
  const linked = useRef(mayWrite && (asked.payee !== undefined || asked.files !== undefined));
  useEffect(() => {
    if (!linked.current) return;
    linked.current = false;
    void pay({ ...(asked.payee && { payee: asked.payee }), ...(asked.files && { files: asked.files }) });
  });
  const hot = (act: ConsolidatedAct) => ({ opensBox: obstacle(act, payment) === null });
  useHotkey(mayWrite ? 'KeyP' : null, 'Print', () => run('print', payment), hot('print'));
  useHotkey(mayWrite ? 'KeyV' : null, 'Void', () => run('void', payment), hot('void'));
  useHotkey(mayWrite ? 'KeyT' : null, 'Take back', () => run('takeBack', payment), hot('takeBack'));
  const why = () => {
    if (payment) void explain(payment);
  };
  useHotkey(payment === null ? null : 'F1', 'Why this amount', why, { opensBox: true });
  const own = payment?.asked?.isOwn === true ? payment.asked : null;
  return (
    <RecordList<ConsolidatedPayment>
      label={label}
      noun={['payment', 'payments']}
      words={words}
      query={list}
      columns={columns}
      rows={rows}
      of={found}
      isNarrowed={text !== ''}
      rowKey={keyOf}
      gridKey="consolidated-checks"
      refusal={refusal}
      {...(mayWrite && {
        rowMenu: ([first, ...more]: readonly ConsolidatedPayment[]) =>
          acts.map(({ act, ...entry }) => ({
            id: act,
            ...entry,
            onSelect: () => run(act, first ?? null),
            ...off(more.length > 0 ? 'One at a time' : obstacle(act, first ?? null)),
          })),
      })}
      foot={footOf(rows)}
      print={{
        title: label,
        label: 'Printed payments',
        isByKey: true,
        of: (row) => ({ key: keyOf(row), ...printedOf(row) }),
      }}
      filters={
        <RecordFilters
          label="Filters of the payments"
          value={{ text }}
          every={every}
          onChange={({ text: typed }) => ask({ text: typed, payment: undefined })}
          filters={filters}
        />
      }
      actions={
        mayWrite && (
          <Button
            icon={Printer}
            shortcut="P"
            className="max-[800px]:hidden"
            {...off(obstacle('print', payment))}
            onClick={() => run('print', payment)}
          >
            Print check…
          </Button>
        )
      }
      add={{ label: 'New payment', onAdd: () => void pay({}) }}
      below={
        list.hasNextPage && (
          <p className="m-0 flex flex-none items-center gap-2 border-t border-hairline px-3 py-1 text-label text-muted">
            The newest {rows.length} of {counted(found, 'payment')} are shown.
            <Button size="sm" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              Show more
            </Button>
          </p>
        )
      }
      pane={{
        label: 'Payment in hand',
        inHand: { current: payment, choose: (key) => ask({ payment: key === null ? undefined : String(key) }) },
        content: (
          <PaymentPane
            payment={payment}
            hrefOf={hrefOf}
            onWhy={(of) => void explain(of)}
            onWithdraw={own && payment !== null ? (ordersID) => void withdraw(ordersID, own.approvalID) : null}
          />
        ),
      }}
    />
  );
}

/** What those that are shown and not ended come to. */
function footOf(rows: readonly ConsolidatedPayment[]): readonly GridFootLine[] {
  if (rows.length === 0) return [];
  const standing = rows.filter(({ state }) => state === 'outstanding' || state === 'paid');
  const amount = amountText(standing.reduce((sum, each) => sum + each.amount, 0));
  return [{ key: 'all', title: 'Shown, outstanding or paid', tone: 'total', cells: { amount } }];
}
