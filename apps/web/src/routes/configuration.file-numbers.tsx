import { createFileRoute } from '@tanstack/react-router';
import { FileNumbersScreen } from '../features/configuration/file-numbers/file-numbers-screen.tsx';
import { queryFor } from '../lib/api/index.ts';

export const Route = createFileRoute('/configuration/file-numbers')({
  // Not awaited: the screen shows its own loading state, and an error at its place.
  loader: ({ context }) => {
    context.queryClient.query(queryFor('listFileNumberPools')).catch(() => {});
  },
  component: FileNumbersScreen,
});
