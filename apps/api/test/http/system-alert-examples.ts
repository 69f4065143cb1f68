import type { WireDate } from '@closewright/domain/dates';
import { type Database, systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { companyDay } from '../harness/company-day.ts';

/** The day the notice of the test tenants names: ten days from now where the company is, the default zone. */
export const lastDay: WireDate = companyDay(new Date(), 10);

const alert = { target: 'addFileEnds', occurrence: lastDay } as const;

/** Examples of the calls of alerts of the company. */
export const systemAlertExamples = {
  listSystemAlerts: () => ({}),
  markSystemAlert: () => ({
    body: { alert, mark: { state: 'acknowledged' } },
    wrongValue: { alert, mark: { state: 'snoozed', until: 'tomorrow' } },
  }),
};

/** Announces the end of new files in a tenant of the tests. */
export async function makeSystemAlerts(database: Database, tenant: string): Promise<void> {
  await database.inTenant(systemActor(tenant, 'test'), (tx) =>
    tx
      .insertInto('system_settings')
      .values([
        { tenant_id: tenant, name: 'addFileTooltip', value: 'true' },
        { tenant_id: tenant, name: 'addFileTooltipDate', value: lastDay },
      ])
      .execute(),
  );
}
