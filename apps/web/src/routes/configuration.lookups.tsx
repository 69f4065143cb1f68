import { createFileRoute } from '@tanstack/react-router';
import { LookupsScreen } from '../features/configuration/lookups/lookups-screen.tsx';

export const Route = createFileRoute('/configuration/lookups')({
  /** `find` is the list to open (the search of the configuration links so). */
  validateSearch: ({ find }): { find?: string } => (typeof find === 'string' ? { find } : {}),
  component: LookupsPage,
});

function LookupsPage() {
  const { find } = Route.useSearch();
  return <LookupsScreen key={find} find={find} />;
}
