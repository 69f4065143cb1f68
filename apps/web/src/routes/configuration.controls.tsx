import { createFileRoute } from '@tanstack/react-router';
import { ControlsScreen } from '../features/configuration/controls/controls-screen.tsx';
import { queryFor } from '../lib/api/index.ts';

export const Route = createFileRoute('/configuration/controls')({
  // Not awaited: the list shows its own loading state, and an error at its place.
  loader: ({ context }) => {
    context.queryClient.query(queryFor('listControlChanges')).catch(() => {});
  },
  component: ControlsScreen,
});
