import { type FileNote, type FileNotes, fileNoteFields, fileNoteRecord } from '@closewright/contract/file-notes';
import { AppError } from '@closewright/domain/errors';
import { fileNoteLimits, noteChangeProblem, orderNotes, supersedeProblem } from '@closewright/domain/file-notes';
import { readSetting } from '@closewright/domain/system-settings';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import { refuseStale } from '../../platform/errors/stale-version.ts';
import {
  addRecord,
  changeRecord,
  choicesOf,
  type FilePlace,
  refuseUnknownChoices,
} from '../../platform/records/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { besideFile, writeFile } from '../orders/file-work.usecases.ts';
import { readSettings } from '../system-settings/system-settings.queries.ts';
import { type NoteValues, readNotes } from './file-notes.queries.ts';

interface Deps {
  readonly database: Database;
  readonly clock: Clock;
}

/** Values that were sent: a part that is missing is undefined. */
type Changes<T> = { [K in keyof T]?: T[K] | undefined };

/** The notes of a file. */
export function listNotes(database: Database, caller: Caller, ordersID: number): Promise<FileNotes> {
  return besideFile({ database, caller, ordersID }, (tx, { place }) => notesOf(tx, place));
}

/** Adds a note; with `supersedesID` it takes the place of another one of the file. */
export function addNote(
  { database, clock }: Deps,
  caller: Caller,
  ordersID: number,
  note: NoteValues & { supersedesID: number | null },
): Promise<FileNotes> {
  const { tenant } = caller.actor;
  return changeNotes(database, caller, ordersID, async (tx, place, { notes }) => {
    await refuseUnknownChoices(tx, tenant, choicesOf(fileNoteFields, note));
    if (notes.length >= fileNoteLimits.notesPerFile) {
      refuseFields({ body: `A file holds at most ${fileNoteLimits.notesPerFile.toLocaleString('en-US')} notes.` });
    }
    const now = clock.now();
    if (note.supersedesID !== null) {
      const superseded = notes.find(({ orderNoteID }) => orderNoteID === note.supersedesID);
      const problem = superseded ? supersedeProblem(stateOf(superseded)) : 'The file has no such note';
      refuseFields({ supersedesID: problem ?? undefined });
      // Another note has taken the place of this one: it is neither critical nor pinned from now on.
      const superseding = { supersededAt: now, isCritical: false, isPinned: false };
      await changeRecord(tx, fileNoteRecord, place, note.supersedesID, superseding);
    }
    await addRecord(tx, fileNoteRecord, place, { ...note, usersID: caller.session.usersID, createdAt: now });
  });
}

interface Save {
  readonly ordersID: number;
  readonly orderNoteID: number;
  readonly version: number;
  readonly changes: Changes<NoteValues>;
}

/** Changes a note, as long as the rule of notes allows it. */
export function saveNote(
  { database, clock }: Deps,
  caller: Caller,
  { ordersID, orderNoteID, version, changes }: Save,
): Promise<FileNotes> {
  const { tenant } = caller.actor;
  return changeNotes(database, caller, ordersID, async (tx, place, { notes, editMinutes }) => {
    const note = notes.find((each) => each.orderNoteID === orderNoteID);
    if (!note) throw new AppError('NOT_FOUND', 'The file has no such note.');
    refuseStale(note, version);
    const names = (Object.keys(changes) as (keyof NoteValues)[]).filter(
      (name) => changes[name] !== undefined && changes[name] !== note[name],
    );
    if (names.length === 0) return;
    const editor = {
      usersID: caller.session.usersID,
      now: clock.now().toISOString(),
      windowMinutes: editMinutes,
    };
    const problem = noteChangeProblem(stateOf(note), editor, names);
    if (problem !== null) {
      throw new AppError('FIELD_NOT_EDITABLE', problem, {
        modelState: Object.fromEntries(names.map((name) => [`changes.${name}`, [problem]])),
      });
    }
    await refuseUnknownChoices(tx, tenant, choicesOf(fileNoteFields, changes, 'changes'));
    const changed = Object.fromEntries(names.map((name) => [name, changes[name]]));
    await changeRecord(tx, fileNoteRecord, place, orderNoteID, changed);
  });
}

/** A write to the notes of a file that the caller may change; its alerts follow. */
function changeNotes(
  database: Database,
  caller: Caller,
  ordersID: number,
  work: (tx: Transaction<DB>, place: FilePlace, stored: FileNotes) => Promise<void>,
): Promise<FileNotes> {
  return writeFile({ database, caller, ordersID, action: 'saveNotes' }, async (tx, { place, refreshAlerts }) => {
    await work(tx, place, await notesOf(tx, place));
    await refreshAlerts();
    return notesOf(tx, place);
  });
}

async function notesOf(tx: Transaction<DB>, place: FilePlace): Promise<FileNotes> {
  const settings = await readSettings(tx, place.tenant);
  const stored = Object.fromEntries(settings.map(({ name, value }) => [name, value]));
  return { notes: orderNotes(await readNotes(tx, place)), editMinutes: readSetting(stored, 'noteEditMinutes') };
}

function stateOf({ usersID, createdAt, supersededAt }: FileNote) {
  return { usersID, createdAt, isSuperseded: supersededAt !== null };
}
