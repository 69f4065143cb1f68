import { setTimeout as wait } from 'node:timers/promises';
import { addToDate } from '@closewright/domain/dates';
import { sql, type Transaction } from 'kysely';
import { refreshAlerts } from '../src/modules/alerts/refresh-alerts.usecases.ts';
import { query } from '../src/platform/db/index.ts';
import type { DB } from '../src/platform/db/schema.gen.ts';
import type { SecretBox } from '../src/platform/secrets/index.ts';
import { type Database, systemActor } from '../src/platform/tenant/in-tenant.ts';
import { cashSaleFile, cashSaleStatement } from './demo/demo-cash-sale.ts';
import { storeCommercialDemo } from './demo/demo-commercial.ts';
import { demoCompanies } from './demo/demo-companies.ts';
import { demoCustomTabs } from './demo/demo-custom-data.ts';
import { demoFile } from './demo/demo-file.ts';
import { hud1974File, hud1974Statement } from './demo/demo-hud-1974.ts';
import { storeDemoNotes } from './demo/demo-notes.ts';
import { refinanceFile, refinanceStatement } from './demo/demo-refinance.ts';
import { reverseFile, reverseStatement } from './demo/demo-reverse.ts';
import { demoStatement } from './demo/demo-statement.ts';
import { type DemoTenant, demoTenants } from './demo/demo-tenants.ts';
import { texasFile, texasStatement } from './demo/demo-texas.ts';
import { storeBankAccounts } from './seed-bank-accounts.ts';
import { storeCompanies } from './seed-companies.ts';
import { storeCustomData } from './seed-custom-data.ts';
import { storeFiles } from './seed-file.ts';
import { storeStatement } from './seed-statement.ts';
import { storeTasks, storeTemplates } from './seed-workflow.ts';
import { demoStaff, storeTenant } from './tenant.ts';

/** Of those, the ones with tasks. */
const filesWithTasks = 12;
/** Files with a statement besides the demo file: a Texas purchase, a refinance, a sale without a loan, a purchase on a HUD-1 of 1974, a reverse mortgage. */
const statementFiles = [
  [texasFile, texasStatement],
  [refinanceFile, refinanceStatement],
  [cashSaleFile, cashSaleStatement],
  [hud1974File, hud1974Statement],
  [reverseFile, reverseStatement],
] as const;
/** How many of its files everybody of a tenant has opened: those that are made by hand, and some others. */
const recentFiles = 12;
/** When the demo file closes, and how long before that its tasks are as they are. */
const demoClosing = '2013-04-15';
const daysBeforeClosing = 10;

/**
 * Makes the demo tenants with their staff and files. A tenant that is there already is left alone, so this can run at every start of a
 * development server; production never calls it. Each tenant is one transaction: it is there as a whole or not at all.
 */
export async function seedDemo(database: Database, secrets: SecretBox): Promise<void> {
  for (const tenant of demoTenants) {
    const [known] = await database.readInTenant(
      systemActor(tenant.name, 'seed'),
      query.selectFrom('tenants').select('tenant_id').where('tenant_id', '=', tenant.name),
    );
    if (!known) await seedTenant(database, secrets, tenant);
  }
}

/** Any number, the same in every node: one of them makes a demo tenant at a time. */
const seedLock = 4_300_002;

/** Waits, however long it takes, while another node makes tenants; whether it has made this one. No statement may take that long, so it asks again. */
async function isMadeElsewhere(tx: Transaction<DB>, tenant: string): Promise<boolean> {
  const take = sql<{ isTaken: boolean }>`select pg_try_advisory_xact_lock(${seedLock}) as "isTaken"`;
  while (!(await take.execute(tx)).rows[0]?.isTaken) await wait(200);
  const made = await tx.selectFrom('tenants').select('tenant_id').where('tenant_id', '=', tenant).executeTakeFirst();
  return made !== undefined;
}

/** Makes one tenant with staff and files, unless a node that started at the same moment is quicker. */
export async function seedTenant(database: Database, secrets: SecretBox, tenant: DemoTenant): Promise<void> {
  // Loaded only when something is made: it is large, and a warm start should not wait for it.
  const { createFileGenerator } = await import('./file-generator.ts');
  const branches = tenant.regions
    .flatMap(({ branches: list }, index) => list.map(() => index + 1))
    .map((regionID, index) => ({ branchID: index + 1, regionID }));
  const next = createFileGenerator({
    seed: 7,
    branches,
    underwriters: tenant.underwriters.length,
    settlementAgent: tenant.displayName,
  });
  const others = Array.from({ length: tenant.otherFiles }, next);

  await database.inTenant(systemActor(tenant.name, 'seed'), async (tx) => {
    if (await isMadeElsewhere(tx, tenant.name)) return;
    await storeTenant(tx, tenant);
    await storeTemplates(tx, tenant.name);
    await storeBankAccounts(tx, secrets, tenant);
    const stored = await storeFiles(tx, tenant.name, others);
    const today = new Date().toISOString().slice(0, 10);
    await storeTasks(tx, tenant.name, stored.slice(-filesWithTasks), today);
    if (tenant.lastFile === 'demo') {
      await storeCompanies(tx, tenant.name, demoCompanies);
      for (const [file, statement] of statementFiles) {
        const [id = 0] = await storeFiles(tx, tenant.name, [file()]);
        await storeStatement(tx, secrets, { tenant: tenant.name, ordersID: id }, statement);
        stored.push(id);
      }
      stored.push(await storeCommercialDemo(tx, secrets, tenant.name));
      const [ordersID = 0] = await storeFiles(tx, tenant.name, [demoFile(secrets, tenant.name)]);
      await storeStatement(tx, secrets, { tenant: tenant.name, ordersID }, demoStatement);
      await storeTasks(tx, tenant.name, [ordersID], addToDate(demoClosing, -daysBeforeClosing, 'days'));
      await storeCustomData(tx, { tenant: tenant.name, ordersID }, demoCustomTabs);
      await storeDemoNotes(tx, tenant.name, ordersID);
      stored.push(ordersID);
    }
    if (tenant.lastFile === 'same-number') {
      const [file] = [next()];
      const [ordersID = 0] = await storeFiles(tx, tenant.name, [
        { ...file, order: { ...file.order, file_number: '12-3456' } },
      ]);
      stored.push(ordersID);
    }
    await refreshAlerts(tx, tenant.name, stored);
    const recent = stored.slice(-recentFiles);
    for (const [index] of demoStaff.entries()) {
      if (recent.length === 0) continue;
      const opened = Date.now();
      await tx
        .insertInto('recent_files')
        .values(
          recent.map((orders_id, at) => ({
            tenant_id: tenant.name,
            users_id: index + 1,
            orders_id,
            opened_at: new Date(opened - (recent.length - at) * 3_600_000),
          })),
        )
        .execute();
    }
  });
}
