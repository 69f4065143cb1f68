import { alertChanges, fileAlerts } from '@closewright/domain/alerts';
import { companyWarning } from '@closewright/domain/companies';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { lockCommon } from '../../platform/tenant/tenant-locks.ts';
import { type FileFacts, filesOfCompany, readFacts } from './alert-facts.queries.ts';
import { deleteAlerts, insertAlerts, replaceAlerts } from './stored-alerts.queries.ts';

/** Files judged by one statement. */
const filesAtOnce = 500;

/**
 * Judges the facts of files again and stores what became of their alerts; nothing is written where nothing changed. It is part of the
 * transaction that changed a fact: saving a file, making one or copying into it, writing a note, saving or merging a company, asking for
 * wire instructions or deciding about them. What a date raises is stored with the date and counts from its day on, so nothing has to run
 * at midnight. Files that share a tax id with one of them are judged, too.
 */
export async function refreshAlerts(tx: Transaction<DB>, tenant: string, ordersIDs: readonly number[]): Promise<void> {
  // Two files that come to share a tax id at once must not overlook each other.
  await lockCommon(tx);
  for (let at = 0; at < ordersIDs.length; at += filesAtOnce) {
    const judged = (await readFacts(tx, tenant, ordersIDs.slice(at, at + filesAtOnce))).map((facts) => ({
      ordersID: facts.ordersID,
      ...alertChanges(facts.stored, raisedBy(facts)),
    }));
    await deleteAlerts(
      tx,
      tenant,
      judged.flatMap(({ remove }) => remove),
    );
    await replaceAlerts(
      tx,
      tenant,
      judged.flatMap(({ replace }) => replace),
    );
    await insertAlerts(
      tx,
      tenant,
      judged.flatMap(({ ordersID, add }) => add.map((alert) => ({ ...alert, ordersID }))),
    );
  }
}

/** Judges the files in progress that a company is on: something of the company has changed. */
export async function refreshAlertsOfCompany(tx: Transaction<DB>, tenant: string, companyID: number): Promise<void> {
  await refreshAlerts(tx, tenant, await filesOfCompany(tx, tenant, companyID));
}

function raisedBy({ companies, ...facts }: FileFacts) {
  return fileAlerts({
    ...facts,
    companies: companies.map(({ doNotDoBusiness, doNotDoBusinessReason, ...company }) => ({
      ...company,
      warning: companyWarning({ doNotDoBusiness, doNotDoBusinessReason }),
    })),
  });
}
