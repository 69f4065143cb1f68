import { createFileRoute } from '@tanstack/react-router';
import { SanctionsScreen } from '../features/configuration/sanctions/sanctions-screen.tsx';
import { queryFor } from '../lib/api/index.ts';

export const Route = createFileRoute('/configuration/sanctions')({
  // Not awaited: the list shows its own loading state, and an error at its place.
  loader: ({ context }) => {
    context.queryClient.query(queryFor('listSanctionsLists')).catch(() => {});
  },
  component: SanctionsScreen,
});
