import type { OpeningBody } from '@closewright/contract/ledger-opening';
import { postingOf } from '@closewright/domain/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { tellOfBank } from '../ledger/bank-world.ts';
import { faultsIn } from '../ledger/ledger-world.ts';
import { type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';
import { numbers, opening, openingCalls } from './openings-world.ts';
import { day, dayAfter, dayBefore, letReconcile, reviewer } from './statements-world.ts';
import { files, users } from './world.ts';

const example = opening(1);
const [check] = example.payments;
if (!check) throw new Error('the example has a check');

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  const calls = openingCalls(
    () => api,
    () => test.database,
  );
  const system = systemActor('alpha', 'test');

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await letReconcile(test.database);
  });
  afterAll(async () => {
    expect(await faultsIn(test.database, system)).toEqual([]);
    await api.close();
    await test.close();
  });
  const refusal = async (answer: ReturnType<typeof calls.ask>) => {
    const { errorCode, errorMessage, result } = (await answer).body;
    return [errorCode, result?.modelState ?? errorMessage];
  };

  it.each<[string, Partial<OpeningBody>, Record<string, string>]>([
    [
      'a file that is not there',
      { files: [{ fileNumber: 'NONE-1', balance: 1 }] },
      { 'files.0.fileNumber': 'There is no file NONE-1' },
    ],
    [
      'a file of a region that the asker does not see',
      { files: [{ fileNumber: numbers.elsewhere, balance: 1 }] },
      { 'files.0.fileNumber': `There is no file ${numbers.elsewhere}` },
    ],
    [
      'a number that stands twice',
      { payments: [check, check] },
      { 'payments.1.checkNumber': 'Check 501 is in row 1 already' },
    ],
    [
      'a payment after the day',
      { payments: [{ ...check, date: dayAfter }] },
      { 'payments.0.date': 'It was paid after the day of the opening, 03/02/2026' },
    ],
    [
      'a cent that is missing',
      { bankBalance: 1_800_01 },
      {
        bankBalance:
          'The bank without what is outstanding and with what is on its way is 1,550.01, and files have 1,550.00: 0.01 is missing in files',
      },
    ],
    [
      'a day before the account was opened',
      { date: '2013-01-01', payments: [], deposits: [], bankBalance: 1_550_00 },
      { date: 'The bank opened this account on 01/02/2013. Choose that day or a later one' },
    ],
  ])('refuses %s at its field, and keeps nothing of it', async (_name, more, modelState) => {
    const bank = await calls.newAccount();
    const said = Object.fromEntries(Object.entries(modelState).map(([field, words]) => [field, [words]]));
    expect(await refusal(calls.ask(opening(bank, more)))).toEqual(['VALIDATION_FAILED', said]);
    expect(await calls.listed(`?bankAccountID=${bank}`)).toEqual([]);
  });

  it('refuses another balance than the bank told of that day', async () => {
    const bank = await calls.newAccount();
    await calls.bankHad(bank, 1_799_99);
    expect(await refusal(calls.ask(opening(bank)))).toMatchObject([
      'VALIDATION_FAILED',
      { bankBalance: [expect.stringContaining('1,799.99')] },
    ]);
  });

  it('refuses an account that was posted to, is asked for already, or is inactive', async () => {
    const posted = await calls.newAccount();
    await calls.receive(posted, 1_00);
    expect(await refusal(calls.ask(opening(posted)))).toMatchObject([
      'CARRIED_ON',
      expect.stringContaining('posted to this bank account'),
    ]);
    const asked = await calls.newAccount();
    await calls.asked(opening(asked));
    expect(await refusal(calls.ask(opening(asked), { as: reviewer }))).toMatchObject([
      'CARRIED_ON',
      expect.stringContaining('already'),
    ]);
    const inactive = await calls.newAccount({ inactive: true });
    expect(await refusal(calls.ask(opening(inactive)))).toEqual(['BANK_ACCOUNT_CLOSED', expect.anything()]);
  });

  it('is decided by another, withdrawn by who asked, and once', async () => {
    const bank = await calls.newAccount();
    const { openingID } = await calls.asked(opening(bank));
    const own: Sent = { as: 'officer' };
    for (const decision of ['approve', 'refuse'])
      expect(await refusal(calls.decide(openingID, decision, 'No', own))).toEqual([
        'SECOND_PERSON_NEEDED',
        expect.anything(),
      ]);
    expect(await refusal(calls.decide(openingID, 'withdraw'))).toEqual(['SECOND_PERSON_NEEDED', expect.anything()]);
    expect(await refusal(calls.decide(openingID, 'refuse'))).toEqual([
      ...['VALIDATION_FAILED', { comment: ['Say why it is refused'] }],
    ]);
    expect(await calls.told(calls.decide(openingID, 'withdraw', null, own))).toMatchObject({ state: 'withdrawn' });
    expect(await refusal(calls.decide(openingID, 'approve'))).toEqual(['DECIDED_ALREADY', expect.anything()]);
    const again = await calls.asked(opening(bank));
    expect(await calls.told(calls.decide(again.openingID, 'refuse', 'Wrong day'))).toMatchObject({
      ...{ state: 'refused', decisionComment: 'Wrong day' },
    });
    expect((await calls.day(bank)).threeWay.book).toBe(0);
  });

  it('is not approved once something was posted, and is looked at again', async () => {
    const bank = await calls.newAccount();
    const { openingID } = await calls.asked(opening(bank));
    await calls.receive(bank, 1_00);
    expect(await refusal(calls.decide(openingID, 'approve'))).toEqual(['CARRIED_ON', expect.anything()]);
    expect(await calls.got(openingID)).toMatchObject({ state: 'asked' });
  });

  it('is not there for who is of another region, and not written by who only looks', async () => {
    const bank = await calls.newAccount({ regionID: 1 });
    const { openingID } = await calls.asked(opening(bank));
    expect((await calls.sendOpening('GET', `/${openingID}`, undefined, { as: 'elsewhere' })).body.errorCode).toBe(
      'NOT_FOUND',
    );
    expect((await calls.decide(openingID, 'approve', null, { as: 'viewOnly' })).status).toBe(403);
  });

  describe('in the database, whoever writes', () => {
    let bank: number;
    let openingID: number;
    beforeAll(async () => {
      bank = await calls.begun();
      const [row] = await calls.listed(`?bankAccountID=${bank}`);
      openingID = row?.openingID ?? 0;
    });
    /** As the owner of the tables, in the name of somebody. */
    const asOwner = (sql: string, who: number) =>
      test.asSuperuser(async (client) => {
        await client.query("select set_config('app.tenant', 'alpha', false), set_config('app.actor', $1, false)", [
          String(who),
        ]);
        return client.query(sql);
      });
    const posting = (kind: 'opening' | 'receipt', date: string) => ({
      ...{ bank, facts: { opening: openingID } },
      posting:
        kind === 'opening'
          ? postingOf({ kind, parts: [{ file: files.open, amount: 1_00 }] })
          : postingOf({ kind, parts: [{ file: files.open, amount: 1_00, isGood: true }] }),
      date,
    });

    it.each(['opening', 'receipt'] as const)('takes no %s in its name afterwards', async (kind) => {
      const { date, ...asked } = posting(kind, day);
      await expect(calls.post([asked], date)).rejects.toMatchObject({ code: 'APPROVAL_NEEDED' });
    });
    it('takes nothing of a day before it', async () => {
      await expect(calls.receive(bank, 1_00, { date: dayBefore })).rejects.toMatchObject({ code: 'PERIOD_CLOSED' });
      await expect(tellOfBank(test.database, system, bank, [{ day: dayBefore, amount: 1 }])).rejects.toThrow();
    });
    it('has no check of it printed', async () => {
      const print = `insert into check_prints (tenant_id, print_id, orders_id, bank_account_id, stripe, number, check_layout_id)
        select tenant_id, 7001, ${files.open}, bank_account_id, stripe, number, 1 from ledger_transactions
        where tenant_id = 'alpha' and bank_account_id = ${bank} and kind = 'check'`;
      await expect(asOwner(print, users.officer.usersID)).rejects.toMatchObject({
        code: '42501',
        message: 'only an outstanding check of the file is printed',
      });
    });
    it('takes nothing of it back', async () => {
      const { rows } = await asOwner(
        `select stripe, number from ledger_transactions where tenant_id = 'alpha' and bank_account_id = ${bank} and kind = 'opening'`,
        1,
      );
      const [row] = rows as { stripe: number; number: string }[];
      const mirror = {
        ...{
          kind: 'correction',
          moves: postingOf({ kind: 'opening', parts: [{ file: files.open, amount: 1 }] }).moves,
        },
      };
      expect(row).toBeDefined();
      await expect(
        calls.post([
          // The moves of a mirror without their reasons.
          { bank, posting: mirror as never, reverses: { stripe: row?.stripe ?? 0, number: Number(row?.number) } },
        ]),
      ).rejects.toThrow();
    });

    it.each<[string, (id: number) => string, number]>([
      [
        'is not approved by who asked',
        (id) => `update ledger_openings set state = 'approved' where tenant_id = 'alpha' and opening_id = ${id}`,
        users.officer.usersID,
      ],
      [
        'is not approved without being posted',
        (id) => `update ledger_openings set state = 'approved' where tenant_id = 'alpha' and opening_id = ${id}`,
        users.bookkeeper.usersID,
      ],
      [
        'is not changed',
        (id) => `update ledger_openings set comment = 'x' where tenant_id = 'alpha' and opening_id = ${id}`,
        users.bookkeeper.usersID,
      ],
      [
        'is not removed',
        (id) => `delete from ledger_openings where tenant_id = 'alpha' and opening_id = ${id}`,
        users.bookkeeper.usersID,
      ],
      [
        'keeps its lists',
        (id) => `update ledger_opening_lists set lists = '{}' where tenant_id = 'alpha' and opening_id = ${id}`,
        users.bookkeeper.usersID,
      ],
    ])('%s', async (_name, sql, who) => {
      const other = await calls.newAccount();
      const { openingID: id } = await calls.asked(opening(other));
      await expect(asOwner(sql(id), who)).rejects.toMatchObject({ code: '42501' });
      expect(await calls.got(id)).toMatchObject({ state: 'asked', comment: 'Files of the former product' });
    });
  });

  describe('an account that is inactive or closed', () => {
    it.each<[string, { inactive?: boolean; closed_on?: string }]>([
      ['inactive', { inactive: true }],
      ['closed', { closed_on: day }],
    ])('takes what its bank pays of what was outstanding, and nothing else: %s', async (_name, change) => {
      const bank = await calls.begun({}, { name: `Ended ${_name}` });
      await test.database.inTenant(system, (tx) =>
        tx
          .updateTable('bank_accounts')
          .set(change)
          .where('tenant_id', '=', 'alpha')
          .where('bank_account_id', '=', bank)
          .execute(),
      );
      await tellOfBank(test.database, system, bank, [
        { day: dayAfter, amount: -300_00, kind: 'Check', check_number: 501 },
      ]);
      const path = `/accounts/${bank}/days/${dayAfter}`;
      await calls.told(calls.send('POST', `${path}/run`));
      const { matched } = await calls.day(bank, dayAfter);
      expect(matched).toHaveLength(1);
      await calls.told(
        calls.send('POST', `${path}/unmatch`, {
          bankMatchIDs: [matched[0]?.bankMatchID],
          reason: 'It was another one',
        }),
      );
      await calls.told(calls.send('POST', `${path}/run`));
      await expect(calls.receive(bank, 1_00, { date: dayAfter })).rejects.toMatchObject({
        code: 'BANK_ACCOUNT_CLOSED',
      });
      await expect(calls.check(bank, 1_00, 777, { date: dayAfter })).rejects.toMatchObject({
        code: 'BANK_ACCOUNT_CLOSED',
      });
    });
  });
});
