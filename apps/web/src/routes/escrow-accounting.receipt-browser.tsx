import { createFileRoute } from '@tanstack/react-router';
import { ReceiptsScreen, receiptFields } from '../features/escrow-accounting/receipts/receipts-screen.tsx';
import { queryFor } from '../lib/api/index.ts';
import { EscrowListPage } from './-escrow-list-page.tsx';

export const Route = createFileRoute('/escrow-accounting/receipt-browser')({
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  // Not awaited: the list shows its own loading state, and an error at its place.
  loader: ({ context }) => {
    context.queryClient.query(queryFor('listEscrowAccounts')).catch(() => {});
  },
  component: () => <EscrowListPage fields={receiptFields}>{(props) => <ReceiptsScreen {...props} />}</EscrowListPage>,
});
