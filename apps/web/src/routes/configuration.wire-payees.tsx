import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { type AskedPayees, readAsked } from '../features/configuration/wire-payees/payees-asked.ts';
import { WirePayeesScreen } from '../features/configuration/wire-payees/wire-payees-screen.tsx';

export const Route = createFileRoute('/configuration/wire-payees')({
  validateSearch: (search: Record<string, unknown>): AskedPayees => readAsked(search),
  component: WirePayeesPage,
});

/** What is looked for and which payee is in hand stands in the address, so that a reload and a link show the same. */
function WirePayeesPage() {
  const asked = readAsked(Route.useSearch());
  const navigate = useNavigate();
  return (
    <WirePayeesScreen asked={asked} onAsk={(search) => void navigate({ to: Route.fullPath, search, replace: true })} />
  );
}
