import type { Environment, Session } from '@closewright/contract/session';
import { tokenTiming } from '@closewright/domain/constants';
import { AppError } from '@closewright/domain/errors';
import {
  addFileNotice,
  readSetting,
  type StoredSettings,
  type SystemSettingName,
} from '@closewright/domain/system-settings';
import type { Caller, TokenCaller } from '../../platform/auth/caller.ts';
import type { Config } from '../../platform/config/index.ts';
import type { HttpSettings } from '../../platform/http/settings.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { lockCommon } from '../../platform/tenant/tenant-locks.ts';
import { readState } from '../orders/orders.queries.ts';
import { countValues, deleteValues, upsertActiveUser, upsertValues } from './session.queries.ts';

/** More preferences than any screen keeps; the bound is against a script, not a user. */
const maxValues = 500;

/** What the browser needs before it can sign in. */
export function environment(
  tenant: string | null,
  origin: string,
  config: Config,
  settings: HttpSettings,
  stored: StoredSettings,
): Environment {
  if (!tenant) throw new AppError('INVALID_TENANT');
  // What the tenant has set counts, then what the installation was started with, then the default of the setting.
  const set = <T>(name: SystemSettingName, own: () => T, installed: T): T =>
    Object.hasOwn(stored, name) ? own() : installed;
  return {
    environment: config.environment,
    productName: 'Closewright',
    // Also with a Keycloak: the proxy serves it on the tenant's own host (docs/decisions/0004).
    identityHost: origin,
    realm: tenant,
    settings: {
      anyDevice: set('anyDevice', () => readSetting(stored, 'anyDevice'), settings.anyDevice),
      demoNavigation: set('demoNavigation', () => readSetting(stored, 'demoNavigation'), settings.demoNavigation),
      addFileNotice: addFileNotice(stored),
      logStorage: readSetting(stored, 'logStorage'),
      showSessionInfo: true,
      tokenRefreshMilliseconds: config.tokenRefreshMilliseconds,
      tokenMinValiditySeconds: tokenTiming.minValiditySeconds,
      idleTimeoutMilliseconds: set(
        'idleTimeoutMinutes',
        () => readSetting(stored, 'idleTimeoutMinutes') * 60_000,
        config.idle.timeoutMilliseconds,
      ),
      idleNoticeMilliseconds: set(
        'idleNoticeSeconds',
        () => readSetting(stored, 'idleNoticeSeconds') * 1000,
        config.idle.noticeMilliseconds,
      ),
    },
  };
}

/** The session of the bearer of a token, or why there is none. */
export function sessionOf(caller: TokenCaller, now: Date): Session {
  const none = {
    userSettings: null,
    securitySettings: null,
    regionSecuritySettings: null,
    features: null,
    tenant: null,
  };
  return {
    isValidUser: caller.session !== null,
    status: caller.status,
    ...(caller.session?.facts ?? none),
    started: now.toISOString(),
  };
}

/** Stores preferences of the caller; null forgets one. */
export async function saveValues(
  database: Database,
  { actor, session }: Caller,
  values: readonly { name: string; value: string | null }[],
): Promise<void> {
  // The last of two values of one name wins; the database would refuse to change a row twice in one statement.
  const byName = new Map(values.map(({ name, value }) => [name, value]));
  if (byName.size === 0) return;
  const kept = [...byName].flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
  const forgotten = [...byName].flatMap(([name, value]) => (value === null ? [name] : []));
  await database.inTenant(actor, async (tx) => {
    await lockCommon(tx);
    if (kept.length > 0) await upsertValues(tx, actor.tenant, session.usersID, kept);
    if (forgotten.length > 0) await deleteValues(tx, actor.tenant, session.usersID, forgotten);
    if ((await countValues(tx, actor.tenant, session.usersID)) > maxValues) {
      throw new AppError('VALIDATION_FAILED', `A user may keep at most ${maxValues} settings.`);
    }
  });
}

/** Notes which screen the caller has opened, and of which file; a file the caller cannot see is not found. */
export async function saveActive(
  database: Database,
  { actor, session }: Caller,
  place: { routeName: string; ordersID: number | null },
  now: Date,
): Promise<void> {
  await database.inTenant(actor, async (tx) => {
    if (place.ordersID !== null) {
      const state = await readState(tx, actor.tenant, place.ordersID);
      if (!state || !session.seesRegion(state.regionID)) throw new AppError('NOT_FOUND');
    }
    await upsertActiveUser(tx, actor.tenant, session.usersID, place, now);
  });
}
