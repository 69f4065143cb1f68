import { ReferenceTable } from '@closewright/domain/custom-fields';
import { createFileRoute } from '@tanstack/react-router';
import { invalidFileRedirect } from '../app/invalid-file.ts';
import { HostTabs } from '../features/custom-data/page/host-tabs.tsx';
import { LoansScreen } from '../features/loans/loans-screen.tsx';
import { loadRowsPage } from '../records/file/load-rows-page.ts';

export const Route = createFileRoute('/order/$orderId/oe_/loans')({
  beforeLoad: ({ params, preload }) => {
    const away = invalidFileRedirect(params.orderId, preload);
    if (away !== null) throw away;
  },
  loader: ({ context, params }) => loadRowsPage(context.queryClient, Number(params.orderId), [ReferenceTable.SaleLoan]),
  component: LoansPage,
});

function LoansPage() {
  const { orderId } = Route.useParams();
  return (
    <LoansScreen
      tabs={(own) => <HostTabs referenceTable={ReferenceTable.SaleLoan} ordersID={Number(orderId)} {...own} />}
    />
  );
}
