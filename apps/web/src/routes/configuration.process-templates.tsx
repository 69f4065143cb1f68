import { createFileRoute } from '@tanstack/react-router';
import { ProcessTemplatesScreen } from '../features/configuration/process-templates/process-templates-screen.tsx';
import { queryFor } from '../lib/api/index.ts';

export const Route = createFileRoute('/configuration/process-templates')({
  // Not awaited: the screen shows its own loading state, and an error at its place.
  loader: ({ context }) => {
    context.queryClient.query(queryFor('listProcessTemplates')).catch(() => {});
  },
  component: ProcessTemplatesScreen,
});
