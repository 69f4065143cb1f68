import { createFileRoute } from '@tanstack/react-router';
import {
  ReceiptVerificationScreen,
  verificationFields,
} from '../features/escrow-accounting/receipt-verification/receipt-verification-screen.tsx';
import { queryFor } from '../lib/api/index.ts';
import { EscrowListPage } from './-escrow-list-page.tsx';

export const Route = createFileRoute('/escrow-accounting/receipt-verification')({
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  // Not awaited: the list shows its own loading state, and an error at its place.
  loader: ({ context }) => {
    context.queryClient.query(queryFor('listEscrowAccounts')).catch(() => {});
  },
  component: () => (
    <EscrowListPage fields={verificationFields}>{(props) => <ReceiptVerificationScreen {...props} />}</EscrowListPage>
  ),
});
