import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { type AskedBankFiles, readAsked } from '../features/bank-files/bank-files-asked.ts';
import { EBankReconScreen } from '../features/bank-files/ebank-recon-screen.tsx';
import { queryFor } from '../lib/api/index.ts';

export const Route = createFileRoute('/escrow-accounting/ebank-recon')({
  validateSearch: (search: Record<string, unknown>): AskedBankFiles => readAsked(search),
  // Not awaited: the screen shows its own loading state, and an error at its place.
  loader: ({ context }) => {
    context.queryClient.query(queryFor('listBankFileAccounts')).catch(() => {});
  },
  component: EBankReconPage,
});

/** Which account and file are shown stands in the address, so that a reload and a link show the same. */
function EBankReconPage() {
  const asked = readAsked(Route.useSearch());
  const navigate = useNavigate();
  return (
    <EBankReconScreen
      asked={asked}
      onAsk={(search) => void navigate({ to: Route.fullPath, search, replace: true })}
      onGo={(href) => void navigate({ href })}
    />
  );
}
