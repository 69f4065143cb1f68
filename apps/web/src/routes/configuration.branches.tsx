import { createFileRoute } from '@tanstack/react-router';
import { BranchesScreen } from '../features/configuration/branches/branches-screen.tsx';
import { readFind } from '../features/configuration/list/read-find.ts';
import { queryFor } from '../lib/api/index.ts';

export const Route = createFileRoute('/configuration/branches')({
  validateSearch: readFind,
  // Not awaited: the list shows its own loading state, and an error at its place.
  loader: ({ context }) => {
    for (const name of ['listBranches', 'listRegions'] as const)
      context.queryClient.query(queryFor(name)).catch(() => {});
  },
  component: function Branches() {
    return <BranchesScreen find={Route.useSearch().find} />;
  },
});
