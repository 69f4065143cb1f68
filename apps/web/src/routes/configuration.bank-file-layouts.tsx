import { createFileRoute } from '@tanstack/react-router';
import { BankFileLayoutsScreen } from '../features/configuration/bank-file-layouts/bank-file-layouts-screen.tsx';
import { readFind } from '../features/configuration/list/read-find.ts';
import { queryFor } from '../lib/api/index.ts';

export const Route = createFileRoute('/configuration/bank-file-layouts')({
  validateSearch: readFind,
  // Not awaited: the list shows its own loading state, and an error at its place.
  loader: ({ context }) => {
    context.queryClient.query(queryFor('listBankFileLayouts')).catch(() => {});
  },
  component: function BankFileLayouts() {
    return <BankFileLayoutsScreen find={Route.useSearch().find} />;
  },
});
