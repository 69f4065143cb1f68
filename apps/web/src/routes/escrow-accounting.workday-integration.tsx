import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { JournalExportsScreen } from '../features/journal-exports/journal-exports-screen.tsx';
import { type AskedJournals, readAsked } from '../features/journal-exports/journals-asked.ts';
import { queryFor } from '../lib/api/index.ts';

export const Route = createFileRoute('/escrow-accounting/workday-integration')({
  validateSearch: (search: Record<string, unknown>): AskedJournals => readAsked(search),
  // Not awaited: the screen shows its own loading state, and an error at its place.
  loader: ({ context }) => {
    context.queryClient.query(queryFor('listJournalAccounts')).catch(() => {});
  },
  component: WorkdayPage,
});

/** Which account and list are shown stands in the address, so that a reload and a link show the same. */
function WorkdayPage() {
  const asked = readAsked(Route.useSearch());
  const navigate = useNavigate();
  return (
    <JournalExportsScreen
      asked={asked}
      onAsk={(search) => void navigate({ to: Route.fullPath, search, replace: true })}
    />
  );
}
