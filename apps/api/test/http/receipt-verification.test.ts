import type { ReceiptsToVerify, VerifiedReceipt } from '@closewright/contract/receipt-verification';
import { receiptsOf } from '@closewright/domain/check-writing';
import { needsNote } from '@closewright/domain/escrow-accounting';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';
import { accounts, makeAccounts, moneyCalls } from './check-writing-world.ts';
import { files } from './world.ts';

const path = '/api/receipt-verification';
const bank = accounts.california;
const checksOf = (amount: number, more: object = {}) => ({
  amount,
  bankAccountID: bank,
  instrument: 'Cashier’s check' as const,
  ...more,
});

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  const first = moneyCalls(() => api, files.open);
  const second = moneyCalls(() => api, files.inRegionTwo);
  const locked = moneyCalls(() => api, files.locked);

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await makeAccounts(test.database, 'alpha');
    // In California a cashier’s check is good on the next business day after its deposit, a personal check later.
    for (const amount of [100_00, 200_00]) await first.told(first.receipt(checksOf(amount)));
    await first.told(first.receipt({ amount: 5_000_00, bankAccountID: bank }));
    await second.told(second.receipt(checksOf(300_00), { as: 'administrator' }));
  });
  afterAll(() => test.close());

  const list = async (query = '', sent: Sent = {}): Promise<ReceiptsToVerify> => {
    const { body } = await api.send('GET', `${path}?take=200${query}`, { as: 'administrator', ...sent });
    expect(body.errorMessage, JSON.stringify(body)).toBeNull();
    return body.result;
  };
  const named = ({ results }: ReceiptsToVerify) =>
    results.map(({ ordersID, bankAccountID, stripe, number }) => ({ ordersID, bankAccountID, stripe, number }));
  const amounts = ({ results }: ReceiptsToVerify) => results.map(({ amount }) => amount).toSorted((a, b) => a - b);
  const deposit = (receipts: readonly object[], more: object = {}, sent: Sent = {}) =>
    api.send('POST', `${path}/deposit`, {
      ...{ as: 'administrator', body: { bankAccountID: bank, date: '2026-03-02', receipts, ...more } },
      ...sent,
    });
  const verify = (receipts: readonly object[], more: object = {}, sent: Sent = {}) =>
    api.send('POST', `${path}/verify`, {
      ...{ as: 'administrator', body: { date: '2026-03-03', note: null, receipts, ...more } },
      ...sent,
    });
  const onSlip = (all: readonly { ordersID: number; stripe: number; number: number }[]) =>
    all.map(({ ordersID, stripe, number }) => ({ ordersID, stripe, number }));
  const problems = (answers: readonly VerifiedReceipt[]) => answers.map(({ problem }) => problem);

  describe('receipts that wait', () => {
    it('stand in the list of what is next for them, with what all come to', async () => {
      const waiting = await list('&show=to+deposit');
      expect(amounts(waiting)).toEqual([100_00, 200_00, 300_00, 5_000_00]);
      expect(waiting.totalAmount).toBe(5_600_00);
      expect((await list()).results).toEqual([]);
    });

    it('of another company stand in no list', async () => {
      const beta = await list('&show=to+deposit', { tenant: 'beta' });
      expect(amounts(beta)).not.toContain(5_000_00);
    });

    it('go to the bank with one slip, of all files; one that is refused is not on it', async () => {
      const waiting = named(await list('&show=to+deposit'));
      const gone = { ordersID: files.open, stripe: 1, number: 4711 };
      const { body } = await deposit([gone, ...onSlip(waiting)]);
      expect(problems(body.result.deposited)).toEqual(['This receipt could not be found.', null, null, null, null]);
      const { transactions } = await first.read();
      const { transactions: others } = await second.read({ as: 'administrator' });
      const slips = [...receiptsOf(transactions), ...receiptsOf(others)].map(({ deposited }) => deposited?.slip);
      expect(slips).toEqual([body.result.slip, body.result.slip, body.result.slip, body.result.slip]);
      expect((await list('&show=to+deposit')).results).toEqual([]);
    });

    it('all refused, leave no slip', async () => {
      const waiting = named(await list());
      const { body } = await deposit(onSlip(waiting));
      expect(body.result.slip).toBeNull();
      expect(problems(body.result.deposited)).toEqual(waiting.map(() => expect.stringContaining('deposited already')));
    });

    it('are good by the rule of the state, and else by a note of what the bank confirmed', async () => {
      const waiting = await list();
      const byRule = waiting.results.filter((row) => !needsNote(row, '2026-03-03'));
      expect(byRule.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([100_00, 200_00, 300_00]);
      const { body } = await verify(named(waiting));
      const refused = waiting.results.map(({ amount }) =>
        amount === 5_000_00 ? expect.stringMatching(/^Receipt 3: /) : null,
      );
      expect(problems(body.result.verified)).toEqual(refused);
      expect(amounts(await list())).toEqual([5_000_00]);
      const { body: noted } = await verify(named(await list()), { note: 'The bank said so on the telephone' });
      expect(problems(noted.result.verified)).toEqual([null]);
      expect((await list()).results).toEqual([]);
    });

    it('verified again, say that they were', async () => {
      await first.told(first.receipt(checksOf(400_00)));
      await deposit(onSlip(named(await list('&show=to+deposit'))));
      const waiting = named(await list());
      expect(problems((await verify(waiting)).body.result.verified)).toEqual([null]);
      expect(problems((await verify(waiting)).body.result.verified)).toEqual([
        expect.stringContaining('collected already'),
      ]);
    });
  });

  describe('who verifies', () => {
    it('keeps the books, and does not have to have the file in hand', async () => {
      expect(
        (await verify([{ ordersID: files.open, bankAccountID: 1, stripe: 1, number: 1 }], {}, { as: 'officer' }))
          .status,
      ).toBe(403);
    });

    it('does not verify in a file that is locked', async () => {
      const of = { ordersID: files.locked, bankAccountID: 1, stripe: 3, number: 1 };
      const { body } = await verify([of]);
      expect(problems(body.result.verified)).toEqual([expect.any(String)]);
      expect((await locked.read({ as: 'administrator' })).transactions).toEqual([]);
    });

    it('does not verify at a bank of another region', async () => {
      const of = { ordersID: files.open, bankAccountID: accounts.ofRegionTwo, stripe: 1, number: 1 };
      const { body } = await verify([of]);
      expect(problems(body.result.verified)).toEqual([expect.any(String)]);
    });

    it('names each once', async () => {
      const of = { ordersID: files.open, bankAccountID: 1, stripe: 1, number: 1 };
      expect((await verify([of, of])).status).toBe(400);
    });
  });
});
