import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateTypes } from '../../src/platform/db/generate-types.ts';
import { migrate } from '../../src/platform/db/index.ts';
import { eachDatabase, makeTestDatabase, type TestDatabase } from '../harness/each-database.ts';

/** The only table without a tenant: which migrations were applied. The application cannot read it. */
const withoutTenant = ['schema_migrations'];

/** The tables that the system reads across tenants (0001_foundation.sql and 0048_proof_of_all.sql say why). */
const systemTables = ['tenants', 'jobs', 'audit_chain', 'audit_heads'];

const own = "((tenant_id)::text = current_setting('app.tenant'::text, true))";
const system = "(current_setting('app.system'::text, true) = 'on'::text)";

eachDatabase((kind) => {
  let test: TestDatabase;
  let tables: { name: string; enabled: boolean; forced: boolean }[];
  const rows = async <T>(sql: string): Promise<T[]> => (await test.asOwner((owner) => owner.query(sql))).rows as T[];

  beforeAll(async () => {
    test = await makeTestDatabase(kind);
    const all = await rows<{ name: string; enabled: boolean; forced: boolean }>(
      `select relname as name, relrowsecurity as enabled, relforcerowsecurity as forced from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'm') order by relname`,
    );
    tables = all.filter(({ name }) => !withoutTenant.includes(name));
    // A walk over no tables would pass everything.
    expect(tables.length).toBeGreaterThan(20);
  });
  afterAll(() => test.close());

  describe('every table', () => {
    it('has row level security enabled and forced', () => {
      expect(tables.filter(({ enabled, forced }) => !enabled || !forced)).toEqual([]);
    });

    it('has tenant_id, never null, first in its primary key', async () => {
      const found = await rows<{ name: string }>(
        `select c.relname as name from pg_class c
         join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and a.attnotnull
         join pg_index i on i.indrelid = c.oid and i.indisprimary and i.indkey[0] = a.attnum
         where c.relnamespace = 'public'::regnamespace`,
      );
      expect(tables.map(({ name }) => name).filter((name) => !found.some((row) => row.name === name))).toEqual([]);
    });

    it('has tenant_id first in every index and unique key', async () => {
      const wrong = await rows<{ name: string }>(
        `select i.indexrelid::regclass::text as name from pg_index i
         join pg_class c on c.oid = i.indrelid and c.relnamespace = 'public'::regnamespace and c.relname <> 'schema_migrations'
         left join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
         where a.attname is distinct from 'tenant_id'`,
      );
      expect(wrong).toEqual([]);
    });

    it('has tenant_id first on both sides of every foreign key', async () => {
      const keys = await rows<{ name: string; from: string; to: string }>(
        `select k.conrelid::regclass || '.' || k.conname as name, f.attname as "from", t.attname as "to" from pg_constraint k
         join pg_attribute f on f.attrelid = k.conrelid and f.attnum = k.conkey[1]
         join pg_attribute t on t.attrelid = k.confrelid and t.attnum = k.confkey[1]
         where k.contype = 'f' and k.connamespace = 'public'::regnamespace`,
      );
      expect(keys.length).toBeGreaterThan(20);
      expect(keys.filter(({ from, to }) => from !== 'tenant_id' || to !== 'tenant_id')).toEqual([]);
    });

    it('has policies that compare inline, for reading and for writing', async () => {
      const policies = await rows<{ table: string; using: string; check: string; permissive: string }>(
        `select tablename as table, qual as using, with_check as check, permissive from pg_policies where schemaname = 'public'`,
      );
      for (const { name } of tables) {
        const of = policies.filter(({ table }) => table === name);
        expect(of, name).toHaveLength(1);
        const policy = of[0] as (typeof of)[number];
        const using = policy.using.replace('(tenant_id = ', '((tenant_id)::text = ');
        const check = policy.check?.replace('(tenant_id = ', '((tenant_id)::text = ');
        if (systemTables.includes(name)) {
          expect(using).toBe(`(${own} OR ${system})`);
          expect([own, `(${own} OR ${system})`]).toContain(check);
        } else {
          expect({ name, using, check }).toEqual({ name, using: own, check: own });
        }
      }
    });
  });

  describe('privileges', () => {
    it('let the application read the audit and nothing else with it', async () => {
      const granted = await rows<{ privilege: string }>(
        `select distinct table_name || ' ' || privilege_type as privilege from information_schema.role_table_grants
         where grantee = 'closewright_app' and table_name in ('audit_log', 'audit_chain')`,
      );
      expect(granted.map(({ privilege }) => privilege).sort()).toEqual(['audit_chain SELECT', 'audit_log SELECT']);
    });

    it('never include truncate, references or triggers, and nothing for everybody', async () => {
      expect(
        await rows(
          `select table_name, grantee, privilege_type from information_schema.role_table_grants where table_schema = 'public'
           and (grantee = 'PUBLIC' or (grantee = 'closewright_app' and privilege_type in ('TRUNCATE', 'REFERENCES', 'TRIGGER')))`,
        ),
      ).toEqual([]);
    });

    it('keep functions that run as the owner from everybody, and fix their search path', async () => {
      const definers = await rows<{ name: string; config: string[] | null; anybody: boolean }>(
        `select proname as name, proconfig as config, has_function_privilege('public', oid, 'execute') as anybody
         from pg_proc where pronamespace = 'public'::regnamespace and prosecdef`,
      );
      expect(definers.length).toBeGreaterThan(0);
      for (const { name, config, anybody } of definers) {
        expect(config?.[0], name).toMatch(/^search_path=pg_catalog, public, pg_temp$/);
        expect(anybody, name).toBe(false);
      }
    });

    it('do not let the application hang the audit on a table of its own', async () => {
      await test.asApplication(async (client) => {
        await client.query('begin');
        await client.query('create temporary table forged (tenant_id text, orders_id integer)');
        await expect(
          client.query(`create trigger forge after insert on forged referencing new table as new_rows
            for each statement execute function audit_write('orders_id')`),
        ).rejects.toThrow(/permission denied/);
        await client.query('rollback');
      });
    });
  });

  describe('migrations', () => {
    it('do nothing the second time', async () => {
      expect(await test.asOwner((owner) => migrate(owner))).toEqual([]);
    });

    it('refuse a file that was changed after it was applied', async () => {
      await test.asOwner(async (owner) => {
        await owner.query("update schema_migrations set checksum = 'x' || checksum where name like '0001%'");
        await expect(migrate(owner)).rejects.toThrow(/0001_foundation.sql was changed after it was applied/);
        await owner.query("update schema_migrations set checksum = substr(checksum, 2) where name like '0001%'");
      });
    });

    it('make the types that are checked in', async () => {
      const stored = await readFile(new URL('../../src/platform/db/schema.gen.ts', import.meta.url), 'utf8');
      expect(await test.asOwner(generateTypes), 'run node apps/api/src/cli/migrate.ts --types').toBe(stored);
    });
  });
});
