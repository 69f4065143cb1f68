import { fileNoteFields } from '@closewright/contract/file-notes';
import { plain } from '../../lib/fields/plain-field.ts';

/** The field table of notes. Built to literals (vite/plain-modules.ts). */
export const noteTable = plain(fileNoteFields);
