import { sql } from 'kysely';
import type { Database } from '../../src/platform/tenant/in-tenant.ts';
import { setControl } from '../harness/set-control.ts';
import { person } from '../ledger/ledger-world.ts';

/** What waits in a tenant of the endpoint map. */
const waiting = 900_001;

/** Settings that may be weakened, and a weaker one that is asked for by somebody else than who calls. */
export async function makeControls(database: Database, tenant: string): Promise<void> {
  await setControl(database, 'wireTwoReleaseFrom', 500_000, { tenant });
  // What is confirmed from now on waits; what the examples send was confirmed before.
  await setControl(database, 'wireWaitingHours', 1, { tenant });
  await database.inTenant(person(9_001, tenant), (tx) =>
    sql`
      insert into control_changes (tenant_id, control_change_id, control, was, becomes, reason)
      values (${tenant}, ${waiting}, 'wireTwoReleaseFrom', '500000', '0', 'Two are too many')`.execute(tx),
  );
}

/** Calls about weaker settings. */
export const controlExamples = {
  listControlChanges: () => ({}),
  askControlChange: () => ({
    body: { control: 'wireWaitingHours', becomes: 0, reason: 'Payees ask for it' },
    wrongValue: { control: 'wireWaitingHours', becomes: -1, reason: 'Payees ask for it' },
  }),
  decideControlChange: () => ({
    path: { controlChangeID: waiting },
    body: { decision: 'approve', reason: null },
    wrongValue: { decision: 'maybe', reason: null },
  }),
};
