import { ReferenceTable } from '@closewright/domain/custom-fields';
import { createFileRoute } from '@tanstack/react-router';
import { HostTabs } from '../features/custom-data/page/host-tabs.tsx';
import { PropertiesScreen } from '../features/properties/properties-screen.tsx';
import { loadRowsPage } from '../records/file/load-rows-page.ts';
import { filePage } from '../records/file-route.ts';

export const Route = createFileRoute('/order/$orderId/oe_/properties')({
  ...filePage(loadRowsPage(ReferenceTable.Property)),
  component: PropertiesPage,
});

function PropertiesPage() {
  const { orderId } = Route.useParams();
  return (
    <PropertiesScreen
      tabs={(own) => <HostTabs referenceTable={ReferenceTable.Property} ordersID={Number(orderId)} {...own} />}
    />
  );
}
