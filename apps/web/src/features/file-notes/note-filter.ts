import type { FileNote } from '@closewright/contract/file-notes';
import { hasWords } from '../../records/list/has-words.ts';

/** What the notes of a file are narrowed down by; null and empty narrow nothing. */
export type NoteFilter = {
  text: string;
  noteTypeID: number | null;
  author: string | null;
  /** Critical ones only. */
  isCritical: boolean;
};

export const everyNote: NoteFilter = { text: '', noteTypeID: null, author: null, isCritical: false };

/** The notes that pass: every word occurs in the note, in its author or in one of its further texts. */
export function filterNotes(
  notes: readonly FileNote[],
  { text, noteTypeID, author, isCritical }: NoteFilter,
  textsOf: (note: FileNote) => readonly string[],
): FileNote[] {
  return notes.filter((note) => {
    if (noteTypeID !== null && note.noteTypeID !== noteTypeID) return false;
    if (author !== null && note.author !== author) return false;
    if (isCritical && !note.isCritical) return false;
    return hasWords(text, [note.body, note.author, ...textsOf(note)]);
  });
}
