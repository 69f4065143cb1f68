import { sql } from 'kysely';
import type { SecretBox } from '../../secrets/index.ts';
import type { Database } from '../../tenant/in-tenant.ts';
import type { CheckNote } from './check-audit.ts';
import type { HeadPlace } from './head-places.ts';
import { readHead } from './signed-head.ts';

/** What one place holds: the newest head of each tenant. */
export interface HeldHeads {
  /** What the place is called: `heads file`. */
  readonly name: string;
  readonly newest: ReadonlyMap<string, string>;
}

/** A tenant that is named by a head or by what is left of it, and that the database does not have. */
export interface MissingTenant {
  readonly tenant: string;
  /** Who says so, in words. */
  readonly where: readonly string[];
  /** Whether nothing that names it can be believed: then it may never have been. */
  readonly isDoubtful: boolean;
}

/**
 * Asks each place that can be read whose heads it holds. To be asked before the database is: a tenant that is new by then is in both.
 * Somebody who deletes all of a tenant, its name included, leaves nothing else that would miss it.
 */
export async function askPlaces(
  places: readonly HeadPlace[],
): Promise<{ held: HeldHeads[]; unread: (CheckNote & { readonly error: unknown })[]; torn: CheckNote[] }> {
  const held: HeldHeads[] = [];
  const torn: CheckNote[] = [];
  const unread: (CheckNote & { error: unknown })[] = [];
  for (const { name, address, newest } of places) {
    if (!newest) continue;
    try {
      const found = await newest();
      held.push({ name, newest: found.heads });
      for (const line of found.torn)
        torn.push({ text: `The ${name} has a line that is no whole head`, cause: `${address}: ${line}` });
    } catch (error) {
      const text = `The ${name} could not be asked which tenants there were`;
      unread.push({ text, cause: `${address}: ${(error as Error).message}`, error });
    }
  }
  return { held, unread, torn };
}

/** The tenants that places or rows that were left behind name, and that are not in the database, by name; and those that are. */
export async function missingTenants(
  database: Database,
  secrets: SecretBox,
  held: readonly HeldHeads[],
): Promise<{ missing: MissingTenant[]; there: ReadonlySet<string> }> {
  const { there, left } = await database.inSystem('audit-heads', async (tx) => {
    const rows = await leftBehind.execute(tx);
    const tenants = await tx.selectFrom('tenants').select('tenant_id').execute();
    return { there: new Set(tenants.map(({ tenant_id }) => tenant_id)), left: rows.rows };
  });
  const found = new Map<string, { where: string[]; isDoubtful: boolean }>();
  const note = (tenant: string, where: string, isDoubtful: boolean): void => {
    if (there.has(tenant)) return;
    const one = found.get(tenant) ?? { where: [], isDoubtful: true };
    found.set(tenant, { where: [...one.where, where], isDoubtful: one.isDoubtful && isDoubtful });
  };
  const noteHead = (tenant: string, name: string, text: string): void => {
    const head = readHead(secrets, text);
    if (!head || head.signature === 'wrong')
      note(tenant, `the ${name} has a head${head ? ` at row ${head.seq}` : ''} that was not signed here`, true);
    else note(tenant, `the ${name} has its head of ${head.at}, at row ${head.seq}`, false);
  };
  for (const { name, newest } of held) for (const [tenant, text] of newest) noteHead(tenant, name, text);
  for (const { tenant, head } of left) {
    if (head === null) note(tenant, 'the database has its chain of hashes', false);
    else noteHead(tenant, 'database', head);
  }
  const missing = [...found].map(([tenant, one]) => ({ tenant, ...one }));
  return { missing: missing.sort((a, b) => (a.tenant < b.tenant ? -1 : 1)), there };
}

/** Whose chain or heads are in the database, with the newest head; steps from name to name along the index of a table that grows. */
const leftBehind = sql<{ tenant: string; head: string | null }>`
  with recursive step as (
    (select tenant_id from audit_heads order by tenant_id limit 1)
    union all
    select (select h.tenant_id from audit_heads h where h.tenant_id > step.tenant_id order by h.tenant_id limit 1)
    from step where step.tenant_id is not null)
  select name.tenant_id as tenant,
    (select h.head from audit_heads h where h.tenant_id = name.tenant_id order by h.seq desc limit 1) as head
  from (select tenant_id from step where tenant_id is not null union select tenant_id from audit_chain) name`;
