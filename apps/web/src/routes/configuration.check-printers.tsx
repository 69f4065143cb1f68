import { createFileRoute } from '@tanstack/react-router';
import { CheckPrintersScreen } from '../features/configuration/check-printers/check-printers-screen.tsx';
import { readFind } from '../features/configuration/list/read-find.ts';
import { queryFor } from '../lib/api/index.ts';

export const Route = createFileRoute('/configuration/check-printers')({
  validateSearch: readFind,
  // Not awaited: the list shows its own loading state, and an error at its place.
  loader: ({ context }) => {
    context.queryClient.query(queryFor('listCheckPrinters')).catch(() => {});
  },
  component: function CheckPrinters() {
    return <CheckPrintersScreen find={Route.useSearch().find} />;
  },
});
