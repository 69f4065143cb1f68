import { formatMoney } from '@closewright/domain/formats';
import { cents } from '@closewright/domain/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { day, dayAfter, dayBefore, letReconcile, reviewer, statementCalls } from './statements-world.ts';
import { files } from './world.ts';

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  const calls = statementCalls(
    () => api,
    () => test.database,
  );
  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    for (const tenant of ['alpha', 'beta']) await letReconcile(test.database, tenant);
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  /** An account in which 3,000.00 came in and a check of 1,000.00 is out; the bank had what is asked for, above or below nothing. */
  const account = async (closing: number | null = 0): Promise<number> => {
    const bank = await calls.newAccount();
    await calls.receive(bank, 2_000_00, { date: dayBefore });
    await calls.receive(bank, 1_000_00);
    await calls.check(bank, 1_000_00, 501);
    if (closing !== null) await calls.bankHad(bank, closing);
    return bank;
  };

  describe('the three-way statement', () => {
    it('has bank, book and files of the day', async () => {
      const bank = await account(0);
      expect((await calls.day(bank)).threeWay).toEqual({
        ...{ date: day, statement: { closing: 0, of: day, since: { count: 0, amount: 0 }, unexplained: 0 } },
        ...{ inTransit: { count: 2, amount: 3_000_00 }, outstanding: { count: 1, amount: -1_000_00 } },
        ...{ opening: 2_000_00, book: 2_000_00, receipts: { count: 1, amount: 1_000_00 } },
        disbursements: { count: 1, amount: -1_000_00 },
        ...{ positive: { count: 1, amount: 2_000_00 }, zero: 0, negative: { count: 0, amount: 0 }, noFile: 0 },
        ofNoFile: { interest: 0, unclaimed: 0, charges: 0 },
        ...{ adjusted: 2_000_00, files: 2_000_00, bookLessFiles: 0, bankLessBook: 0 },
      });
    });

    it('of a past day stays what it was when later days move, and is made anew when it moves itself', async () => {
      const bank = await account(0);
      const before = (await calls.day(bank)).threeWay;
      await calls.receive(bank, 500_00, { date: dayAfter });
      await calls.receive(bank, 70_00, { date: dayAfter, file: files.locked });
      await calls.check(bank, 2_500_00, 502, { date: dayAfter });
      expect((await calls.day(bank)).threeWay).toEqual(before);
      expect((await calls.day(bank, dayAfter)).threeWay).toMatchObject({
        ...{ opening: 2_000_00, book: 70_00, zero: 1, positive: { count: 1, amount: 70_00 } },
        statement: { closing: 0, of: day, since: { count: 0, amount: 0 }, unexplained: 0 },
      });
      await calls.receive(bank, 5_00);
      expect((await calls.day(bank)).threeWay).toMatchObject({ book: 2_005_00, opening: 2_000_00 });
      expect((await calls.day(bank, dayAfter)).threeWay).toMatchObject({ opening: 2_005_00, book: 75_00 });
    });

    it('has files that lack money gross, and what is of no file apart', async () => {
      const bank = await account(0);
      await calls.charge(bank, 5_00, files.locked);
      await calls.charge(bank, 1);
      const { threeWay } = await calls.day(bank);
      expect(threeWay).toMatchObject({
        ...{ positive: { count: 1, amount: 2_000_00 }, negative: { count: 1, amount: -5_00 }, noFile: -1 },
        ...{ files: 1_994_99, book: 1_994_99, bookLessFiles: 0, disbursements: { count: 3, amount: -1_005_01 } },
      });
    });
  });

  describe('finalizing', () => {
    it('is done at zero, and says who and what', async () => {
      const bank = await account(0);
      const made = await calls.told<Record<string, unknown>>(calls.finalize(bank, { note: 'As every day' }));
      expect(made).toMatchObject({
        ...{ bankAccountID: bank, reconciliationDate: day, isReconFinalized: true, version: 1, openExceptions: 0 },
        prepared: { by: 'The officer', note: 'As every day' },
        ...{ reviewed: null, reopenAsked: null, reopened: null, threeWay: { bankLessBook: 0, bookLessFiles: 0 } },
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      });
      expect((await calls.day(bank)).reconciliation).toEqual(made);
      const [found] = (await calls.accounts()).filter(({ bankAccountID }) => bankAccountID === bank);
      expect(found).toMatchObject({ finalizedThrough: day, bankThrough: day, bookWaiting: 3 });
    });

    it.each([
      [1, 'more'],
      [-1, 'less'],
      [1_500_00, 'more'],
    ])('is refused where the bank is off by %i, and says by how much', async (off, word) => {
      const bank = await account(off);
      const { body } = await calls.finalize(bank);
      expect([body.errorCode, body.errorMessage]).toEqual([
        'NOT_RECONCILED',
        `The adjusted bank balance is ${formatMoney(cents(Math.abs(off)), { symbol: '$' })} ${word} than the book.`,
      ]);
      expect((await calls.list(`?bankAccountID=${bank}`)).totalRecords).toBe(0);
    });

    it('needs the balance of that very day', async () => {
      const bank = await account(null);
      expect((await calls.finalize(bank)).body).toMatchObject({
        errorCode: 'NOT_RECONCILED',
        errorMessage: 'The bank has told no balance yet. Import a bank file, or enter the balance of 03/02/2026.',
      });
      await calls.bankHad(bank, 0, dayBefore);
      expect((await calls.finalize(bank)).body).toMatchObject({
        errorCode: 'NOT_RECONCILED',
        errorMessage:
          'The bank has told no balance of 03/02/2026; its last is that of 02/27/2026. Import that day, or enter its balance.',
      });
    });

    it('is refused where something changed since the day was seen', async () => {
      const bank = await account(0);
      const digest = await calls.digest(bank);
      await calls.receive(bank, 5_00);
      const { body } = await calls.finalize(bank, { digest });
      expect([body.errorCode, body.errorMessage]).toEqual([
        'NOT_RECONCILED',
        'Something was posted, imported or matched since you looked. Look again.',
      ]);
      // What is posted on a later day is none of it.
      const seen = await calls.digest(bank);
      await calls.receive(bank, 5_00, { date: dayAfter });
      expect((await calls.finalize(bank, { digest: seen })).status).toBe(200);
    });

    it('takes no day that is not there yet', async () => {
      const bank = await account(0);
      const { body } = await calls.finalize(bank, {}, undefined, '2098-03-02');
      expect(body).toMatchObject({
        errorCode: 'VALIDATION_FAILED',
        result: { modelState: { date: [expect.any(String)] } },
      });
    });

    it('is not kept from it by files that lack money, which stand in its figures', async () => {
      const bank = await account(0);
      await calls.charge(bank, 5_00, files.locked);
      const made = await calls.made(bank);
      expect(made.threeWay.negative).toEqual({ count: 1, amount: -5_00 });
    });

    it('is done once, also by two at once', async () => {
      const bank = await account(0);
      const digest = await calls.digest(bank);
      const answers = await Promise.all([
        calls.finalize(bank, { digest }),
        calls.finalize(bank, { digest }, { as: reviewer }),
      ]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const lost = answers.find(({ status }) => status === 409);
      const won = answers.find(({ status }) => status === 200)?.body.result.prepared.by;
      expect([lost?.body.errorCode, lost?.body.errorMessage]).toEqual([
        'PERIOD_CLOSED',
        `This bank account is finalized through 03/02/2026 by ${won}. Choose a later date.`,
      ]);
    });

    it('takes several days at once, and none before the last one', async () => {
      const bank = await account(0);
      await calls.bankHad(bank, 0, dayAfter);
      expect((await calls.made(bank, dayAfter)).reconciliationDate).toBe(dayAfter);
      const { body } = await calls.finalize(bank);
      expect([body.errorCode, body.errorMessage]).toEqual([
        'PERIOD_CLOSED',
        'This bank account is finalized through 03/03/2026. Choose a later date.',
      ]);
    });
  });

  describe('signatures', () => {
    it('are those of two', async () => {
      const { reconciliationID: id, prepared } = await calls.made(await account(0));
      expect([prepared.isOwn, (await calls.one(id, { as: reviewer })).prepared.isOwn]).toEqual([true, false]);
      const own = await calls.review(id, null, { as: 'officer' });
      expect([own.body.errorCode, own.body.errorMessage]).toEqual([
        'FORBIDDEN',
        'You have prepared this yourself: somebody else has to review it.',
      ]);
      expect(await calls.told(calls.review(id, 'Looked at the list'))).toMatchObject({
        reviewed: { by: 'The bookkeeper', note: 'Looked at the list' },
      });
      expect((await calls.review(id)).body).toMatchObject({
        errorCode: 'DECIDED_ALREADY',
        errorMessage: 'The bookkeeper has reviewed this reconciliation already.',
      });
    });

    it('reopen by another than who asked, and give the days back', async () => {
      const bank = await account(0);
      const { reconciliationID: id, sha256 } = await calls.made(bank);
      expect((await calls.reopen(id)).body).toMatchObject({
        errorCode: 'DECIDED_ALREADY',
        errorMessage: 'Nobody asks to reopen this any more.',
      });
      await calls.told(calls.askReopen(id));
      expect((await calls.askReopen(id)).body.errorCode).toBe('DECIDED_ALREADY');
      expect((await calls.reopen(id, true, { as: 'officer' })).body).toMatchObject({
        errorCode: 'FORBIDDEN',
        errorMessage: 'You asked for this yourself: somebody else has to decide it.',
      });
      await expect(calls.receive(bank, 5_00)).rejects.toMatchObject({ code: 'PERIOD_CLOSED' });
      expect(await calls.told(calls.reopen(id))).toMatchObject({
        isReconFinalized: false,
        reopenAsked: { by: 'The officer', note: 'A deposit is missing' },
        ...{ reopened: { by: 'The bookkeeper' }, sha256 },
      });
      await calls.receive(bank, 5_00);
      const again = await calls.made(bank);
      expect([again.version, again.sha256 === sha256]).toEqual([2, false]);
      expect(
        (await calls.list(`?bankAccountID=${bank}`)).results.map((row) => [row.version, row.isReconFinalized]),
      ).toEqual([
        [2, true],
        [1, false],
      ]);
      for (const answer of [calls.review(id), calls.askReopen(id), calls.reopen(id)])
        expect((await answer).body).toMatchObject({
          errorCode: 'DECIDED_ALREADY',
          errorMessage: 'The bookkeeper has reopened this reconciliation.',
        });
    });

    it('say no as well: then the request is over', async () => {
      const bank = await account(0);
      const { reconciliationID: id } = await calls.made(bank);
      await calls.told(calls.askReopen(id));
      expect(await calls.told(calls.reopen(id, false))).toMatchObject({
        ...{ isReconFinalized: true, reopenAsked: null, reopened: null },
      });
      await expect(calls.receive(bank, 5_00)).rejects.toMatchObject({ code: 'PERIOD_CLOSED' });
      await calls.told(calls.askReopen(id, 'It is missing still', { as: reviewer }));
      await calls.told(calls.reopen(id, true, { as: 'officer' }));
    });

    it('reopen the last one only', async () => {
      const bank = await account(0);
      const { reconciliationID: first } = await calls.made(bank);
      await calls.told(calls.askReopen(first));
      await calls.bankHad(bank, 0, dayAfter);
      const { reconciliationID: second } = await calls.made(bank, dayAfter);
      expect((await calls.list(`?bankAccountID=${bank}`)).results.map(({ isLast }) => isLast)).toEqual([true, false]);
      const words = 'This bank account is finalized through 03/03/2026. Only its last reconciliation is reopened.';
      expect((await calls.reopen(first)).body).toMatchObject({ errorCode: 'CARRIED_ON', errorMessage: words });
      await calls.told(calls.askReopen(second));
      await calls.told(calls.reopen(second));
      const [found] = (await calls.accounts()).filter(({ bankAccountID }) => bankAccountID === bank);
      expect(found?.finalizedThrough).toBe(day);
      await calls.told(calls.reopen(first));
      await calls.receive(bank, 5_00, { date: dayBefore });
    });
  });

  it('is not there for other regions and tenants, and nobody signs without the right', async () => {
    const bank = await calls.newAccount({ regionID: 2 });
    expect((await calls.accounts()).map(({ bankAccountID }) => bankAccountID)).not.toContain(bank);
    expect((await calls.accounts({ as: 'elsewhere' })).map(({ bankAccountID }) => bankAccountID)).toContain(bank);
    await calls.bankHad(bank, 0);
    const { reconciliationID: id } = await calls.told<{ reconciliationID: number }>(
      calls.finalize(bank, { digest: (await calls.day(bank, day, { as: 'elsewhere' })).digest }, { as: 'elsewhere' }),
    );
    for (const answer of [
      calls.finalize(bank, { digest: '0'.repeat(64) }),
      calls.send('GET', `/${id}`),
      calls.review(id),
      calls.askReopen(id),
      calls.reopen(id),
      calls.pack(id),
      calls.draft(bank),
      calls.send('GET', `?bankAccountID=${bank}`),
      calls.send('GET', `/${id}`, undefined, { tenant: 'beta' }),
      calls.pack(id, { tenant: 'beta' }),
    ])
      expect((await answer).body.errorCode).toBe('NOT_FOUND');
    expect((await calls.list()).results.map(({ reconciliationID }) => reconciliationID)).not.toContain(id);
    const open = await account(0);
    const readOnly = await calls.finalize(open, {}, { as: 'viewOnly' });
    expect(readOnly.body.errorCode).toBe('APP_READ_ONLY');
  });
});
