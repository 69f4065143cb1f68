import { createFileRoute } from '@tanstack/react-router';
import { AuditLogScreen } from '../features/configuration/audit-log/audit-log-screen.tsx';
import { queryFor } from '../lib/api/index.ts';

export const Route = createFileRoute('/configuration/audit-log')({
  // Not awaited: the screen shows its own loading state, and an error at its place.
  loader: ({ context }) => {
    context.queryClient.query(queryFor('getSystemAuditFacts')).catch(() => {});
  },
  component: AuditLogScreen,
});
