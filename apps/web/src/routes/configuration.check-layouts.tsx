import { createFileRoute } from '@tanstack/react-router';
import { CheckLayoutsScreen } from '../features/configuration/check-layouts/check-layouts-screen.tsx';
import { readFind } from '../features/configuration/list/read-find.ts';
import { queryFor } from '../lib/api/index.ts';

export const Route = createFileRoute('/configuration/check-layouts')({
  validateSearch: readFind,
  // Not awaited: the list shows its own loading state, and an error at its place.
  loader: ({ context }) => {
    context.queryClient.query(queryFor('listCheckLayouts')).catch(() => {});
  },
  component: function CheckLayouts() {
    return <CheckLayoutsScreen find={Route.useSearch().find} />;
  },
});
