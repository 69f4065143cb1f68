import { readFile } from 'node:fs/promises';
import { records } from '@closewright/contract/records';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateReads } from '../../src/cli/generate-reads.ts';
import { generateTypes } from '../../src/platform/db/generate-types.ts';
import { migrate } from '../../src/platform/db/index.ts';
import { migrationsFolder, schemaTables } from '../../src/platform/db/migrator.ts';
import { eachDatabase, makeTestDatabase, type TestDatabase } from '../harness/each-database.ts';

/** The tables that the system reads across tenants (0001_foundation.sql and 0048_proof_of_all.sql say why). */
const systemTables = ['tenants', 'jobs', 'audit_chain', 'audit_heads'];

/** Why a table is no record. What a file is made of has no place here: the audit would not tell of it, and an export would drop it. */
const noRecords: Readonly<Record<string, readonly string[]>> = {
  'is the audit': ['audit_chain', 'audit_checks', 'audit_heads', 'audit_log', 'unchained_entries'],
  'is the trust ledger, which says itself who posted what': [
    'book_waits',
    'deposit_slips',
    'ledger_balances',
    'ledger_checkpoints',
    'ledger_closings',
    'ledger_days',
    'ledger_lines',
    'ledger_stripes',
    'ledger_transactions',
    'payment_parts',
  ],
  'is the paper of what the trust ledger has, and says itself who printed it': ['check_prints'],
  'says whose signature may be printed on checks, and itself who asked for it, approved and ended it': [
    'check_signatures',
  ],
  'says which setting that holds a control became weaker, and itself who asked for it and decided it': [
    'control_changes',
  ],
  'is the sealed hash of what somebody says to pay, and how often another was tried': ['check_pins', 'check_pin_tries'],
  'is what a bank was told of the trust ledger, in sealed files that say themselves who made and decided them': [
    'positive_pay_answer_files',
    'positive_pay_answers',
    'positive_pay_decisions',
    'positive_pay_events',
    'positive_pay_exceptions',
    'positive_pay_files',
    'positive_pay_import_contents',
    'positive_pay_imports',
  ],
  'is what the books of the office were told of the trust ledger, and says itself who made and decided it': [
    'journal_export_files',
    'journal_export_lines',
    'journal_export_ranges',
    'journal_exports',
  ],
  'says what the books of the office call what the ledger has, all of it in one row': ['journal_settings'],
  'is what a bank told of its accounts, in sealed files that say themselves who took them and took them back': [
    'bank_days',
    'bank_file_accounts',
    'bank_file_contents',
    'bank_files',
    'bank_items',
  ],
  'says what of the bank and of the ledger is the same, who says so and when, and what was asked about it': [
    'bank_match_items',
    'bank_matches',
    'bank_waits',
    'reconciliation_notes',
  ],
  'is decided once by another than who asked, and says itself who': ['approval_requests', 'unclaimed_requests'],
  'is what files expect of banks, and the receipts it came in by: it says itself who entered and received it': [
    'expected_wire_receipts',
    'expected_wires',
  ],
  'is what the office claims for its own work, and says itself who issued, noted and voided what': [
    'invoice_batches',
    'invoice_entries',
    'invoice_lines',
    'invoices',
  ],
  'is principal that the trust ledger has, and says itself who asked for, decided, named and closed it, and who took its data out':
    ['investment_accounts', 'investment_exports', 'investment_moves'],
  'is what was remitted to underwriters, and says itself who made, approved, sent, paid and unlocked it': [
    'policy_unlocks',
    'remittance_documents',
    'remittance_exceptions',
    'remittance_lines',
    'remittance_payments',
    'remittance_policies',
    'remittances',
  ],
  'says what was done about checks that nobody cashes, and itself who said it; and by which terms of a state': [
    'dormancy_rules',
    'stale_check_acts',
  ],
  'says by which instructions money may go to whom, and itself who entered, called and stopped them': [
    'wire_call_backs',
    'wire_instructions',
    'wire_payees',
  ],
  'says by which instructions wires went, in sealed files, and itself who named, released and sent them': [
    'wire_files',
    'ach_return_file_contents',
    'ach_return_files',
    'ach_returns',
    'wire_releases',
    'wire_sendings',
    'wires_out',
  ],
  'says what lists of sanctions say of payees of wires, and itself who imported and decided': [
    'sanctions_decisions',
    'sanctions_list_contents',
    'sanctions_lists',
    'sanctions_screenings',
  ],
  'is what was finalized of the trust ledger, and says itself who signed it': [
    'reconciliation_packs',
    'reconciliations',
  ],
  'is how a bank account begins, asked for by one and decided by another, and says itself who': [
    'ledger_opening_lists',
    'ledger_openings',
  ],
  'belongs to the development sign-in': ['identity_keys', 'identity_records', 'identity_users'],
  'is computed from records': [
    'company_contact_words',
    'company_words',
    'counted_files',
    'file_counts',
    'file_words',
    'tenant_counters',
  ],
  'says what is going on now': [
    'active_users',
    'idempotency_keys',
    'jobs',
    'order_locks',
    'recent_files',
    'server_events',
  ],
  'is what nobody paid: a payer has kept it, which the statement owes it': ['kept_deposits'],
  'holds values of fields that a tenant made': ['custom_data_values'],
  'is what is to be paid, until the trust ledger says that it was': ['disbursement_plans'],
  'belongs to a record and is written with it': ['company_addresses', 'company_protected_changes', 'document_contents'],
  'is a name with a value: what the value is, the list of names in the domain says': [
    'feature_flags',
    'security_role_region_settings',
    'security_role_settings',
    'system_settings',
    'user_security_settings',
    'user_settings',
  ],
  'says only which belongs to whom': ['user_regions'],
  'is a mark of a user on what is computed': ['system_alert_marks'],
  'is the tenant, which only the operator sets up': ['tenants'],
};

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
    tables = all.filter(({ name }) => !schemaTables.includes(name));
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
         join pg_class c on c.oid = i.indrelid and c.relnamespace = 'public'::regnamespace and c.relname not like 'schema\\_%'
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

  describe('records', () => {
    const undeclared = (names: readonly string[]) => {
      const declared = new Set([...records.map(({ table }) => table), ...Object.values(noRecords).flat()]);
      return names.filter((name) => !declared.has(name));
    };

    it('declare every table, or it has a reason why it is none', () => {
      const names = tables.map(({ name }) => name);
      expect(undeclared([...names, 'order_forgotten'])).toEqual(['order_forgotten']);
      expect([...records.map(({ table }) => table), ...Object.values(noRecords).flat()].sort()).toEqual(names.sort());
    });

    it('are the only tables of a file under the audit, besides values of custom fields, and plans, approvals, prints, expected wires, invoices, investment accounts, what was remitted of it and what was kept of its money', async () => {
      const audited = await rows<{ name: string }>(
        `select c.relname as name from pg_class c
         join pg_attribute a on a.attrelid = c.oid and a.attname = 'orders_id'
         where exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'audit_insert') order by 1`,
      );
      const ofFiles = records.filter(({ of }) => of === 'orders').map(({ table }) => table);
      const names = audited
        .map(({ name }) => name)
        .filter(
          (name) =>
            ![
              'approval_requests',
              'check_prints',
              'custom_data_values',
              'disbursement_plans',
              'expected_wires',
              'invoices',
              'investment_accounts',
              'kept_deposits',
              'policy_unlocks',
              'remittance_lines',
              'remittance_payments',
              'remittance_policies',
            ].includes(name),
        );
      expect(names.length).toBeGreaterThan(10);
      expect(names.filter((name) => !ofFiles.includes(name))).toEqual([]);
    });
  });

  describe('privileges', () => {
    it('let the application read the audit and nothing else with it', async () => {
      const granted = await rows<{ privilege: string }>(
        `select distinct table_name || ' ' || privilege_type as privilege from information_schema.role_table_grants
         where grantee = 'closewright_app' and table_name in ('audit_log', 'audit_chain', 'unchained_entries')`,
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

    it('repeat what changed, and only that', async () => {
      const applied = await test.asOwner(async (owner) => {
        await owner.query("update schema_repeatables set checksum = 'x' where name = 'read_order_document.sql'");
        return [await migrate(owner), await migrate(owner)];
      });
      expect(applied).toEqual([['read_order_document.sql'], []]);
    });

    it('leave what repeats alone where the database is ahead of this code', async () => {
      const applied = await test.asOwner(async (owner) => {
        await owner.query("insert into schema_migrations values ('9999_later.sql', '')");
        await owner.query("update schema_repeatables set checksum = 'x'");
        const names = await migrate(owner);
        await owner.query("delete from schema_migrations where name = '9999_later.sql'");
        return [names, await migrate(owner)];
      });
      expect(applied).toEqual([[], ['post_transactions.sql', ...Object.keys(generateReads()), 'three_way_parts.sql']]);
    });

    it('give a table of a tenant its walls, its rights, its versions and its audit', async () => {
      const found = await test.asOwner(async (owner) => {
        await owner.query('begin');
        await owner.query(`create table order_trials (tenant_id varchar(63) not null, trial_id integer not null, version integer not null default 1,
          updated_at timestamptz not null default now(), updated_by text, primary key (tenant_id, trial_id))`);
        await owner.query("select tenant_table('order_trials', 'trial_id')");
        const { rows: facts } = await owner.query(`select c.relrowsecurity and c.relforcerowsecurity as walled,
            (select qual = with_check and qual like '%app.tenant%' from pg_policies where tablename = c.relname) as "isOwn",
            has_table_privilege('closewright_app', c.oid, 'select, insert, update') as writes,
            has_table_privilege('closewright_app', c.oid, 'delete') as deletes,
            array(select tgname::text from pg_trigger where tgrelid = c.oid order by 1) as triggers
          from pg_class c where c.relname = 'order_trials'`);
        await owner.query('rollback');
        return facts;
      });
      const triggers = ['audit_0_before', 'audit_delete', 'audit_insert', 'audit_update', 'row_new_version'];
      expect(found).toEqual([{ walled: true, isOwn: true, writes: true, deletes: false, triggers }]);
    });

    it.each(Object.entries(generateReads()))(
      'read an aggregate by the function that is checked in: %s',
      async (name, made) => {
        const stored = await readFile(new URL(`repeatable/${name}`, migrationsFolder), 'utf8');
        expect(made, 'run node apps/api/src/cli/migrate.ts --types').toBe(stored);
      },
    );

    it('make the types that are checked in', async () => {
      const stored = await readFile(new URL('../../src/platform/db/schema.gen.ts', import.meta.url), 'utf8');
      expect(await test.asOwner(generateTypes), 'run node apps/api/src/cli/migrate.ts --types').toBe(stored);
    });
  });
});
