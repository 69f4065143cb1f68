import { z } from 'zod';
import { endpoint, idSchema, rowSchema, shapeOf } from '../kit/index.ts';
import { orderParams } from '../orders/index.ts';
import { fileNoteFields } from './file-note.fields.ts';
import { fileNoteRecord } from './file-note.record.ts';

const tag = 'File notes';
const noteShape = shapeOf(fileNoteFields);

/** One note of a file. */
export const fileNoteSchema = rowSchema(fileNoteRecord)
  .extend({
    /** The note this one took the place of; null for a note of its own. */
    supersedesID: idSchema.nullable(),
    /** When another note took its place; it is read struck through from then on. */
    supersededAt: z.string().nullable(),
    /** Null for what the system wrote. */
    usersID: idSchema.nullable(),
    author: z.string(),
    createdAt: z.string(),
    version: z.int(),
    updatedAt: z.string(),
    updatedBy: z.string(),
  })
  .meta({ id: 'FileNote' });

/** The notes of a file, and how long an author mends one. */
const fileNotesSchema = z
  .object({
    /** In the order the file shows them: pinned first, then the newest, what a note superseded right below it. */
    notes: z.array(fileNoteSchema),
    /** The tenant's setting noteEditMinutes. */
    editMinutes: z.int(),
  })
  .meta({ id: 'FileNotes' });

export const listFileNotes = endpoint({
  name: 'listFileNotes',
  method: 'GET',
  path: '/api/orders/:ordersID/notes',
  summary: 'The notes of a file, superseded ones among them.',
  tag,
  params: orderParams,
  result: fileNotesSchema,
  access: { kind: 'screen', screen: 'Notes', level: 'Read' },
  errors: ['NOT_FOUND'],
});

export const addFileNote = endpoint({
  name: 'addFileNote',
  method: 'POST',
  path: '/api/orders/:ordersID/notes',
  summary:
    'Adds a note. With supersedesID it takes the place of another one, which stays and is read struck through; a note is never deleted.',
  tag,
  params: orderParams,
  body: z.strictObject({ ...noteShape, supersedesID: idSchema.nullable() }),
  result: fileNotesSchema,
  access: { kind: 'screen', screen: 'Notes', level: 'Full' },
  errors: ['NOT_FOUND', 'FILE_LOCKED', 'FILE_IN_USE', 'APP_READ_ONLY'],
  audits: ['order_notes'],
});

export const saveFileNote = endpoint({
  name: 'saveFileNote',
  method: 'PATCH',
  path: '/api/orders/:ordersID/notes/:orderNoteID',
  summary:
    'Changes a note: its author for some minutes after writing it, anybody who may write notes where only the pin changes.',
  tag,
  params: orderParams.extend({ orderNoteID: z.coerce.number().pipe(idSchema) }),
  body: z.strictObject({ version: z.int().min(1), changes: z.strictObject(noteShape).partial() }),
  result: fileNotesSchema,
  access: { kind: 'screen', screen: 'Notes', level: 'Full' },
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'FIELD_NOT_EDITABLE', 'FILE_LOCKED', 'FILE_IN_USE', 'APP_READ_ONLY'],
  idempotent: false,
  audits: ['order_notes'],
});

/** A note of a file. `author` is a name; `createdAt` and `supersededAt` are ISO instants in UTC. */
export type FileNote = z.infer<typeof fileNoteSchema>;
/** All notes of a file, and for how many minutes an author may still change a new one. */
export type FileNotes = z.infer<typeof fileNotesSchema>;
