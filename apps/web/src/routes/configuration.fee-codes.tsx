import { createFileRoute } from '@tanstack/react-router';
import { FeeCodesScreen } from '../features/configuration/fee-codes/fee-codes-screen.tsx';
import { readFind } from '../features/configuration/list/read-find.ts';
import { queryFor } from '../lib/api/index.ts';

export const Route = createFileRoute('/configuration/fee-codes')({
  validateSearch: readFind,
  // Not awaited: the list shows its own loading state, and an error at its place.
  loader: ({ context }) => {
    context.queryClient.query(queryFor('listFeeCodes')).catch(() => {});
  },
  component: function FeeCodes() {
    return <FeeCodesScreen find={Route.useSearch().find} />;
  },
});
