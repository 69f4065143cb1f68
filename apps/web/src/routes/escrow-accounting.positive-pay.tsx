import { navItem, navPath, routeByName } from '@closewright/domain/navigation';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { type AskedPositivePay, readAsked } from '../features/positive-pay/positive-pay-asked.ts';
import { PositivePayScreen } from '../features/positive-pay/positive-pay-screen.tsx';
import { queryFor } from '../lib/api/index.ts';

export const Route = createFileRoute('/escrow-accounting/positive-pay')({
  validateSearch: (search: Record<string, unknown>): AskedPositivePay => readAsked(search),
  // Not awaited: the screen shows its own loading state, and an error at its place.
  loader: ({ context }) => {
    context.queryClient.query(queryFor('listPositivePay')).catch(() => {});
  },
  component: PositivePayPage,
});

/** The address of the ledger among Check Writing of a file. */
function ledgerOf(ordersID: number): string {
  const { navItemID } = routeByName('check-writing');
  const item = navItemID === null ? undefined : navItem(navItemID);
  return `${(item && navPath(item, ordersID)) ?? `/order/${ordersID}/check-writing`}?tab=3`;
}

/** Which account and list are shown stands in the address, so that a reload and a link show the same. */
function PositivePayPage() {
  const asked = readAsked(Route.useSearch());
  const navigate = useNavigate();
  return (
    <PositivePayScreen
      asked={asked}
      onAsk={(search) => void navigate({ to: Route.fullPath, search, replace: true })}
      hrefOfFile={ledgerOf}
    />
  );
}
