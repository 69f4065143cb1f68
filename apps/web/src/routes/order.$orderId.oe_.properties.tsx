import { ReferenceTable } from '@closewright/domain/custom-fields';
import { createFileRoute } from '@tanstack/react-router';
import { invalidFileRedirect } from '../app/invalid-file.ts';
import { HostTabs } from '../features/custom-data/page/host-tabs.tsx';
import { PropertiesScreen } from '../features/properties/properties-screen.tsx';
import { loadRowsPage } from '../records/file/load-rows-page.ts';

export const Route = createFileRoute('/order/$orderId/oe_/properties')({
  beforeLoad: ({ params, preload }) => {
    const away = invalidFileRedirect(params.orderId, preload);
    if (away !== null) throw away;
  },
  loader: ({ context, params }) => loadRowsPage(context.queryClient, Number(params.orderId), [ReferenceTable.Property]),
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
