import { createFileRoute } from '@tanstack/react-router';
import { RolesScreen } from '../features/configuration/roles/roles-screen.tsx';
import { queryFor } from '../lib/api/index.ts';

export const Route = createFileRoute('/configuration/roles')({
  validateSearch: ({ role }: Record<string, unknown>): { role?: number | 'new' } => {
    const id = Number(role);
    if (role === 'new') return { role };
    return Number.isInteger(id) && id > 0 ? { role: id } : {};
  },
  // Not awaited: the screen shows an error at its place.
  loader: ({ context }) => {
    for (const name of ['listRoles', 'listRegions'] as const) context.queryClient.query(queryFor(name)).catch(() => {});
  },
  component: Roles,
});

function Roles() {
  const { role } = Route.useSearch();
  const navigate = Route.useNavigate();
  return <RolesScreen roleID={role} onChoose={(next) => void navigate({ search: { role: next } })} />;
}
