import { createFileRoute } from '@tanstack/react-router';
import { DormancyScreen } from '../features/escrow-accounting/stale-checks/dormancy-screen.tsx';
import {
  StaleChecksScreen,
  staleCheckFields,
} from '../features/escrow-accounting/stale-checks/stale-checks-screen.tsx';
import { queryFor } from '../lib/api/index.ts';
import { EscrowListPage } from './-escrow-list-page.tsx';

const path = '/escrow-accounting/stale-checks';

export const Route = createFileRoute('/escrow-accounting/stale-checks')({
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  // Not awaited: the list shows its own loading state, and an error at its place.
  loader: ({ context }) => {
    context.queryClient.query(queryFor('listEscrowAccounts')).catch(() => {});
  },
  component: StaleChecksPage,
});

/** The checks, or the terms of the states: which of them stands in the address. */
function StaleChecksPage() {
  const { show } = Route.useSearch();
  if (show === 'terms') return <DormancyScreen listHref={path} />;
  return (
    <EscrowListPage fields={staleCheckFields} tab={2}>
      {(props) => <StaleChecksScreen {...props} termsHref={`${path}?show=terms`} />}
    </EscrowListPage>
  );
}
