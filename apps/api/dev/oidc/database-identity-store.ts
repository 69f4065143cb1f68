import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../src/platform/db/schema.gen.ts';
import { type Database, systemActor } from '../../src/platform/tenant/in-tenant.ts';
import type {
  IdentityRecord,
  IdentityStore,
  RecordColumn,
  StoredKey,
  StoredUser,
  UserClaims,
} from './identity-store.ts';

interface RecordRow {
  id: string;
  payload: Record<string, unknown>;
  grant_id: string | null;
  user_code: string | null;
  uid: string | null;
  expires_at: Date | string | null;
  consumed_at: Date | string | null;
}

const columns: Record<RecordColumn, string> = { id: 'id', uid: 'uid', userCode: 'user_code' };

const asDate = (value: Date | string | null): Date | null => (value === null ? null : new Date(value));

/** The store of the development sign-in in the app's own database, under its row level security. */
export function createDatabaseIdentityStore(database: Pick<Database, 'inTenant'>): IdentityStore {
  const run = <T>(tenant: string, work: (tx: Transaction<DB>) => Promise<T>): Promise<T> =>
    database.inTenant(systemActor(tenant, 'identity', randomUUID()), work);

  return {
    find: (tenant, kind, column, value) =>
      run(tenant, async (tx) => {
        const { rows } = await sql<RecordRow>`
          select id, payload, grant_id, user_code, uid, expires_at, consumed_at from identity_records
          where tenant_id = ${tenant} and kind = ${kind} and ${sql.ref(columns[column])} = ${value}
            and (expires_at is null or expires_at > now())
          limit 1`.execute(tx);
        const row = rows[0];
        if (!row) return null;
        return {
          kind,
          id: row.id,
          payload: row.payload,
          grantID: row.grant_id,
          userCode: row.user_code,
          uid: row.uid,
          expiresAt: asDate(row.expires_at),
          consumedAt: asDate(row.consumed_at),
        };
      }),

    upsert: (tenant, record: IdentityRecord) =>
      run(tenant, async (tx) => {
        await sql`
          insert into identity_records (tenant_id, kind, id, payload, grant_id, user_code, uid, expires_at)
          values (${tenant}, ${record.kind}, ${record.id}, ${JSON.stringify(record.payload)}::jsonb, ${record.grantID},
                  ${record.userCode}, ${record.uid}, ${record.expiresAt?.toISOString() ?? null}::timestamptz)
          on conflict (tenant_id, kind, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
            user_code = excluded.user_code, uid = excluded.uid, expires_at = excluded.expires_at`.execute(tx);
      }),

    destroy: (tenant, kind, id) =>
      run(tenant, async (tx) => {
        await sql`delete from identity_records where tenant_id = ${tenant} and kind = ${kind} and id = ${id}`.execute(
          tx,
        );
      }),

    consume: (tenant, kind, id) =>
      run(tenant, async (tx) => {
        const { rows } = await sql`
          update identity_records set consumed_at = now()
          where tenant_id = ${tenant} and kind = ${kind} and id = ${id} and consumed_at is null
          returning id`.execute(tx);
        return rows.length === 1;
      }),

    revokeGrant: (tenant, kind, grantID) =>
      run(tenant, async (tx) => {
        await sql`
          delete from identity_records
          where tenant_id = ${tenant} and kind = ${kind} and grant_id = ${grantID}`.execute(tx);
      }),

    removeExpired: (tenant) =>
      run(tenant, async (tx) => {
        await sql`delete from identity_records where tenant_id = ${tenant} and expires_at < now()`.execute(tx);
      }),

    keys: async (tenant, create) => {
      const read = (): Promise<StoredKey[]> => run(tenant, readKeys(tenant));
      const existing = await read();
      if (existing.length > 0) return existing;
      // Made outside the transaction: finding primes takes long, and the embedded database has one connection.
      const key = await create();
      await run(tenant, async (tx) => {
        await sql`select pg_advisory_xact_lock(hashtext(${`identity_keys ${tenant}`}))`.execute(tx);
        await sql`
          insert into identity_keys (tenant_id, kid, private_jwk)
          select ${tenant}, ${key.kid}, ${JSON.stringify({ sealed: key.sealed })}::jsonb
          where not exists (select 1 from identity_keys where tenant_id = ${tenant})`.execute(tx);
      });
      return read();
    },

    user: (tenant, username) =>
      run(tenant, async (tx) => {
        const { rows } = await sql<{ username: string; password_hash: string; claims: UserClaims }>`
          select username, password_hash, claims from identity_users
          where tenant_id = ${tenant} and username = ${username}`.execute(tx);
        const row = rows[0];
        return row ? { username: row.username, passwordHash: row.password_hash, claims: row.claims } : null;
      }),

    usernames: (tenant) =>
      run(tenant, async (tx) => {
        const { rows } = await sql<{ username: string }>`
          select username from identity_users where tenant_id = ${tenant} order by username`.execute(tx);
        return rows.map((row) => row.username);
      }),

    saveUsers: (tenant, users: StoredUser[]) =>
      run(tenant, async (tx) => {
        for (const user of users) {
          await sql`
            insert into identity_users (tenant_id, username, password_hash, claims)
            values (${tenant}, ${user.username}, ${user.passwordHash}, ${JSON.stringify(user.claims)}::jsonb)
            on conflict (tenant_id, username) do update set claims = excluded.claims
            where identity_users.claims is distinct from excluded.claims`.execute(tx);
        }
      }),
  };
}

/** Reads the keys of a tenant, newest first: the first one signs, all of them verify. */
function readKeys(tenant: string) {
  return async (tx: Transaction<DB>): Promise<StoredKey[]> => {
    const { rows } = await sql<{ kid: string; private_jwk: { sealed: string } }>`
      select kid, private_jwk from identity_keys where tenant_id = ${tenant}
      order by created_at desc, kid`.execute(tx);
    return rows.map((row) => ({ kid: row.kid, sealed: row.private_jwk.sealed }));
  };
}
