import { parseArgs } from 'node:util';
import { verifyAsOwner } from '../platform/audit/verify-as-owner.ts';
import { eachTenant } from './each-tenant.ts';
import { fail } from './fail.ts';

/**
 * npm run audit:verify -- [--tenant NAME]
 * Follows the audit chain of one tenant or of all; exits 1 and names the first row that was changed or removed.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { tenant: { type: 'string' } } });
  await eachTenant(values.tenant, async (tenant, connections) => {
    const report = await connections.asOwner((owner) => verifyAsOwner(owner, tenant));
    if (report.broken) {
      process.exitCode = 1;
      console.error(
        `${tenant}: BROKEN at row ${report.broken.seq}, which ${report.broken.reason} (${report.rows} rows before it are good)`,
      );
    } else {
      console.log(`${tenant}: ${report.rows} rows verified, head ${report.head}`);
    }
  });
}

await main().catch(fail);
