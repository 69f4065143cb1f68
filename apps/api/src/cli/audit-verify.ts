import { parseArgs } from 'node:util';
import { checkAudit } from '../platform/audit/proof/check-audit.ts';
import { headPlace } from '../platform/audit/proof/head-places.ts';
import { keepHead, readerOf } from '../platform/audit/proof/keep-heads.ts';
import { type Difference, reconcile } from '../platform/audit/proof/reconcile.ts';
import type { Read } from '../platform/audit/proof/verify-chain.ts';
import { systemClock } from '../platform/clock/index.ts';
import { loadConfig } from '../platform/config/index.ts';
import { openSecretBox } from '../platform/secrets/index.ts';
import { systemActor } from '../platform/tenant/in-tenant.ts';
import { eachTenant } from './each-tenant.ts';
import { fail } from './fail.ts';

/**
 * npm run audit:verify -- [--tenant NAME] [--head HEAD …] [--chain-only]
 * Follows the audit chain of one tenant or of all, compares it with the heads that were signed before (in the database, in the places
 * outside, and those given), and every record with what the audit last said of it; exits 1 and names what does not fit. The end of a whole
 * chain is signed and printed: kept elsewhere, a later check with `--head` proves that nothing behind it was cut off.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      tenant: { type: 'string' },
      head: { type: 'string', multiple: true, default: [] },
      'chain-only': { type: 'boolean', default: false },
    },
  });
  const config = loadConfig();
  const secrets = openSecretBox(config, systemClock);
  const places = config.auditHeads.targets.map(headPlace);
  const given = Map.groupBy(values.head, tenantOf);
  await eachTenant(values.tenant, async (tenant, _connections, database) => {
    const actor = systemActor(tenant, 'audit-verify');
    const read = readerOf(database, actor);
    const report = await checkAudit({ read, secrets, places }, tenant, given.get(tenant));
    given.delete(tenant);
    for (const { text, cause } of report.notes) console.error(`${tenant}: ${text}${cause ? ` (${cause})` : ''}`);
    if (report.broken) {
      process.exitCode = 1;
      const { seq, reason } = report.broken;
      return console.error(`${tenant}: BROKEN at row ${seq}, which ${reason} (${report.rows} rows fit before)`);
    }
    console.log(`${tenant}: ${report.rows} rows verified, compared with ${report.heads} signed heads`);
    if (!values['chain-only'] && !(await recordsFit(read, tenant))) process.exitCode = 1;
    const head = await keepHead({ database, secrets, clock: systemClock }, actor, report);
    if (head) console.log(`  signed head ${head}`);
  });
  for (const head of [...given.values()].flat()) throw new Error(`${head} is no head of a tenant that was checked`);
}

/** Whose head it says it is. */
const tenantOf = (head: string): string => head.split('.')[1] ?? '';

async function recordsFit(read: Read, tenant: string): Promise<boolean> {
  const { rows, differences, isCut } = await reconcile(read, tenant);
  if (differences.length === 0) {
    console.log(`  ${rows} records are as the audit says`);
    return true;
  }
  console.error(`${tenant}: ${differences.length}${isCut ? ' and more' : ''} records are NOT as the audit says`);
  for (const difference of differences) console.error(`  ${textOf(difference)}`);
  return false;
}

const textOf = ({ table, rowKey, what }: Difference): string => `${table}${rowKey ? ` ${rowKey}` : ''} ${what}`;

await main().catch(fail);
