import { createFileRoute } from '@tanstack/react-router';
import { readFind } from '../features/configuration/list/read-find.ts';
import { PositivePayLayoutsScreen } from '../features/configuration/positive-pay-layouts/positive-pay-layouts-screen.tsx';
import { queryFor } from '../lib/api/index.ts';

export const Route = createFileRoute('/configuration/positive-pay-layouts')({
  validateSearch: readFind,
  // Not awaited: the list shows its own loading state, and an error at its place.
  loader: ({ context }) => {
    context.queryClient.query(queryFor('listPositivePayLayouts')).catch(() => {});
  },
  component: function PositivePayLayouts() {
    return <PositivePayLayoutsScreen find={Route.useSearch().find} />;
  },
});
