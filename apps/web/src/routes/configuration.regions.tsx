import { createFileRoute } from '@tanstack/react-router';
import { readFind } from '../features/configuration/list/read-find.ts';
import { RegionsScreen } from '../features/configuration/regions/regions-screen.tsx';
import { queryFor } from '../lib/api/index.ts';

export const Route = createFileRoute('/configuration/regions')({
  validateSearch: readFind,
  // Not awaited: the list shows its own loading state, and an error at its place.
  loader: ({ context }) => {
    for (const name of ['listRegions'] as const) context.queryClient.query(queryFor(name)).catch(() => {});
  },
  component: function Regions() {
    return <RegionsScreen find={Route.useSearch().find} />;
  },
});
