import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { readAsked } from '../features/configuration/wire-payees/payees-asked.ts';
import { WirePayeesScreen } from '../features/configuration/wire-payees/wire-payees-screen.tsx';

export const Route = createFileRoute('/configuration/wire-payees')({
  validateSearch: ({
    find,
    state,
    payee,
  }: Record<string, unknown>): { find?: string; state?: string; payee?: number } => readAsked({ find, state, payee }),
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
