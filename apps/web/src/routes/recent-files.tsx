import { createFileRoute } from '@tanstack/react-router';
import { queryFor } from '../lib/api/index.ts';

/** The first screen. Its page stands outside the router (app/navigation/current-page.tsx). */
export const Route = createFileRoute('/recent-files')({
  // Not awaited: the grid shows its own loading state, and an error at its place.
  loader: ({ context }) => {
    context.queryClient.query(queryFor('listRecentFiles', { query: { scope: 'mine' } })).catch(() => {});
    context.queryClient.query(queryFor('getLookups')).catch(() => {});
  },
});
