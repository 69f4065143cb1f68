import { createFileRoute } from '@tanstack/react-router';
import { CustomDataSetupScreen } from '../features/custom-data/setup/custom-data-setup-screen.tsx';
import { queryFor } from '../lib/api/index.ts';

export const Route = createFileRoute('/configuration/custom-data')({
  // Not awaited: the screen shows its own loading state, and an error at its place.
  loader: ({ context }) => {
    context.queryClient.query(queryFor('getCustomDataSetup')).catch(() => {});
  },
  component: CustomDataSetupScreen,
});
