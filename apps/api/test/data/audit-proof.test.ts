import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Compilable } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkAudit } from '../../src/platform/audit/proof/check-audit.ts';
import { headPlace } from '../../src/platform/audit/proof/head-places.ts';
import { signAllHeads } from '../../src/platform/audit/proof/keep-heads.ts';
import { reconcile } from '../../src/platform/audit/proof/reconcile.ts';
import { resignHeads } from '../../src/platform/audit/proof/resign-heads.ts';
import { signHead } from '../../src/platform/audit/proof/signed-head.ts';
import { systemClock } from '../../src/platform/clock/index.ts';
import { createSecretBox } from '../../src/platform/secrets/secret-box.ts';
import { type Actor, type Read, readerOf } from '../../src/platform/tenant/in-tenant.ts';
import { eachDatabase, type TestDatabase } from '../harness/each-database.ts';
import { makeSmallTenant, orderRow } from '../harness/small-tenant.ts';

const secrets = createSecretBox(() => [{ id: 'k1', key: Buffer.alloc(32, 1) }]);
const otherSecrets = createSecretBox(() => [{ id: 'k1', key: Buffer.alloc(32, 2) }]);

/** Everything behind an entry gone, and the chain's end set back to it. */
const cutBehind = (seq: number) => `delete from audit_log where seq > ${seq};
  update audit_chain c set last_seq = ${seq}, last_hash = a.hash from audit_log a where a.seq = ${seq} and a.tenant_id = c.tenant_id`;

/** What somebody who owns the database and has read the migrations would do: computes every hash anew. */
const computeAnew = `do $$
declare
  entry record;
  link bytea;
begin
  select sha256(convert_to(tenant_id, 'UTF8')) into link from audit_chain;
  for entry in select * from audit_log order by seq loop
    link := sha256(link || convert_to(jsonb_build_array(entry.tenant_id, entry.seq, extract(epoch from entry.at)::text, entry.actor,
      entry.request_id, entry.table_name, entry.row_key, entry.operation, entry.orders_id, entry.before, entry.after)::text, 'UTF8'));
    update audit_log set hash = link where seq = entry.seq and tenant_id = entry.tenant_id;
    update audit_chain set last_seq = entry.seq, last_hash = link;
  end loop;
end $$`;

const beside = (table: string, statement: string) =>
  `alter table ${table} disable trigger user; ${statement}; alter table ${table} enable trigger user`;

