import { createFileRoute } from '@tanstack/react-router';
import { HolidaysScreen } from '../features/configuration/holidays/holidays-screen.tsx';
import { queryFor } from '../lib/api/index.ts';

export const Route = createFileRoute('/configuration/holidays')({
  // Not awaited: the screen shows its own loading state, and an error at its place.
  loader: ({ context }) => {
    context.queryClient.query(queryFor('listClosingDays')).catch(() => {});
  },
  component: HolidaysScreen,
});
