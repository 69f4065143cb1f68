import type { FileNote } from '@closewright/contract/file-notes';

/** What the notes of a file are narrowed down by; null and empty narrow nothing. */
export interface NoteFilter {
  text: string;
  noteTypeID: number | null;
  author: string | null;
  /** Critical ones only. */
  isCritical: boolean;
}

export const everyNote: NoteFilter = { text: '', noteTypeID: null, author: null, isCritical: false };

/** The notes that pass: every word occurs in the note, in its author or in one of its further texts. */
export function filterNotes(
  notes: readonly FileNote[],
  { text, noteTypeID, author, isCritical }: NoteFilter,
  textsOf: (note: FileNote) => readonly string[],
): FileNote[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return notes.filter((note) => {
    if (noteTypeID !== null && note.noteTypeID !== noteTypeID) return false;
    if (author !== null && note.author !== author) return false;
    if (isCritical && !note.isCritical) return false;
    const whole = [note.body, note.author, ...textsOf(note)].join(' ').toLowerCase();
    return words.every((word) => whole.includes(word));
  });
}
