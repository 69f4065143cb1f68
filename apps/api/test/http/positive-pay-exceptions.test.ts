import type { PositivePayAnswerFileRow, PositivePayExceptionRow } from '@closewright/contract/positive-pay';
import { isSamePayee, needsSecond } from '@closewright/domain/positive-pay';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';
import { exceptionCalls, mapping } from './positive-pay-exceptions-world.ts';
import { accountNumber, letTellBanks } from './positive-pay-world.ts';
import { files, users } from './world.ts';

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  const calls = exceptionCalls(
    () => api,
    () => test.database,
  );
  const { told } = calls;
  const as = 'administrator';
  const reason = 'On the page of the bank';
  const officer = { tenant: 'alpha', requestID: 'test', name: 'officer', usersID: users.officer.usersID };

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
  const codeOf = async (answer: ReturnType<typeof calls.send>) => (await answer).body.errorCode;

  it('goes from what the bank asks over a decision to a file that is fetched once and told the check no more', async () => {
    const bank = await calls.newAccount();
    await calls.checks(bank, 1001, 2);
    const fits = await calls.asks(bank);
    expect(fits).toMatchObject({
      ...{ state: 'open', finding: 'agrees', recommends: 'pay', decision: null, importedAs: null },
      check: { amount: 100_00, payee: 'Alpha Courier', drawnOn: '2026-03-02', fileNumber: '24-0001', isTold: false },
    });
    expect(fits.checks.map(({ check, state }) => `${check} ${state}`)).toEqual([
      ...['drawn met', 'stands met', 'once met', 'amount met', 'payee met', 'told tells', 'age met'],
    ]);
    const other = await calls.asks(bank, { checkNumber: 1002, amount: 900_00 });
    expect([other.finding, other.recommends]).toEqual(['amount', 'return']);
    const bare = await calls.decide(fits, 'pay');
    expect([bare.body.errorCode, Object.keys(bare.body.result.modelState)]).toEqual([
      'POSITIVE_PAY_REFUSED',
      ['reason'],
    ]);
    const paid = await told<PositivePayExceptionRow>(calls.decide(fits, 'pay', { reason: 'On the page of the bank' }));
    // Whoever types a check may type it as the ledger has it: another person looks.
    expect([paid.state, paid.decision?.isOwn, paid.decision?.needsSecond]).toEqual(['to confirm', true, true]);
    await told(calls.confirm(fits.positivePayExceptionID, 'agrees', { as }));
    await told(calls.decide(other, 'return'));
    const { file, download } = await made(bank);
    expect(file).toMatchObject({
      ...{ number: 1, pay: { count: 1, amount: 100_00 }, return: { count: 1, amount: 900_00 }, takenBack: null },
    });
    const fetched = await api.send('GET', download.url, { as: null });
    expect(fetched.text).toBe(
      [
        'Account,Check,Amount,Presented,Payee,Decision,Reason',
        `${accountNumber},1001,100.00,2026-03-06,Alpha Courier,Pay,On the page of the bank`,
        `${accountNumber},1002,900.00,2026-03-06,Alpha Courier,Return,`,
        '',
      ].join('\r\n'),
    );
    expect(await codeOf(api.send('GET', download.url, { as: null }))).toBe('DOWNLOAD_USED');
    expect((await calls.list(`?bankAccountID=${bank}`)).results).toEqual([]);
    expect((await calls.one(bank, fits.positivePayExceptionID)).sent).toMatchObject({ number: 1, by: 'The officer' });
    expect(await codeOf(calls.takeBackDecision(fits.positivePayExceptionID))).toBe('CARRIED_ON');
    expect(await codeOf(calls.takeOff(fits.positivePayExceptionID))).toBe('CARRIED_ON');
    expect(api.log.join('')).not.toContain(accountNumber);
  });

  it('is found by the database as the domain finds it, whatever became of the check', async () => {
    const bank = await calls.newAccount();
    const [, voided, stopped, taken, paid] = await calls.checks(bank, 1001, 5);
    if (!voided || !stopped || !taken || !paid) throw new Error('five were posted');
    await calls.checks(bank, 1006, 1, 'Bjørn Müller & Søn');
    await calls.end(bank, voided, 'void');
    await calls.end(bank, stopped, 'stop');
    await calls.takeBackCheck(bank, taken);
    await calls.pay(bank, paid);
    const [ending] = await calls.checks(bank, 1008);
    await test.database.inTenant(officer, (tx) =>
      tx
        .insertInto('approval_requests')
        .values({
          ...{ tenant_id: 'alpha', approval_id: 9001, orders_id: files.open, bank_account_id: bank, kind: 'stop' },
          ...{ amount_cents: 100_00, about_stripe: ending?.stripe ?? 0, about_number: ending?.number ?? 0 },
          ...{ comment: 'It was lost', payee: 'Alpha Courier', method: 'check' },
        })
        .execute(),
    );
    const cases = [
      [1001, {}, 'agrees'],
      [1001, { amount: 100_01 }, 'amount'],
      [1001, { payee: 'Mallory', presentedOn: '2026-03-05' }, 'payee'],
      [1001, { payee: '???', presentedOn: '2026-03-04' }, 'payee'],
      [1001, { payee: null, presentedOn: '2026-03-03' }, 'no payee'],
      [1008, {}, 'ending'],
      [1002, {}, 'void'],
      [1003, {}, 'stopped'],
      [1004, {}, 'taken back'],
      [1005, {}, 'paid'],
      [1006, { payee: 'BJORN MULLER SON' }, 'agrees'],
      [1007, {}, 'unknown'],
    ] as const;
    for (const [checkNumber, more, finding] of cases) {
      const asked = await calls.asks(bank, { checkNumber, ...more });
      expect([checkNumber, more, asked.finding]).toEqual([checkNumber, more, finding]);
      // The database refuses a decision of something else than it finds itself.
      await told(calls.decide(asked, 'return', { reason: 'The customer said so' }));
    }
  });

  it('compares payees in the database as the domain does', async () => {
    const names = [
      'José Núñez',
      'JOSE NUNEZ',
      'Œuvre ﬁne ẞ',
      'OEUVRE FINE SS',
      'Đorđe Łuk',
      'dorde-luk',
      '李',
      '',
      'Þór',
      'ACME Иванов LLC',
      'ACME Иванов, LLC.',
      'ACME Петров LLC',
      '李明 LLC',
      '王芳 LLC',
      'acme™ \u201cх\u201d \u2014 №5 × ½',
      'ACMETM\u0445NO51\u20442',
      '???',
    ];
    const pairs = names.flatMap((one) => names.map((other) => ({ one, other })));
    const { rows } = await test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
      sql<{ same: boolean }>`
        select positive_pay_payee_key(p.one) = coalesce(nullif(positive_pay_payee_key(p.other), ''), '-') as same
        from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as p(one text, other text)`.execute(tx),
    );
    expect(rows.map(({ same }) => same)).toEqual(pairs.map(({ one, other }) => isSamePayee(one, other)));
  });

  it('of a list that gives no payee is paid by two, who say so; what a list gives right by one', async () => {
    const bank = await calls.newAccount();
    await calls.checks(bank, 1001, 2);
    const without = { ...mapping, columns: { ...mapping.columns, payee: null } };
    await told(
      calls.take(bank, `Account,Serial,Amount,Posted\n${accountNumber},1001,100.00,03/06/2026\n`, {
        mapping: { ...without, columns: { ...without.columns, bankReason: null } },
      }),
    );
    const [listed] = (await calls.list(`?bankAccountID=${bank}`)).results;
    if (!listed) throw new Error('it was taken');
    expect([listed.finding, listed.recommends]).toEqual(['no payee', 'return']);
    expect(listed.checks.find(({ check }) => check === 'payee')?.words).toBe(
      'The bank says no payee: hold its picture of the check against Alpha Courier',
    );
    expect(await codeOf(calls.decide(listed, 'pay'))).toBe('POSITIVE_PAY_REFUSED');
    const decided = await told<PositivePayExceptionRow>(calls.decide(listed, 'pay', { reason: 'Its picture says so' }));
    expect(decided.state).toBe('to confirm');
    expect(await codeOf(calls.confirm(listed.positivePayExceptionID, 'no payee'))).toBe('SECOND_PERSON_NEEDED');
    await told(calls.confirm(listed.positivePayExceptionID, 'no payee', { as }));
    const second = await calls.newAccount();
    await calls.checks(second, 1002);
    await told(
      calls.take(
        second,
        `Account,Serial,Amount,Payee,Reason,Posted\n${accountNumber},1002,100.00,Alpha Courier,No issue,03/06/2026\n`,
      ),
    );
    const [given] = (await calls.list(`?bankAccountID=${second}`)).results;
    if (!given) throw new Error('it was taken');
    expect([given.finding, (await told<PositivePayExceptionRow>(calls.decide(given, 'pay', { as }))).state]).toEqual([
      'agrees',
      'decided',
    ]);
  });

  describe('a payment that the ledger speaks against', () => {
    it('has a reason, and waits for another person than who decided it', async () => {
      const bank = await calls.newAccount();
      const asked = await calls.asks(bank);
      const id = asked.positivePayExceptionID;
      const bare = await calls.decide(asked, 'pay');
      expect([bare.body.errorCode, bare.body.result.modelState]).toEqual([
        'POSITIVE_PAY_REFUSED',
        { reason: ['Say why: it goes against what the ledger says.'] },
      ]);
      const decided = await told<PositivePayExceptionRow>(calls.decide(asked, 'pay', { reason: 'Ours, by hand' }));
      expect(decided).toMatchObject({ state: 'to confirm', decision: { found: 'unknown', reason: 'Ours, by hand' } });
      expect(await codeOf(calls.answer(bank, {}, [{ positivePayExceptionID: id, decision: 'pay' }]))).toBe(
        'CARRIED_ON',
      );
      expect(await codeOf(calls.confirm(id, 'unknown'))).toBe('SECOND_PERSON_NEEDED');
      expect(await codeOf(calls.confirm(id, 'agrees', { as }))).toBe('CARRIED_ON');
      const confirmed = await told<PositivePayExceptionRow>(calls.confirm(id, 'unknown', { as }));
      expect(confirmed).toMatchObject({ state: 'decided', decision: { isOwn: false, needsSecond: true } });
      expect(await codeOf(calls.confirm(id, 'unknown', { as }))).toBe('CARRIED_ON');
      expect((await made(bank)).file.pay).toEqual({ count: 1, amount: 100_00 });
    });

    it.each([
      ['a decision that was not confirmed', 'update positive_pay_answers set decision = decision'],
      ['who confirms', 'update positive_pay_decisions set confirmed_by = decided_by, confirmed_at = now()'],
      ['what was found', "update positive_pay_decisions set found = 'agrees', needs_second = false"],
      ['what the bank asked', 'update positive_pay_exceptions set amount_cents = 1'],
      ['that it stands', 'delete from positive_pay_decisions'],
    ])('is held by the database: nobody changes %s', async (_what, statement) => {
      const bank = await calls.newAccount();
      const [fits, against] = [await calls.asks(bank, { checkNumber: 5 }), await calls.asks(bank, { checkNumber: 6 })];
      await told(calls.decide(fits, 'return'));
      await made(bank);
      await told(calls.decide(against, 'pay', { reason: 'Ours' }));
      await expect(
        test.database.inTenant(systemActor('alpha', 'test'), (tx) => sql.raw(statement).execute(tx)),
      ).rejects.toThrow();
    });

    it('needs no reason nor another person where it is returned as the ledger says', async () => {
      const bank = await calls.newAccount();
      const asked = await calls.asks(bank);
      expect((await told<PositivePayExceptionRow>(calls.decide(asked, 'return'))).state).toBe('decided');
    });
  });

  it('needs a reason to return what agrees', async () => {
    const bank = await calls.newAccount();
    await calls.checks(bank, 1001);
    const asked = await calls.asks(bank);
    expect(await codeOf(calls.decide(asked, 'return'))).toBe('POSITIVE_PAY_REFUSED');
    await told(calls.decide(asked, 'return', { reason: 'The payee lost it' }));
  });

  describe('when the ledger goes on', () => {
    it('refuses a decision of what was seen before', async () => {
      const bank = await calls.newAccount();
      const [check] = await calls.checks(bank, 1001);
      if (!check) throw new Error('it was posted');
      const asked = await calls.asks(bank);
      await calls.end(bank, check, 'void');
      expect(await codeOf(calls.decide(asked, 'pay'))).toBe('CARRIED_ON');
    });

    it('refuses a file with a decision of a check that was voided since, and names it; decided again it goes out', async () => {
      const bank = await calls.newAccount();
      const [check] = await calls.checks(bank, 1001);
      if (!check) throw new Error('it was posted');
      const asked = await calls.asks(bank);
      await told(calls.decide(asked, 'pay', { reason: 'On the page of the bank' }));
      await told(calls.confirm(asked.positivePayExceptionID, 'agrees', { as }));
      await calls.end(bank, check, 'stop');
      const { body } = await calls.answer(bank);
      expect([body.errorCode, Object.keys(body.result.modelState)]).toEqual(['CARRIED_ON', ['checks.1001']]);
      const again = await told<PositivePayExceptionRow>(calls.takeBackDecision(asked.positivePayExceptionID));
      expect([again.state, again.finding]).toEqual(['open', 'stopped']);
      await told(calls.decide(again, 'return'));
      expect((await made(bank)).file.return.count).toBe(1);
    });
  });

  it('is sent again once its file was taken back, and the file is not given any more', async () => {
    const bank = await calls.newAccount();
    const asked = await calls.asks(bank);
    await told(calls.decide(asked, 'return'));
    const { file } = await made(bank);
    expect(await codeOf(calls.answer(bank, {}, [{ positivePayExceptionID: 1, decision: 'pay' }]))).toBe('CARRIED_ON');
    const back = await told<PositivePayAnswerFileRow>(calls.takeBackAnswers(file.positivePayAnswerFileID, { as }));
    expect(back.takenBack).toMatchObject({ by: 'The administrator', reason: 'The bank refused it' });
    expect(await codeOf(calls.takeBackAnswers(file.positivePayAnswerFileID))).toBe('DECIDED_ALREADY');
    expect(await codeOf(calls.answerDocument(file.positivePayAnswerFileID))).toBe('DECIDED_ALREADY');
    expect((await calls.one(bank, asked.positivePayExceptionID)).state).toBe('decided');
    expect((await made(bank)).file.number).toBe(2);
    expect((await calls.answers(bank)).results.map(({ number }) => number)).toEqual([2, 1]);
  });

  it('is answered once by two at once', async () => {
    const bank = await calls.newAccount();
    await told(calls.decide(await calls.asks(bank), 'return'));
    const seen = (await calls.list(`?bankAccountID=${bank}`)).results.map(({ positivePayExceptionID }) => ({
      ...{ positivePayExceptionID, decision: 'return' },
    }));
    const codes = await Promise.all([calls.answer(bank, {}, seen), calls.answer(bank, { as }, seen)].map(codeOf));
    expect(codes.toSorted((a, b) => (a === null ? -1 : b === null ? 1 : 0))).toEqual([null, 'CARRIED_ON']);
  });

  describe('a list of the bank', () => {
    const head = 'Account,Serial,Amount,Payee,Reason,Posted\n';
    const row = (number: number, more = accountNumber) =>
      `${more},${number},100.00,Alpha Courier,No issue,03/06/2026\n`;

    it('is taken with what is new; what is known and what is of other accounts is left out and counted', async () => {
      const bank = await calls.newAccount();
      expect(await calls.lastMapping(bank)).toEqual({ mapping: null });
      await calls.asks(bank, { checkNumber: 1001 });
      const text = head + row(1001) + row(1002) + row(1003, '99887766') + row(1004, '****7788');
      expect(await told(calls.take(bank, text))).toEqual({ taken: 2, known: 1, left: 1 });
      const { results, counts, nextUntil } = await calls.list(`?bankAccountID=${bank}`);
      expect(results.map(({ checkNumber, importedAs }) => [checkNumber, importedAs])).toEqual([
        [1001, null],
        [1002, 'Exceptions.csv'],
        [1004, 'Exceptions.csv'],
      ]);
      // 2 pm in the time zone of the office.
      expect([counts.open, nextUntil]).toEqual([3, '2026-03-07T19:00:00.000Z']);
      expect(await calls.lastMapping(bank)).toEqual({ mapping });
      const kept = await test.database.inTenant(systemActor('alpha', 'test'), async (tx) =>
        sql<{ lists: number; plain: boolean }>`select count(*)::int as lists,
          bool_or(position('Alpha Courier'::bytea in c.content_encrypted) > 0) as plain from positive_pay_import_contents c
          join positive_pay_imports i on i.tenant_id = c.tenant_id and i.positive_pay_import_id = c.positive_pay_import_id
          where i.bank_account_id = ${bank}`.execute(tx),
      );
      expect(kept.rows).toEqual([{ lists: 1, plain: false }]);
      const again = await calls.take(bank, text);
      expect(again.body.result.modelState).toEqual({ content: ['All of its checks stand here already.'] });
    });

    it('is not set aside by a list of ones own: what is told in two ways is paid by two', async () => {
      for (const isTakenOff of [true, false]) {
        const bank = await calls.newAccount();
        await calls.checks(bank, 1001);
        await told(calls.take(bank, `${head}${accountNumber},1001,100.00,Mallory,No issue,03/06/2026\n`));
        const [altered] = (await calls.list(`?bankAccountID=${bank}`)).results;
        expect(altered?.finding).toBe('payee');
        if (isTakenOff) await told(calls.takeOff(altered?.positivePayExceptionID ?? 0));
        await told(calls.take(bank, `${head}${accountNumber},1001,100.00,Alpha Courier,No issue,03/05/2026\n`));
        const { results } = await calls.list(`?bankAccountID=${bank}`);
        const own = results.find(({ finding, state }) => finding === 'agrees' && state === 'open');
        if (!own) throw new Error('it agrees');
        const paid = await told<PositivePayExceptionRow>(calls.decide(own, 'pay'));
        expect([paid.state, paid.decision?.needsSecond], `taken off: ${isTakenOff}`).toEqual(['to confirm', true]);
      }
    });

    it.each(['03/06/2026', '03/05/2026'])(
      'that comes after one of ones own, presented on %s, is decided anew',
      async (on) => {
        const bank = await calls.newAccount();
        await calls.checks(bank, 1001);
        await told(calls.take(bank, head + row(1001)));
        const [own] = (await calls.list(`?bankAccountID=${bank}`)).results;
        if (!own) throw new Error('it was taken');
        expect((await told<PositivePayExceptionRow>(calls.decide(own, 'pay', { as }))).state).toBe('decided');
        expect(
          await told(calls.take(bank, `${head}${accountNumber},1001,100.00,Mallory,No issue,${on}\n`)),
        ).toMatchObject({ taken: 1 });
        const { results } = await calls.list(`?bankAccountID=${bank}`);
        expect(
          results.map(({ finding, state }) => `${finding} ${state}`).toSorted((one, other) => (one < other ? -1 : 1)),
        ).toEqual(['agrees open', 'payee open']);
        const paid = await told<PositivePayExceptionRow>(calls.decide(own, 'pay', { as }));
        expect(paid.state).toBe('to confirm');
      },
    );

    it('is not paid by who imported it alone; of each check is said before who may', async () => {
      const bank = await calls.newAccount();
      await calls.checks(bank, 1001, 4);
      await told(
        calls.take(bank, `${head}${row(1001)}${row(1002)}${row(1003)}${accountNumber},1003,1.00,Mallory,,03/06/2026\n`),
      );
      await calls.asks(bank, { checkNumber: 1004 });
      const asked = async (number: number, sent?: Sent) => {
        const { results } = await calls.list(`?bankAccountID=${bank}`, sent);
        const found = results.find(({ checkNumber, finding }) => checkNumber === number && finding === 'agrees');
        if (!found) throw new Error('it agrees');
        return found;
      };
      const said: string[] = [];
      for (const [number, sent] of [
        [1001, {}],
        [1002, { as }],
        [1003, { as }],
        [1004, { as }],
      ] as const) {
        const seen = await asked(number, sent);
        const paid = await told<PositivePayExceptionRow>(calls.decide(seen, 'pay', { reason, ...sent }));
        // The database decides by itself.
        expect(paid.decision?.needsSecond).toBe(needsSecond(seen, 'pay'));
        said.push(`${number}: own ${seen.isOwn}, otherwise ${seen.isToldOtherwise}, ${paid.state}`);
      }
      expect(said).toEqual([
        '1001: own true, otherwise false, to confirm',
        '1002: own false, otherwise false, decided',
        '1003: own false, otherwise true, to confirm',
        '1004: own false, otherwise false, to confirm',
      ]);
      const { positivePayExceptionID } = await asked(1001);
      expect(await codeOf(calls.confirm(positivePayExceptionID, 'agrees'))).toBe('SECOND_PERSON_NEEDED');
      expect((await told<PositivePayExceptionRow>(calls.confirm(positivePayExceptionID, 'agrees', { as }))).state).toBe(
        'decided',
      );
    });

    it('is refused whole with its lines', async () => {
      const bank = await calls.newAccount();
      const { body } = await calls.take(bank, `${head}${row(1001)}${accountNumber},x,1.5.0,A,,13/40/2026\n`);
      expect([body.errorCode, Object.keys(body.result.modelState)]).toEqual(['POSITIVE_PAY_REFUSED', ['lines.3']]);
      expect((await calls.list(`?bankAccountID=${bank}`)).totalRecords).toBe(0);
    });
  });

  it('is typed once, not of tomorrow, and taken off with its reason and its decision', async () => {
    const bank = await calls.newAccount();
    const asked = await calls.asks(bank);
    expect((await calls.type(bank)).body.result.modelState).toHaveProperty('checkNumber');
    expect((await calls.type(bank, { presentedOn: '2099-01-01' })).body.result.modelState).toHaveProperty(
      'presentedOn',
    );
    await told(calls.decide(asked, 'return'));
    const off = await told<PositivePayExceptionRow>(calls.takeOff(asked.positivePayExceptionID));
    expect(off).toMatchObject({ state: 'taken off', decision: null, takenOff: { reason: 'Typed twice' } });
    expect(await codeOf(calls.decide(asked, 'return'))).toBe('CARRIED_ON');
    await calls.asks(bank);
  });

  it('is not there for other regions, and not changed by who may only read', async () => {
    const bank = await calls.newAccount({ regionID: 2 });
    const asked = await calls.asks(bank, {}, { as: 'elsewhere' });
    expect((await calls.list()).results.map(({ bankAccountID }) => bankAccountID)).not.toContain(bank);
    expect(await codeOf(calls.send('GET', `/api/positive-pay/exceptions?bankAccountID=${bank}`))).toBe('NOT_FOUND');
    expect(await codeOf(calls.decide(asked, 'return'))).toBe('NOT_FOUND');
    expect(await codeOf(calls.type(bank))).toBe('NOT_FOUND');
    const own = await calls.asks(await calls.newAccount());
    expect(await codeOf(calls.decide(own, 'return', { as: 'viewOnly' }))).toBe('APP_READ_ONLY');
  });
});
