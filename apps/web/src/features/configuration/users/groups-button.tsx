import type { UserGroup } from '@closewright/contract/people';
import { Button } from '@closewright/ui/button';
import { DialogBody } from '@closewright/ui/dialog';
import { type ListChange, ListManager, type ListManagerItem } from '@closewright/ui/list-manager';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, keyFor, messageOf, queryFor } from '../../../lib/api/index.ts';

interface GroupItem extends ListManagerItem {
  id: number;
  /** 0 before the group is stored. */
  version: number;
}

const itemOf = ({ groupUsersID: id, name, version }: UserGroup): GroupItem => ({ id, name, version });

/** Stores one change of the groups at once; a refusal stays on its row. */
async function saveGroup({ kind, item }: ListChange<GroupItem>): Promise<GroupItem | undefined> {
  const { id: groupUsersID, name, version } = item;
  const params = { groupUsersID };
  switch (kind) {
    case 'edit':
      return itemOf(await call('renameUserGroup', { params, body: { name, version } }));
    case 'delete':
      await call('removeUserGroup', { params, body: { version } });
      return undefined;
    default:
      return itemOf(await call('createUserGroup', { body: { name } }));
  }
}

function GroupsDialog({ groups, onSaved }: { groups: readonly UserGroup[]; onSaved: () => void }) {
  const [first] = useState(() => groups.map(itemOf));
  return (
    <DialogBody>
      <p className="pb-2 text-muted">A user without a group cannot sign in. A group somebody belongs to stays.</p>
      <ListManager<GroupItem>
        label="Groups of users"
        defaultValue={first}
        makeItem={(name, id) => ({ id, name, version: 0 })}
        maxLength={80}
        save={async (change) => {
          const saved = await saveGroup(change);
          onSaved();
          return saved;
        }}
      />
    </DialogBody>
  );
}

/** Opens the groups of users, the one thing besides a login without which nobody can sign in (core.md §4). */
export function GroupsButton({ mayEdit }: { mayEdit: boolean }) {
  const client = useQueryClient();
  // The list in the dialog begins with what is stored, so that has to be here first.
  const open = async () => {
    try {
      const groups = await client.query(queryFor('listUserGroups'));
      await dialogs.open(
        GroupsDialog,
        { groups, onSaved: () => void client.invalidateQueries({ queryKey: keyFor('listUserGroups') }) },
        { title: 'Groups of users', size: 'small', key: 'user-groups' },
      );
    } catch (error) {
      toasts.error({ title: 'The groups could not be read', message: messageOf(error) });
    }
  };
  return mayEdit ? <Button onClick={() => void open()}>Groups</Button> : null;
}
