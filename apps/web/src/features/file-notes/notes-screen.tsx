import type { FileNote, FileNotes } from '@closewright/contract/file-notes';
import { itemName, type LookupSets } from '@closewright/domain/lookups';
import { routeByName } from '@closewright/domain/navigation';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useClock } from '../../app/session/clock.ts';
import { call, messageOf, queryFor } from '../../lib/api/index.ts';
import { type OpenFile, useOpenFile } from '../../open-file/file-context.ts';
import { RecordFilters } from '../../records/list/record-filters.tsx';
import { listWords } from '../../records/list/record-grid.tsx';
import { RecordList } from '../../records/list/record-list.tsx';
import { useInHand } from '../../records/list/use-in-hand.ts';
import { noteColumns } from './note-columns.tsx';
import {
  type NoteAct,
  NoteDialog,
  type NoteDialogProps,
  NoteTextDialog,
  type NoteTextDialogProps,
} from './note-dialog.tsx';
import { everyNote, filterNotes } from './note-filter.ts';
import { marksText, NoteText } from './note-marks.tsx';
import { NoteReader } from './note-reader.tsx';
import { useNotes } from './use-notes.ts';

const route = routeByName('file.information.notes');
const noLookups: LookupSets = {};
const words = listWords('note', 'notes', 'Insert writes the first one.');
const titles: Readonly<Record<NoteAct, string>> = { add: 'Add note', edit: 'Edit note', supersede: 'Supersede note' };
const done: Readonly<Record<NoteAct, string>> = { add: 'Note added', edit: 'Note saved', supersede: 'Note superseded' };
const keyOf = ({ orderNoteID }: FileNote) => orderNoteID;

/** File Notes: what people wrote about the file, pinned first. Insert writes a note, Enter opens one. */
export function NotesScreen() {
  const file = useOpenFile();
  // The loader of the route has read the file; without it there is an error page instead.
  return file?.header === undefined ? null : (
    <Notes key={file.ordersID} file={file} fileNumber={file.header.fileNumber} />
  );
}

function Notes({ file, fileNumber }: { file: OpenFile; fileNumber: string }) {
  const { ordersID } = file;
  const clock = useClock();
  const { data: lookups = noLookups } = useQuery(queryFor('getLookups'));
  const { query, notes = [], mayWrite, refusal, mayEdit, store } = useNotes(file);
  const [filter, setFilter] = useState(everyNote);
  const kindOf = useCallback(
    ({ noteTypeID, noteCategoryID }: FileNote) =>
      [itemName(lookups, 'noteTypes', noteTypeID), itemName(lookups, 'noteCategories', noteCategoryID)].filter(Boolean),
    [lookups],
  );
  const columns = useMemo(() => noteColumns(lookups, clock.moment), [lookups, clock]);
  const shown = useMemo(() => filterNotes(notes, filter, kindOf), [notes, filter, kindOf]);
  const inHand = useInHand(shown, keyOf);
  const written = (note: FileNote) => `${note.author}, ${clock.moment(note.createdAt)}`;
  const facts = (note: FileNote) => [written(note), ...kindOf(note)].join(' · ');

  const stored = (answer: FileNotes) => {
    store(answer);
    void file.refresh();
  };
  const write = async (act: NoteAct, note: FileNote | null): Promise<void> => {
    const result = await dialogs.open<Omit<NoteDialogProps, 'dialog'>, FileNote>(
      NoteDialog,
      { act, ordersID, note, written: note === null ? '' : written(note), store: stored },
      { title: titles[act], label: titles[act], subtitle: `File ${fileNumber}`, size: 640, key: 'file-note' },
    );
    if (result.dismissed) return;
    inHand.choose(result.value.orderNoteID);
    toasts.success(done[act]);
  };
  const open = async (note: FileNote): Promise<void> => {
    if (mayEdit(note)) return write('edit', note);
    const maySupersede = mayWrite && note.supersededAt === null;
    const result = await dialogs.open<Omit<NoteTextDialogProps, 'dialog'>, 'supersede'>(
      NoteTextDialog,
      { note, facts: facts(note), maySupersede },
      { title: 'Note', label: 'Note', subtitle: `File ${fileNumber}`, size: 640, key: 'file-note' },
    );
    if (!result.dismissed) await write('supersede', note);
  };
  const pin = async ({ orderNoteID, version, isPinned }: FileNote): Promise<void> => {
    try {
      const body = { version, changes: { isPinned: !isPinned } };
      stored(await call('saveFileNote', { params: { ordersID, orderNoteID }, body }));
    } catch (error) {
      toasts.error({ title: `The note could not be ${isPinned ? 'unpinned' : 'pinned'}`, message: messageOf(error) });
    }
  };
  return (
    <RecordList<FileNote>
      label={route.label}
      noun={['note', 'notes']}
      words={words}
      query={query}
      columns={columns}
      rows={shown}
      of={notes.length}
      rowKey={keyOf}
      gridKey="file-notes"
      refusal={refusal}
      add={{ label: 'Add note', onAdd: () => void write('add', null) }}
      onRowOpen={(note) => void open(note)}
      filters={
        <RecordFilters
          label="Filters of the notes"
          value={filter}
          every={everyNote}
          onChange={setFilter}
          filters={noteFilters(notes, lookups)}
        />
      }
      pane={{
        label: 'Note in hand',
        inHand,
        content: (
          <NoteReader
            note={inHand.current}
            facts={facts}
            mayWrite={mayWrite}
            mayEdit={mayEdit}
            onEdit={(note) => void write('edit', note)}
            onSupersede={(note) => void write('supersede', note)}
            onPin={(note) => void pin(note)}
          />
        ),
      }}
      print={{
        title: `${route.label}, file ${fileNumber}`,
        label: 'Printed notes',
        of: (note) => ({
          key: note.orderNoteID,
          facts: [facts(note), marksText(note)].filter(Boolean).join(' · '),
          text: <NoteText note={note} />,
        }),
      }}
    />
  );
}

/** Types and authors are those the file has. */
function noteFilters(notes: readonly FileNote[], { noteTypes = [] }: LookupSets) {
  const used = new Set(notes.map(({ noteTypeID }) => noteTypeID));
  const authors = [...new Set(notes.map(({ author }) => author))].toSorted();
  return {
    text: { kind: 'words', label: 'Find in notes', placeholder: 'Words of the notes' },
    noteTypeID: {
      kind: 'choice',
      label: 'Type',
      any: 'Any type',
      choices: noteTypes.filter(({ id }) => used.has(id)).map(({ id, name }) => ({ value: id, label: name })),
    },
    author: {
      kind: 'choice',
      label: 'Author',
      any: 'Any author',
      choices: authors.map((author) => ({ value: author, label: author })),
    },
    isCritical: { kind: 'only', label: 'Critical only' },
  } as const;
}
