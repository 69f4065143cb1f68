import { parseArgs } from 'node:util';
import { counted } from '@closewright/domain/formats';
import type { Command, CommandContext } from '../operator/command.ts';
import { operate } from '../operator/operate.ts';
import { checkAudit } from '../platform/audit/proof/check-audit.ts';
import { headPlace } from '../platform/audit/proof/head-places.ts';
import { keepHead } from '../platform/audit/proof/keep-heads.ts';
import { type Difference, reconcile } from '../platform/audit/proof/reconcile.ts';
import { readerOf, systemActor } from '../platform/tenant/in-tenant.ts';
import { eachTenant } from './each-tenant.ts';

/**
 * npm run audit:verify -- [--tenant NAME] [--head HEAD …] [--chain-only]
 * Follows the audit chain of one tenant or of all, compares it with the heads that were signed before (in the database, in the places
 * outside, and those given), and every record with what the audit last said of it; exits 1 and names what does not fit. The end of a whole
 * chain is signed and printed: kept elsewhere, a later check with `--head` proves that nothing behind it was cut off.
 */
export const auditVerify: Command = {
  name: 'audit:verify',
  migrates: false,
  prepare(args) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        tenant: { type: 'string' },
        head: { type: 'string', multiple: true, default: [] },
        'chain-only': { type: 'boolean', default: false },
      },
    });
    return async (context) => {
      const given = Map.groupBy(values.head, tenantOf);
      let isGood = true;
      await eachTenant(context, values.tenant, async (tenant) => {
        isGood = (await verifyTenant(context, tenant, given.get(tenant) ?? [], values['chain-only'])) && isGood;
        given.delete(tenant);
      });
      for (const head of [...given.values()].flat()) throw new Error(`${head} is no head of a tenant that was checked`);
      return isGood ? 0 : 1;
    };
  },
};

/** Whose head it says it is. */
const tenantOf = (head: string): string => head.split('.')[1] ?? '';

async function verifyTenant(
  context: CommandContext,
  tenant: string,
  given: readonly string[],
  chainOnly: boolean,
): Promise<boolean> {
  const { database, config, clock, out, err } = context;
  const secrets = context.secrets();
  const actor = systemActor(tenant, 'audit-verify');
  const places = config.auditHeads.targets.map(headPlace);
  const report = await checkAudit({ read: readerOf(database, actor), secrets, places }, tenant, given);
  for (const { text, cause } of report.notes) await err(`${tenant}: ${text}${cause ? ` (${cause})` : ''}`);
  if (report.broken) {
    const { seq, reason } = report.broken;
    await err(`${tenant}: BROKEN at row ${seq}, which ${reason} (${report.rows} rows before it are good)`);
    return false;
  }
  await out(
    `${tenant}: ${counted(report.rows, 'row')} verified, compared with ${counted(report.heads, 'signed head')}`,
  );
  const isAsTold = chainOnly || (await recordsFit(context, tenant));
  const head = await keepHead({ database, secrets, clock }, actor, report);
  if (head) await out(`  signed head ${head}`);
  return isAsTold;
}

async function recordsFit({ database, out, err, signal }: CommandContext, tenant: string): Promise<boolean> {
  const read = readerOf(database, systemActor(tenant, 'audit-verify'));
  const { rows, differences, isCut } = await reconcile((statement) => {
    signal.throwIfAborted();
    return read(statement);
  }, tenant);
  if (differences.length === 0) {
    await out(`  ${counted(rows, 'record')} as the audit says`);
    return true;
  }
  await err(`${tenant}: ${counted(differences.length, 'record')}${isCut ? ' and more' : ''} NOT as the audit says`);
  for (const difference of differences) await err(`  ${textOf(difference)}`);
  return false;
}

const textOf = ({ table, rowKey, what }: Difference): string => `${table}${rowKey ? ` ${rowKey}` : ''} ${what}`;

if (import.meta.main) await operate(auditVerify);
