import { navItem, navPath, routeByName } from '@closewright/domain/navigation';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { askedConsolidated } from '../features/consolidated-checks/asked-consolidated.ts';
import { ConsolidatedScreen } from '../features/consolidated-checks/consolidated-screen.tsx';

export const Route = createFileRoute('/escrow-accounting/consolidated-checks')({
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  component: ConsolidatedPage,
});

/** The address of the money of a file. */
function moneyHref({ ordersID }: { readonly ordersID: number }): string {
  const { navItemID } = routeByName('check-writing');
  const item = navItemID === null ? undefined : navItem(navItemID);
  return (item && navPath(item, ordersID)) ?? `/order/${ordersID}/check-writing`;
}

/** What is shown and which payment is in hand stands in the address, so that a reload and a link show the same. */
function ConsolidatedPage() {
  const asked = askedConsolidated(Route.useSearch());
  const navigate = useNavigate();
  return (
    <ConsolidatedScreen
      asked={asked}
      onAsk={(search) => void navigate({ to: Route.fullPath, search: { ...search }, replace: true })}
      hrefOf={moneyHref}
    />
  );
}
