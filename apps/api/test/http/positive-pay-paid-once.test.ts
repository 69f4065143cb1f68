import type { PositivePayAnswerFileRow, PositivePayExceptionRow } from '@closewright/contract/positive-pay';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { exceptionCalls } from './positive-pay-exceptions-world.ts';
import { accountNumber, letTellBanks } from './positive-pay-world.ts';

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  const calls = exceptionCalls(
    () => api,
    () => test.database,
  );
  const { told } = calls;
  const as = 'administrator';

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await letTellBanks(test.database);
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const made = async (bank: number) =>
    (await told<{ file: PositivePayAnswerFileRow; download: { url: string } }>(calls.answer(bank))) as {
      file: PositivePayAnswerFileRow;
      download: { url: string };
    };
  const reason = 'On the page of the bank';
  const codeOf = async (answer: ReturnType<typeof calls.send>) => (await answer).body.errorCode;

  describe('a check that is presented twice', () => {
    it('is paid once, but by two people; the payment that was decided first stays what it was', async () => {
      const bank = await calls.newAccount();
      await calls.checks(bank, 1001);
      const [first, again] = [await calls.asks(bank), await calls.asks(bank, { presentedOn: '2026-03-07' })];
      expect([first.finding, again.finding]).toEqual(['agrees', 'agrees']);
      await told(calls.decide(first, 'pay', { reason }));
      await told(calls.confirm(first.positivePayExceptionID, 'agrees', { as }));
      expect(await codeOf(calls.decide(again, 'pay', { reason }))).toBe('CARRIED_ON');
      const twice = await calls.one(bank, again.positivePayExceptionID);
      expect([twice.finding, twice.recommends, twice.check?.otherPay]).toEqual(['twice', 'return', '2026-03-06']);
      const decided = await told<PositivePayExceptionRow>(calls.decide(twice, 'pay', { reason: 'The first was lost' }));
      expect(decided.state).toBe('to confirm');
      await told(calls.confirm(again.positivePayExceptionID, 'twice', { as }));
      expect((await calls.one(bank, first.positivePayExceptionID)).finding).toBe('agrees');
      expect((await made(bank)).file.pay.count).toBe(2);
    });

    it('is decided once by two at once', async () => {
      const bank = await calls.newAccount();
      await calls.checks(bank, 1001);
      const [first, again] = [await calls.asks(bank), await calls.asks(bank, { presentedOn: '2026-03-07' })];
      const codes = await Promise.all(
        [calls.decide(first, 'pay', { reason }), calls.decide(again, 'pay', { reason, as })].map(codeOf),
      );
      expect(codes.toSorted((a, b) => (a === null ? -1 : b === null ? 1 : 0))).toEqual([null, 'CARRIED_ON']);
    });
  });

  it.each(['void', 'stop', 'take back'] as const)(
    'is of a check that nobody ends once the bank was told to pay it: %s',
    async (how) => {
      const bank = await calls.newAccount();
      const [check] = await calls.checks(bank, 1001);
      if (!check) throw new Error('it was posted');
      const end = () => (how === 'take back' ? calls.takeBackCheck(bank, check) : calls.end(bank, check, how));
      const asked = await calls.asks(bank);
      await told(calls.decide(asked, 'pay', { reason }));
      await told(calls.confirm(asked.positivePayExceptionID, 'agrees', { as }));
      const { file } = await made(bank);
      await expect(end()).rejects.toMatchObject({
        code: 'CARRIED_ON',
        message: expect.stringContaining('told to pay it'),
      });
      await told(calls.takeBackAnswers(file.positivePayAnswerFileID));
      await end();
    },
  );

  it('is in no file before it was confirmed, nor one that was taken back, whoever stores it', async () => {
    const bank = await calls.newAccount();
    const waits = await calls.asks(bank);
    await told(calls.decide(waits, 'pay', { reason: 'Ours' }));
    const store = () =>
      test.database.inTenant(systemActor('alpha', 'test'), async (tx) => {
        const file = { tenant_id: 'alpha', positive_pay_answer_file_id: 900_000, bank_account_id: bank };
        const [pay_count, pay_cents] = [1, 100_00];
        await tx
          .insertInto('positive_pay_answer_files')
          .values({
            ...{ ...file, number: 99, file_name: 'x.csv', pay_count, pay_cents, return_count: 0, return_cents: 0 },
            ...{ bytes: 1, sha256: '0'.repeat(64), content_encrypted: Buffer.from('x') },
          })
          .execute();
        const answer = { positive_pay_exception_id: waits.positivePayExceptionID, number: 1, decision: 'pay' };
        await tx
          .insertInto('positive_pay_answers')
          .values({ ...file, ...answer, amount_cents: pay_cents })
          .execute();
      });
    await expect(store()).rejects.toThrow('NOT_DECIDED');
    await told(calls.takeBackDecision(waits.positivePayExceptionID));
    await expect(store()).rejects.toThrow('NOT_DECIDED');
  });

  it('waits for another person where it was taken off a list of the bank and typed otherwise', async () => {
    const bank = await calls.newAccount();
    await calls.checks(bank, 1001);
    const list = 'Account,Serial,Amount,Payee,Reason,Posted\n';
    await told(calls.take(bank, `${list}${accountNumber},1001,100.00,Mallory,No issue,03/06/2026\n`));
    const [listed] = (await calls.list(`?bankAccountID=${bank}`)).results;
    expect(listed?.finding).toBe('payee');
    await told(calls.takeOff(listed?.positivePayExceptionID ?? 0));
    const typed = await calls.asks(bank);
    expect(typed.finding).toBe('agrees');
    expect((await told<PositivePayExceptionRow>(calls.decide(typed, 'pay', { reason }))).state).toBe('to confirm');
    expect(await codeOf(calls.confirm(typed.positivePayExceptionID, 'agrees'))).toBe('SECOND_PERSON_NEEDED');
    expect(
      (await told<PositivePayExceptionRow>(calls.confirm(typed.positivePayExceptionID, 'agrees', { as }))).state,
    ).toBe('decided');
  });
});