eachDatabase((_kind, make) => {
  let test: TestDatabase;
  let actor: Actor;
  let folder: string;
  let headsFile: string;

  const log = {
    info: () => {},
    error: (detail: object, words: string) => expect.fail(`${words}: ${JSON.stringify(detail)}`),
  };
  const sign = (places = [headPlace({ kind: 'file', path: headsFile })]) =>
    signAllHeads({ database: test.database, secrets, clock: systemClock, places, log });
  const read = () => readerOf(test.database, actor);
  const check = (read: Read, { given = [], outside = false }: { given?: string[]; outside?: boolean } = {}) =>
    checkAudit(
      { read, secrets, places: outside ? [headPlace({ kind: 'file', path: headsFile })] : [] },
      'epsilon',
      given,
    );
  const write = (place: string) =>
    test.database.inTenant(actor, (tx) =>
      tx.updateTable('orders').set({ place_of_closing: place }).where('orders_id', '=', 1).execute(),
    );
  /** What a reader finds after somebody who owns the database was at it; undone again. */
  const tampered = <T>(sql: string, look: (read: Read) => Promise<T>): Promise<T> =>
    test.asOwner(async (owner) => {
      await owner.query('begin');
      try {
        await owner.query("select set_config('app.tenant', 'epsilon', true), set_config('app.actor', '1', true)");
        await owner.query('alter table audit_log disable trigger user');
        await owner.query(sql);
        return await look(async <R>(statement: Compilable<R>) => {
          const { sql: text, parameters } = statement.compile();
          return (await owner.query(text, [...parameters])).rows as R[];
        });
      } finally {
        await owner.query('rollback');
      }
    });
  const heads = () => readFileSync(headsFile, 'utf8').trim().split('\n');

  /** Eight entries with two heads among them, and two entries behind. */
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'closewright-heads-'));
    headsFile = join(folder, 'heads.log');
    test = await make();
    actor = await makeSmallTenant(test.database, 'epsilon');
    await test.database.inTenant(actor, async (tx) => {
      await tx
        .insertInto('orders')
        .values(orderRow('epsilon', 1, '12-3456'))
        .execute();
      await tx
        .insertInto('order_parties')
        .values({ tenant_id: 'epsilon', orders_id: 1, roles_id: 1, role_type_id: 15, name: 'Party' })
        .execute();
    });
    await sign();
    await write('Room 1');
    await sign();
    await write('Room 2');
    await write('Room 3');
  });
  afterAll(async () => {
    await test.close();
    rmSync(folder, { recursive: true });
  });

  describe('the proof of the audit', () => {
    it('finds nothing where nothing was done, in the chain and in the rows', async () => {
      expect(heads()).toHaveLength(2);
      expect(await check(read(), { outside: true, given: heads() })).toMatchObject({
        broken: null,
        heads: 2,
        notes: [],
      });
      const [whole, byPages] = [{}, { pageSize: 1 }].map((options) => reconcile(read(), 'epsilon', options));
      expect(await whole).toEqual({ differences: [], rows: 6, isCut: false });
      expect(await byPages).toEqual(await whole);
    });

    const chainTamperings: [
      what: string,
      sql: string,
      expected: RegExp,
      options?: { outside?: boolean; given?: number },
    ][] = [
      [
        'a changed value',
        `update audit_log set after = '{"place_of_closing": "x"}' where seq = 7`,
        /^7 does not match/,
      ],
      ['a changed actor', "update audit_log set actor = '2' where seq = 5", /^5 does not match/],
      [
        'an entry of another time',
        "update audit_log set at = at + interval '1 microsecond' where seq = 2",
        /^2 does not match/,
      ],
      [
        "a chain's end moved back",
        'update audit_chain set last_seq = last_seq - 1',
        /^9 is missing: the chain ends at row 8|^10 is missing/,
      ],
      ['a removed entry', 'delete from audit_log where seq = 5', /^5 is missing/],
      [
        'two entries that changed places',
        'update audit_log set seq = case seq when 8 then 109 else 108 end where seq in (8, 9); update audit_log set seq = seq - 100 where seq > 100',
        /^8 does not match/,
      ],
      [
        'entries cut off behind a head, the end set back',
        cutBehind(6),
        /^7 is missing: by the head of .* in the database there were 7 rows/,
      ],
      [
        'entries cut off together with the heads of the database',
        `${cutBehind(6)}; delete from audit_heads`,
        /^7 is missing: by the head of .* in the heads file there were 7 rows/,
        { outside: true },
      ],
      [
        'the same by a head that was written down',
        `${cutBehind(6)}; delete from audit_heads`,
        /^7 is missing: by the head of .* given by hand/,
        { given: 1 },
      ],
      [
        'a chain computed anew after a change',
        `update audit_log set actor = '2' where seq = 3; ${computeAnew}`,
        /^6 is not what the head of .* in the database says: the chain was written anew/,
      ],
      [
        'a chain computed anew without an entry, its heads removed',
        `delete from audit_log where seq = 2; update audit_log set seq = 100 + seq where seq > 2; update audit_log set seq = seq - 101 where seq > 100; delete from audit_heads; ${computeAnew}`,
        /^6 is not what the head of .* in the heads file/,
        { outside: true },
      ],
      [
        'an entry put in, everything computed anew',
        `insert into audit_log select tenant_id, 10, at, '2', request_id, table_name, row_key, operation, orders_id, before, after, hash from audit_log where seq = 9; update audit_log set seq = 100 + seq where seq in (6, 7, 8, 9); update audit_log set seq = 6 where seq = 10; update audit_log set seq = seq - 99 where seq > 100; ${computeAnew}`,
        /^6 is not what the head/,
      ],
      [
        'a head of the database in place of another',
        `update audit_heads set head = '${signHead(otherSecrets, { tenant: 'epsilon', seq: 7, hash: '0'.repeat(64), at: '2026-01-01T00:00:00Z' })}' where seq = 7`,
        /^7 has a head in the database that was not signed here/,
      ],
      [
        'a head of the database moved to another row',
        'update audit_heads set seq = 5 where seq = 7',
        /^5 has a head in the database that is none of this row/,
      ],
    ];
    it.each(chainTamperings)('finds %s', async (_what, sql, expected, { outside = false, given } = {}) => {
      const options = { outside, given: given === undefined ? [] : [heads()[given] ?? ''] };
      const { broken } = await tampered(sql, (read) => check(read, options));
      expect(`${broken?.seq} ${broken?.reason}`).toMatch(expected);
    });

    const rowTamperings: [what: string, sql: string, expected: object][] = [
      [
        'a row changed beside the triggers',
        beside('orders', "update orders set sale_price_cents = 1, place_of_closing = 'Room 9'"),
        { table: 'orders', rowKey: '1', columns: ['place_of_closing', 'sale_price_cents'] },
      ],
      [
        'a row removed beside the triggers',
        beside('order_parties', 'delete from order_parties'),
        { table: 'order_parties', rowKey: '1', columns: null, what: 'is gone, and nobody removed it' },
      ],
      [
        'a row made beside the triggers',
        beside(
          'order_parties',
          "insert into order_parties (tenant_id, orders_id, roles_id, role_type_id, name) values ('epsilon', 1, 2, 15, 'x')",
        ),
        { table: 'order_parties', rowKey: '2', what: 'is there, and nobody made it' },
      ],
      [
        'a sealed value put in beside the triggers',
        beside(
          'order_parties',
          "update order_parties set tax_id_encrypted = 'x', tax_id_last4 = '0000', tax_id_kind = 'ssn'",
        ),
        { rowKey: '1', columns: ['tax_id_encrypted', 'tax_id_kind', 'tax_id_last4'] },
      ],
      [
        'a table whose triggers were left off',
        'alter table order_parties disable trigger audit_update',
        { table: 'order_parties', what: 'has no audit: a trigger is missing or off' },
      ],
    ];
    it.each(rowTamperings)('finds %s', async (_what, sql, expected) => {
      const { differences } = await tampered(sql, (read) => reconcile(read, 'epsilon'));
      expect(differences).toEqual([expect.objectContaining(expected)]);
    });

    it('finds that what is written gets no place in the chain', async () => {
      const off = 'alter table unchained_entries disable trigger chain_at_commit';
      const { differences } = await tampered(off, (read) => reconcile(read, 'epsilon'));
      expect(differences).toContainEqual(
        expect.objectContaining({ table: 'orders', what: 'has no audit: a trigger is missing or off' }),
      );
    });

    it('finds a row removed where another was put in its place', async () => {
      const swap = beside('order_parties', 'update order_parties set roles_id = 2');
      const { differences } = await tampered(swap, (read) => reconcile(read, 'epsilon'));
      expect(differences.map(({ rowKey, what }) => [rowKey, what])).toEqual([
        ['2', 'is there, and nobody made it'],
        ['1', 'is gone, and nobody removed it'],
      ]);
    });

    it('signs the heads anew with a new key, so that the old one may be dropped', async () => {
      const rotated = (...fills: number[]) =>
        createSecretBox(() => fills.map((fill) => ({ id: `k${fill}`, key: Buffer.alloc(32, fill) })));
      await test.asOwner(async (owner) => {
        await owner.query("begin; select set_config('app.tenant', 'epsilon', true)");
        await resignHeads(owner, rotated(2, 1), 'epsilon');
        await owner.query('commit');
      });
      const [before, after] = await Promise.all(
        [secrets, rotated(2)].map((box) => checkAudit({ read: read(), secrets: box, places: [] }, 'epsilon')),
      );
      expect([before?.broken?.reason, after?.broken]).toEqual([
        'has a head in the database that was signed with a key that is not here',
        null,
      ]);
      await test.asOwner(async (owner) => {
        await owner.query("begin; select set_config('app.tenant', 'epsilon', true)");
        await resignHeads(owner, rotated(1, 2), 'epsilon');
        await owner.query('commit');
      });
    });

    it('says which key is missing, and does not believe a head of the database without it', async () => {
      const rotated = createSecretBox(() => [{ id: 'k2', key: Buffer.alloc(32, 3) }]);
      const report = await checkAudit({ read: read(), secrets: rotated, places: [] }, 'epsilon', [heads()[0] ?? '']);
      expect(report.notes).toEqual([
        { text: expect.stringMatching(/row 6 given by hand was signed with a key that is not here/), cause: null },
      ]);
      expect(report.broken).toMatchObject({
        seq: 6,
        reason: expect.stringMatching(/signed with a key that is not here/),
      });
    });

    it('refuses a head by hand that is none, is of another tenant, or is not copied whole', async () => {
      const [good = ''] = heads();
      for (const head of [
        '',
        'epsilon',
        good.replace('.epsilon.', '.ficus.'),
        good.replace('.6.', '.7.'),
        good.slice(0, -1),
      ])
        await expect(check(read(), { given: [head] }), head).rejects.toThrow(
          /is no head of epsilon|was not signed here/,
        );
    });
  });

  describe('the keeping of heads', () => {
    it('tries a place again that did not take a head', async () => {
      let isAway = true;
      const taken: string[] = [];
      const place = {
        name: 'test',
        address: 'test',
        read: null,
        newest: null,
        publish: async (all: readonly { heads: readonly { head: string }[] }[]) => {
          if (isAway) throw new Error('away');
          taken.push(...all.flatMap(({ heads }) => heads.map(({ head }) => head)));
        },
      };
      const said: unknown[] = [];
      const log = { info: () => {}, error: (detail: object, words: string) => said.push([words, detail]) };
      const keeping = { database: test.database, secrets, clock: systemClock, places: [place], log };
      await signAllHeads(keeping);
      expect(said).toEqual([['audit heads not taken out of the database', expect.objectContaining({ place: 'test' })]]);
      isAway = false;
      await signAllHeads(keeping);
      // Taken once is enough, and an end that is signed is not signed again.
      await signAllHeads(keeping);
      expect(taken).toEqual([expect.stringMatching(/^head1\.epsilon\.9\./)]);
    });

    it('signs nothing over a break, and says so', async () => {
      await write('Room 4');
      await test.asOwner((owner) =>
        owner.query(`begin; select set_config('app.tenant', 'epsilon', true); alter table audit_log disable trigger user;
          update audit_log set actor = '2' where seq = 10; alter table audit_log enable trigger user; commit`),
      );
      const said: unknown[] = [];
      const log = { info: () => {}, error: (detail: object, words: string) => said.push([words, detail]) };
      await signAllHeads({ database: test.database, secrets, clock: systemClock, places: [], log });
      expect(said).toEqual([['audit chain broken', expect.objectContaining({ tenant: 'epsilon', seq: 10 })]]);
    });

    it('signs nothing over a cut that took the heads of the database with it, where a place outside knows better', async () => {
      await test.asOwner((owner) =>
        owner.query(`begin; select set_config('app.tenant', 'epsilon', true); alter table audit_log disable trigger user;
          ${cutBehind(6)}; delete from audit_heads; alter table audit_log enable trigger user; commit`),
      );
      const before = heads();
      const said: unknown[] = [];
      const log = { info: () => {}, error: (detail: object, words: string) => said.push([words, detail]) };
      const places = [headPlace({ kind: 'file', path: headsFile })];
      await signAllHeads({ database: test.database, secrets, clock: systemClock, places, log });
      expect(said).toEqual([['audit chain broken', expect.objectContaining({ tenant: 'epsilon', seq: 7 })]]);
      expect(heads()).toEqual(before);
    });
  });
});
