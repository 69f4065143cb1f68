import { correctionOf, ledgerAccounts, postingOf } from '@closewright/domain/ledger';
import { cents } from '@closewright/domain/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteAllEnds } from '../../src/modules/ledger/keep-checkpoints.ts';
import type { Actor } from '../../src/platform/tenant/in-tenant.ts';
import { eachDatabase, makeTestDatabase, type TestDatabase } from '../harness/each-database.ts';
import { faultsIn, makeLedgerTenant, post } from './ledger-world.ts';

const receipt = (file: number, amount: number) =>
  postingOf({ kind: 'receipt', parts: [{ file, amount, isGood: true }] });
const check = (file: number, amount: number) =>
  postingOf({ kind: 'check', parts: [{ file, amount, from: 'available' }] });

const tables = [
  'ledger_transactions',
  'ledger_lines',
  'ledger_stripes',
  'ledger_balances',
  'ledger_days',
  'book_waits',
] as const;

/** What somebody who owns the database might do beside the product, and what the verifier calls it. */
const tampered: readonly [string, string, readonly RegExp[]][] = [
  [
    'a line with another amount',
    "update ledger_lines set amount_cents = -999 where number = 2 and account = 'available'",
    [/^bank account 1, 3-2: does not match its hash/, /available: -?\d+ cents kept, -?\d+ posted/, /available on /],
  ],
  [
    'a line of another file',
    'update ledger_lines set orders_id = 19 where number = 2',
    [/^bank account 1, 3-2: does not match its hash/, /file 3, available/, /file 19, available/],
  ],
  [
    'another business date',
    "update ledger_transactions set business_date = '2026-11-01' where number = 2",
    [/3-2: does not match/],
  ],
  ['another actor', "update ledger_transactions set actor = '99' where number = 2", [/3-2: does not match/]],
  ['another kind', "update ledger_transactions set kind = 'recovered' where number = 2", [/3-2: does not match/]],
  ['another request', "update ledger_transactions set request_id = 'other' where number = 2", [/3-2: does not match/]],
  [
    'another moment',
    "update ledger_transactions set posted_at = posted_at + interval '1 microsecond' where number = 2",
    [/3-2: does not match/],
  ],
  [
    'another digest of what was asked',
    "update ledger_transactions set asked = sha256('x') where number = 2",
    [/3-2: does not match/],
  ],
  [
    'a transaction that takes another back',
    'update ledger_transactions set reverses_stripe = 3, reverses_number = 1 where number = 2',
    [/3-2: does not match/],
  ],
  [
    'a transaction about another',
    'update ledger_transactions set about_stripe = 3, about_number = 1 where number = 2',
    [/3-2: does not match/],
  ],
  [
    'another payee',
    `update ledger_transactions set facts = '{"payee": "Somebody"}' where number = 1`,
    [/3-1: does not match/],
  ],
  [
    'a transaction taken out',
    'delete from ledger_lines where number = 2; delete from ledger_transactions where number = 2',
    [/^bank account 1, 3-2: is missing: 3 follows 1/, /3-3: does not match/],
  ],
  [
    'the newest transaction taken out',
    'delete from ledger_lines where number = 3; delete from ledger_transactions where number = 3',
    [/^bank account 1, 3-3: is missing: the chain ends at 3/],
  ],
  [
    'a transaction put in behind the end',
    `insert into ledger_transactions select (jsonb_populate_record(t, '{"number": 4, "key": "forged"}')).* from ledger_transactions t where number = 1`,
    [/3-4: stands behind the end of its chain/],
  ],
  [
    'two transactions that changed places',
    'update ledger_transactions set number = number + 100 where number in (2, 3); update ledger_transactions set number = 105 - number where number > 100',
    [/3-2: does not match/, /3-3: does not match/],
  ],
  [
    'a key that stands twice',
    "update ledger_transactions set key = 'first' where number = 2",
    [/3-2: does not match/, /the key first stands 2 times/],
  ],
  [
    'a line without its transaction',
    'update ledger_lines set number = 9 where number = 2',
    [/3-9: a line without its transaction/],
  ],
  [
    'a chain set anew at its end',
    "update ledger_stripes set last_hash = sha256('x') where stripe = 3",
    [/3-3: is not the end of its chain/],
  ],
  ['a chain that is gone', 'delete from ledger_stripes where stripe = 5', [/bank account 1 has 15 of 16 chains/]],
  [
    'a balance that was raised',
    "update ledger_balances set balance_cents = balance_cents - 100 where account = 'available'",
    [/file 3, available: -\d+ cents kept, -\d+ posted/],
  ],
  [
    'an account that was moved later than is kept',
    "update ledger_balances set last_day = '2026-11-02' where account = 'outstanding'",
    [/file 3, outstanding: the last day kept is 2026-11-02, that of a posting 2026-11-03/],
  ],
  [
    'the end of a day that was raised',
    "update ledger_days set balance_cents = 1 where account = 'available' and day = '2026-11-03'",
    [/file 3, available on 2026-11-03: 1 cents kept/, /file 3, available on 2026-11-03: 1 cents less than nothing/],
  ],
  [
    'a day that is gone',
    "delete from ledger_days where account = 'outstanding'",
    [/outstanding on 2026-11-03: nothing cents kept/],
  ],
];

