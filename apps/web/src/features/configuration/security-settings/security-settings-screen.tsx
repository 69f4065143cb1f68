import type { SecurityRole, User } from '@closewright/contract/people';
import {
  effectiveRights,
  rightWord,
  type SecurityKey,
  securityKeyGroups,
  securityLabels,
} from '@closewright/domain/access';
import type { GridColumn } from '@closewright/ui/data-grid';
import { DialogBody } from '@closewright/ui/dialog';
import { EmptyState } from '@closewright/ui/empty-state';
import { dialogs } from '@closewright/ui/services/dialogs';
import { Table } from '@closewright/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryFor } from '../../../lib/api/index.ts';
import { SettingList } from '../list/setting-list.tsx';

/** One security setting with what each role says of it. */
interface Row {
  key: SecurityKey;
  label: string;
  group: string;
}

const rows: readonly Row[] = securityKeyGroups.flatMap(({ label: group, keys }) =>
  keys.map((key) => ({ key, label: securityLabels[key], group })),
);

/** One user as a right holds for them. */
interface Holder {
  user: User;
  role: SecurityRole | null;
  value: number;
  reason: string;
}

/** Every security setting (core.md §6) against every role, and for each the users who hold it and why. */
export function SecuritySettingsScreen({ find }: { find?: string | undefined }) {
  const roles = useQuery(queryFor('listRoles'));
  const users = useQuery(queryFor('listUsers'));
  const holders = useMemo(() => holdersOf(users.data ?? [], roles.data ?? []), [users.data, roles.data]);
  const columns = useMemo(() => settingColumns(roles.data ?? [], holders), [roles.data, holders]);

  const open = ({ key, label }: Row) =>
    void dialogs.open(
      HoldersTable,
      { settingKey: key, holders: holders.get(key) ?? [] },
      {
        title: label,
        subtitle: key,
        label,
        size: 'medium',
        key: 'holders',
      },
    );

  // Both are needed: the list waits for the slower one.
  const isReady = roles.data !== undefined && users.data !== undefined;
  const query = {
    data: isReady ? rows : undefined,
    isPending: roles.isPending || users.isPending,
    isError: roles.isError || users.isError,
    error: roles.error ?? users.error,
    refetch: () => Promise.all([roles.refetch(), users.refetch()]),
  };
  return (
    <SettingList
      screen="security-settings"
      noun={['setting', 'settings']}
      query={query}
      columns={columns}
      rowKey={({ key }) => key}
      find={find}
      onOpen={open}
      meta={(all) => `${all.length} settings in ${roles.data?.length ?? 0} roles`}
    />
  );
}

/** Active users who hold a setting, by setting. */
function holdersOf(users: readonly User[], roles: readonly SecurityRole[]): ReadonlyMap<SecurityKey, Holder[]> {
  const held = new Map<SecurityKey, Holder[]>();
  for (const user of users) {
    if (!user.isActive) continue;
    const role = roles.find(({ securityRoleID }) => securityRoleID === user.securityRoleID) ?? null;
    for (const { key, value, reason } of effectiveRights(role, user.ownRights)) {
      if (value > 0) held.set(key, [...(held.get(key) ?? []), { user, role, value, reason }]);
    }
  }
  return held;
}

function settingColumns(
  roles: readonly SecurityRole[],
  holders: ReadonlyMap<SecurityKey, Holder[]>,
): GridColumn<Row>[] {
  return [
    { id: 'label', header: 'Setting', value: (row) => row.label, grow: 1.6, minWidth: 240, rowHeader: true },
    { id: 'key', header: 'Key', kind: 'muted', value: (row) => row.key, grow: 1, minWidth: 200, priority: 1 },
    { id: 'group', header: 'Kind', kind: 'muted', value: (row) => row.group, width: 100, groupable: true },
    { id: 'holders', header: 'Users', kind: 'number', value: (row) => holders.get(row.key)?.length ?? 0, width: 70 },
    ...roles.map(
      (role): GridColumn<Row> => ({
        id: `role.${role.securityRoleID}`,
        header: role.name,
        value: (row) => role.rights[row.key] ?? 0,
        text: (row) => rightWord(row.key, role.rights[row.key] ?? 0),
        render: (row) => {
          const value = role.rights[row.key] ?? 0;
          return <span className={value > 0 ? 'font-medium' : 'text-muted'}>{rightWord(row.key, value)}</span>;
        },
        width: 112,
      }),
    ),
  ];
}

function HoldersTable({ settingKey, holders }: { settingKey: SecurityKey; holders: readonly Holder[] }) {
  return (
    <DialogBody>
      {holders.length === 0 ? (
        <EmptyState title="No active user has this right" className="px-0" />
      ) : (
        <Table
          caption="Users who have this right"
          captionHidden
          rows={holders}
          rowKey={({ user }) => user.usersID}
          columns={[
            { id: 'name', header: 'User', cell: ({ user }) => user.displayName, rowHead: true },
            { id: 'value', header: 'Level', cell: ({ value }) => rightWord(settingKey, value) },
            { id: 'reason', header: 'Why', cell: ({ reason }) => reason },
          ]}
        />
      )}
    </DialogBody>
  );
}
