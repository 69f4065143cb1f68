import { useState } from 'react';
import type { DialogControl } from '../../services/dialogs/index.ts';
import { Button } from '../button/index.ts';
import { DialogBody, DialogFooter } from '../dialog/index.ts';
import { mergeTableMessages } from './merge-table.messages.ts';
import { chooseAll, type MergeChoice, type MergeRow, MergeTable, mergedRecord } from './merge-table.tsx';

export interface MergeDialogProps {
  rows: readonly MergeRow[];
  /** Who saved first, and when, as read. */
  who?: string;
  when?: string;
  dialog: DialogControl<Record<string, unknown>>;
  messages?: Partial<typeof mergeTableMessages>;
}

/** Body of the dialog for VERSION_CONFLICT. Settles with the record of the chosen values; dismissed, nothing changes. */
export function MergeDialog({ rows, who, when, dialog, messages }: MergeDialogProps) {
  const text = { ...mergeTableMessages, ...messages };
  const [choice, setChoice] = useState<MergeChoice>(() => chooseAll(rows, 'yours'));
  return (
    <>
      <DialogBody>
        <p className="mb-3">{text.intro(who, when)}</p>
        <MergeTable rows={rows} value={choice} onValueChange={setChoice} messages={messages} />
      </DialogBody>
      <DialogFooter>
        <Button onClick={() => dialog.dismiss('cancel')}>{text.cancel}</Button>
        <Button variant="primary" onClick={() => dialog.close(mergedRecord(rows, choice))}>
          {text.save}
        </Button>
      </DialogFooter>
    </>
  );
}
