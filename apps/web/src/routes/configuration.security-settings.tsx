import { createFileRoute } from '@tanstack/react-router';
import { readFind } from '../features/configuration/list/read-find.ts';
import { SecuritySettingsScreen } from '../features/configuration/security-settings/security-settings-screen.tsx';
import { queryFor } from '../lib/api/index.ts';

export const Route = createFileRoute('/configuration/security-settings')({
  validateSearch: readFind,
  // Not awaited: the list shows its own loading state, and an error at its place.
  loader: ({ context }) => {
    for (const name of ['listRoles', 'listUsers'] as const) context.queryClient.query(queryFor(name)).catch(() => {});
  },
  component: function SecuritySettings() {
    return <SecuritySettingsScreen find={Route.useSearch().find} />;
  },
});
