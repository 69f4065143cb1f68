import { navItem, navPath, routeByName } from '@closewright/domain/navigation';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { readAsked } from '../features/pending-approvals/approvals-asked.ts';
import { PendingApprovalsScreen } from '../features/pending-approvals/pending-approvals-screen.tsx';

export const Route = createFileRoute('/escrow-accounting/pending-approvals')({
  validateSearch: ({ show, kind }: Record<string, unknown>): { show?: string; kind?: string } => ({
    ...(typeof show === 'string' && { show }),
    ...(typeof kind === 'string' && { kind }),
  }),
  component: PendingApprovalsPage,
});

/** The address of Approvals among Check Writing of a file. */
function approvalsOf(ordersID: number): string {
  const { navItemID } = routeByName('check-writing');
  const item = navItemID === null ? undefined : navItem(navItemID);
  return `${(item && navPath(item, ordersID)) ?? `/order/${ordersID}/check-writing`}?tab=5`;
}

/** Which requests are shown stands in the address, so that a reload and a link show the same. */
function PendingApprovalsPage() {
  const asked = readAsked(Route.useSearch());
  const navigate = useNavigate();
  return (
    <PendingApprovalsScreen
      asked={asked}
      onAsk={(search) => void navigate({ to: Route.fullPath, search, replace: true })}
      onOpen={({ ordersID }) => void navigate({ href: approvalsOf(ordersID) })}
      hrefOf={({ ordersID }) => approvalsOf(ordersID)}
    />
  );
}