eachDatabase((kind, make) => {
  let test: TestDatabase;
  let actor: Actor;

  /** As somebody whom no trigger and no foreign key stops. */
  const beside = (sql: string) =>
    test.asSuperuser((client) => client.query(`begin; set local session_replication_role = replica; ${sql}; commit`));
  const putBack = () =>
    beside(tables.map((table) => `delete from ${table}; insert into ${table} table kept.${table}`).join(';'));
  const posted = () =>
    post(test.database, actor, [
      { bank: 1, posting: receipt(3, 500_00), date: '2026-11-02', key: 'first' },
      { bank: 1, posting: receipt(3, 20_00), date: '2026-11-03', key: 'second' },
      { bank: 1, posting: check(3, 120_00), date: '2026-11-03', key: 'third', facts: { payee: 'County' } },
    ]);

  describe('beside the product', () => {
    beforeAll(async () => {
      test = await makeTestDatabase(kind);
      actor = await makeLedgerTenant(test.database, 20);
      await posted();
      // What there was, to put it back; and what keeps a key from standing twice is gone.
      await test.asSuperuser((client) =>
        client.query(`create schema kept; drop index ledger_transactions_key;
          ${tables.map((table) => `create table kept.${table} as table ${table}`).join(';')}`),
      );
    });
    afterAll(() => test.close());

    it('finds nothing in a ledger that was left alone', async () => {
      expect(await faultsIn(test.database, actor)).toEqual([]);
    });

    /** What somebody who has read the migration would do: computes every hash of a stripe anew. */
    const anew = `do $do$
      declare
        one record;
        link bytea := sha256(convert_to('epsilon 1 3', 'UTF8'));
      begin
        for one in select t.*, (select jsonb_agg(jsonb_build_array(l.line, l.orders_id, l.account, l.amount_cents) order by l.line)
            from ledger_lines l where l.stripe = t.stripe and l.number = t.number) as lines
          from ledger_transactions t where t.stripe = 3 order by t.number loop
          link := sha256(link || convert_to(jsonb_build_array(one.tenant_id, one.bank_account_id, one.stripe, one.number, one.kind, one.business_date,
            extract(epoch from one.posted_at)::text, one.actor, one.request_id, one.key, encode(one.asked, 'hex'), one.reverses_stripe,
            one.reverses_number, one.about_stripe, one.about_number, one.facts, one.lines)::text, 'UTF8'));
          update ledger_transactions set hash = link where stripe = 3 and number = one.number;
          update ledger_stripes set last_hash = link, last_number = one.number where bank_account_id = 1 and stripe = 3;
        end loop;
      end $do$`;

    it.each<[string, string, string]>([
      ['written anew', `update ledger_transactions set actor = '99' where number = 1; ${anew}`, 'written anew'],
      [
        'cut off',
        `delete from ledger_lines where number = 3; delete from ledger_transactions where number = 3;
          delete from book_waits where number = 3; delete from ledger_balances; delete from ledger_days; ${anew}`,
        'cut off',
      ],
    ])('finds by the checkpoint of a day a chain that was %s, every hash with it', async (_what, sql, words) => {
      await beside(sql);
      expect((await faultsIn(test.database, actor)).filter((fault) => /3-\d/.test(fault))).toEqual([]);
      await putBack();
      await noteAllEnds(test.database, { warn: (detail) => expect.fail(JSON.stringify(detail)) });
      await beside(sql);
      expect(await faultsIn(test.database, actor)).toContainEqual(
        expect.stringMatching(
          new RegExp(`^bank account 1, 3-3: is not what the checkpoint of .* says: the chain was ${words}$`),
        ),
      );
      await putBack();
      expect(await faultsIn(test.database, actor)).toEqual([]);
      await beside('delete from ledger_checkpoints');
    });

    it('writes a checkpoint once a day, under the audit', async () => {
      const log = { warn: (detail: object) => expect.fail(JSON.stringify(detail)) };
      await noteAllEnds(test.database, log);
      await noteAllEnds(test.database, log);
      const { rows } = await test.asSuperuser((client) =>
        client.query(`select c.ends, (select count(*)::int from audit_log a where a.table_name = 'ledger_checkpoints' and a.after -> 'ends' = c.ends) as told
          from ledger_checkpoints c`),
      );
      expect(rows).toEqual([{ ends: [[3, 3, expect.stringMatching(/^[0-9a-f]{64}$/)]], told: expect.any(Number) }]);
      expect(rows[0].told).toBeGreaterThan(0);
      await beside('delete from ledger_checkpoints');
    });

    it.each(tampered)('finds %s', async (_what, sql, faults) => {
      await beside(sql);
      const found = await faultsIn(test.database, actor);
      await putBack();
      for (const fault of faults) expect(found).toContainEqual(expect.stringMatching(fault));
      expect(await faultsIn(test.database, actor)).toEqual([]);
    });
  });

  describe('by the application', () => {
    beforeAll(async () => {
      test = await make();
      actor = await makeLedgerTenant(test.database, 20);
      await posted();
    });
    afterAll(() => test.close());

    it.each(
      tables.flatMap((table) => [
        `update ${table} set stripe = stripe`,
        `delete from ${table}`,
        `insert into ${table} select * from ${table}`,
        `truncate ${table}`,
      ]),
    )('is refused: %s', async (statement) => {
      await test.asApplication(async (client) => {
        await client.query("begin; set local app.tenant = 'epsilon'; set local app.actor = '1'");
        await expect(client.query(statement)).rejects.toThrow(/permission denied/);
        await client.query('rollback');
      });
    });

    it('knows the accounts of the domain and no others', async () => {
      const { rows } = await test.asOwner((owner) =>
        owner.query<{ names: string[] }>(
          `select array(select (regexp_matches(pg_get_constraintdef(oid), '''([a-z ]+)''', 'g'))[1]) as names from pg_constraint
           where conname = 'ledger_lines_account'`,
        ),
      );
      expect(rows[0]?.names.sort()).toEqual(Object.keys(ledgerAccounts).sort());
    });

    it('is refused to the owner of the tables, too, for what is posted', async () => {
      for (const statement of [
        'update ledger_lines set amount_cents = 1',
        'delete from ledger_transactions',
        'truncate ledger_lines',
      ])
        await test.asOwner(async (owner) => {
          await owner.query("begin; set local app.tenant = 'epsilon'");
          await expect(owner.query(statement), statement).rejects.toThrow(/neither changed nor removed/);
          await owner.query('rollback');
        });
    });

    it('is not possible for another tenant: it sees nothing and posts to nothing', async () => {
      const other = { ...actor, tenant: 'ficus' };
      await test.database.inTenant(other, async (tx) => {
        for (const table of tables) expect(await tx.selectFrom(table).selectAll().execute()).toEqual([]);
      });
      await expect(
        post(test.database, other, [{ bank: 1, posting: receipt(3, 1), date: '2026-11-02', key: 'x' }]),
      ).rejects.toThrow('There is no such bank account.');
    });

    it('does not take back half of a transaction, or one twice', async () => {
      const whole = correctionOf(receipt(3, 20_00).moves.map((move) => ({ ...move, amount: move.amount.value })));
      const half = correctionOf(
        receipt(3, 20_00).moves.map((move) => ({ ...move, amount: cents(move.amount.value / 2) })),
      );
      const taking = (posting: typeof whole, key: string) =>
        post(test.database, actor, [{ bank: 1, posting, date: '2026-11-04', key, reverses: { stripe: 3, number: 2 } }]);
      await expect(taking(half, 'half')).rejects.toMatchObject({ code: 'TAKEN_BACK_ALREADY' });
      await taking(whole, 'whole');
      await expect(taking(whole, 'again')).rejects.toMatchObject({ code: 'TAKEN_BACK_ALREADY' });
    });
  });
});
