import { endpoints } from '@closewright/contract';
import { type Database, nextIDs, systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { type Example, exampleOf } from './example.ts';
import { files, users } from './world.ts';

/** What somebody writes of a note. */
export const someNote = exampleOf(endpoints.addFileNote.body.shape, { body: 'Called the lender' });

/** The note and the alert that the examples speak of. */
const stored = { orderNoteID: 1, alertID: 1 };

type Names = 'listFileNotes' | 'addFileNote' | 'saveFileNote';
type AlertNames = 'listFileAlerts' | 'refreshFileAlerts' | 'listAlerts' | 'markAlerts';

const onFile = { path: { ordersID: files.open } };
const reference = { alertID: stored.alertID, version: 1 };

/** Calls of notes and alerts that succeed for the officer of a tenant. */
export const noteExamples: Record<(Names | AlertNames) & keyof typeof endpoints, () => Example> = {
  listFileNotes: () => onFile,
  addFileNote: () => ({ ...onFile, body: someNote }),
  saveFileNote: () => ({
    path: { ordersID: files.open, orderNoteID: stored.orderNoteID },
    body: { version: 1, changes: { body: 'Called the lender again' } },
  }),
  listFileAlerts: () => onFile,
  // A file that no other example saves: here its alerts are raised for the first time.
  refreshFileAlerts: () => ({ path: { ordersID: files.settlementLocked } }),
  listAlerts: () => ({ query: '?state=open&severity=1&mine=true&text=closing&take=5' }),
  markAlerts: () => ({
    body: { alerts: [reference], mark: { state: 'acknowledged' } },
    wrongValue: { alerts: [reference], mark: { state: 'snoozed', until: 'tomorrow' } },
  }),
};

/** A note the officer has just written, and an alert, on every tenant. */
export async function makeNotes(database: Database, tenant: string): Promise<void> {
  const key = { tenant_id: tenant };
  await database.inTenant(systemActor(tenant, 'test'), async (tx) => {
    await tx
      .insertInto('order_notes')
      .values({
        ...key,
        order_note_id: await nextIDs(tx, 'order_note_id'),
        orders_id: files.open,
        users_id: users.officer.usersID,
        body: 'Called the lender',
      })
      .execute();
    await tx
      .insertInto('order_alerts')
      .values({
        ...key,
        alert_id: await nextIDs(tx, 'alert_id'),
        orders_id: files.consolidated,
        target: 'closingDatePassed',
        severity: 1,
        message: 'Closing date 04/15/2013 has passed',
      })
      .execute();
  });
}
