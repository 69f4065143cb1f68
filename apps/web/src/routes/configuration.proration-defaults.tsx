import { createFileRoute } from '@tanstack/react-router';
import { readFind } from '../features/configuration/list/read-find.ts';
import { ProrationDefaultsScreen } from '../features/configuration/proration-defaults/proration-defaults-screen.tsx';
import { queryFor } from '../lib/api/index.ts';

export const Route = createFileRoute('/configuration/proration-defaults')({
  validateSearch: readFind,
  // Not awaited: the list shows its own loading state, and an error at its place.
  loader: ({ context }) => {
    context.queryClient.query(queryFor('listProrationDefaults')).catch(() => {});
  },
  component: function ProrationDefaults() {
    return <ProrationDefaultsScreen find={Route.useSearch().find} />;
  },
});
