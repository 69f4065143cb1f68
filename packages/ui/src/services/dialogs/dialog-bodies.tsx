import { Button } from '../../components/button/index.ts';
import { DialogFooter, DialogMessage } from '../../components/dialog/index.ts';
import { dialogsMessages as messages } from './dialogs.messages.ts';
import type { ConfirmOptions, DialogControl, MessageOptions } from './dialogs.types.ts';

export type MessageBodyProps = Omit<MessageOptions, 'title' | 'key'> & { dialog: DialogControl<void> };

/** Body of `dialogs.message`. */
export function MessageBody({ message, okLabel = messages.ok, tone, dialog }: MessageBodyProps) {
  return (
    <>
      {message !== undefined && <DialogMessage tone={tone}>{message}</DialogMessage>}
      <DialogFooter>
        <Button variant="primary" data-autofocus="" onClick={() => dialog.close()}>
          {okLabel}
        </Button>
      </DialogFooter>
    </>
  );
}

export type ConfirmBodyProps = Omit<ConfirmOptions, 'title' | 'key'> & { dialog: DialogControl<boolean> };

/** Body of `dialogs.confirm`. A destructive act never has the first focus. */
export function ConfirmBody({
  message,
  confirmLabel = messages.ok,
  cancelLabel = messages.cancel,
  destructive = false,
  beginsOnCancel = destructive,
  dialog,
}: ConfirmBodyProps) {
  return (
    <>
      {message !== undefined && <DialogMessage>{message}</DialogMessage>}
      <DialogFooter>
        <Button data-autofocus={beginsOnCancel ? '' : undefined} onClick={() => dialog.dismiss('cancel')}>
          {cancelLabel}
        </Button>
        <Button
          variant={destructive ? 'danger-solid' : 'primary'}
          data-autofocus={beginsOnCancel ? undefined : ''}
          onClick={() => dialog.close(true)}
        >
          {confirmLabel}
        </Button>
      </DialogFooter>
    </>
  );
}
