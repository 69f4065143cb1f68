import type { PastedProperties } from '@closewright/domain/file-records';
import { DialogBody, DialogErrorSummary, DialogSaveFooter } from '@closewright/ui/dialog';
import { MemoField } from '@closewright/ui/memo-field';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { type ClipboardEvent, useState } from 'react';

/** The properties that were read. */
export type Pasted = Extract<PastedProperties, { ok: true }>['properties'];

export interface PasteDialogProps {
  /** Reads the list, or says why it is not taken. */
  read(text: string): PastedProperties;
  dialog: DialogControl<Pasted>;
}

/** Takes a list of properties from a spreadsheet. It is taken whole or not at all; what the file has already is left out. */
export function PasteDialog({ read, dialog }: PasteDialogProps) {
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<{ message: string; at: number } | null>(null);
  const refuse = (message: string) => setRefusal({ message, at: Date.now() });
  // Far too long a list is refused before the box lays it out, which takes a browser longer than anybody waits.
  const onPaste = (event: ClipboardEvent) => {
    const result = read(event.clipboardData.getData('text/plain'));
    if (result.ok || !result.isTooMany) return;
    event.preventDefault();
    refuse(result.message);
  };
  const submit = () => {
    const result = read(text);
    if (!result.ok) return refuse(result.message);
    const { properties, repeated } = result;
    const left = repeated === 0 ? '' : ` ${repeated} already on the file or listed twice left out.`;
    toasts.info(`${properties.length} added, not saved yet.${left}`);
    dialog.close(properties);
  };
  return (
    <>
      <DialogBody>
        {refusal !== null && <DialogErrorSummary key={refusal.at}>{refusal.message}</DialogErrorSummary>}
        <MemoField
          label="One property per line, cells parted by tabs: street, unit, city, state, ZIP, county, parcel"
          value={text}
          onValueChange={(next) => {
            setText(next);
            setRefusal(null);
          }}
          onPaste={onPaste}
          minRows={10}
          maxHeight={320}
        />
      </DialogBody>
      <DialogSaveFooter saveLabel="Add properties" onSave={submit} onCancel={() => dialog.dismiss('cancel')} />
    </>
  );
}
