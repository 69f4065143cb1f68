import { createFileRoute } from '@tanstack/react-router';
import { queryFor } from '../lib/api/index.ts';
import { RemittancesPage } from './-remittances-page.tsx';

export const Route = createFileRoute('/escrow-accounting/e-remit')({
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  // Not awaited: the screen shows its own loading state, and an error at its place.
  loader: ({ context }) => {
    context.queryClient.query(queryFor('listRemitUnderwriters', { query: { kind: 'period' } })).catch(() => {});
  },
  component: () => <RemittancesPage kind="period" />,
});
