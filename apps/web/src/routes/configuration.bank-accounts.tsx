import { createFileRoute } from '@tanstack/react-router';
import { BankAccountsScreen } from '../features/configuration/bank-accounts/bank-accounts-screen.tsx';
import { readFind } from '../features/configuration/list/read-find.ts';
import { queryFor } from '../lib/api/index.ts';

export const Route = createFileRoute('/configuration/bank-accounts')({
  validateSearch: readFind,
  // Not awaited: the list shows its own loading state, and an error at its place.
  loader: ({ context }) => {
    context.queryClient.query(queryFor('listBankAccounts')).catch(() => {});
  },
  component: function BankAccounts() {
    return <BankAccountsScreen find={Route.useSearch().find} />;
  },
});
