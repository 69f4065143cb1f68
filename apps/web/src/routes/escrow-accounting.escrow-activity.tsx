import { createFileRoute } from '@tanstack/react-router';
import { ActivityScreen, activityFields } from '../features/escrow-accounting/activity/activity-screen.tsx';
import { queryFor } from '../lib/api/index.ts';
import { EscrowListPage } from './-escrow-list-page.tsx';

export const Route = createFileRoute('/escrow-accounting/escrow-activity')({
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  // Not awaited: the list shows its own loading state, and an error at its place.
  loader: ({ context }) => {
    context.queryClient.query(queryFor('listEscrowAccounts')).catch(() => {});
  },
  component: () => <EscrowListPage fields={activityFields}>{(props) => <ActivityScreen {...props} />}</EscrowListPage>,
});
