import type { Investment } from '@closewright/contract/investments';
import { correctionOf } from '@closewright/domain/ledger';
import { cents } from '@closewright/domain/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { faultsIn } from '../ledger/ledger-world.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { actorNamed } from './approval-examples.ts';
import { makePayable, moneyCalls, payment } from './check-writing-world.ts';
import { investedFile as file, investedOn, investmentCalls, letInvest } from './investments-world.ts';
import { letReconcile, matchingCalls } from './reconciliation-world.ts';
import { files } from './world.ts';

const actor = systemActor('alpha', 'test');
/** Another file of the same region. */
const other = 4200;

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  const from = [() => api, () => test.database] as const;
  const calls = investmentCalls(...from);
  const { told, open, asked, ask, decide, one, newBank, receive, pay, credit, give, takeBack, post } = calls;
  const matching = matchingCalls(...from);
  const money = moneyCalls(() => api, file);
  const codeOf = async (answer: ReturnType<typeof ask>) => (await answer).body.errorCode;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await letInvest(test.database);
    await letReconcile(test.database);
    await makePayable(test.database, 'alpha', other);
  });
  afterAll(async () => {
    expect(await faultsIn(test.database, actor)).toEqual([]);
    await api.close();
    await test.close();
  });

  /** An investment account with principal and a credit of interest. */
  const invested = async (interest = 12_34) => {
    const { investmentID, bankAccountID } = await open();
    await receive(bankAccountID, 5_000_00);
    return { id: investmentID, bank: bankAccountID, interest: await credit(bankAccountID, interest) };
  };

  const closeThrough = (bank: number, day: string) =>
    test.asOwner(async (client) => {
      await client.query('begin');
      await client.query("select set_config('app.tenant', 'alpha', true), set_config('app.actor', 'test', true)");
      await client.query('update ledger_stripes set closed_through = $1 where bank_account_id = $2', [day, bank]);
      await client.query('commit');
    });

  describe('interest', () => {
    it('of the bank is posted by its item, and given to the file whole, on the day of the bank', async () => {
      const { investmentID: id, bankAccountID: bank } = await open();
      const [item = 0] = await matching.tell(bank, [
        { day: '2026-03-31', amount: 12_34, kind: 'Interest', text: 'INTEREST' },
      ]);
      await matching.told(matching.postItem(bank, { bankItemID: item, as: 'interest' }));
      const { interest: waiting } = await one(id);
      expect(waiting).toMatchObject([
        { date: '2026-03-31', amount: 12_34, memo: 'INTEREST', isGiven: false, given: null },
      ]);
      const after = await told<Investment>(
        give(
          id,
          waiting.map(({ stripe, number }) => ({ stripe, number })),
        ),
      );
      expect(after.ledger).toBe(12_34);
      expect(after.interest).toMatchObject([{ isGiven: true, given: { date: '2026-03-31', by: 'The officer' } }]);
      const ledger = (await money.read()).transactions.filter(({ bankAccountID }) => bankAccountID === bank);
      expect(ledger.map(({ kind, lines }) => [kind, lines])).toEqual([
        ['interest given', [{ account: 'available', amount: -12_34 }]],
      ]);
    });

    it('is given once: again, twice in one call, and by two at once', async () => {
      const { id, interest } = await invested();
      expect(await codeOf(give(id, [interest, interest]))).toBe('VALIDATION_FAILED');
      const both = await Promise.all([give(id, [interest]), give(id, [interest], { as: 'trusted' })]);
      expect(both.map(({ body }) => body.errorCode).toSorted((a, b) => Number(a) - Number(b))).toContain('CARRIED_ON');
      expect(await codeOf(give(id, [interest]))).toBe('CARRIED_ON');
      expect((await one(id)).ledger).toBe(5_012_34);
    });

    it('is given all or none of several', async () => {
      const { id, bank, interest } = await invested();
      const another = await credit(bank, 1_00);
      await told(give(id, [another]));
      expect(await codeOf(give(id, [interest, another]))).toBe('CARRIED_ON');
      expect((await one(id)).interest.map(({ isGiven }) => isGiven)).toEqual([false, true]);
    });

    it('of another investment account is not given to this one', async () => {
      const [here, there] = [await invested(), await invested(7_00)];
      const { interest } = await one(there.id);
      expect(interest).toHaveLength(1);
      await told(give(there.id, [there.interest]));
      expect(await codeOf(give(here.id, [{ stripe: 0, number: 99 }]))).toBe('VALIDATION_FAILED');
    });

    it('is taken back whole, waits again, and is given again', async () => {
      const { id, interest } = await invested();
      await told(give(id, [interest]));
      await told(takeBack(id, interest));
      expect(await one(id)).toMatchObject({ ledger: 5_000_00, interest: [{ isGiven: false }] });
      expect(await codeOf(takeBack(id, interest))).toBe('TAKEN_BACK_ALREADY');
      await told(give(id, [interest]));
      expect((await one(id)).ledger).toBe(5_012_34);
    });

    it('is not taken back once the file has paid it out', async () => {
      const { id, bank, interest } = await invested();
      await told(give(id, [interest]));
      await pay(bank, 5_012_34, 'Ada Park', { date: investedOn.interest });
      expect(await codeOf(takeBack(id, interest))).toBe('NOT_ENOUGH_MONEY');
    });

    it.each<
      [
        string,
        (of: { bank: number; interest: object }) => { amount?: number; facts?: object; to?: number; date?: string },
        string,
      ]
    >([
      ['given before', ({ interest }) => ({ facts: { interest } }), 'CARRIED_ON'],
      ['in part', () => ({ amount: 1_00 }), 'NO_SUCH_INTEREST'],
      ['of no credit', () => ({ facts: {} }), 'NO_SUCH_INTEREST'],
      ['of a receipt', () => ({ facts: { interest: { stripe: file % 16, number: 1 } } }), 'NO_SUCH_INTEREST'],
      ['before its day', () => ({ date: '2026-03-30' }), 'NO_SUCH_INTEREST'],
      ['to another file', () => ({ to: files.locked }), 'BANK_ACCOUNT_CLOSED'],
    ])('%s is refused by the database, whatever program asks', async (what, more, code) => {
      const { id, bank, interest } = await invested();
      await told(give(id, [interest]));
      if (what !== 'given before') await told(takeBack(id, interest));
      const { amount = 12_34, facts = { interest }, to = file, date = investedOn.interest } = more({ bank, interest });
      const posting = post(
        bank,
        { kind: 'interest given', parts: [{ file: to, amount }] },
        { date, facts: { investment: id, ...facts } },
      );
      await expect(posting).rejects.toMatchObject(code === 'NO_SUCH_INTEREST' ? { message: code } : { code });
      expect((await one(id)).ledger).toBe(what === 'given before' ? 5_012_34 : 5_000_00);
    });

    it('stays in the book of the bank while its file has it', async () => {
      const { id, bank, interest } = await invested();
      // So much that the book would not be overdrawn without it.
      await credit(bank, 500_00);
      await told(give(id, [interest]));
      const posting = correctionOf([
        { file: null, toFile: null, debit: 'cash', credit: 'interest', amount: cents(12_34) },
      ]);
      const undone = post(
        bank,
        { kind: 'interest', parts: [{ amount: 1 }] },
        // The posting is the mirror, which no event is.
        { posting, reverses: interest, date: investedOn.interest },
      );
      await expect(undone).rejects.toMatchObject({ code: 'CARRIED_ON' });
    });

    it('of a finalized day is given today', async () => {
      const { id, bank, interest } = await invested();
      await closeThrough(bank, '2026-04-30');
      await told(give(id, [interest]));
      const [given] = (await one(id)).interest;
      expect(given?.given?.date).not.toBe(investedOn.interest);
      expect((given?.given?.date ?? '') > '2026-04-30').toBe(true);
    });
  });

  describe('principal', () => {
    it('of the file alone comes in, and nothing before the account is approved', async () => {
      const bank = await newBank();
      const { investmentID } = await asked({ bankAccountID: bank });
      await expect(receive(bank, 1_00)).rejects.toMatchObject({ code: 'BANK_ACCOUNT_CLOSED' });
      await told(decide(investmentID));
      await expect(receive(bank, 1_00, 'Somebody', files.locked)).rejects.toMatchObject({
        code: 'BANK_ACCOUNT_CLOSED',
      });
      await receive(bank, 1_00);
      expect((await one(investmentID)).ledger).toBe(1_00);
    });

    it('goes by a payment outside the statement and a receipt, and both legs are told', async () => {
      const { investmentID: id, bankAccountID: bank } = await open();
      await told(money.receipt({ amount: 9_000_00, instrument: 'Wire' }));
      await money.approved({ ...payment(8_000_00, 'wire out'), payee: 'Ficus Bank Investments' });
      const [sent] = await calls.toName(id);
      expect(sent).toMatchObject({ kind: 'sent', amount: 8_000_00, name: 'Ficus Bank Investments', stands: true });
      await told(calls.name(id, { bankAccountID: 1, stripe: sent?.stripe, number: sent?.number }));
      await told(money.receipt({ amount: 8_000_00, instrument: 'Wire', bankAccountID: bank, payer: 'Escrow trust' }));
      const { moves, ledger } = await one(id);
      expect(moves.map(({ kind, amount, named }) => [kind, amount, named?.by ?? null])).toEqual(
        expect.arrayContaining([
          ['sent', 8_000_00, 'The officer'],
          ['in', 8_000_00, null],
        ]),
      );
      expect(ledger).toBe(8_000_00);
      const { body } = await api.send(
        'GET',
        `/api/escrow-accounting/trial-balance?bankAccountID=${bank}&date=2099-12-31`,
        {
          tenant: 'alpha',
          as: 'administrator',
        },
      );
      expect(body.result.control).toMatchObject({ cash: 8_000_00 });
    });

    it('is told to be gone once its payment was voided', async () => {
      const { investmentID: id } = await open();
      const trust = await newBank({ kind: 'Escrow trust' });
      await receive(trust, 50_00);
      const sent = await pay(trust, 50_00);
      await told(calls.name(id, { bankAccountID: trust, ...sent }));
      await post(
        trust,
        { kind: 'void', parts: [{ file, amount: 50_00, to: 'available' }] },
        { about: sent, facts: { reason: 'Lost' } },
      );
      expect((await one(id)).moves).toMatchObject([{ kind: 'sent', stands: false }]);
    });

    it('is named once, taken back, and named again', async () => {
      const [{ investmentID: id }, second] = [await open(), await open()];
      const trust = await newBank({ kind: 'Escrow trust' });
      const back = { bankAccountID: trust, ...(await receive(trust, 50_00)) };
      await told(calls.name(id, back));
      expect(await codeOf(calls.name(second.investmentID, back))).toBe('CARRIED_ON');
      expect(await codeOf(calls.unname(second.investmentID, back))).toBe('NOT_FOUND');
      await told(calls.unname(id, back));
      expect((await one(id)).moves).toEqual([]);
      await told(calls.name(second.investmentID, back));
      expect((await one(second.investmentID)).moves).toMatchObject([{ kind: 'back', amount: 50_00 }]);
    });

    it.each<[string, (own: number, trust: number) => Promise<object>]>([
      ['a receipt in its own bank account', async (own) => ({ bankAccountID: own, ...(await receive(own, 1_00)) })],
      [
        'a payment of another file',
        async (_, trust) => {
          await receive(trust, 5_00, 'Somebody', files.locked);
          return { bankAccountID: trust, ...(await pay(trust, 5_00, 'Somebody', { file: files.locked })) };
        },
      ],
      ['interest', async (own) => ({ bankAccountID: own, ...(await credit(own, 1_00)) })],
      ['nothing that was posted', async (_, trust) => ({ bankAccountID: trust, stripe: 0, number: 999 })],
    ])('is not %s', async (_, named) => {
      const { investmentID, bankAccountID } = await open();
      const move = await named(bankAccountID, await newBank({ kind: 'Escrow trust' }));
      expect(await codeOf(calls.name(investmentID, move))).toBe('CARRIED_ON');
    });
  });

  it('an investment account is no trust account of other files, in Check Writing neither', async () => {
    const { bankAccountID: bank } = await open();
    const offered = async (ordersID: number) =>
      (await moneyCalls(() => api, ordersID).read({ as: 'administrator' })).accounts.some(
        ({ bankAccountID, isOffered }) => bankAccountID === bank && isOffered,
      );
    expect([await offered(file), await offered(other)]).toEqual([true, false]);
    const refused = await moneyCalls(() => api, other).receipt({ bankAccountID: bank, amount: 1_00 });
    expect(refused.body).toMatchObject({
      errorCode: 'BANK_ACCOUNT_CLOSED',
      result: { modelState: { bankAccountID: [expect.stringContaining('no investment account of this file')] } },
    });
  });

  it('the database keeps a bank account as it is while it has one', async () => {
    const { bankAccountID: bank } = await open();
    const changed = test.database.inTenant(actorNamed('alpha', 'officer'), (tx) =>
      sql`update bank_accounts set kind = 'Escrow trust' where bank_account_id = ${bank}`.execute(tx),
    );
    await expect(changed).rejects.toMatchObject({ code: 'IV001' });
  });
});
