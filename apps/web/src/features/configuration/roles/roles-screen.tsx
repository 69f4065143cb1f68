import type { SecurityRole } from '@closewright/contract/people';
import { Button } from '@closewright/ui/button';
import { EmptyState } from '@closewright/ui/empty-state';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { mayLeavePage } from '../../../app/leave-guard.ts';
import { call, keyFor, messageOf, queryFor } from '../../../lib/api/index.ts';
import { QueryState } from '../query-state.tsx';
import { useSettingMode } from '../setting-mode.ts';
import { RoleEditor } from './role-editor.tsx';

export interface RolesScreenProps {
  /** Id of the open role; undefined opens the first one. */
  roleID: number | 'new' | undefined;
  onChoose(roleID: number | 'new'): void;
}

/** The roles of the company, and the rights of the one that is open. */
export function RolesScreen({ roleID, onChoose }: RolesScreenProps) {
  const client = useQueryClient();
  const mayEdit = !useSettingMode('cfg:roles').readOnly;
  const roles = useQuery(queryFor('listRoles'));
  const regions = useQuery(queryFor('listRegions'));
  const choose = async (next: number | 'new') => {
    if (await mayLeavePage()) onChoose(next);
  };
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: keyFor('listRoles') }),
      client.invalidateQueries({ queryKey: keyFor('listUsers') }),
    ]);
  const remove = async ({ securityRoleID, name, version }: SecurityRole) => {
    const isMeant = await dialogs.confirm({
      title: `Remove the role ${name}?`,
      message: 'Nobody has it. The audit keeps what it granted.',
      confirmLabel: 'Remove role',
      destructive: true,
    });
    if (!isMeant) return;
    try {
      await call('removeRole', { params: { securityRoleID }, body: { version } });
      await refresh();
      toasts.success('Role removed');
    } catch (error) {
      toasts.error({ title: `${name} could not be removed`, message: messageOf(error) });
    }
  };
  return (
    <QueryState query={roles} what="The roles">
      {(list) => {
        const role = roleID === 'new' ? null : (list.find((one) => one.securityRoleID === roleID) ?? list[0]);
        return (
          <div className="flex min-h-0 flex-1">
            <nav aria-label="Roles" className="w-[204px] flex-none overflow-y-auto border-e border-hairline p-2">
              <ul className="flex flex-col">
                {list.map((one) => (
                  <li key={one.securityRoleID}>
                    <RoleButton role={one} isCurrent={one === role} onClick={() => void choose(one.securityRoleID)} />
                  </li>
                ))}
              </ul>
              {mayEdit && (
                <div className="pt-2">
                  <Button size="sm" icon={Plus} onClick={() => void choose('new')}>
                    Add role
                  </Button>
                </div>
              )}
            </nav>
            {role === undefined ? (
              <EmptyState title="There are no roles yet" />
            ) : (
              // What a region can say otherwise is part of a role.
              <QueryState query={regions} what="The regions">
                {(known) => (
                  <RoleEditor
                    key={role?.securityRoleID ?? 'new'}
                    role={role}
                    regions={known}
                    mayEdit={mayEdit}
                    onSaved={async (saved) => {
                      // A new role is opened once it is in the list.
                      await refresh();
                      if (role === null) onChoose(saved.securityRoleID);
                    }}
                    onRemove={role && role.userCount === 0 ? () => void remove(role) : undefined}
                  />
                )}
              </QueryState>
            )}
          </div>
        );
      }}
    </QueryState>
  );
}

function RoleButton({ role, isCurrent, onClick }: { role: SecurityRole; isCurrent: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-current={isCurrent || undefined}
      onClick={onClick}
      className={`flex min-h-menu-item w-full cursor-pointer items-center justify-between gap-2 rounded-sm px-2 text-start hover:bg-surface-hover ${
        isCurrent ? 'bg-surface-current font-semibold text-accent-fg' : ''
      }`}
    >
      <span className="truncate">{role.name}</span>
      <span className="flex-none text-label text-muted figures">{role.userCount}</span>
    </button>
  );
}
