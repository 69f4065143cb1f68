import {
  checkTenant,
  getEnvironment,
  getMessagingUrl,
  getSession,
  saveActiveUser,
  saveUserSettings,
} from '@closewright/contract/session';
import type { FastifyInstance } from 'fastify';
import type { TenantDirectory } from '../../platform/auth/tenant-directory.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Config } from '../../platform/config/index.ts';
import { implement } from '../../platform/http/implement.ts';
import { originOf } from '../../platform/http/request-origin.ts';
import type { HttpSettings } from '../../platform/http/settings.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { environment, saveActive, saveValues, sessionOf } from './session.usecases.ts';

interface Deps {
  database: Database;
  config: Config;
  settings: HttpSettings;
  clock: Clock;
  tenants: TenantDirectory;
}

/** What happens before, at and around sign-in. */
export function sessionRoutes(app: FastifyInstance, { database, config, settings, clock, tenants }: Deps): void {
  implement(app, getEnvironment, async ({ caller, request }) => {
    const tenant = caller.tenant ? await tenants.find(caller.tenant, request.id) : null;
    // A name that is no tenant gets an environment too: what is wrong with it is said by checkTenant.
    return environment(caller.tenant, originOf(request), config, settings, tenant?.settings ?? {});
  });

  implement(app, checkTenant, async ({ params, request }) => {
    const tenant = await tenants.find(params.name, request.id);
    return { isValid: tenant !== null, customNotice: tenant?.customNotice ?? null };
  });

  implement(app, getSession, async ({ caller }) => sessionOf(caller, clock.now()));

  implement(app, saveUserSettings, async ({ caller, body }) => {
    await saveValues(database, caller, body.values);
    return null;
  });

  implement(app, saveActiveUser, async ({ caller, body }) => {
    await saveActive(database, caller, body, clock.now());
    return null;
  });

  implement(app, getMessagingUrl, async ({ request }) => ({ url: `${originOf(request).replace(/^http/, 'ws')}/ws` }));
}
