import { createFileRoute } from '@tanstack/react-router';
import { ManageCompaniesScreen } from '../features/companies/manage-companies-screen.tsx';
import { queryFor } from '../lib/api/index.ts';

export const Route = createFileRoute('/manage-companies')({
  // Not awaited: the grid shows its own loading state, and an error at its place.
  loader: ({ context }) => {
    context.queryClient.query(queryFor('getLookups')).catch(() => {});
  },
  component: ManageCompaniesScreen,
});
