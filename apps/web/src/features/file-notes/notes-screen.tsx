import type { FileNote, FileNotes } from '@closewright/contract/file-notes';
import { counted } from '@closewright/domain/formats';
import { itemName, type LookupSets } from '@closewright/domain/lookups';
import { routeByName } from '@closewright/domain/navigation';
import { Button } from '@closewright/ui/button';
import { DataGrid } from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { PageHead } from '@closewright/ui/page-head';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useQuery } from '@tanstack/react-query';
import { Plus, Printer } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { type OpenFile, useOpenFile } from '../../app/file/file-context.ts';
import { useClock } from '../../app/session/clock.ts';
import { call, messageOf, queryFor } from '../../lib/api/index.ts';
import { ListAndPane } from '../../lib/list-and-pane.tsx';
import { ReadFailed } from '../../lib/read-failed.tsx';
import { noteColumns } from './note-columns.tsx';
import {
  type NoteAct,
  NoteDialog,
  type NoteDialogProps,
  NoteTextDialog,
  type NoteTextDialogProps,
} from './note-dialog.tsx';
import { everyNote, filterNotes } from './note-filter.ts';
import { NoteFilters } from './note-filters.tsx';
import { NoteReader } from './note-reader.tsx';
import { PrintedNotes } from './printed-notes.tsx';
import { useNotes } from './use-notes.ts';

const route = routeByName('file.information.notes');
const noLookups: LookupSets = {};
const titles: Readonly<Record<NoteAct, string>> = { add: 'Add note', edit: 'Edit note', supersede: 'Supersede note' };

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
  const [currentID, setCurrentID] = useState<number | null>(null);
  const [isPrinting, setPrinting] = useState(false);
  const donePrinting = useCallback(() => setPrinting(false), []);
  const kindOf = useCallback(
    ({ noteTypeID, noteCategoryID }: FileNote) =>
      [itemName(lookups, 'noteTypes', noteTypeID), itemName(lookups, 'noteCategories', noteCategoryID)].filter(Boolean),
    [lookups],
  );
  const columns = useMemo(() => noteColumns(lookups, clock.moment), [lookups, clock]);
  const shown = useMemo(() => filterNotes(notes, filter, kindOf), [notes, filter, kindOf]);
  const written = (note: FileNote) => `${note.author}, ${clock.moment(note.createdAt)}`;
  const facts = (note: FileNote) => [written(note), ...kindOf(note)].join(' · ');
  const current = shown.find(({ orderNoteID }) => orderNoteID === currentID) ?? shown[0] ?? null;

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
    setCurrentID(result.value.orderNoteID);
    toasts.success(act === 'add' ? 'Note added' : act === 'edit' ? 'Note saved' : 'Note superseded');
  };
  const open = async (note: FileNote): Promise<void> => {
    if (mayEdit(note)) return write('edit', note);
    const maySupersede = mayWrite && note.supersededAt === null;
    const result = await dialogs.open<Omit<NoteTextDialogProps, 'dialog'>, 'supersede'>(
      NoteTextDialog,
      { note, lookups, written: written(note), maySupersede },
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
  useHotkey(mayWrite ? 'Insert' : null, 'Add note', () => void write('add', null), { opensBox: true });

  return (
    <>
      <PageHead
        title={route.label}
        meta={query.isSuccess ? countText(shown.length, notes.length) : undefined}
        saveState={mayWrite ? undefined : 'Read only'}
      >
        <Button icon={Printer} disabled={shown.length === 0} onClick={() => setPrinting(true)}>
          Print
        </Button>
        <Button
          variant="primary"
          icon={Plus}
          shortcut="Ins"
          {...(mayWrite ? {} : { disabled: true, disabledReason: refusal ?? undefined })}
          onClick={() => void write('add', null)}
        >
          Add note
        </Button>
      </PageHead>
      <ListAndPane
        paneLabel="Note in hand"
        filters={<NoteFilters value={filter} onChange={setFilter} notes={notes} lookups={lookups} />}
        list={
          <DataGrid
            label={route.label}
            columns={columns}
            rows={shown}
            rowKey={({ orderNoteID }) => orderNoteID}
            gridKey="file-notes"
            currentKey={current?.orderNoteID ?? null}
            onCurrentChange={(note) => setCurrentID(note?.orderNoteID ?? null)}
            onRowOpen={(note) => void open(note)}
            openOn="double-click"
            status={query.isPending ? 'loading' : query.isError ? 'error' : 'ready'}
            loadingLabel="Loading the notes"
            empty={
              <EmptyState title={notes.length === 0 ? 'No note yet' : 'No note passes these filters'}>
                {notes.length === 0 ? 'Insert writes the first one.' : 'Clear a filter to see more.'}
              </EmptyState>
            }
            error={<ReadFailed title="The notes could not be read" query={query} />}
          />
        }
        pane={
          <NoteReader
            note={current}
            facts={facts}
            mayWrite={mayWrite}
            mayEdit={mayEdit}
            onEdit={(note) => void write('edit', note)}
            onSupersede={(note) => void write('supersede', note)}
            onPin={(note) => void pin(note)}
          />
        }
      />
      {isPrinting && (
        <PrintedNotes title={`${route.label}, file ${fileNumber}`} notes={shown} facts={facts} onDone={donePrinting} />
      )}
    </>
  );
}

function countText(shown: number, all: number): string {
  const notes = counted(all, 'note');
  return shown === all ? notes : `${shown} of ${notes}`;
}
