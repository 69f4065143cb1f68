import { createFileRoute } from '@tanstack/react-router';
import { readFind } from '../features/configuration/list/read-find.ts';
import { RateVersionsScreen } from '../features/configuration/rate-versions/rate-versions-screen.tsx';
import { queryFor } from '../lib/api/index.ts';

export const Route = createFileRoute('/configuration/rate-versions')({
  validateSearch: readFind,
  // Not awaited: the list shows its own loading state, and an error at its place.
  loader: ({ context }) => {
    context.queryClient.query(queryFor('listRateVersions')).catch(() => {});
  },
  component: function RateVersions() {
    return <RateVersionsScreen find={Route.useSearch().find} />;
  },
});
