import { createFileRoute } from '@tanstack/react-router';
import {
  ExpectedWiresScreen,
  expectedWireFields,
} from '../features/escrow-accounting/expected-wires/expected-wires-screen.tsx';
import { queryFor } from '../lib/api/index.ts';
import { EscrowListPage } from './-escrow-list-page.tsx';

export const Route = createFileRoute('/escrow-accounting/expected-wires')({
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  // Not awaited: the list shows its own loading state, and an error at its place.
  loader: ({ context }) => {
    context.queryClient.query(queryFor('listEscrowAccounts')).catch(() => {});
  },
  component: () => (
    <EscrowListPage fields={expectedWireFields} tab={1}>
      {(props) => <ExpectedWiresScreen {...props} />}
    </EscrowListPage>
  ),
});
