import { fileNoteLimits } from '@closewright/domain/file-notes';
import { fact, field, record } from '../kit/index.ts';
import { fileNoteFields } from './file-note.fields.ts';

/** A note of a file. */
export const fileNoteRecord = record({
  table: 'order_notes',
  id: 'orderNoteID',
  of: 'orders',
  noun: 'Note',
  fields: fileNoteFields,
  facts: {
    usersID: field.select({ label: 'Author', isHistory: true, lookup: 'staff' }),
    createdAt: fact.instant('Written'),
    supersedesID: field.select({ label: 'Supersedes', lookup: 'notesOfFile' }),
    supersededAt: fact.instant('Superseded'),
  },
  untold: ['supersedes_id'],
  isVersioned: true,
  most: fileNoteLimits.notesPerFile,
  read: 'readNotes',
  notCopied: 'Notes tell of what happened on their own file.',
});
