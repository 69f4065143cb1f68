import { createFileRoute } from '@tanstack/react-router';
import { readFind } from '../features/configuration/list/read-find.ts';
import { SettlementTemplatesScreen } from '../features/configuration/settlement-templates/settlement-templates-screen.tsx';
import { queryFor } from '../lib/api/index.ts';

export const Route = createFileRoute('/configuration/settlement-templates')({
  validateSearch: readFind,
  // Not awaited: the list shows its own loading state, and an error at its place.
  loader: ({ context }) => {
    context.queryClient.query(queryFor('listTemplateLines')).catch(() => {});
  },
  component: function SettlementTemplates() {
    return <SettlementTemplatesScreen find={Route.useSearch().find} />;
  },
});
