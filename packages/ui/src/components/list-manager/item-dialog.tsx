import { useRef, useState } from 'react';
import type { DialogControl } from '../../services/dialogs/index.ts';
import { DialogBody, DialogSaveFooter } from '../dialog/index.ts';
import { TextField } from '../text-field/index.ts';

export interface ItemDialogProps {
  label: string;
  /** The name so far; empty for a new item. */
  name: string;
  maxLength: number | undefined;
  /** A sentence if the name will not do, else null. */
  check: (name: string) => string | null;
  /** Keeps the name and asks for another one. Only for new items. */
  onAnother?: (name: string) => void;
  dialog: DialogControl<string>;
}

/** Body of "Edit list item". */
export function ItemDialog({ label, name, maxLength, check, onAnother, dialog }: ItemDialogProps) {
  const [draft, setDraft] = useState(name);
  const [error, setError] = useState<string>();
  const body = useRef<HTMLDivElement>(null);
  const taken = (): boolean => {
    const found = check(draft);
    setError(found ?? undefined);
    if (found !== null) body.current?.querySelector('input')?.focus();
    return found === null;
  };
  return (
    <>
      <DialogBody ref={body}>
        <TextField
          label={label}
          required
          maxLength={maxLength}
          data-autofocus=""
          value={draft}
          error={error}
          onValueChange={(next) => {
            setDraft(next);
            setError(undefined);
          }}
        />
      </DialogBody>
      <DialogSaveFooter
        onSave={() => taken() && dialog.close(draft.trim())}
        onCancel={() => dialog.dismiss('cancel')}
        onSaveAndAddAnother={
          onAnother &&
          (() => {
            if (!taken()) return;
            onAnother(draft.trim());
            setDraft('');
            body.current?.querySelector('input')?.focus();
          })
        }
      />
    </>
  );
}
