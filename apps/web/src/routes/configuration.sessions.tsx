import { createFileRoute } from '@tanstack/react-router';
import { readFind } from '../features/configuration/list/read-find.ts';
import { SessionsScreen } from '../features/configuration/sessions/sessions-screen.tsx';
import { queryFor } from '../lib/api/index.ts';

export const Route = createFileRoute('/configuration/sessions')({
  validateSearch: readFind,
  // Not awaited: the list shows its own loading state, and an error at its place.
  loader: ({ context }) => {
    for (const name of ['listActiveUsers', 'getLicence'] as const)
      context.queryClient.query(queryFor(name)).catch(() => {});
  },
  component: function Sessions() {
    return <SessionsScreen find={Route.useSearch().find} />;
  },
});
