import { parseArgs } from 'node:util';
import { counted } from '@closewright/domain/formats';
import type { Command, CommandContext } from '../operator/command.ts';
import { operate } from '../operator/operate.ts';
import { checkAudit } from '../platform/audit/proof/check-audit.ts';
import { type HeadPlace, headPlace } from '../platform/audit/proof/head-places.ts';
import { keepHead } from '../platform/audit/proof/keep-heads.ts';
import { askPlaces, type MissingTenant, missingTenants } from '../platform/audit/proof/missing-tenants.ts';
import { type Difference, reconcile } from '../platform/audit/proof/reconcile.ts';
import { readHead } from '../platform/audit/proof/signed-head.ts';
import { readerOf, systemActor } from '../platform/tenant/in-tenant.ts';
import { eachTenant } from './each-tenant.ts';

/**
 * npm run audit:verify -- [--tenant NAME] [--head HEAD …] [--chain-only]
 * Asks the places that hold heads for tenants that are gone. Follows the audit chain of one tenant or of all, compares it with the heads
 * that were signed before (in the database, in the places outside, and those given), and every record with what the audit last said of
 * it; exits 1 and names what does not fit. The end of a whole
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
      const places = context.config.auditHeads.targets.map(headPlace);
      const given = Map.groupBy(values.head, (head) => tenantOf(context, head));
      const { missing, isEmpty } = await tellMissing(context, places, { given, only: values.tenant });
      for (const { tenant } of missing) given.delete(tenant);
      let isGood = missing.length === 0;
      if (isGood || !isEmpty)
        await eachTenant(context, values.tenant, async (tenant) => {
          const heads = given.get(tenant) ?? [];
          isGood = (await verifyTenant(context, places, { tenant, heads, chainOnly: values['chain-only'] })) && isGood;
          given.delete(tenant);
        });
      for (const head of [...given.values()].flat()) throw new Error(`${head} is no head of a tenant that was checked`);
      return isGood ? 0 : 1;
    };
  },
};

/** Whose head it is. Throws where it is none, or was not signed here. */
function tenantOf({ secrets }: CommandContext, text: string): string {
  const head = readHead(secrets(), text);
  if (!head) throw new Error(`${text} is no head`);
  if (head.signature === 'wrong') throw new Error(`${text} was not signed here, or is not copied whole`);
  return head.tenant;
}

/** Names each tenant that a head is held of and that is not there; answers them, and whether none is left of those to be checked. */
async function tellMissing(
  { database, secrets, out, err }: CommandContext,
  places: readonly HeadPlace[],
  { given, only }: { given: ReadonlyMap<string, readonly string[]>; only: string | undefined },
): Promise<{ missing: readonly MissingTenant[]; isEmpty: boolean }> {
  const { held, unread, torn } = await askPlaces(places);
  for (const { text, cause } of [...unread, ...torn]) await err(`${text} (${cause})`);
  const newest = new Map([...given].map(([tenant, heads]) => [tenant, heads.at(-1) ?? '']));
  const found = await missingTenants(database, secrets(), [...held, { name: 'operator', newest }]);
  const missing = found.missing.filter(({ tenant }) => only === undefined || tenant === only);
  for (const { tenant, where, isDoubtful } of missing)
    await err(`${tenant}: ${isDoubtful ? '' : 'MISSING from the database, but '}${where.join(' and ')}`);
  if (held.length === 0)
    await out(
      'No place outside of the database could be asked which tenants there were: one that was deleted whole goes unnoticed',
    );
  else if (only === undefined && missing.length === 0)
    await out(
      `${counted(found.there.size, 'tenant')}, and no other is named by the ${held.map(({ name }) => name).join(', the ')} and the database`,
    );
  return { missing, isEmpty: only === undefined ? found.there.size === 0 : !found.there.has(only) };
}

async function verifyTenant(
  context: CommandContext,
  places: readonly HeadPlace[],
  { tenant, heads, chainOnly }: { tenant: string; heads: readonly string[]; chainOnly: boolean },
): Promise<boolean> {
  const { database, clock, out, err } = context;
  const secrets = context.secrets();
  const actor = systemActor(tenant, 'audit-verify');
  const report = await checkAudit({ read: readerOf(database, actor), secrets, places }, tenant, heads);
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
