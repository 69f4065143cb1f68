import { ReferenceTable } from '@closewright/domain/custom-fields';
import { createFileRoute } from '@tanstack/react-router';
import { invalidFileRedirect } from '../app/invalid-file.ts';
import { HostTabs } from '../features/custom-data/page/host-tabs.tsx';
import { ContactsScreen } from '../features/file-contacts/contacts-screen.tsx';
import { loadRowsPage } from '../records/file/load-rows-page.ts';

const hostTables = {
  buyer: ReferenceTable.Buyer,
  seller: ReferenceTable.Seller,
  contact: ReferenceTable.OrderContacts,
} as const;

export const Route = createFileRoute('/order/$orderId/oe_/contacts')({
  beforeLoad: ({ params, preload }) => {
    const away = invalidFileRedirect(params.orderId, preload);
    if (away !== null) throw away;
  },
  loader: ({ context, params }) => loadRowsPage(context.queryClient, Number(params.orderId), Object.values(hostTables)),
  component: ContactsPage,
});

function ContactsPage() {
  const { orderId } = Route.useParams();
  return (
    <ContactsScreen
      tabs={({ host, ...own }) => (
        <HostTabs key={host} referenceTable={hostTables[host]} ordersID={Number(orderId)} {...own} />
      )}
    />
  );
}
