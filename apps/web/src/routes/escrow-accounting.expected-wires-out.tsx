import { navItem, navPath, routeByName } from '@closewright/domain/navigation';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { ExpectedWiresOutScreen } from '../features/expected-wires-out/expected-wires-out-screen.tsx';
import { type AskedWiresOut, readAsked } from '../features/expected-wires-out/wires-out-asked.ts';

export const Route = createFileRoute('/escrow-accounting/expected-wires-out')({
  validateSearch: (search: Record<string, unknown>): AskedWiresOut => readAsked(search),
  component: ExpectedWiresOutPage,
});

/** The address of Disbursements among Check Writing of a file. */
function disbursementsOf(ordersID: number): string {
  const { navItemID } = routeByName('check-writing');
  const item = navItemID === null ? undefined : navItem(navItemID);
  return `${(item && navPath(item, ordersID)) ?? `/order/${ordersID}/check-writing`}?tab=2`;
}

/** Where a payment was asked for: its file, or Unclaimed Money where it is of none. */
const placeOf = (ordersID: number | null): string =>
  ordersID === null ? '/escrow-accounting/unclaimed-money' : disbursementsOf(ordersID);

/** Which wires are shown and which is in hand stands in the address, so that a reload and a link show the same. */
function ExpectedWiresOutPage() {
  const asked = readAsked(Route.useSearch());
  const navigate = useNavigate();
  return (
    <ExpectedWiresOutScreen
      asked={asked}
      onAsk={(search) => void navigate({ to: Route.fullPath, search, replace: true })}
      onOpen={({ ordersID }) => void navigate({ href: placeOf(ordersID) })}
      hrefOf={({ ordersID }) => placeOf(ordersID)}
    />
  );
}
