import type { AlertMark, OpenAlertCounts, SystemAlert } from '@closewright/contract/alerts';
import { can } from '@closewright/domain/access';
import {
  AlertSeverity,
  alertState,
  type SystemAlertTarget,
  type SystemFacts,
  snoozeProblem,
  systemAlerts,
  systemAlertTargets,
} from '@closewright/domain/alerts';
import { AppError } from '@closewright/domain/errors';
import { localInstant } from '@closewright/domain/formats';
import { readSetting } from '@closewright/domain/system-settings';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Clock } from '../../platform/clock/index.ts';
import { tenantZone } from '../../platform/clock/tenant-zone.ts';
import type { Config } from '../../platform/config/index.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { lockCommon } from '../../platform/tenant/tenant-locks.ts';
import { licenceIn } from '../licence/licence.usecases.ts';
import { readSettings } from '../system-settings/system-settings.queries.ts';
import { readBrokenAudit, readServerErrors, readSystemMarks, storeSystemMark } from './system-facts.queries.ts';

interface Deps {
  readonly database: Database;
  readonly config: Config;
  readonly clock: Clock;
}

const dayMilliseconds = 24 * 60 * 60 * 1000;

const todayOf = (clock: Clock, { session }: Caller) =>
  localInstant(clock.now().toISOString(), tenantZone(session)).date;

/** The alerts of the company that the caller may know of, with what the caller did with them. */
export function systemAlertsOf(deps: Deps, caller: Caller): Promise<SystemAlert[]> {
  return deps.database.inTenant(caller.actor, (tx) => alertsIn(tx, deps, caller));
}

/** How many of them are open for the caller, by severity. */
export async function countSystemAlerts(deps: Deps, caller: Caller): Promise<OpenAlertCounts> {
  const today = todayOf(deps.clock, caller);
  const open = (await systemAlertsOf(deps, caller)).filter((alert) => alertState(alert, today) === 'open');
  const count = (severity: AlertSeverity) => open.filter((alert) => alert.severity === severity).length;
  return { error: count(AlertSeverity.Error), warning: count(AlertSeverity.Warning), info: count(AlertSeverity.Info) };
}

/** Acknowledges an alert of the company for the caller, puts it off, or opens it again. Nobody else sees a difference. */
export function markSystemAlert(
  deps: Deps,
  caller: Caller,
  { alert, mark }: { alert: { target: SystemAlertTarget; occurrence: string }; mark: AlertMark },
): Promise<SystemAlert[]> {
  const { database, clock } = deps;
  const { actor, session } = caller;
  if (mark.state === 'snoozed') {
    refuseFields({ 'mark.until': snoozeProblem(mark.until, todayOf(clock, caller)) ?? undefined });
  }
  return database.inTenant(actor, async (tx) => {
    await lockCommon(tx);
    const known = (await alertsIn(tx, deps, caller)).some(
      ({ target, occurrence }) => target === alert.target && occurrence === alert.occurrence,
    );
    if (!known) throw new AppError('NOT_FOUND', 'This alert is over.');
    await storeSystemMark(tx, actor.tenant, session.usersID, {
      ...alert,
      acknowledgedAt: mark.state === 'acknowledged' ? clock.now().toISOString() : null,
      snoozedUntil: mark.state === 'snoozed' ? mark.until : null,
    });
    return alertsIn(tx, deps, caller);
  });
}

async function alertsIn(tx: Transaction<DB>, deps: Deps, caller: Caller): Promise<SystemAlert[]> {
  const { tenant } = caller.actor;
  const raised = systemAlerts(await factsFor(tx, deps, caller), todayOf(deps.clock, caller));
  // Mostly there is none, and nothing is asked for.
  const marks = raised.length === 0 ? [] : await readSystemMarks(tx, tenant, caller.session.usersID);
  return raised.map((alert) => {
    const mark = marks.find(({ target, occurrence }) => target === alert.target && occurrence === alert.occurrence);
    return { ...alert, acknowledgedAt: mark?.acknowledgedAt ?? null, snoozedUntil: mark?.snoozedUntil ?? null };
  });
}

/** The facts the caller may know of. */
async function factsFor(
  tx: Transaction<DB>,
  { config, clock }: Deps,
  { actor, session }: Caller,
): Promise<SystemFacts> {
  const { tenant } = actor;
  const tells = (target: SystemAlertTarget) => can(session.access, systemAlertTargets[target].action).allowed;
  const now = () => clock.now();
  const since = new Date(now().getTime() - dayMilliseconds);
  return {
    licence: tells('licence')
      ? await licenceIn(tx, tenant, { now, idleMilliseconds: config.idle.timeoutMilliseconds })
      : null,
    serverErrors: tells('serverErrors') ? await readServerErrors(tx, tenant, since) : null,
    brokenAudit: tells('auditChain') ? await readBrokenAudit(tx, tenant) : null,
    addFileEnds: tells('addFileEnds') ? await addFileEnds(tx, tenant) : null,
  };
}

/** The day of the notice at Add File, null while the notice is off. */
async function addFileEnds(tx: Transaction<DB>, tenant: string): Promise<string | null> {
  const stored = Object.fromEntries((await readSettings(tx, tenant)).map(({ name, value }) => [name, value]));
  return readSetting(stored, 'addFileTooltip') ? readSetting(stored, 'addFileTooltipDate') : null;
}
