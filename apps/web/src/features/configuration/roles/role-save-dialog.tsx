import { counted } from '@closewright/domain/formats';
import { DialogBody, DialogSaveFooter } from '@closewright/ui/dialog';
import { type DialogControl, dialogs } from '@closewright/ui/services/dialogs';
import { type RoleChange, RoleChanges } from './role-changes.tsx';

interface RoleSaveDialogProps extends RoleChange {
  /** Active users who have the role. */
  userCount: number;
  dialog: DialogControl<true>;
}

function RoleSaveDialog({ differences, places, userCount, dialog }: RoleSaveDialogProps) {
  return (
    <>
      <DialogBody>
        <p className="pb-3">{countText(userCount)}</p>
        <RoleChanges differences={differences} places={places} />
      </DialogBody>
      <DialogSaveFooter onSave={() => dialog.close(true)} onCancel={() => dialog.dismiss('cancel')} />
    </>
  );
}

/** Shows what a save of a role changes and asks whether that is meant. */
export async function askToSaveRole(name: string, { ...props }: Omit<RoleSaveDialogProps, 'dialog'>): Promise<boolean> {
  const title = `Save the role ${name}?`;
  const answer = await dialogs.open<Omit<RoleSaveDialogProps, 'dialog'>, true>(RoleSaveDialog, props, {
    title,
    label: title,
    size: 'medium',
    key: 'save-role',
  });
  return !answer.dismissed;
}

function countText(count: number): string {
  if (count === 0) return 'No active user has this role yet.';
  const users = counted(count, 'active user has', 'active users have');
  return `${users} this role. Whoever is signed in gets the change at once.`;
}
