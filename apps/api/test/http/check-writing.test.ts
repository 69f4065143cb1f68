import { idempotencyKeyHeader } from '@closewright/contract/kit';
import { describe, expect, it } from 'vitest';
import { serverDatabase } from '../harness/each-database.ts';
import { useMoneyWorld } from './check-writing-refusals.ts';
import { accounts, lineOf, payTo } from './check-writing-world.ts';

serverDatabase((make) => {
  const { checkNumber, inAlpha, newFile } = useMoneyWorld(make);

  describe('receipts', () => {
    it('come in, reach the bank on one slip, and are collected by rule or by what the bank confirmed', async () => {
      const file = await newFile();
      // Texas takes personal checks of less than 1,500.00 in all at once; the second is more, a wire is final.
      await file.told(file.receipt({ amount: 1_000_00 }));
      await file.told(file.receipt({ amount: 2_000_00 }));
      const { transactions } = await file.told(
        file.receipt({ instrument: 'Wire', amount: 500_00, payer: 'Ficus Bank' }),
      );
      expect(await file.states()).toEqual(['1 received', '2 received', '3 collected']);
      expect(
        transactions.map(({ kind, lines }) => [kind, ...lines.map(({ account, amount }) => [account, amount])]),
      ).toEqual([
        ['receipt', ['in transit', 1_000_00], ['available', -1_000_00]],
        ['receipt', ['in transit', 2_000_00], ['uncollected', -2_000_00]],
        ['receipt', ['in transit', 500_00], ['available', -500_00]],
        ['deposit', ['cash', 500_00], ['in transit', -500_00]],
      ]);
      const [first, second] = transactions.filter(({ kind }) => kind === 'receipt');
      const numbered = ({ stripe, number }: { stripe: number; number: number }) => ({ stripe, number });
      const both = [first, second].map((each) => numbered(each as (typeof transactions)[0]));
      const deposited = await file.told(file.deposit(both));
      const slips = deposited.transactions.flatMap(({ kind, facts }) =>
        kind === 'deposit' && 'slip' in facts ? [facts.slip] : [],
      );
      expect(slips).toEqual([null, expect.any(Number), slips[1]]);
      expect(await file.states()).toEqual(['1 collected', '2 deposited', '3 collected']);
      const collected = await file.told(file.collect(both.slice(1), { note: 'Telephone, 10:05' }));
      expect(collected.transactions.at(-1)).toMatchObject({
        kind: 'funds good',
        facts: { rule: null, note: 'Telephone, 10:05' },
      });
      expect(await file.states()).toEqual(['1 collected', '2 collected', '3 collected']);
    });

    it('are good by the rule of the state from its day on', async () => {
      const file = await newFile();
      const there = { bankAccountID: accounts.california };
      await file.told(file.receipt({ ...there, instrument: 'Cashier’s check' }));
      const receipt = await file.last('receipt');
      await file.told(file.deposit([receipt], there));
      const early = await file.collect([receipt], there);
      expect(early.body).toMatchObject({ errorCode: 'VALIDATION_FAILED' });
      expect(early.body.result.modelState.note[0]).toContain('By rule it is good from 03/03/2026 on.');
      const { transactions } = await file.told(file.collect([receipt], { ...there, date: '2026-03-03' }));
      expect(transactions.at(-1)).toMatchObject({
        kind: 'funds good',
        facts: { rule: expect.stringContaining('12413.1'), note: null },
      });
    });

    it('are given back: what the file has not any more, it is short of', async () => {
      const file = await newFile();
      await file.told(file.receipt({ amount: 1_000_00 }));
      const receipt = await file.last('receipt');
      await file.told(file.deposit([receipt]));
      await file.told(file.disburse([payTo(file.ordersID, 'courier')], { firstCheckNumber: checkNumber() }));
      const { transactions } = await file.told(file.giveBack(receipt));
      expect(transactions.at(-1)?.lines).toEqual([
        { account: 'available', amount: 950_00 },
        { account: 'cash', amount: -950_00 },
        { account: 'shortage', amount: 50_00 },
        { account: 'cash', amount: -50_00 },
      ]);
      expect(await file.states()).toEqual(['1 returned', `${checkNumber()} outstanding`]);
    });

    it('have a number of their own, however many come in at once', async () => {
      const file = await newFile();
      await Promise.all(Array.from({ length: 6 }, () => file.told(file.receipt())));
      expect(await file.states()).toEqual([1, 2, 3, 4, 5, 6].map((number) => `${number} received`));
    });

    it('are recorded once, whoever sends the call again with its key', async () => {
      const file = await newFile();
      const headers = { [idempotencyKeyHeader]: `receipt-of-${file.ordersID}-0000` };
      const first = await file.receipt({}, { headers });
      const again = await file.receipt({}, { headers });
      expect(again.text).toBe(first.text);
      expect(await file.states()).toEqual(['1 received']);
      expect((await file.receipt({ amount: 3_00 }, { headers })).body.errorCode).toBe('IDEMPOTENCY_KEY_REUSED');
    });

    it('say what their payer has kept, which then is paid', async () => {
      const file = await newFile();
      const kept = [lineOf(file.ordersID, 'courier')];
      const party = `lender.id${file.ordersID}`;
      await inAlpha((tx) =>
        tx
          .updateTable('fees')
          .set({ payee_name: 'Ficus Bank' })
          .where('tenant_id', '=', 'alpha')
          .where('orders_id', '=', file.ordersID)
          .execute(),
      );
      const net = { instrument: 'Wire', amount: 180_000_00, payer: 'Ficus Bank', party } as const;
      await file.told(file.receipt({ ...net, kept: kept.map((line) => ({ ...line, label: 'x' })) }));
      const { transactions } = await file.read();
      expect(transactions[0]).toMatchObject({ facts: { receipt: 1, kept } });
      const twice = await file.receipt({ ...net, kept });
      expect(twice.body.result.modelState).toHaveProperty(['kept.0.key']);
      const fee = payTo(file.ordersID, 'courier', { payee: 'Ficus Bank', party });
      const pay = () => file.disburse([fee], { firstCheckNumber: checkNumber() });
      expect((await pay()).body).toMatchObject({ errorCode: 'DISBURSEMENT_BLOCKED' });
      // It is owed again once the receipt is taken back.
      await file.told(file.takeBack(await file.last('receipt')));
      await file.fund();
      await file.told(pay());
    });
  });

  describe('disbursements', () => {
    it('are paid in their order, with the numbers of checks in a row; what is planned of them is gone then', async () => {
      const file = await newFile();
      await file.fund();
      const { reference: _, ...planned } = payTo(file.ordersID, 'courier', {
        lines: [lineOf(file.ordersID, 'courier', 20_00)],
      });
      const other = { ...planned, hold: 'The other half', lines: [lineOf(file.ordersID, 'courier', 30_00)] };
      const { planVersion } = await file.told(file.plan([{ ...planned, hold: null }, other], 0));
      const first = checkNumber();
      const paid = await file.told(
        file.disburse(
          [
            payTo(file.ordersID, 'courier', { lines: [lineOf(file.ordersID, 'courier', 20_00)] }),
            payTo(file.ordersID, 'seller', { reference: 'W-1' }),
          ],
          {
            firstCheckNumber: first,
          },
        ),
      );
      expect(await file.states()).toEqual(['1 collected', `${first} outstanding`, 'wire out outstanding']);
      expect(paid.plans).toEqual([other]);
      expect(paid.planVersion).toBe(planVersion + 1);
      expect(paid.accounts.find(({ bankAccountID }) => bankAccountID === 1)?.nextCheckNumber).toBe(first + 1);
      expect(paid.transactions.at(-1)).toMatchObject({
        kind: 'wire out',
        facts: { payee: 'Steve Cole', reference: 'W-1', checkNumber: null, lines: [lineOf(file.ordersID, 'seller')] },
      });
    });

    it('are voided and stopped: the money is back, and what they paid is paid again', async () => {
      const file = await newFile();
      await file.fund();
      const first = checkNumber();
      const pay = (firstCheckNumber: number) => file.disburse([payTo(file.ordersID, 'courier')], { firstCheckNumber });
      await file.told(pay(first));
      await file.end('stop', await file.last('check'));
      await file.told(pay(first + 1));
      await file.end('void', await file.last('check'));
      await file.told(pay(first + 2));
      expect(await file.states()).toEqual([
        '1 collected',
        `${first} stopped`,
        `${first + 1} voided`,
        `${first + 2} outstanding`,
      ]);
      // A check that was posted by mistake keeps its number.
      await file.told(file.takeBack(await file.last('check')));
      expect((await pay(first + 2)).body.errorCode).toBe('CHECK_NUMBER_TAKEN');
    });

    it('go to somebody else only as it was planned', async () => {
      const file = await newFile();
      await file.fund();
      const elsewhere = payTo(file.ordersID, 'seller', { payee: 'Exchange Trust Co.', party: null });
      const refused = await file.disburse([elsewhere]);
      expect(refused.body.errorMessage).toBe(
        'Exchange Trust Co. is not who the statement pays: Cash to seller goes to Steve Cole',
      );
      const { reference: _, ...planned } = elsewhere;
      await file.told(file.plan([{ ...planned, hold: null }], 0));
      await file.told(file.disburse([elsewhere]));
    });
  });

  it('is taken back by its mirror, the last first; what came in electronically goes with its deposit', async () => {
    const file = await newFile();
    await file.fund();
    const undone = await file.told(file.takeBack(await file.last('receipt')));
    expect(undone.transactions.map(({ kind }) => kind)).toEqual(['receipt', 'deposit', 'correction', 'correction']);
    await file.told(file.receipt());
    const receipt = await file.last('receipt');
    await file.told(file.deposit([receipt]));
    const standing = await file.takeBack(receipt);
    expect(standing.body).toMatchObject({
      errorCode: 'CARRIED_ON',
      errorMessage: 'Since then, on 03/02/2026: its deposit. Take that back first.',
    });
    await file.told(file.takeBack(await file.last('deposit')));
    await file.told(file.takeBack(receipt));
    expect(await file.states()).toEqual(['1 taken back', '2 taken back']);
    expect((await file.takeBack(receipt)).body.errorCode).toBe('TAKEN_BACK_ALREADY');
  });

  it('answers who may read it, whose bank accounts are offered by their region', async () => {
    const file = await newFile();
    const offered = async (as: 'officer' | 'administrator' | 'closer') =>
      (await file.read({ as })).accounts.map(({ bankAccountID, isOffered }) => [bankAccountID, isOffered]);
    expect(await offered('officer')).toEqual([
      [accounts.ofRegionTwo, false],
      [accounts.california, true],
      [accounts.opened, true],
      [1, true],
    ]);
    expect(await offered('closer')).toEqual(await offered('officer'));
    const { accounts: shown } = await file.read();
    expect(shown.at(-1)).toMatchObject({ name: 'Trust account', accountNumber: '***5678', state: 'TX' });
  });
});
