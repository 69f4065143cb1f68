import { createFileRoute } from '@tanstack/react-router';
import { SystemSettingsScreen } from '../features/configuration/system-settings/system-settings-screen.tsx';
import { queryFor } from '../lib/api/index.ts';

export const Route = createFileRoute('/configuration/system-settings')({
  // Not awaited: the screen shows its own loading state, and an error at its place.
  loader: ({ context }) => {
    context.queryClient.query(queryFor('getSystemSettings')).catch(() => {});
  },
  component: SystemSettingsScreen,
});
