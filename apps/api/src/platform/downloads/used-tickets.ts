import { sql } from 'kysely';
import type { Actor, Database } from '../tenant/in-tenant.ts';

/** Single-use things of all nodes lie in this table, with those of the development sign-in (decision 0027). */
const kind = 'Download';
/** By the clock of the database, and longer than any ticket holds: after it the ticket is refused for its age. */
const keptMinutes = 10;

/** Which tickets of downloads have been used, for all nodes. */
export class UsedTickets {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Answers whether the ticket is the caller's to use: false when somebody took it before. */
  async take(actor: Actor, id: string): Promise<boolean> {
    return this.#database.inTenant(actor, async (tx) => {
      await sql`delete from identity_records where tenant_id = ${actor.tenant} and kind = ${kind} and expires_at < now()`.execute(
        tx,
      );
      const { rows } = await sql`
        insert into identity_records (tenant_id, kind, id, payload, expires_at)
        values (${actor.tenant}, ${kind}, ${id}, '{}', now() + make_interval(mins => ${keptMinutes}))
        on conflict do nothing returning id`.execute(tx);
      return rows.length === 1;
    });
  }

  /** Whether it was taken. */
  async isTaken(actor: Actor, id: string): Promise<boolean> {
    return this.#database.inTenant(actor, async (tx) => {
      const { rows } = await sql`
        select id from identity_records where tenant_id = ${actor.tenant} and kind = ${kind} and id = ${id}`.execute(
        tx,
      );
      return rows.length > 0;
    });
  }

  /** Makes it good again, when what it was taken for did not arrive. */
  async giveBack(actor: Actor, id: string): Promise<void> {
    await this.#database.inTenant(actor, (tx) =>
      sql`delete from identity_records where tenant_id = ${actor.tenant} and kind = ${kind} and id = ${id}`.execute(tx),
    );
  }
}
