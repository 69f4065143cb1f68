import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { Button } from '../../components/button/index.ts';
import { DialogBody, DialogFooter, DialogMessage } from '../../components/dialog/index.ts';
import { MemoField } from '../../components/memo-field/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { dialogsMessages as messages } from './dialogs.messages.ts';
import type { ConfirmOptions, DialogControl, MessageOptions, PromptTextOptions } from './dialogs.types.ts';

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
  dialog,
}: ConfirmBodyProps) {
  return (
    <>
      {message !== undefined && <DialogMessage>{message}</DialogMessage>}
      <DialogFooter>
        <Button data-autofocus={destructive ? '' : undefined} onClick={() => dialog.dismiss('cancel')}>
          {cancelLabel}
        </Button>
        <Button
          variant={destructive ? 'danger-solid' : 'primary'}
          data-autofocus={destructive ? undefined : ''}
          onClick={() => dialog.close(true)}
        >
          {confirmLabel}
        </Button>
      </DialogFooter>
    </>
  );
}

export type PromptTextBodyProps = Omit<PromptTextOptions, 'title' | 'key'> & { dialog: DialogControl<string> };

/** Body of `dialogs.promptText`. */
export function PromptTextBody({
  label,
  message,
  value = '',
  placeholder,
  maxLength,
  multiline,
  required = true,
  validate,
  okLabel = messages.ok,
  cancelLabel = messages.cancel,
  dialog,
}: PromptTextBodyProps) {
  const [text, setText] = useState(value);
  const [error, setError] = useState<string>();
  const [checking, setChecking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const formID = useId();
  const empty = required && text.trim() === '';

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    // A form in a portal still bubbles to the React form that opened the dialog.
    event.stopPropagation();
    if (empty || checking) return;
    setChecking(true);
    const found = await Promise.resolve()
      .then(() => validate?.(text) ?? null)
      .catch(() => messages.checkFailed);
    setChecking(false);
    if (found === null) dialog.close(text);
    else {
      setError(found);
      form.current?.querySelector<HTMLElement>('input,textarea')?.focus();
    }
  };
  const field = {
    label,
    required,
    error,
    placeholder,
    maxLength,
    value: text,
    'data-autofocus': '',
    onValueChange: (next: string) => {
      setText(next);
      setError(undefined);
    },
  };
  return (
    <>
      <DialogBody>
        <form id={formID} ref={form} onSubmit={submit}>
          {message !== undefined && <p className="mb-2">{message}</p>}
          {multiline ? <MemoField {...field} minRows={3} /> : <TextField {...field} />}
        </form>
      </DialogBody>
      <DialogFooter>
        <Button onClick={() => dialog.dismiss('cancel')}>{cancelLabel}</Button>
        <Button variant="primary" type="submit" form={formID} disabled={empty} busy={checking}>
          {okLabel}
        </Button>
      </DialogFooter>
    </>
  );
}
