import * as contract from '@closewright/contract/file-notes';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock/index.ts';
import { implement } from '../../platform/http/implement.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { addNote, listNotes, saveNote } from './file-notes.usecases.ts';

interface Deps {
  database: Database;
  clock: Clock;
}

/** File Notes. */
export function fileNotesRoutes(app: FastifyInstance, deps: Deps): void {
  implement(app, contract.listFileNotes, ({ caller, params }) => listNotes(deps.database, caller, params.ordersID));
  implement(app, contract.addFileNote, ({ caller, params, body }) => addNote(deps, caller, params.ordersID, body));
  implement(app, contract.saveFileNote, ({ caller, params, body }) => saveNote(deps, caller, { ...params, ...body }));
}
