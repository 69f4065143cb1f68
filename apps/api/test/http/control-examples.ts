import { sql } from 'kysely';
import type { Database } from '../../src/platform/tenant/in-tenant.ts';
import { setControl } from '../harness/set-control.ts';
import { person } from '../ledger/ledger-world.ts';

/** What waits in a tenant of the endpoint map. */
const waiting = 900_001;

/** Settings that may be weakened, and a weaker one that is asked for by somebody else than who calls. */
export async function makeControls(database: Database, tenant: string): Promise<void> {
  await setControl(database, 'wireTwoReleaseFrom', 500_000, { tenant });
  await setControl(database, 'twoSignaturesAbove', 90_000_00, { tenant, bankAccountID: 1 });
  await database.inTenant(person(9_001, tenant), (tx) =>
    sql`
      insert into control_changes (tenant_id, control_change_id, control, bank_account_id, was, becomes, reason)
      values (${tenant}, ${waiting}, 'twoSignaturesAbove', 1, '9000000', 'null', 'The bank asks for one')`.execute(tx),
  );
}

/** Calls about weaker settings. */
export const controlExamples = {
  listControlChanges: () => ({}),
  askControlChange: () => ({
    body: { control: 'wireTwoReleaseFrom', becomes: 0, reason: 'Two are too many' },
    wrongValue: { control: 'wireTwoReleaseFrom', becomes: -1, reason: 'Two are too many' },
  }),
  decideControlChange: () => ({
    path: { controlChangeID: waiting },
    body: { decision: 'approve', reason: null },
    wrongValue: { decision: 'maybe', reason: null },
  }),
};
