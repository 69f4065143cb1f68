import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { DB } from './schema.gen.ts';

class BuildOnlyDriver extends DummyDriver {
  override async acquireConnection(): Promise<never> {
    throw new Error('`query` only builds statements: run them with readInTenant, or use the tx of inTenant');
  }
}

/** Builds statements for `readInTenant`. It holds no connection: nothing can run outside of a tenant. */
export const query = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new BuildOnlyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
