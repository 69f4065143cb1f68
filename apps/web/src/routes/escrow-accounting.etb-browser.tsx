import { createFileRoute } from '@tanstack/react-router';
import {
  TrialBalanceScreen,
  trialBalanceFields,
} from '../features/escrow-accounting/trial-balance/trial-balance-screen.tsx';
import { queryFor } from '../lib/api/index.ts';
import { EscrowListPage } from './-escrow-list-page.tsx';

export const Route = createFileRoute('/escrow-accounting/etb-browser')({
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  // Not awaited: the list shows its own loading state, and an error at its place.
  loader: ({ context }) => {
    context.queryClient.query(queryFor('listEscrowAccounts')).catch(() => {});
  },
  component: () => (
    <EscrowListPage fields={trialBalanceFields}>{(props) => <TrialBalanceScreen {...props} />}</EscrowListPage>
  ),
});
