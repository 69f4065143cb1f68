import { navItem, navPath, routeByName } from '@closewright/domain/navigation';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { readAsked } from '../features/workflow-dashboard/dashboard-filter.ts';
import { DashboardScreen } from '../features/workflow-dashboard/dashboard-screen.tsx';
import { queryFor } from '../lib/api/index.ts';

export const Route = createFileRoute('/workflow-dashboard')({
  validateSearch: ({ show, scope }: Record<string, unknown>): { show?: string; scope?: string } => ({
    ...(typeof show === 'string' && { show }),
    ...(typeof scope === 'string' && { scope }),
  }),
  // Not awaited: the grid shows its own loading state, and an error at its place.
  loader: ({ context }) => {
    context.queryClient.query(queryFor('getLookups')).catch(() => {});
    context.queryClient.query(queryFor('getDashboardCounts', { query: { scope: 'mine' } })).catch(() => {});
  },
  component: DashboardPage,
});

/** The address of File Workflow of a file. */
function workflowOf(ordersID: number): string {
  const { navItemID } = routeByName('ow:order-workflow');
  const item = navItemID === null ? undefined : navItem(navItemID);
  return (item && navPath(item, ordersID)) ?? `/order/${ordersID}/workflow`;
}

function DashboardPage() {
  const asked = readAsked(Route.useSearch());
  const navigate = useNavigate();
  return (
    <DashboardScreen
      asked={asked}
      onAsk={(search) => void navigate({ to: '/workflow-dashboard', search, replace: true })}
      onOpen={({ ordersID }) => void navigate({ href: workflowOf(ordersID) })}
      hrefOf={({ ordersID }) => workflowOf(ordersID)}
    />
  );
}
