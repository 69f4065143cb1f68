import { parseArgs } from 'node:util';
import { verifyAsOwner } from '../platform/audit/verify-as-owner.ts';
import { loadConfig } from '../platform/config/index.ts';
import { databaseOver, openConnections } from '../platform/db/index.ts';
import { fail } from './fail.ts';

/**
 * npm run audit:verify -- [--tenant NAME]
 * Follows the audit chain of one tenant or of all; exits 1 and names the first row that was changed or removed.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { tenant: { type: 'string' } } });
  const connections = await openConnections(loadConfig().database);
  const database = databaseOver(connections);
  try {
    const all = await database.inSystem('audit-verify', (tx) =>
      tx.selectFrom('tenants').select('tenant_id').orderBy('tenant_id').execute(),
    );
    const tenants = all
      .map(({ tenant_id }) => tenant_id)
      .filter((name) => values.tenant === undefined || name === values.tenant);
    if (tenants.length === 0)
      throw new Error(values.tenant === undefined ? 'There is no tenant' : `There is no tenant ${values.tenant}`);
    let broken = 0;
    for (const tenant of tenants) {
      const report = await connections.asOwner((owner) => verifyAsOwner(owner, tenant));
      if (report.broken) {
        broken += 1;
        console.error(
          `${tenant}: BROKEN at row ${report.broken.seq}, which ${report.broken.reason} (${report.rows} rows before it are good)`,
        );
      } else {
        console.log(`${tenant}: ${report.rows} rows verified, head ${report.head}`);
      }
    }
    if (broken > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

await main().catch(fail);
