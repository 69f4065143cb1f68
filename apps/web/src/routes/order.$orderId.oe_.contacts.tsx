import { ReferenceTable } from '@closewright/domain/custom-fields';
import { createFileRoute } from '@tanstack/react-router';
import { HostTabs } from '../features/custom-data/page/host-tabs.tsx';
import { ContactsScreen } from '../features/file-contacts/contacts-screen.tsx';
import { loadRowsPage } from '../records/file/load-rows-page.ts';
import { filePage } from '../records/file-route.ts';

const hostTables = {
  buyer: ReferenceTable.Buyer,
  seller: ReferenceTable.Seller,
  contact: ReferenceTable.OrderContacts,
} as const;

export const Route = createFileRoute('/order/$orderId/oe_/contacts')({
  ...filePage(loadRowsPage(...Object.values(hostTables))),
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
