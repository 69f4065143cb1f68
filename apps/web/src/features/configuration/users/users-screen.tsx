import type { User } from '@closewright/contract/people';
import { effectiveSettings, hasRight } from '@closewright/domain/access';
import { Badge } from '@closewright/ui/badge';
import type { GridColumn } from '@closewright/ui/data-grid';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClock } from '../../../app/session/clock.ts';
import { keyFor, queryFor } from '../../../lib/api/index.ts';
import { SettingList } from '../list/setting-list.tsx';
import { useSettingMode } from '../setting-mode.ts';
import { GroupsButton } from './groups-button.tsx';
import { UserDialog, type UserDialogProps } from './user-dialog.tsx';
import type { UserChoices } from './user-form.ts';

/** Everybody of the company: who they are, what they may do, whether they can sign in. */
export function UsersScreen({ find }: { find?: string | undefined }) {
  const clock = useClock();
  const client = useQueryClient();
  const { readOnly } = useSettingMode('cfg:users');
  const users = useQuery(queryFor('listUsers'));
  const choices = useUserChoices();
  const columns = useMemo(() => usersColumns(choices, clock.moment), [choices, clock]);

  const open = async (user: User | null): Promise<void> => {
    const title = user === null ? 'Add user' : user.displayName;
    const props = { user, choices, readOnly };
    const result = await dialogs.open<Omit<UserDialogProps, 'dialog'>, User>(UserDialog, props, {
      title,
      label: title,
      size: 'large',
      key: 'user',
      ...(user === null ? {} : { subtitle: `Last changed ${clock.moment(user.updatedAt)} by ${user.updatedBy}` }),
    });
    if (result.dismissed) return;
    toasts.success(user === null ? 'User added' : 'User saved');
    await Promise.all([
      client.invalidateQueries({ queryKey: keyFor('listUsers') }),
      client.invalidateQueries({ queryKey: keyFor('listRoles') }),
    ]);
  };

  return (
    <SettingList
      screen="users"
      noun={['user', 'users']}
      query={users}
      columns={columns}
      rowKey={({ usersID }) => usersID}
      find={find}
      onOpen={(user) => void open(user)}
      add={{ label: 'Add user', onAdd: () => void open(null) }}
      actions={<GroupsButton mayEdit={!readOnly} />}
      meta={(rows) => `${rows.filter(({ isActive }) => isActive).length} active of ${rows.length} users`}
    />
  );
}

/** What users can be given; empty lists until they are read. */
function useUserChoices(): UserChoices {
  const { data: groups } = useQuery(queryFor('listUserGroups'));
  const { data: roles } = useQuery(queryFor('listRoles'));
  const { data: regions } = useQuery(queryFor('listRegions'));
  const { data: branches } = useQuery(queryFor('listBranches'));
  const { data: lookups } = useQuery(queryFor('getLookups'));
  return useMemo(
    () => ({
      groups: groups ?? [],
      roles: roles ?? [],
      regions: regions ?? [],
      branches: branches ?? [],
      departments: lookups?.departments ?? [],
    }),
    [groups, roles, regions, branches, lookups],
  );
}

function usersColumns(
  { groups, roles, regions, branches }: UserChoices,
  moment: (instant: string) => string,
): GridColumn<User>[] {
  const roleOf = (user: User) => roles.find(({ securityRoleID }) => securityRoleID === user.securityRoleID);
  const isAdministrator = (user: User) =>
    hasRight({ settings: effectiveSettings(roleOf(user)?.rights ?? null, user.ownRights) }, 'IsAdmin');
  const state = (user: User) => (!user.isActive ? 'Inactive' : user.groupUsersID === null ? 'No group' : 'Active');
  return [
    { id: 'displayName', header: 'Name', value: (user) => user.displayName, grow: 1.2, minWidth: 150, rowHeader: true },
    { id: 'login', header: 'Login', value: (user) => user.login, width: 150 },
    {
      id: 'role',
      header: 'Role',
      value: (user) => roleOf(user)?.name ?? 'None',
      render: (user) => (
        <span className="flex min-w-0 items-center gap-1.5">
          <span className="truncate">{roleOf(user)?.name ?? 'None'}</span>
          {isAdministrator(user) && <Badge tone="accent">Administers</Badge>}
        </span>
      ),
      grow: 1.2,
      minWidth: 190,
    },
    {
      id: 'ownRights',
      header: 'Own rights',
      kind: 'number',
      value: (user) => Object.keys(user.ownRights).length || null,
      width: 96,
      priority: 3,
    },
    {
      id: 'regions',
      header: 'Regions',
      value: (user) =>
        user.regions
          .map(({ regionID }) => regions.find((region) => region.regionID === regionID)?.description ?? '')
          .join(', '),
      grow: 1,
      minWidth: 140,
      priority: 2,
    },
    {
      id: 'branch',
      header: 'Branch',
      kind: 'muted',
      value: (user) => branches.find(({ branchID }) => branchID === user.branchID)?.name ?? '',
      width: 120,
      priority: 4,
    },
    {
      id: 'group',
      header: 'Group',
      kind: 'muted',
      value: (user) => groups.find(({ groupUsersID }) => groupUsersID === user.groupUsersID)?.name ?? 'None',
      width: 100,
      priority: 5,
    },
    {
      id: 'activeAt',
      header: 'Last active',
      kind: 'date',
      value: (user) => user.activeAt,
      text: (user) => (user.activeAt === null ? '' : moment(user.activeAt)),
      width: 172,
      priority: 1,
    },
    {
      id: 'state',
      header: 'State',
      value: state,
      render: (user) =>
        state(user) === 'Active' ? (
          <span className="text-muted">Active</span>
        ) : (
          <Badge tone={user.isActive ? 'warning' : 'neutral'}>{state(user)}</Badge>
        ),
      width: 96,
    },
  ];
}
