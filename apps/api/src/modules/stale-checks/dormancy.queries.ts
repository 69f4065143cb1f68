import type { NewDormancyTerms } from '@closewright/contract/stale-checks';
import type { DormancyRule } from '@closewright/domain/stale-checks';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';

/** The terms that an office has set for a state. */
export interface StoredDormancy extends DormancyRule {
  readonly version: number;
  readonly updatedBy: string;
  readonly updatedAt: string;
}

/** The terms that the office has set. */
export async function readDormancyRules(tx: Transaction<DB>, tenant: string): Promise<readonly StoredDormancy[]> {
  const { rows } = await sql<StoredDormancy>`
    select d.state, d.years, d.cut_off as "cutOff", d.report_due as "reportDue", d.source, 'office' as whose, d.version,
      ${actorName(tenant, 'd.updated_by')} as "updatedBy", iso_instant(d.updated_at) as "updatedAt"
    from dormancy_rules d where d.tenant_id = ${tenant} order by d.state`.execute(tx);
  return rows;
}

/** Stores the terms of a state; null removes them. */
export async function storeDormancyRule(
  tx: Transaction<DB>,
  tenant: string,
  {
    state,
    version,
    terms,
  }: { readonly state: string; readonly version: number; readonly terms: NewDormancyTerms | null },
): Promise<void> {
  if (terms === null) {
    await tx.deleteFrom('dormancy_rules').where('tenant_id', '=', tenant).where('state', '=', state).execute();
    return;
  }
  const { years, cutOff, reportDue, source } = terms;
  const values = { years, cut_off: cutOff, report_due: reportDue, source };
  if (version === 0)
    await tx
      .insertInto('dormancy_rules')
      .values({ tenant_id: tenant, state, ...values })
      .execute();
  else
    await tx
      .updateTable('dormancy_rules')
      .set(values)
      .where('tenant_id', '=', tenant)
      .where('state', '=', state)
      .execute();
}
