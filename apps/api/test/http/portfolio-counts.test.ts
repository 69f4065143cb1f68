import type { PortfolioCounts } from '@closewright/contract/portfolio';
import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyCountsAsOwner } from '../../src/modules/portfolio/verify-counts.ts';
import type { DB } from '../../src/platform/db/schema.gen.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { files, users } from './world.ts';

const tenant = 'alpha';
const actor = { tenant, usersID: users.administrator.usersID, name: 'x', requestID: 'x' };
const file = 401;
const other = 402;

/** What counts as the same, added up from the files themselves. */
const reckoned = sql<{ row: string }>`
  select concat_ws('|', d.duty, o.status, d.officer_id, o.region_id, o.branch_id,
      case when o.closing_date is null then 'infinity' when o.closing_date < current_date - extract(dow from current_date)::integer then '-infinity'
        else (o.closing_date - extract(dow from o.closing_date)::integer)::text end, coalesce(l.lender_name, ''), count(*),
      sum(coalesce(o.sale_price_cents, 0)), sum((select coalesce(sum(a.amount_cents), 0) from loans a
        where a.tenant_id = o.tenant_id and a.orders_id = o.orders_id))) as row
  from orders o left join loans l on l.tenant_id = o.tenant_id and l.loan_id = o.default_loan_id,
    lateral (values (1, coalesce(o.escrow_officer_id, 0)), (2, coalesce(o.title_officer_id, 0)), (3, coalesce(o.closer_id, 0)),
      (4, coalesce(o.post_closer_id, 0))) d (duty, officer_id)
  group by d.duty, o.status, d.officer_id, o.region_id, o.branch_id, l.lender_name,
    case when o.closing_date is null then 'infinity' when o.closing_date < current_date - extract(dow from current_date)::integer then '-infinity'
        else (o.closing_date - extract(dow from o.closing_date)::integer)::text end`;

