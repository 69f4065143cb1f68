import { ReferenceTable } from '@closewright/domain/custom-fields';
import { createFileRoute } from '@tanstack/react-router';
import { HostTabs } from '../features/custom-data/page/host-tabs.tsx';
import { LoansScreen } from '../features/loans/loans-screen.tsx';
import { loadRowsPage } from '../records/file/load-rows-page.ts';
import { filePage } from '../records/file-route.ts';

export const Route = createFileRoute('/order/$orderId/oe_/loans')({
  ...filePage(loadRowsPage(ReferenceTable.SaleLoan)),
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
