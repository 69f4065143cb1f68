import { endpoints } from '@closewright/contract';
import type { Endpoint } from '@closewright/contract/kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { breakCommits, type CommitBreaker } from '../harness/break-commits.ts';
import { makeTestDatabase, type TestDatabase } from '../harness/each-database.ts';
import { faultsIn } from '../ledger/ledger-world.ts';
import { accountingCalls } from './accounting-roles.ts';
import { useMapWorld } from './endpoint-map-world.ts';

type Call = keyof typeof endpoints;

/** More transactions than any call has. */
const most = 5;

/** What says of each that was named what became of it. */
const told: readonly Call[] = ['verifyReceipts', 'depositTogether'];

/** What the system writes down by itself, half a minute after the start or later. */
const ofSystem = ['audit_log', 'audit_chain', 'audit_heads', 'ledger_checkpoints'];

/** Without an Idempotency-Key, which would make one transaction of whatever a call stores. */
describe('a call of accounting whose connection breaks before it is committed', () => {
  let test: TestDatabase;
  let breaker: CommitBreaker;
  const { api, call, database, example } = useMapWorld(async () => {
    test = await makeTestDatabase('server');
    return test;
  }, ['alpha']);
  beforeAll(async () => {
    breaker = await breakCommits(test);
  });
  afterAll(() => breaker.close());

  /** Every row of every table, as a count and a sum of hashes for each. */
  const stored = async () => {
    const audit = await api().auditCount();
    return test.asSuperuser(async (client) => {
      const { rows } = await client.query<{ every: string }>(
        `select string_agg(format('select %L as name, count(*) || '' '' || coalesce(sum(hashtextextended(t::text, 0)), 0) as rows from %I t',
           tablename, tablename), ' union all ') as every
         from pg_tables where schemaname = 'public' and tablename <> all ($1)`,
        [ofSystem],
      );
      const tables = await client.query<{ name: string; rows: string }>(rows[0]?.every ?? '');
      return { audit, ...Object.fromEntries(tables.rows.map(({ name, rows: of }) => [name, of])) };
    });
  };

  const names = accountingCalls.flatMap(({ writes }) => writes);
  it.each(names)('%s: leaves nothing, and is done when it is sent again', async (name) => {
    const endpoint: Endpoint = endpoints[name];
    const given = await example(name);
    const as = name === 'withdrawApproval' ? 'officer' : 'administrator';
    const before = await stored();
    for (let which = 1; which <= most; which += 1) {
      breaker.arm(which);
      const { status, text } = await call(endpoint, given, { as });
      if (!breaker.hasBroken) {
        expect(status, text).toBe(200);
        return;
      }
      expect(await stored()).toEqual(before);
      if (!told.includes(name)) expect(status, text).toBe(503);
      else expect(text).toContain('The service is not available right now');
    }
    expect.unreachable(`more than ${most} transactions`);
  });

  it('leaves a ledger that is whole', async () => {
    expect(await faultsIn(database(), systemActor('alpha', 'test'))).toEqual([]);
  });
});
