import { sql } from 'kysely';
import { repeat, type Stop } from '../../platform/clock/repeat.ts';
import { type Database, systemActor, tenantNames } from '../../platform/tenant/in-tenant.ts';

/** Soon after the start, before the heads of the audit are signed. */
const firstAfter = 30_000;
const every = 60 * 60_000;

interface Log {
  warn(detail: object, message: string): void;
}

/**
 * Writes down once a day where each chain of the ledger ends (0091_ledger.sql). Under the audit, so its signed heads prove it; `ledger:verify`
 * compares. Of several nodes each does, and one comes first.
 */
export function keepCheckpoints(database: Database, log: Log): Stop {
  return repeat(() => noteAllEnds(database, log), {
    first: firstAfter,
    every,
    onError: (error) => log.warn({ err: error }, 'ledger checkpoints not kept'),
  });
}

/** Writes down the ends of all tenants, tenant by tenant; where it fails in one, the log says so and the others have their turn. */
export async function noteAllEnds(database: Database, log: Log): Promise<void> {
  for (const tenant of await tenantNames(database))
    await noteEnds(database, tenant).catch((error) => log.warn({ err: error, tenant }, 'ledger checkpoint not kept'));
}

async function noteEnds(database: Database, tenant: string): Promise<void> {
  await database.inTenant(systemActor(tenant, 'ledger-checkpoints'), async (tx) => {
    // On most hours there is nothing to write, and who writes is under the audit.
    const { rows } =
      await sql`select from ledger_stripes s where s.tenant_id = ${tenant} and s.last_number > 0 and not exists (
      select from ledger_checkpoints c where c.tenant_id = ${tenant} and c.bank_account_id = s.bank_account_id and c.day = current_date) limit 1`.execute(
        tx,
      );
    if (rows.length > 0) await sql`select note_ledger_ends()`.execute(tx);
  });
}
