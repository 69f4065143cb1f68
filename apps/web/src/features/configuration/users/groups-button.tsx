import type { UserGroup } from '@closewright/contract/people';
import { Button } from '@closewright/ui/button';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useQueryClient } from '@tanstack/react-query';
import { call, keyFor, messageOf } from '../../../lib/api/index.ts';

/** Adds a group of users, the one thing besides a login without which nobody can sign in (core.md §4). */
export function GroupsButton({ groups, mayEdit }: { groups: readonly UserGroup[]; mayEdit: boolean }) {
  const client = useQueryClient();
  const add = async () => {
    const name = await dialogs.promptText({
      title: 'Add a group of users',
      label: 'Name',
      required: true,
      maxLength: 80,
      ...(groups.length > 0 ? { message: `There are: ${groups.map((group) => group.name).join(', ')}` } : {}),
    });
    if (name === null) return;
    try {
      await call('createUserGroup', { body: { name } });
      await client.invalidateQueries({ queryKey: keyFor('listUserGroups') });
      toasts.success('Group added');
    } catch (error) {
      toasts.error({ title: 'The group could not be added', message: messageOf(error) });
    }
  };
  return mayEdit ? <Button onClick={() => void add()}>Add group</Button> : null;
}
