import type { ReconciliationDay } from '@closewright/contract/reconciliation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { matchRows, tellOfBank } from '../ledger/bank-world.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { matchingCalls } from './reconciliation-world.ts';
import { day, dayAfter, statementCalls } from './statements-world.ts';
import { amount, letSendWires, type PostedWire, wireCalls } from './wires-out-world.ts';

const payeeName = 'Maple Street Savings';

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  let payee = 0;
  const theApi = () => api;
  const database = () => test.database;
  const wires = wireCalls(theApi, database);
  const books = matchingCalls(theApi, database);
  const statements = statementCalls(theApi, database);
  const actor = systemActor('alpha', 'test');

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await letSendWires(theApi, database);
    payee = await wires.goodPayee(payeeName);
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  /** An account of which bank and book have all. */
  const clearAccount = async (): Promise<number> => {
    const bank = await books.newAccount();
    const cents = 10 * amount;
    const receipt = await books.receive(bank, cents);
    const [bankItemID = 0] = await tellOfBank(test.database, actor, bank, [{ day, amount: cents }]);
    const items = [
      { bankItemID, amount: cents },
      { ...receipt, amount: cents },
    ];
    await matchRows(test.database, actor, bank, { date: day, amount: cents, items });
    return bank;
  };
  const unreleasedOf = ({ exceptions }: Pick<ReconciliationDay, 'exceptions'>) =>
    exceptions.filter(({ kind }) => kind === 'Not released');
  const countOf = async (bank: number) =>
    (await statements.accounts()).find(({ bankAccountID }) => bankAccountID === bank)?.exceptions;
  const numbersOf = (all: ReconciliationDay['exceptions']) => all.map(({ bookItem }) => bookItem?.number);

  describe('a wire that the bank paid and nobody released', () => {
    it('is an exception of its day, with notes, and is counted where nothing waits', async () => {
      const bank = await clearAccount();
      const [released, wire] = [await wires.released(bank, payee), await wires.named(bank, payee)];
      expect(await countOf(bank)).toBe(0);
      await wires.pay(released);
      await wires.pay(wire);
      const told = await statements.day(bank);
      expect(told.exceptions).toMatchObject([
        {
          ...{ kind: 'Not released', nextStep: 'Ask who sent it', amount: -amount, since: day, age: 0, notes: [] },
          ...{ bankItemID: null, bookItem: { stripe: wire.stripe, number: wire.number } },
          item: `Wire out to ${payeeName}, file 24-0001`,
        },
      ]);
      expect(await countOf(bank)).toBe(1);
      const note = { bankItemID: null, bookItem: { stripe: wire.stripe, number: wire.number }, text: 'Sent by phone' };
      await statements.told(statements.send('POST', `/accounts/${bank}/days/${day}/notes`, note));
      expect((await statements.day(bank)).exceptions).toMatchObject([{ notes: [{ text: 'Sent by phone' }] }]);
    });

    it('is an ACH payment as well', async () => {
      const bank = await clearAccount();
      const payment = await wires.wire(bank, { means: 'ACH', payee: 'Elm Street Brokers' });
      await wires.pay(payment);
      const { exceptions } = await statements.day(bank);
      expect(exceptions).toMatchObject([
        { kind: 'Not released', item: 'ACH out to Elm Street Brokers, file 24-0001', amount: -amount },
      ]);
      expect(await countOf(bank)).toBe(1);
    });

    it('stands in the pack, and is none of the days after what was finalized', async () => {
      const bank = await clearAccount();
      const wire = await wires.wire(bank);
      await wires.pay(wire);
      expect(numbersOf(unreleasedOf(await statements.day(bank, dayAfter)))).toEqual([wire.number]);
      await statements.bankHad(bank, 9 * amount);
      const { openExceptions } = await statements.made(bank);
      expect(openExceptions).toBe(1);
      expect(numbersOf(unreleasedOf(await statements.day(bank)))).toEqual([wire.number]);
      expect(unreleasedOf(await statements.day(bank, dayAfter))).toEqual([]);
    });

    it('stays so: nobody takes the release of another back, once the bank has paid it', async () => {
      const bank = await clearAccount();
      const wire: PostedWire = await wires.released(bank, payee);
      await wires.pay(wire);
      const { body } = await wires.hold(wire);
      expect(body).toMatchObject({ errorCode: 'CARRIED_ON', errorMessage: expect.stringContaining('has paid it') });
      expect(unreleasedOf(await statements.day(bank))).toEqual([]);
    });
  });
});
