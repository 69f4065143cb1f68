import { createFileRoute } from '@tanstack/react-router';
import { NotAuthorizedPage } from '../app/pages/not-authorized-page.tsx';

export const Route = createFileRoute('/NotAuthorized')({
  validateSearch: (search: Record<string, unknown>): { message?: string } =>
    typeof search.message === 'string' ? { message: search.message } : {},
  component: function NotAuthorized() {
    return <NotAuthorizedPage message={Route.useSearch().message} />;
  },
});
