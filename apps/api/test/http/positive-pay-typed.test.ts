import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { person } from '../ledger/ledger-world.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { exceptionCalls } from './positive-pay-exceptions-world.ts';
import { accountNumber, letTellBanks } from './positive-pay-world.ts';
import { users } from './world.ts';

const decider = person(users.officer.usersID, 'alpha');
const another = person(users.administrator.usersID, 'alpha');
const system = person('system:jobs', 'alpha');

/** What the database holds of checks that are paid although nobody but the office says that the bank asks: by the application's login. */
serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  const calls = exceptionCalls(
    () => api,
    () => test.database,
  );

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await letTellBanks(test.database);
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  interface Decided {
    readonly decision?: 'pay' | 'return';
    readonly found?: string;
    readonly reason?: string | null;
  }
  const text = (value: string | null) => (value === null ? 'null' : `'${value}'`);
  const decide = (id: number, actor: Actor, { decision = 'pay', found = 'agrees', reason = 'Seen' }: Decided = {}) =>
    test.database.inTenant(actor, (tx) =>
      sql
        .raw(
          `insert into positive_pay_decisions (tenant_id, positive_pay_exception_id, decision, found, reason, needs_second, decided_by, confirmed_by, confirmed_at)
            values ('alpha', ${id}, '${decision}', '${found}', ${text(reason)}, false, '99', '98', now())`,
        )
        .execute(tx),
    );
  const confirm = (id: number, actor: Actor) =>
    test.database.inTenant(actor, (tx) =>
      sql
        .raw(
          `update positive_pay_decisions set confirmed_at = now() where tenant_id = 'alpha' and positive_pay_exception_id = ${id}`,
        )
        .execute(tx),
    );
  const refusalOf = (work: Promise<unknown>): Promise<string | null> =>
    work.then(
      () => null,
      (error: Error & { code?: string }) => `${error.code} ${error.message}`,
    );
  const stored = (id: number) =>
    test.database.inTenant(decider, (tx) =>
      tx
        .selectFrom('positive_pay_decisions')
        .select(['needs_second', 'decided_by', 'confirmed_by'])
        .where('tenant_id', '=', 'alpha')
        .where('positive_pay_exception_id', '=', id)
        .execute(),
    );
  /** A check that stands in the ledger as the bank asks about it; typed, or off a list of the bank. */
  const typed = async () => {
    const bank = await calls.newAccount();
    const [check] = await calls.checks(bank, 1001);
    if (!check) throw new Error('it was posted');
    return { bank, check, id: (await calls.asks(bank)).positivePayExceptionID };
  };
  const listed = async () => {
    const bank = await calls.newAccount();
    await calls.checks(bank, 1001);
    await calls.told(
      calls.take(
        bank,
        `Account,Serial,Amount,Payee,Reason,Posted\n${accountNumber},1001,100.00,Alpha Courier,No issue,03/06/2026\n`,
      ),
    );
    return (await calls.list(`?bankAccountID=${bank}`)).results[0]?.positivePayExceptionID ?? 0;
  };

  describe('a check that was typed', () => {
    it('is never paid without a reason', async () => {
      const { id } = await typed();
      expect(await refusalOf(decide(id, decider, { reason: null }))).toContain('42501 a check that was typed is paid');
      expect(await stored(id)).toEqual([]);
    });

    it('is never paid by the system', async () => {
      const { id } = await typed();
      expect(await refusalOf(decide(id, system))).toContain('SECOND_PERSON');
      expect(await stored(id)).toEqual([]);
    });

    it('is paid by two, whatever is told', async () => {
      const { id } = await typed();
      await decide(id, decider);
      const decided = { needs_second: true, decided_by: String(decider.usersID), confirmed_by: null };
      expect(await stored(id)).toEqual([decided]);
      for (const actor of [decider, system]) expect(await refusalOf(confirm(id, actor))).toContain('SECOND_PERSON');
      expect(await stored(id)).toEqual([decided]);
      await confirm(id, another);
      expect(await stored(id)).toEqual([{ ...decided, confirmed_by: String(another.usersID) }]);
    });

    it('is returned by one', async () => {
      const { id } = await typed();
      await decide(id, decider, { decision: 'return' });
      expect(await stored(id)).toMatchObject([{ needs_second: false }]);
      expect(await refusalOf(confirm(id, another))).toContain('42501');
    });

    it('is not what agrees while its end is asked for', async () => {
      const { id, bank, check } = await typed();
      await test.database.inTenant(decider, (tx) =>
        sql
          .raw(
            `insert into approval_requests (tenant_id, approval_id, orders_id, bank_account_id, kind, amount_cents, about_stripe, about_number, payee, method, comment)
              select 'alpha', 80000 + ${bank}, l.orders_id, ${bank}, 'void', 10000, ${check.stripe}, ${check.number}, 'Alpha Courier', 'check', 'Lost' from ledger_lines l
              where l.tenant_id = 'alpha' and l.bank_account_id = ${bank} and l.stripe = ${check.stripe} and l.number = ${check.number} limit 1`,
          )
          .execute(tx),
      );
      expect(await refusalOf(decide(id, decider))).toContain('OTHER');
      await decide(id, decider, { found: 'ending' });
      expect(await stored(id)).toMatchObject([{ needs_second: true }]);
    });
  });

  describe('a check of a list that agrees', () => {
    it('is paid by one who did not import it, without a reason', async () => {
      const id = await listed();
      await decide(id, another, { reason: null });
      expect(await stored(id)).toMatchObject([{ needs_second: false, confirmed_by: null }]);
    });

    it('is never paid by who imported it alone, whatever is told', async () => {
      const id = await listed();
      await decide(id, decider, { reason: null });
      expect(await stored(id)).toMatchObject([{ needs_second: true, confirmed_by: null }]);
      for (const actor of [decider, system]) expect(await refusalOf(confirm(id, actor))).toContain('SECOND_PERSON');
      await confirm(id, another);
      expect(await stored(id)).toMatchObject([{ confirmed_by: String(another.usersID) }]);
    });

    it('is never paid by the system', async () => {
      const id = await listed();
      expect(await refusalOf(decide(id, system))).toContain('SECOND_PERSON');
      expect(await stored(id)).toEqual([]);
    });

    it('is returned by who imported it', async () => {
      const id = await listed();
      await decide(id, decider, { decision: 'return' });
      expect(await stored(id)).toMatchObject([{ needs_second: false }]);
    });
  });
});
