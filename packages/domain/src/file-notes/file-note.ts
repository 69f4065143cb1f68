import { counted } from '../formats/index.ts';

/** How much a note, and a file of them, can hold. */
export const fileNoteLimits = {
  /** Characters of one note. */
  text: 8000,
  /** Beyond that a list is no longer read; a file of years has a few hundred. */
  notesPerFile: 5000,
} as const;

/** What the rules of a note look at. */
export interface NoteState {
  /** Who wrote it; null for what the system wrote. */
  readonly usersID: number | null;
  /** An instant, as stored: `2013-04-15T14:30:00Z`. */
  readonly createdAt: string;
  /** Another note has taken its place. */
  readonly isSuperseded: boolean;
}

/** Who wants to change a note, and when. */
export interface NoteEditor {
  readonly usersID: number;
  /** An instant. */
  readonly now: string;
  /** The tenant's setting noteEditMinutes: how long after writing it an author mends a note; 0 is never. */
  readonly windowMinutes: number;
}

/** The one mark of a note that says nothing about the file, so that anybody who may write notes sets it at any time. */
const freeField = 'isPinned';

const minute = 60_000;

/**
 * Why somebody may not change these fields of a note, null when they may. A note is evidence of who knew what and when: its author
 * mends it for a short while, after that it is superseded, never edited (domain.md §3 File Notes). Pinning is no part of what it says.
 */
export function noteChangeProblem(note: NoteState, editor: NoteEditor, fields: readonly string[]): string | null {
  if (note.isSuperseded) return 'This note was superseded. The note that took its place can be changed.';
  if (fields.every((field) => field === freeField)) return null;
  if (note.usersID !== editor.usersID) return 'Only its author can edit a note. Supersede it with a note of your own.';
  if (Date.parse(editor.now) >= noteEditEnd(note, editor.windowMinutes)) {
    return `A note can be edited for ${counted(editor.windowMinutes, 'minute')} after it was written. Supersede it with another note.`;
  }
  return null;
}

/** Why a note can not be superseded, null when it can: only the newest of a chain is. Whoever may write notes may do it. */
export function supersedeProblem(note: Pick<NoteState, 'isSuperseded'>): string | null {
  return note.isSuperseded ? 'This note was superseded already. Supersede the note that took its place.' : null;
}

/** The moment, in milliseconds since 1970, from which its author no longer edits a note. */
export function noteEditEnd({ createdAt }: Pick<NoteState, 'createdAt'>, windowMinutes: number): number {
  return Date.parse(createdAt) + windowMinutes * minute;
}
