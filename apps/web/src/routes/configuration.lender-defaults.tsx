import { createFileRoute } from '@tanstack/react-router';
import { LenderDefaultsScreen } from '../features/configuration/lender-defaults/lender-defaults-screen.tsx';
import { readFind } from '../features/configuration/list/read-find.ts';
import { queryFor } from '../lib/api/index.ts';

export const Route = createFileRoute('/configuration/lender-defaults')({
  validateSearch: readFind,
  // Not awaited: the list shows its own loading state, and an error at its place.
  loader: ({ context }) => {
    context.queryClient.query(queryFor('listLenderDefaults')).catch(() => {});
  },
  component: function LenderDefaults() {
    return <LenderDefaultsScreen find={Route.useSearch().find} />;
  },
});
