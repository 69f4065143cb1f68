import type { FileNote, FileNotes } from '@closewright/contract/file-notes';
import { Button } from '@closewright/ui/button';
import { DialogBody, DialogFooter } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { call } from '../../lib/api/index.ts';
import { RecordDialog } from '../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../records/dialog/use-record-dialog.ts';
import type { Layout } from '../../records/form/layout.ts';
import { noteTable } from '../../records/plain/tables.plain.ts';
import { NoteMarks, NoteText } from './note-marks.tsx';

/** What is done with a note: written, mended by its author, or given another one that takes its place. */
export type NoteAct = 'add' | 'edit' | 'supersede';

export interface NoteDialogProps {
  act: NoteAct;
  ordersID: number;
  /** The note that is edited or superseded; null where one is added. */
  note: FileNote | null;
  /** Who wrote the note and when, in words. */
  written: string;
  /** Takes the answer of the server. */
  store(notes: FileNotes): void;
  dialog: DialogControl<FileNote>;
}

const empty: Pick<
  FileNote,
  'noteTypeID' | 'noteCategoryID' | 'body' | 'isCritical' | 'isPinned' | 'isVisibleToClient'
> = { noteTypeID: null, noteCategoryID: null, body: '', isCritical: false, isPinned: false, isVisibleToClient: false };

const layout: Layout = [
  ['body', 12, { minRows: 6, maxHeight: 280, autoFocus: true }],
  ['noteTypeID', 6],
  ['noteCategoryID', 6],
  ['isCritical', 4, { help: 'Shown to everybody who opens the file' }],
  ['isPinned', 4, { help: 'Stands first in the list' }],
  ['isVisibleToClient', 4, { help: 'May be given to the parties' }],
];

/** Writes a note. Ctrl+Enter saves from anywhere. */
export function NoteDialog({ act, ordersID, note, written, store, dialog }: NoteDialogProps) {
  const supersedes = act === 'supersede' ? note : null;
  const stored = (answer: FileNotes, orderNoteID: number): FileNote | null => {
    store(answer);
    return answer.notes.find((each) => each.orderNoteID === orderNoteID) ?? null;
  };
  const form = useRecordDialog<typeof empty, FileNote>({
    dialog,
    fields: noteTable,
    begin: supersedes === null ? empty : formOf(supersedes),
    send: async (values) => {
      const supersedesID = supersedes?.orderNoteID ?? null;
      const answer = await call('addFileNote', { params: { ordersID }, body: { ...values, supersedesID } });
      return stored(answer, Math.max(...answer.notes.map(({ orderNoteID }) => orderNoteID)));
    },
    stored: act === 'edit' ? note : null,
    save: async ({ orderNoteID, version }, changes) => {
      const params = { ordersID, orderNoteID };
      return stored(await call('saveFileNote', { params, body: { version, changes } }), orderNoteID);
    },
  });
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel={act === 'supersede' ? 'Supersede' : 'Save'}
      lead={
        supersedes !== null && (
          <blockquote className="m-0 border-s-[3px] border-default ps-2 text-label text-muted">
            Takes the place of the note by {written}, which stays and is read struck through.
          </blockquote>
        )
      }
    />
  );
}

const formOf = ({ noteTypeID, noteCategoryID, body, isCritical, isPinned, isVisibleToClient }: FileNote) => ({
  noteTypeID,
  noteCategoryID,
  body,
  isCritical,
  isPinned,
  isVisibleToClient,
});

export interface NoteTextDialogProps {
  note: FileNote;
  /** Author, moment, type and category in words. */
  facts: string;
  /** Whether another note may take its place. */
  maySupersede: boolean;
  dialog: DialogControl<'supersede'>;
}

/** A note that nobody edits any more, in full. */
export function NoteTextDialog({ note, facts, maySupersede, dialog }: NoteTextDialogProps) {
  return (
    <>
      <DialogBody>
        <p className="mb-2 text-label text-muted">{facts}</p>
        <NoteMarks note={note} />
        <p className="mt-2 max-w-[92ch] break-words whitespace-pre-wrap">
          <NoteText note={note} />
        </p>
      </DialogBody>
      <DialogFooter>
        {maySupersede && <Button onClick={() => dialog.close('supersede')}>Supersede…</Button>}
        <Button variant="primary" onClick={() => dialog.dismiss('close')}>
          Close
        </Button>
      </DialogFooter>
    </>
  );
}
