import { navItem, navPath, routeByName } from '@closewright/domain/navigation';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { BatchesScreen } from '../features/invoice-batch-payments/batches-screen.tsx';
import { askedId } from '../lib/asked-id.ts';

export const Route = createFileRoute('/escrow-accounting/invoice-batch-payments')({
  validateSearch: ({ batch, text }: Record<string, unknown>): { batch?: number; text?: string } => {
    const invoiceBatchID = askedId(batch);
    return {
      ...(invoiceBatchID && { batch: invoiceBatchID }),
      ...(typeof text === 'string' && text !== '' && { text: text.slice(0, 100) }),
    };
  },
  component: BatchesPage,
});

/** The address of an invoice among those of its file. */
function invoiceHref({ ordersID, invoiceID }: { ordersID: number; invoiceID: number }): string {
  const { navItemID } = routeByName('o-inv:invoices');
  const item = navItemID === null ? undefined : navItem(navItemID);
  return `${(item && navPath(item, ordersID)) ?? `/order/${ordersID}/invoices`}?invoice=${invoiceID}`;
}

/** What is shown and which batch is in hand stands in the address, so that a reload and a link show the same. */
function BatchesPage() {
  const asked = Route.useSearch();
  const navigate = useNavigate();
  return (
    <BatchesScreen
      asked={asked}
      onAsk={(search) => void navigate({ to: Route.fullPath, search, replace: true })}
      hrefOf={invoiceHref}
    />
  );
}
