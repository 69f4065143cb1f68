import type { FileNote, FileNotes } from '@closewright/contract/file-notes';
import { itemName, type LookupSets, visibleItems } from '@closewright/domain/lookups';
import { Button } from '@closewright/ui/button';
import { Checkbox } from '@closewright/ui/checkbox';
import { DialogBody, DialogErrorSummary, DialogFooter, DialogSaveFooter } from '@closewright/ui/dialog';
import { MemoField } from '@closewright/ui/memo-field';
import { SelectField } from '@closewright/ui/select-field';
import { type DialogControl, useUnsavedGuard } from '@closewright/ui/services/dialogs';
import { useState } from 'react';
import { useDialogSave } from '../../app/saving/use-dialog-save.ts';
import { call } from '../../lib/api/index.ts';
import { useOneSave } from '../../lib/record/use-one-save.ts';
import { noteTable } from './note-fields.plain.ts';
import { NoteMarks } from './note-marks.tsx';

/** What is done with a note: written, mended by its author, or given another one that takes its place. */
export type NoteAct = 'add' | 'edit' | 'supersede';

export interface NoteDialogProps {
  act: NoteAct;
  ordersID: number;
  /** The note that is edited or superseded; null where one is added. */
  note: FileNote | null;
  lookups: LookupSets;
  regionIDs: readonly number[];
  /** Who wrote the note and when, in words. */
  written: string;
  dialog: DialogControl<FileNotes>;
}

const empty = {
  noteTypeID: null as number | null,
  noteCategoryID: null as number | null,
  body: '',
  isCritical: false,
  isPinned: false,
  isVisibleToClient: false,
};
type Form = typeof empty;

const marks = [
  ['isCritical', 'Shown to everybody who opens the file'],
  ['isPinned', 'Stands first in the list'],
  ['isVisibleToClient', 'May be given to the parties'],
] as const;

const formOf = (note: FileNote | null): Form =>
  note === null
    ? empty
    : (Object.fromEntries(Object.keys(empty).map((name) => [name, note[name as keyof Form]])) as Form);

/** Writes a note. Ctrl+Enter saves from anywhere. */
export function NoteDialog({ act, ordersID, note, lookups, regionIDs, written, dialog }: NoteDialogProps) {
  const [first] = useState(() => formOf(note));
  const [form, setForm] = useState(first);
  const { errors, failure, attempts, isSaving, save, forget } = useDialogSave();
  useUnsavedGuard(dialog, JSON.stringify(form) !== JSON.stringify(first) && !isSaving);
  const oneSave = useOneSave(dialog, isSaving);
  const change = (part: Partial<Form>) => {
    setForm((before) => ({ ...before, ...part }));
    forget(Object.keys(part));
  };
  const submit = () => {
    const found: Record<string, string> = form.body.trim() === '' ? { body: 'Note is required' } : {};
    const store = async () => {
      const stored = await send(act, ordersID, note, form, first);
      dialog.setGuard(null);
      dialog.close(stored);
    };
    return oneSave(() => save(found, store));
  };
  const options = (name: 'noteTypeID' | 'noteCategoryID') => {
    const chosen = form[name];
    const selectedIDs = chosen === null ? [] : [chosen];
    return visibleItems(lookups[noteTable[name].lookup ?? ''] ?? [], { regionIDs, selectedIDs }).map((item) => ({
      value: item.id,
      label: item.name,
      ...(item.inactive ? { inactive: true } : {}),
    }));
  };
  return (
    <>
      <DialogBody>
        {failure !== null && <DialogErrorSummary key={attempts}>{failure}</DialogErrorSummary>}
        {act === 'supersede' && note !== null && (
          <blockquote className="m-0 mb-3 border-s-[3px] border-default ps-2 text-label text-muted">
            Takes the place of the note by {written}, which stays and is read struck through.
          </blockquote>
        )}
        <div className="grid grid-cols-12 gap-x-field-x gap-y-field-y">
          <MemoField
            className="col-span-12"
            label={noteTable.body.label}
            required
            minRows={6}
            maxHeight={280}
            maxLength={noteTable.body.maxLength}
            data-autofocus
            value={form.body}
            onValueChange={(body) => change({ body })}
            error={errors.body}
          />
          {(['noteTypeID', 'noteCategoryID'] as const).map((name) => (
            <SelectField<number>
              key={name}
              className="col-span-6"
              label={noteTable[name].label}
              options={options(name)}
              value={form[name]}
              onValueChange={(id) => change({ [name]: id })}
              error={errors[name]}
            />
          ))}
          {marks.map(([name, help]) => (
            <Checkbox
              key={name}
              className="col-span-4"
              label={noteTable[name].label}
              help={help}
              value={form[name]}
              onValueChange={(isOn) => change({ [name]: isOn })}
            />
          ))}
        </div>
      </DialogBody>
      <DialogSaveFooter
        saving={isSaving}
        saveLabel={act === 'supersede' ? 'Supersede' : 'Save'}
        onSave={() => void submit()}
        onCancel={() => dialog.dismiss('cancel')}
      />
    </>
  );
}

function send(act: NoteAct, ordersID: number, note: FileNote | null, form: Form, first: Form): Promise<FileNotes> {
  if (act === 'edit' && note !== null) {
    const names = (Object.keys(form) as (keyof Form)[]).filter((name) => form[name] !== first[name]);
    return call('saveFileNote', {
      params: { ordersID, orderNoteID: note.orderNoteID },
      body: { version: note.version, changes: Object.fromEntries(names.map((name) => [name, form[name]])) },
    });
  }
  const supersedesID = act === 'supersede' ? (note?.orderNoteID ?? null) : null;
  return call('addFileNote', { params: { ordersID }, body: { ...form, supersedesID } });
}

export interface NoteTextDialogProps {
  note: FileNote;
  lookups: LookupSets;
  written: string;
  /** Whether another note may take its place. */
  maySupersede: boolean;
  dialog: DialogControl<'supersede'>;
}

/** A note that nobody edits any more, in full. */
export function NoteTextDialog({ note, lookups, written, maySupersede, dialog }: NoteTextDialogProps) {
  const kind = [
    itemName(lookups, 'noteTypes', note.noteTypeID),
    itemName(lookups, 'noteCategories', note.noteCategoryID),
  ];
  return (
    <>
      <DialogBody>
        <p className="mb-2 text-label text-muted">{[written, ...kind].filter(Boolean).join(' · ')}</p>
        <NoteMarks note={note} />
        <p className="mt-2 max-w-[92ch] break-words whitespace-pre-wrap">
          {note.supersededAt === null ? note.body : <s>{note.body}</s>}
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
