import { createFileRoute } from '@tanstack/react-router';
import { UnclaimedScreen } from '../features/escrow-accounting/unclaimed-money/unclaimed-screen.tsx';
import { queryFor } from '../lib/api/index.ts';
import { EscrowListPage } from './-escrow-list-page.tsx';

export const Route = createFileRoute('/escrow-accounting/unclaimed-money')({
  // Not awaited: the list shows its own loading state, and an error at its place.
  loader: ({ context }) => {
    context.queryClient.query(queryFor('listUnclaimedMoney', { query: {} })).catch(() => {});
  },
  component: () => (
    <EscrowListPage fields={[]} tab={1}>
      {({ hrefOf }) => <UnclaimedScreen hrefOf={hrefOf} />}
    </EscrowListPage>
  ),
});
