import { createFileRoute } from '@tanstack/react-router';
import { HealthScreen } from '../features/configuration/health/health-screen.tsx';
import { queryFor } from '../lib/api/index.ts';

export const Route = createFileRoute('/configuration/health')({
  // Not awaited: the screen shows its own loading state, and an error at its place.
  loader: ({ context }) => {
    context.queryClient.query(queryFor('getHealthDetails')).catch(() => {});
  },
  component: HealthScreen,
});
