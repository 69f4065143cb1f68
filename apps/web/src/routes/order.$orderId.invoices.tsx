import { ReferenceTable } from '@closewright/domain/custom-fields';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { HostTabs } from '../features/custom-data/page/host-tabs.tsx';
import { InvoicesScreen } from '../features/invoices/invoices-screen.tsx';
import { queryFor } from '../lib/api/index.ts';
import { askedId } from '../lib/asked-id.ts';
import { filePage, openFile } from '../records/file-route.ts';

export const Route = createFileRoute('/order/$orderId/invoices')({
  validateSearch: ({ invoice }: Record<string, unknown>): { invoice?: number } => {
    const invoiceID = askedId(invoice);
    return invoiceID ? { invoice: invoiceID } : {};
  },
  ...filePage((opening) => {
    const query = { referenceTable: ReferenceTable.Invoices };
    opening.ahead(queryFor('getCustomDataForm', { ...opening.input, query }));
    opening.ahead(queryFor('listInvoices', opening.input));
    return openFile(opening);
  }),
  component: InvoicesPage,
});

/** The invoice in hand stands in the address, so that a reload and a link show the same. */
function InvoicesPage() {
  const { orderId } = Route.useParams();
  const { invoice } = Route.useSearch();
  const navigate = useNavigate();
  return (
    <InvoicesScreen
      invoiceID={invoice}
      onInvoice={(next) => void navigate({ from: Route.fullPath, search: { invoice: next }, replace: true })}
      tabs={(own) => <HostTabs referenceTable={ReferenceTable.Invoices} ordersID={Number(orderId)} {...own} />}
    />
  );
}
