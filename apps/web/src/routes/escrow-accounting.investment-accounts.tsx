import { navItem, navPath, routeByName } from '@closewright/domain/navigation';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { InvestmentAccountsScreen } from '../features/investment-accounts/investment-accounts-screen.tsx';
import { type AskedInvestments, readAsked } from '../features/investment-accounts/investments-asked.ts';

export const Route = createFileRoute('/escrow-accounting/investment-accounts')({
  validateSearch: (search: Record<string, unknown>): AskedInvestments => readAsked(search),
  component: InvestmentAccountsPage,
});

/** The address of Check Writing of a file. */
function checkWritingOf(ordersID: number): string {
  const { navItemID } = routeByName('check-writing');
  const item = navItemID === null ? undefined : navItem(navItemID);
  return (item && navPath(item, ordersID)) ?? `/order/${ordersID}/check-writing`;
}

/** Which accounts are shown and which is in hand stands in the address, so that a reload and a link show the same. */
function InvestmentAccountsPage() {
  const asked = readAsked(Route.useSearch());
  const navigate = useNavigate();
  return (
    <InvestmentAccountsScreen
      asked={asked}
      onAsk={(search) => void navigate({ to: Route.fullPath, search, replace: true })}
      onOpen={({ ordersID }) => void navigate({ href: checkWritingOf(ordersID) })}
      hrefOf={({ ordersID }) => checkWritingOf(ordersID)}
    />
  );
}
