import { getSystemSettings, saveSystemSettings } from '@closewright/contract/system-settings';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../platform/http/implement.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { listSettings, saveSettings } from './system-settings.usecases.ts';

/** The settings of a tenant. Whoever uses one reads it from the tenant directory. */
export function systemSettingsRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  implement(app, getSystemSettings, ({ caller }) => listSettings(database, caller));
  implement(app, saveSystemSettings, ({ caller, body }) => saveSettings(database, caller, body.settings));
}
