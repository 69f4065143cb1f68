import { createFileRoute } from '@tanstack/react-router';
import { readFind } from '../features/configuration/list/read-find.ts';
import { UsersScreen } from '../features/configuration/users/users-screen.tsx';
import { queryFor } from '../lib/api/index.ts';

export const Route = createFileRoute('/configuration/users')({
  validateSearch: readFind,
  // Not awaited: the list shows its own loading state, and an error at its place.
  loader: ({ context }) => {
    for (const name of ['listUsers', 'listRoles', 'listRegions', 'listBranches', 'listUserGroups'] as const)
      context.queryClient.query(queryFor(name)).catch(() => {});
  },
  component: function Users() {
    return <UsersScreen find={Route.useSearch().find} />;
  },
});
