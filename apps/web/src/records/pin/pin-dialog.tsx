import { pinFinding } from '@closewright/domain/check-writing-pin';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { TextField } from '@closewright/ui/text-field';
import { useState } from 'react';
import { call } from '../../lib/api/index.ts';
import { RecordDialog } from '../dialog/record-dialog.tsx';
import { useRecordDialog } from '../dialog/use-record-dialog.ts';
import { type Layout, when } from '../form/layout.ts';
import type { PartProps } from '../form/record-form.tsx';
import { isPinError, type PinnedPost, type PinOutcome, pinnedPosts } from './pinned-post.ts';

export interface PinDialogProps<T> {
  /** What is done with the PIN; left out: it is set or changed, and nothing else. */
  work?: (post: PinnedPost) => Promise<T>;
  /** Whether there is a PIN, as far as anybody knows. Default: there is. */
  isSet?: boolean;
  dialog: DialogControl<PinOutcome<T>>;
}

type Typed = { old: string; pin: string; again: string };

/** Asks for the PIN of whoever works, and does something with it; who has none sets one first. */
export function PinDialog<T>({ work, isSet = true, dialog }: PinDialogProps<T>) {
  const [isNew, setNew] = useState(work === undefined || !isSet);
  const isChange = work === undefined && isSet;
  const form = useRecordDialog<Typed, PinOutcome<T>>({
    dialog,
    guard: false,
    fields: {
      ...(isChange && { old: { kind: 'text', label: 'Old PIN', required: true } }),
      pin: { kind: 'text', label: isNew ? 'New PIN' : 'PIN', required: true },
      ...(isNew && { again: { kind: 'text', label: 'New PIN again', required: true, missing: 'Enter it again' } }),
    },
    begin: { old: '', pin: '', again: '' },
    check({ pin, again }) {
      const finding = isNew ? pinFinding(pin) : null;
      if (finding !== null) return { pin: finding };
      return isNew && pin !== again ? { again: 'This is another PIN than above' } : {};
    },
    fieldOf: (path) => (path === 'checkWritingPIN' ? 'pin' : undefined),
    async send({ old, pin }) {
      if (isNew) {
        await call('setCheckWritingPin', { body: { old: isChange ? old : null, pin } });
        setNew(work === undefined);
      }
      if (work === undefined) return { isSet: true };
      const { post, refusal } = pinnedPosts(pin);
      const outcome = await work(post).then(
        (done): PinOutcome<T> => ({ done }),
        (error: unknown): PinOutcome<T> => ({ error }),
      );
      const refused = refusal();
      if (refused === null || ('error' in outcome && !isPinError(outcome.error))) return outcome;
      form.set({ pin: '', again: '' });
      if (refused.errorCode === 'CHECK_PIN_NOT_SET') setNew(true);
      throw refused;
    },
  });
  const digits = (name: keyof Typed) =>
    function Digits(part: PartProps) {
      return (
        <TextField
          {...part}
          type="password"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
          data-autofocus={name === first ? '' : undefined}
          autoFocus={name === first}
          value={form.values[name]}
          onValueChange={(text) => form.set({ [name]: text })}
        />
      );
    };
  const first: keyof Typed = isChange ? 'old' : 'pin';
  const layout: Layout = [...when(isChange, ['old', 12]), ['pin', 12], ...when(isNew, ['again', 12])];
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel={work === undefined ? 'Save' : 'Go on'}
      lead={
        <DialogMessage>
          {isNew
            ? 'Four to eight digits that nobody guesses. You are asked for them with each payment.'
            : 'Enter it to go on. Five wrong ones lock it for 15 minutes.'}
        </DialogMessage>
      }
      parts={{ old: digits('old'), pin: digits('pin'), again: digits('again') }}
    />
  );
}
