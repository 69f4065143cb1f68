import { sql } from 'kysely';
import { createDatabaseIdentityStore } from '../../dev/oidc/database-identity-store.ts';
import { demoPassword, demoTenants as logins } from '../../dev/oidc/demo-tenants.ts';
import { demoTenants } from '../../seed/demo/demo-tenants.ts';
import { seedTenant } from '../../seed/demo.ts';
import { start } from '../../src/main.ts';
import { systemClock } from '../../src/platform/clock/index.ts';
import { hashPassword } from '../../src/platform/secrets/password-hash.ts';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';

/** What a journey asks of the process of its worker's server, beside what it asks of the api. */
export type Work =
  /** A tenant like epsilon, with staff, files and logins of its own. */
  | { readonly call: 'makeTenant'; readonly tenant: string }
  /** A statement in a tenant, for facts that no screen sets yet. */
  | { readonly call: 'sql'; readonly tenant: string; readonly statement: string };

export interface Asked {
  readonly id: number;
  readonly work: Work;
}

export interface Done {
  readonly id: number;
  readonly rows: unknown[];
  readonly error: string | null;
}

/** The server as it always starts; the journeys of a worker share it, so it makes tenants for those that change what is everybody's. */
const { database, secrets } = await start(systemClock);
const identities = createDatabaseIdentityStore(database);
const passwordHash = hashPassword(demoPassword);

async function makeTenant(name: string): Promise<void> {
  const like = demoTenants.find((tenant) => tenant.name === 'epsilon');
  const users = logins.get('epsilon')?.users ?? [];
  if (!like) throw new Error('There is no epsilon to make a tenant like it.');
  await seedTenant(database, secrets, { ...like, name });
  const hash = await passwordHash;
  await identities.saveUsers(
    name,
    users.map(({ username, claims }) => ({ username, passwordHash: hash, claims: { ...claims } })),
  );
}

async function run(work: Work): Promise<unknown[]> {
  if (work.call === 'makeTenant') {
    await makeTenant(work.tenant);
    return [];
  }
  const { rows } = await database.inTenant(systemActor(work.tenant, 'journey'), (tx) =>
    sql.raw(work.statement).execute(tx),
  );
  return rows;
}

process.on('message', ({ id, work }: Asked) => {
  const tell = (done: Omit<Done, 'id'>) => process.send?.({ id, ...done });
  run(work).then(
    (rows) => tell({ rows, error: null }),
    (error: Error) => tell({ rows: [], error: error.stack ?? error.message }),
  );
});
