import type { RealtimeMessage } from '@closewright/contract/realtime';
import type { Transaction } from 'kysely';
import type { DB } from '../db/schema.gen.ts';
import { type Actor, type Database, notifyInTransaction } from '../tenant/in-tenant.ts';

/** Something that happened to a file: what, to which, and the region that decides who may know. */
export interface FileEvent {
  tenant: string;
  regionID: number;
  message: RealtimeMessage;
}

const channel = 'file_events';

/** Announces an event to every node when, and only when, the transaction commits. */
export async function announceFile(
  tx: Transaction<DB>,
  actor: Actor,
  event: RealtimeMessage['Event'],
  file: { fileNumber: string; regionID: number },
): Promise<void> {
  const announced: FileEvent = {
    tenant: actor.tenant,
    regionID: file.regionID,
    message: { Event: event, FileNumber: file.fileNumber },
  };
  await notifyInTransaction(tx, channel, JSON.stringify(announced));
}

/** Hears the events of all nodes, this one included. Answers how to stop. */
export function hearFileEvents(database: Database, handler: (event: FileEvent) => void): Promise<() => Promise<void>> {
  return database.listen(channel, (payload) => handler(JSON.parse(payload) as FileEvent));
}
