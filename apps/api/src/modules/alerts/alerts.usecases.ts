import type { Alert, AlertMark, AlertQuery, AlertReference } from '@closewright/contract/alerts';
import { alertState, snoozeProblem } from '@closewright/domain/alerts';
import type { WireDate } from '@closewright/domain/dates';
import { AppError } from '@closewright/domain/errors';
import { localInstant } from '@closewright/domain/formats';
import type { Caller } from '../../platform/auth/caller.ts';
import { refuseAction } from '../../platform/auth/refuse-action.ts';
import type { Clock } from '../../platform/clock/index.ts';
import { tenantZone } from '../../platform/clock/tenant-zone.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import { refuseStale } from '../../platform/errors/stale-version.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { lockCommon } from '../../platform/tenant/tenant-locks.ts';
import { besideFile, type VisibleFile, visibleFile, writeFile } from '../orders/file-work.usecases.ts';
import { readerOf } from '../orders/orders.usecases.ts';
import { readAlertPage, readAlertStates, readFileAlerts, storeMark } from './alerts.queries.ts';

interface Deps {
  readonly database: Database;
  readonly clock: Clock;
}

const todayOf = (clock: Clock, { session }: Caller): WireDate =>
  localInstant(clock.now().toISOString(), tenantZone(session)).date;

/** The alerts of a file. */
export function fileAlertsOf({ database, clock }: Deps, caller: Caller, ordersID: number): Promise<Alert[]> {
  return besideFile({ database, caller, ordersID }, (tx, { place }) =>
    readFileAlerts(tx, place.tenant, ordersID, todayOf(clock, caller)),
  );
}

/** Judges a file again. The file itself is not changed, so that it may be locked or in use. */
export function refreshFile({ database, clock }: Deps, caller: Caller, ordersID: number): Promise<Alert[]> {
  return writeFile({ database, caller, ordersID }, async (tx, { place, refreshAlerts }) => {
    await refreshAlerts();
    return readFileAlerts(tx, place.tenant, ordersID, todayOf(clock, caller));
  });
}

/** One page of the alerts of all files of the caller. */
export function listAlertPage({ database, clock }: Deps, caller: Caller, query: AlertQuery) {
  return readAlertPage(database, readerOf(caller), query, todayOf(clock, caller));
}

/**
 * Acknowledges alerts, puts them off or opens them again, all or none. Marking an alert is no change of the file, so a locked file or
 * one that somebody else has open does not stand in its way; the rights in the region of each file do.
 */
export function markAlerts(
  { database, clock }: Deps,
  caller: Caller,
  { alerts, mark }: { alerts: readonly AlertReference[]; mark: AlertMark },
): Promise<{ alerts: number }> {
  const { actor, session } = caller;
  const today = todayOf(clock, caller);
  if (mark.state === 'snoozed') refuseFields({ 'mark.until': snoozeProblem(mark.until, today) ?? undefined });
  return database.inTenant(actor, async (tx) => {
    await lockCommon(tx);
    const stored = new Map(
      (
        await readAlertStates(
          tx,
          actor.tenant,
          alerts.map(({ alertID }) => alertID),
        )
      ).map((alert) => [alert.alertID, alert]),
    );
    const files = new Map<number, VisibleFile>();
    const changed: number[] = [];
    for (const { alertID, version } of alerts) {
      const alert = stored.get(alertID);
      if (!alert) throw new AppError('NOT_FOUND', 'One of the alerts is no longer there. Nothing was changed.');
      if (!files.has(alert.ordersID)) {
        const found = await visibleFile(tx, caller, alert.ordersID);
        refuseAction(found.session.access, 'saveOrder');
        files.set(alert.ordersID, found);
      }
      refuseStale(alert, version);
      const isSame = alertState(alert, today) === mark.state && mark.state !== 'snoozed';
      if (!isSame) changed.push(alertID);
    }
    if (changed.length > 0) {
      await storeMark(tx, actor.tenant, changed, mark, { usersID: session.usersID, at: clock.now() });
      for (const file of files.values()) await file.tell();
    }
    return { alerts: changed.length };
  });
}