/** The same as it is kept; weeks that are over by the days of the tests, but were not when they were counted, as one. */
const kept = sql<{ row: string }>`
  select concat_ws('|', duty, status, officer_id, region_id, branch_id, closing_week, lender_name, files, sale_price_cents, loans_cents) as row
  from file_counts`;

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  const inTenant = <T>(work: (tx: Transaction<DB>) => Promise<T>) => test.database.inTenant(actor, work);
  const run = (...statements: readonly ReturnType<typeof sql>[]) =>
    inTenant(async (tx) => {
      for (const statement of statements) await statement.execute(tx);
    });
  const rows = async (query: typeof kept) =>
    (await inTenant((tx) => query.execute(tx))).rows.map(({ row }) => row).toSorted();
  const counts = async (query: string): Promise<PortfolioCounts> => {
    const { status, body } = await api.send('GET', `/api/portfolio?counts=true&${query}`, { as: 'administrator' });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.result.counts;
  };

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  describe('what is counted is what the files are', () => {
    const insert = (id: number) => sql`
      insert into orders (tenant_id, orders_id, file_number, status, region_id, branch_id, kind_of_order, settlement_statement_type,
        closing_date, sale_price_cents, escrow_officer_id)
      values (${tenant}, ${id}, ${`C-${id}`}, 0, 1, 1, 3, 1, current_date + 40, 250000, 1)`;

    it.each<[string, ...ReturnType<typeof sql>[]]>([
      ['as the tests begin'],
      ['new files', insert(file), insert(other)],
      ['another status', sql`update orders set status = 2 where orders_id = ${file}`],
      [
        'another officer, and nobody',
        sql`update orders set escrow_officer_id = null, closer_id = 2 where orders_id = ${file}`,
      ],
      [
        'closing in another week, and in none',
        sql`update orders set closing_date = current_date + 7 where orders_id = ${file}`,
        sql`update orders set closing_date = null where orders_id = ${other}`,
      ],
      ['closed long ago', sql`update orders set closing_date = current_date - 400 where orders_id = ${file}`],
      [
        'a price of several files at once',
        sql`update orders set sale_price_cents = 1 where orders_id in (${file}, ${other})`,
      ],
      [
        'loans, one of them the default',
        sql`insert into loans (tenant_id, loan_id, orders_id, lender_name, amount_cents)
        values (${tenant}, 911, ${file}, 'First Bank', 700), (${tenant}, 912, ${file}, 'Second Bank', 30)`,
        sql`update orders set default_loan_id = 911 where orders_id = ${file}`,
      ],
      [
        'another lender and amount',
        sql`update loans set lender_name = 'Third Bank', amount_cents = 41 where loan_id = 911`,
      ],
      ['another default loan', sql`update orders set default_loan_id = 912 where orders_id = ${file}`],
      [
        'a loan that goes',
        sql`update orders set default_loan_id = null where orders_id = ${file}`,
        sql`delete from loans where loan_id = 912`,
      ],
      [
        'sums beyond 64 bits',
        sql`update loans set amount_cents = 2251799813685247 where loan_id = 911`,
        sql`insert into loans (tenant_id, loan_id, orders_id, loan_order, amount_cents)
          select ${tenant}, 9000 + n, ${other}, n, 2251799813685247 from generate_series(1, 5000) n`,
        sql`delete from loans where loan_id >= 9000`,
        sql`update loans set amount_cents = 5 where loan_id = 911`,
      ],
      ['another region and branch', sql`update orders set region_id = 2, branch_id = 2 where orders_id = ${other}`],
    ])('%s', async (_, ...statements) => {
      await run(...statements);
      expect(await rows(kept)).toEqual(await rows(reckoned));
    });

    it('files that are gone', async () => {
      // The application removes none.
      await test.asOwner(async (owner) => {
        await owner.query('begin');
        await owner.query("select set_config('app.tenant', $1, true), set_config('app.actor', 'x', true)", [tenant]);
        await owner.query('delete from orders where orders_id = any($1)', [[file, other]]);
        await owner.query('commit');
      });
      expect(await rows(kept)).toEqual(await rows(reckoned));
    });

    it('nothing of what is undone', async () => {
      const before = await rows(kept);
      const undone = run(insert(file), sql`select 1 / 0`);
      await expect(undone).rejects.toThrow();
      expect(await rows(kept)).toEqual(before);
    });
  });

  it('a week that is over counts as past, whether somebody saved since or not', async () => {
    const before = await counts('closings=past');
    // As it was counted when that week was to come.
    await run(sql`update counted_files set closing_week = date '2020-01-05' where orders_id = ${files.open}`);
    expect((await rows(kept)).some((row) => row.includes('|2020-01-05|'))).toBe(true);
    expect(await counts('closings=past')).toEqual(before);
    await run(
      sql`update orders set sale_price_cents = coalesce(sale_price_cents, 0) + 1 where orders_id = ${files.locked}`,
    );
    expect((await rows(kept)).some((row) => row.includes('|2020-01-05|'))).toBe(false);
    expect((await counts('closings=past')).files).toBe(before.files);
  });

  it.each(['', 'scope=all', 'scope=all&statuses=1,2', 'officerDuty=closerID&officerIDs=0', 'closings=past,none'])(
    'the same by the counts as by the files one by one: %s',
    async (query) => {
      // Every file number of the tests begins with 24.
      expect(await counts(query)).toEqual(await counts(`${query}&text=24-`));
    },
  );

  it('is of the tenant alone', async () => {
    const [own] = (
      await inTenant((tx) =>
        sql<{ n: number }>`select count(distinct tenant_id)::integer as n from file_counts`.execute(tx),
      )
    ).rows;
    expect(own?.n).toBe(1);
  });

  it('counts that are wrong are found by counting anew, and put right when that is asked for', async () => {
    const verify = (rebuild: boolean) => test.asOwner((owner) => verifyCountsAsOwner(owner, tenant, { rebuild }));
    expect((await verify(false)).wrong).toEqual([]);
    await run(
      sql`update file_counts set files = files + 3 where duty = 1`,
      sql`delete from counted_files where orders_id = ${files.locked}`,
    );
    const broken = await rows(kept);
    const { files: counted, wrong } = await verify(false);
    const [all] = (
      await inTenant((tx) => sql<{ files: number }>`select count(*)::integer as files from orders`.execute(tx))
    ).rows;
    expect(counted).toBe(all?.files);
    // The lost file is missing from the counts of each duty, three that never were stand in one.
    const surplus = wrong.map(({ what, kept: was, counted: is }) => [what.slice(0, 6), (was ?? 0) - (is ?? 0)]);
    expect(new Set(surplus.map(([what, by]) => `${what} ${by}`))).toEqual(
      new Set(['duty 1 2', 'duty 1 3', 'duty 2 -1', 'duty 3 -1', 'duty 4 -1']),
    );
    expect(await rows(kept)).toEqual(broken);

    expect((await verify(true)).wrong).toEqual(wrong);
    expect(await rows(kept)).toEqual(await rows(reckoned));
    expect((await verify(false)).wrong).toEqual([]);
  });
});
