import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PostedNumber } from '../../src/modules/ledger/post-transactions.usecases.ts';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { accountNumber, chase, letTellBanks, narrow, payCalls } from './positive-pay-world.ts';

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  let layoutID = 0;
  const pay = payCalls(
    () => api,
    () => test.database,
  );

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await letTellBanks(test.database);
    const { positivePayLayoutID } = await pay.told<{ positivePayLayoutID: number }>(pay.addLayout(chase()));
    layoutID = positivePayLayoutID;
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const newAccount = (more: object = {}) => pay.newAccount({ positivePayLayoutID: layoutID, ...more });
  /** What is due: `1001 issue`. */
  const due = async (bank: number) =>
    (await pay.due(bank)).results.map(({ checkNumber, kind }) => `${checkNumber} ${kind}`);
  /** Makes the file of all that is due. */
  const made = async (bank: number) => {
    const { file } = await pay.told<{ file: { positivePayFileID: number } }>(pay.make(bank));
    return file.positivePayFileID;
  };

  it('keeps the sample of the bank, and one layout that cannot be read keeps nobody from the others', async () => {
    const golden = {
      ...{ text: 'a sample', isFile: false, account: { routingNumber: '', accountNumber: '1' } },
      ...{ facts: { date: '2026-03-02', number: 1 }, events: [] },
    };
    const kept = await pay.told<{ golden: object }>(pay.addLayout({ ...chase(), name: 'With sample', golden }));
    expect(kept.golden).toEqual(golden);
    const refused = await pay.addLayout({ ...chase(), name: 'Other letters', golden: { ...golden, text: 'é' } });
    expect(Object.keys(refused.body.result.modelState)).toEqual(['golden.text']);
    const { positivePayLayoutID } = await pay.told<{ positivePayLayoutID: number }>(
      pay.addLayout({ ...chase(), name: 'Broken' }),
    );
    const bank = await newAccount({ positivePayLayoutID });
    await pay.checks(bank, 1);
    await test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
      sql`update positive_pay_layouts set layout = layout - 'detail' where positive_pay_layout_id = ${positivePayLayoutID}`.execute(
        tx,
      ),
    );
    const unreadable = (await pay.listLayouts()).filter(({ isUnreadable }) => isUnreadable);
    expect(unreadable.map(({ name, detail }) => [name, detail])).toEqual([['Broken', []]]);
    const { body } = await pay.make(bank);
    expect(body.result.modelState).toEqual({
      positivePayLayoutID: ['The layout Broken cannot be read. Save it anew under Positive pay layouts.'],
    });
    const saved = await pay.saveLayout(positivePayLayoutID, {
      version: unreadable[0]?.version,
      changes: { ...chase(), name: 'Mended' },
    });
    expect(saved.body.result).toMatchObject({ isUnreadable: false, name: 'Mended' });
  });

  it('tells whoever approves the end of a check what its bank knows of it', async () => {
    const bank = await newAccount();
    const [check] = await pay.checks(bank, 77);
    await test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
      tx
        .insertInto('approval_requests')
        .values({
          ...{
            tenant_id: 'alpha',
            approval_id: 7700,
            orders_id: 1,
            bank_account_id: bank,
            kind: 'void',
            amount_cents: 100_00,
          },
          ...{
            about_stripe: check?.stripe ?? 0,
            about_number: check?.number ?? 0,
            payee: 'Alpha Courier',
            check_number: 77,
          },
          ...{ method: 'check', comment: 'Lost' },
        })
        .execute(),
    );
    const toldOn = async () => {
      const { body } = await api.send('GET', '/api/approvals', { as: 'administrator' });
      return body.result.results.find(({ approvalID }: { approvalID: number }) => approvalID === 7700).toldOn;
    };
    expect(await toldOn()).toBeNull();
    const id = await made(bank);
    expect(await toldOn()).toBe((await pay.file(id)).file.date);
  });

  it('goes from checks to a file that is fetched once, accepted, and due no more', async () => {
    const bank = await newAccount();
    await pay.checks(bank, 1001, 2, 'Harper & Lowell, Surveyors');
    await pay.checks(bank, 1005);
    const found = await pay.due(bank);
    const totals = {
      issue: { count: 3, amount: 300_00 },
      void: { count: 0, amount: 0 },
      stop: { count: 0, amount: 0 },
    };
    expect(found.account.due).toEqual({ ...totals, fromNumber: 1001, toNumber: 1005 });
    expect([found.account.obstacle, found.account.accountNumber, found.totalRecords]).toEqual([null, '***7788', 3]);
    expect(found.gaps).toEqual([{ from: 1003, to: 1004, why: 'not used' }]);
    expect(found.results[0]).toMatchObject({
      fileNumber: '24-0001',
      payee: 'Harper & Lowell, Surveyors',
      amount: 100_00,
    });
    const { body } = await pay.make(bank);
    const { file, download } = body.result;
    expect(file).toMatchObject({
      state: 'made',
      number: 1,
      totals: found.account.due,
      madeBy: 'The officer',
      layoutName: 'Chase CSV',
    });
    expect(JSON.stringify(body)).not.toContain(accountNumber);
    const fetched = await api.send('GET', download.url, { as: null });
    expect(fetched.text).toBe(
      `${['1001', '1002']
        .map((number) => `I,${accountNumber},${number},030226,100.00,Harper & Lowell Surveyors\r\n`)
        .join('')}I,${accountNumber},1005,030226,100.00,Alpha Courier\r\n`,
    );
    expect(createHash('sha256').update(fetched.bytes).digest('hex')).toBe(file.sha256);
    expect(fetched.headers['content-disposition']).toContain(file.fileName);
    expect((await api.send('GET', download.url, { as: null })).body.errorCode).toBe('DOWNLOAD_USED');
    expect((await pay.told<{ state: string }>(pay.accept(file.positivePayFileID))).state).toBe('accepted');
    const detail = await pay.file(file.positivePayFileID);
    expect(detail).toMatchObject({ totalRecords: 3, gaps: found.gaps, results: found.results });
    expect(await due(bank)).toEqual([]);
    const [row] = (await pay.list()).filter(({ bankAccountID }) => bankAccountID === bank);
    expect(row).toMatchObject({ waiting: 0, lastFile: { decidedBy: 'The officer' }, due: { issue: { count: 0 } } });
    expect(api.log.join('')).not.toContain(accountNumber);
  });

  describe('is due', () => {
    it('what ends a check whose issue went out, and nothing of a check that ended before', async () => {
      const bank = await newAccount();
      const [voided, stopped, taken, early, dropped, cleared] = await pay.checks(bank, 1, 6);
      if (!voided || !stopped || !taken || !early || !dropped || !cleared) throw new Error('six were posted');
      await pay.end(bank, early, 'void');
      await pay.takeBackCheck(bank, dropped);
      await pay.pay(bank, cleared);
      const [last] = await pay.checks(bank, 8);
      if (!last) throw new Error('it was posted');
      expect(await due(bank)).toEqual(['1 issue', '2 issue', '3 issue', '8 issue']);
      expect((await pay.due(bank)).gaps).toEqual([
        { from: 4, to: 4, why: 'ended before it was told' },
        { from: 5, to: 5, why: 'taken back before it was told' },
        { from: 6, to: 6, why: 'paid before it was told' },
        { from: 7, to: 7, why: 'not used' },
      ]);
      await made(bank);
      await pay.end(bank, voided, 'void');
      await pay.end(bank, stopped, 'stop');
      await pay.takeBackCheck(bank, taken);
      await pay.pay(bank, last);
      await pay.checks(bank, 9);
      const found = await pay.due(bank);
      expect(await due(bank)).toEqual(['1 void', '2 stop', '3 void', '9 issue']);
      expect(found.account.due).toMatchObject({
        void: { count: 2, amount: 200_00 },
        stop: { count: 1, amount: 100_00 },
      });
      expect(found.results[1]).toMatchObject({ issuedOn: '2026-03-02', happenedOn: '2026-03-05' });
      await made(bank);
      expect(await due(bank)).toEqual([]);
    });

    it('page by page', async () => {
      const bank = await newAccount();
      await pay.checks(bank, 1, 5);
      const page = await pay.due(bank, '?skip=2&take=2');
      expect([page.results.map(({ checkNumber }) => checkNumber), page.totalRecords]).toEqual([[3, 4], 5]);
    });

    it('again, all of it, once a file is taken back', async () => {
      const bank = await newAccount();
      const [check] = await pay.checks(bank, 1, 2);
      if (!check) throw new Error('it was posted');
      const first = await made(bank);
      await pay.end(bank, check, 'void');
      const second = await made(bank);
      const refused = await pay.takeBack(first);
      expect([refused.body.errorCode, refused.body.errorMessage]).toEqual([
        'CARRIED_ON',
        'File 2 ends check 1 of this one. Take that file back first.',
      ]);
      await pay.told(pay.takeBack(second));
      expect(await due(bank)).toEqual(['1 void']);
      await pay.told(pay.takeBack(first, 'Wrong account'));
      // The void is of a check that the bank does not know any more.
      expect(await due(bank)).toEqual(['2 issue']);
      const { results } = await pay.files(bank);
      expect(results.map(({ number, state, reason }) => [number, state, reason])).toEqual([
        [2, 'taken back', 'The bank refused it'],
        [1, 'taken back', 'Wrong account'],
      ]);
      const third = await pay.file(await made(bank));
      expect([third.file.number, third.file.totals.issue.count]).toEqual([3, 1]);
    });
  });

  it('is made once by two at once', async () => {
    const bank = await newAccount();
    await pay.checks(bank, 1, 3);
    const { dueDigest } = (await pay.due(bank)).account;
    const answers = await Promise.all([
      pay.make(bank, {}, dueDigest),
      pay.make(bank, { as: 'administrator' }, dueDigest),
    ]);
    expect(new Set(answers.map(({ body }) => body.errorCode))).toEqual(new Set([null, 'POSITIVE_PAY_REFUSED']));
    const lost = answers.find(({ body }) => body.errorCode !== null);
    expect(lost?.body.errorMessage).toBe('Nothing is due: somebody has made a file of it.');
    expect((await pay.files(bank)).results).toHaveLength(1);
  });

  it('is decided once by two at once', async () => {
    const bank = await newAccount();
    await pay.checks(bank, 1);
    const file = await made(bank);
    for (const decide of [pay.accept, pay.takeBack]) {
      const answers = await Promise.all([decide(file), decide(file)]);
      expect(new Set(answers.map(({ body }) => body.errorCode))).toEqual(new Set([null, 'DECIDED_ALREADY']));
    }
    expect((await pay.accept(file)).body.errorCode).toBe('DECIDED_ALREADY');
  });

  it('is due again where the bank refuses it after it was accepted, and is not downloaded any more', async () => {
    const bank = await newAccount();
    await pay.checks(bank, 1);
    const id = await made(bank);
    const { url } = await pay.told<{ url: string }>(pay.document(id));
    await pay.told(pay.accept(id));
    const back = await pay.told<{ state: string; reason: string }>(pay.takeBack(id, 'The load report has an error'));
    expect([back.state, back.reason]).toEqual(['taken back', 'The load report has an error']);
    expect(await due(bank)).toEqual(['1 issue']);
    const { body } = await pay.document(id);
    expect([body.errorCode, body.errorMessage]).toEqual([
      'DECIDED_ALREADY',
      'This file was taken back: what it told is in another one, or due.',
    ]);
    expect((await api.send('GET', url, { as: null })).body.errorCode).toBe('DECIDED_ALREADY');
  });

  it('is made once with one key', async () => {
    const bank = await newAccount();
    await pay.checks(bank, 1);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const { dueDigest } = (await pay.due(bank)).account;
    const [one, two] = [await pay.make(bank, { headers }, dueDigest), await pay.make(bank, { headers }, dueDigest)];
    expect(two.body.result.file).toEqual(one.body.result.file);
  });

  it('is sealed, and anything but its bytes is not given', async () => {
    const bank = await newAccount();
    await pay.checks(bank, 1);
    const id = await made(bank);
    const { url } = await pay.told<{ url: string }>(pay.document(id));
    const { sealed } = await test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
      tx
        .selectFrom('positive_pay_files')
        .select('content_encrypted as sealed')
        .where('tenant_id', '=', 'alpha')
        .where('positive_pay_file_id', '=', id)
        .executeTakeFirstOrThrow(),
    );
    expect(Buffer.from(sealed).toString('latin1')).not.toContain(accountNumber);
    expect((await api.send('GET', url, { as: null })).text).toContain(accountNumber);
    // Sealed for this very row, as whoever has the key could do it.
    const place = { tenant: 'alpha', table: 'positive_pay_files', column: 'content_encrypted', row: id };
    const other = api.secrets.encrypt('I,1,1,030226,999.00,Somebody else\r\n', place);
    await test.asOwner(async (owner) => {
      await owner.query('begin');
      await owner.query(
        "select set_config('app.tenant', 'alpha', true), set_config('app.actor', 'system:test', true), set_config('app.request', 'test', true)",
      );
      await owner.query(
        "update positive_pay_files set content_encrypted = $1 where tenant_id = 'alpha' and positive_pay_file_id = $2",
        [other, id],
      );
      await owner.query('commit');
    });
    const again = await pay.told<{ url: string }>(pay.document(id));
    const refused = await api.send('GET', again.url, { as: null });
    expect([refused.status, refused.body.errorCode]).toEqual([500, 'INTERNAL']);
  });

  describe('is refused', () => {
    it('without a layout, and by a layout that has no place for a check, which it names', async () => {
      const bank = await pay.newAccount();
      await pay.checks(bank, 12345, 2);
      expect((await pay.due(bank)).account.obstacle).toContain('no positive pay layout');
      const without = await pay.make(bank);
      expect(Object.keys(without.body.result.modelState)).toEqual(['positivePayLayoutID']);
      const { positivePayLayoutID } = await pay.told<{ positivePayLayoutID: number }>(pay.addLayout(narrow));
      const account = (
        await pay.told<{ bankAccountID: number; version: number }[]>(
          pay.send('GET', '/api/configuration/bank-accounts', undefined, { as: 'administrator' }),
        )
      ).find(({ bankAccountID }) => bankAccountID === bank);
      await pay.told(
        pay.send(
          'PATCH',
          `/api/configuration/bank-accounts/${bank}`,
          { version: account?.version, changes: { positivePayLayoutID } },
          { as: 'administrator' },
        ),
      );
      const { body } = await pay.make(bank);
      expect(body).toMatchObject({
        errorCode: 'POSITIVE_PAY_REFUSED',
        errorMessage: 'Check 12345, Check number: It has 5 characters; the field has 4. There is more: 1.',
      });
      expect(Object.keys(body.result.modelState)).toEqual(['checks.12345.detail.1', 'checks.12346.detail.1']);
      expect((await pay.files(bank)).results).toEqual([]);
    });

    it.each<[string, (bank: number, first: PostedNumber) => Promise<unknown>]>([
      ['more', (bank) => pay.checks(bank, 3)],
      ['less', (bank, first) => pay.takeBackCheck(bank, first)],
      [
        'as many others',
        async (bank, first) => {
          await pay.takeBackCheck(bank, first);
          await pay.checks(bank, 77);
        },
      ],
    ])('where %s are due than were seen', async (_what, meanwhile) => {
      const bank = await newAccount();
      const [first] = await pay.checks(bank, 1, 2);
      if (!first) throw new Error('it was posted');
      const seen = (await pay.due(bank)).account.dueDigest;
      expect((await pay.list()).find(({ bankAccountID }) => bankAccountID === bank)?.dueDigest).toBe(seen);
      await meanwhile(bank, first);
      const { body } = await pay.make(bank, undefined, seen);
      expect(body).toMatchObject({
        errorCode: 'POSITIVE_PAY_REFUSED',
        errorMessage: 'Other events are due by now than were seen. Look at them again.',
      });
      expect(Object.keys(body.result.modelState)).toEqual(['dueDigest']);
      expect((await pay.files(bank)).results).toEqual([]);
    });

    it('of a bank of another region, which is not there', async () => {
      const bank = await newAccount({ regionID: 2 });
      await pay.checks(bank, 1);
      expect((await pay.make(bank)).body.errorCode).toBe('NOT_FOUND');
      expect((await pay.list()).filter(({ bankAccountID }) => bankAccountID === bank)).toEqual([]);
      const id = (await pay.told<{ file: { positivePayFileID: number } }>(pay.make(bank, { as: 'elsewhere' }))).file
        .positivePayFileID;
      for (const call of [
        pay.document(id),
        pay.accept(id),
        pay.takeBack(id),
        pay.send('GET', `/api/positive-pay/files/${id}`),
        pay.send('GET', `/api/positive-pay/accounts/${bank}/files`),
      ])
        expect((await call).body.errorCode).toBe('NOT_FOUND');
    });

    it.each(['closer', 'bookkeeper', 'viewOnly'] as const)('of %s, who may not', async (as) => {
      const bank = await newAccount();
      await pay.checks(bank, 1);
      const id = await made(bank);
      const codes = [
        pay.make(bank, { as }),
        pay.accept(id, { as }),
        pay.takeBack(id, 'No', { as }),
        pay.document(id, { as }),
      ];
      for (const answer of codes) expect((await answer).status).toBe(403);
    });

    it('of another tenant, to whom nothing is there', async () => {
      const bank = await newAccount();
      await pay.checks(bank, 1);
      const id = await made(bank);
      const beta = payCalls(
        () => api,
        () => test.database,
        { tenant: 'beta' },
      );
      const as = 'administrator';
      for (const call of [
        beta.make(bank, { as }),
        beta.accept(id, { as }),
        beta.takeBack(id, 'No', { as }),
        beta.document(id, { as }),
        beta.saveLayout(layoutID, { version: 1, changes: { inactive: true } }),
      ])
        expect((await call).body.errorCode).toBe('NOT_FOUND');
    });
  });

  describe('in the database', () => {
    const inAlpha = (statement: string) =>
      test.asApplication(async (client) => {
        await client.query('begin');
        try {
          await client.query(
            "select set_config('app.tenant', 'alpha', true), set_config('app.actor', 'system:test', true), set_config('app.request', 'test', true)",
          );
          await client.query(statement);
          await client.query('commit');
        } catch (error) {
          await client.query('rollback');
          throw error;
        }
      });
    const asOwner = (statement: string) =>
      test.asOwner(async (owner) => {
        await owner.query('begin');
        try {
          await owner.query(
            "select set_config('app.tenant', 'alpha', true), set_config('app.actor', 'system:test', true), set_config('app.request', 'test', true)",
          );
          await owner.query(statement);
        } finally {
          await owner.query('rollback');
        }
      });

    it('stays as it was made, for the application and for the owner', async () => {
      const bank = await newAccount();
      const [check] = await pay.checks(bank, 1, 2);
      const id = await made(bank);
      await pay.told(pay.accept(id));
      await pay.checks(bank, 3);
      const open = await made(bank);
      const of = `where tenant_id = 'alpha' and positive_pay_file_id = ${id}`;
      const ofOpen = `where tenant_id = 'alpha' and positive_pay_file_id = ${open}`;
      const told = `insert into positive_pay_events (tenant_id, positive_pay_file_id, bank_account_id, stripe, number, kind, check_stripe, check_posting, check_number, amount_cents)
        values ('alpha', ${open}, ${bank}, ${check?.stripe}, ${check?.number}, 'issue', ${check?.stripe}, ${check?.number}, 1, 10000)`;
      for (const statement of [
        `update positive_pay_files set state = 'made' ${of}`,
        `update positive_pay_files set state = 'accepted', decided_by = 'x' ${of}`,
        `update positive_pay_files set issue_cents = 1 ${ofOpen}`,
        `update positive_pay_files set sha256 = repeat('a', 64) ${ofOpen}`,
        `delete from positive_pay_files ${of}`,
        `update positive_pay_events set stands = false ${of}`,
        `update positive_pay_events set amount_cents = 1 ${of}`,
        `delete from positive_pay_events ${of}`,
        'truncate positive_pay_events cascade',
        'truncate positive_pay_files cascade',
        told,
      ]) {
        await expect(inAlpha(statement), statement).rejects.toThrow();
        await expect(asOwner(statement), statement).rejects.toThrow(
          /neither changed nor removed|a file tells what is due|positive_pay_events_once/,
        );
      }
    });

    it('is no file without what it tells', async () => {
      const bank = await newAccount();
      const file = `insert into positive_pay_files (tenant_id, positive_pay_file_id, bank_account_id, number, positive_pay_layout_id, layout_name, file_name, file_date,
        issue_count, issue_cents, void_count, void_cents, stop_count, stop_cents, from_number, to_number, gaps, bytes, sha256, content_encrypted)
        values ('alpha', 9001, ${bank}, 1, ${layoutID}, 'x', 'x', '2026-03-02', 1, 10000, 0, 0, 0, 0, 1, 1, '[]', 1, repeat('a', 64), 'x')`;
      await expect(inAlpha(file)).rejects.toThrow('a file has the sums of what it tells');
      const [check] = await pay.checks(bank, 1);
      const event = (
        kind: string,
        amount: number,
      ) => `${file}; insert into positive_pay_events (tenant_id, positive_pay_file_id, bank_account_id, stripe, number, kind, check_stripe, check_posting, check_number, amount_cents)
        values ('alpha', 9001, ${bank}, ${check?.stripe}, ${check?.number}, '${kind}', ${check?.stripe}, ${check?.number}, 1, ${amount})`;
      await expect(inAlpha(event('issue', 10_001))).rejects.toThrow('a file tells what is due');
      await inAlpha(event('issue', 10_000));
      await expect(
        inAlpha(
          event('issue', 10_000)
            .replaceAll('9001', '9002')
            .replace(`${bank}, 1, ${layoutID}`, `${bank}, 2, ${layoutID}`),
        ),
      ).rejects.toThrow();
    });
  });
});
