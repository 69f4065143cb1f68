import { createFileRoute } from '@tanstack/react-router';
import { ReconciliationScreen } from '../features/reconciliation/reconciliation-screen.tsx';

export const Route = createFileRoute('/escrow-accounting/reconciliations/$reconciliationID')({
  component: ReconciliationPage,
});

function ReconciliationPage() {
  const { reconciliationID } = Route.useParams();
  return (
    <ReconciliationScreen
      key={reconciliationID}
      reconciliationID={Number(reconciliationID)}
      hrefOfDay={({ bankAccountID, date }) =>
        `/escrow-accounting/reconciliations?account=${bankAccountID}&date=${date}`
      }
    />
  );
}
