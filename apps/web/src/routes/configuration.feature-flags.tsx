import { createFileRoute } from '@tanstack/react-router';
import { FeatureFlagsScreen } from '../features/configuration/feature-flags/feature-flags-screen.tsx';
import { readFind } from '../features/configuration/list/read-find.ts';
import { queryFor } from '../lib/api/index.ts';

export const Route = createFileRoute('/configuration/feature-flags')({
  validateSearch: readFind,
  // Not awaited: the list shows its own loading state, and an error at its place.
  loader: ({ context }) => {
    for (const name of ['listFeatureFlags'] as const) context.queryClient.query(queryFor(name)).catch(() => {});
  },
  component: function FeatureFlags() {
    return <FeatureFlagsScreen find={Route.useSearch().find} />;
  },
});
