import { randomUUID } from 'node:crypto';
import { idempotencyKeyHeader, pinHeader } from '@closewright/contract/kit';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { serverDatabase } from '../harness/each-database.ts';
import { setControl } from '../harness/set-control.ts';
import type { Sent } from './api-under-test.ts';
import { type MoneyFile, useMoneyWorld } from './check-writing-refusals.ts';
import { ending, payTo } from './check-writing-world.ts';
import { users } from './world.ts';

const pin = '48291';
const wrong = '73920';
const own = '/api/user-settings/check-writing-pin';
const withPin = (said: string | null, more: Sent = {}): Sent => ({
  ...more,
  headers: { ...more.headers, ...(said !== null && { [pinHeader]: said }) },
});

serverDatabase((make) => {
  const { api, database, inAlpha, newFile, checkNumber } = useMoneyWorld(make);

  const setFlag = (isOn: boolean) => setControl(database(), 'checkWritingPIN', isOn);
  const set = (old: string | null, next: string, sent: Sent = {}) =>
    api().send('PUT', own, { body: { old, pin: next }, ...sent });
  const reset = (usersID: number = users.officer.usersID, as: 'administrator' | 'officer' = 'administrator') =>
    api().send('POST', `/api/configuration/users/${usersID}/check-writing-pin/reset`, { as });
  /** The officer has the PIN, and no wrong one was tried. */
  const fresh = async () => {
    await setFlag(true);
    expect((await reset()).status).toBe(200);
    expect((await set(null, pin)).body.result).toEqual({ isSet: true, lockedUntil: null });
  };
  const pay = (file: MoneyFile, said: string | null, headers: Record<string, string> = {}) =>
    file.disburse([payTo(file.ordersID, 'courier')], { firstCheckNumber: checkNumber() }, withPin(said, { headers }));
  const funded = async () => {
    const file = await newFile();
    await file.fund();
    return file;
  };
  const said = async (answer: Promise<{ body: { errorCode: string; result: { modelState?: object } } }>) => {
    const { body } = await answer;
    return [body.errorCode, body.result.modelState ?? null];
  };
  const refusedWith = (words: string) => ['VALIDATION_FAILED', { checkWritingPIN: [words] }];
  const locked = 'Your PIN is locked after 5 wrong ones. Try again in 15 minutes';

  describe('the PIN', () => {
    it('is asked of nobody without the flag', async () => {
      await setFlag(false);
      const file = await funded();
      expect((await pay(file, null)).status).toBe(200);
      expect((await file.print([await file.last('check')])).status).toBe(200);
    });

    it('is asked of whoever pays, prints and approves, in the same call, and else of nothing', async () => {
      await fresh();
      const file = await funded();
      expect(await said(pay(file, null))).toEqual(refusedWith('Enter your PIN'));
      expect(await said(pay(file, 'abcd'))).toEqual(refusedWith('A PIN has 4 to 8 digits'));
      expect(await said(pay(file, wrong))).toEqual(
        refusedWith('This is not your PIN. It is locked after 4 more wrong ones'),
      );
      expect((await file.read()).transactions.some(({ kind }) => kind === 'check')).toBe(false);
      expect((await pay(file, pin)).status).toBe(200);
      const check = await file.last('check');
      expect(await said(file.print([check]))).toEqual(refusedWith('Enter your PIN'));
      expect((await file.print([check], {}, withPin(pin))).status).toBe(200);
      // To ask costs none, to approve does.
      const approvalID = await file.asked(ending('void', check));
      const approver = { as: 'administrator' as const };
      expect(await said(file.decide([approvalID]))).toEqual(['CHECK_PIN_NOT_SET', null]);
      await set(null, '60317', approver);
      expect((await file.decide([approvalID], {}, withPin('60317', approver))).body.result.decided).toEqual([
        { approvalID, problem: null },
      ]);
      expect((await file.decide([approvalID], {}, withPin(pin, approver))).body.errorCode).toBe('VALIDATION_FAILED');
    });

    it('is asked of whoever tells a bank which checks it may pay', async () => {
      await inAlpha((tx) =>
        tx
          .insertInto('user_security_settings')
          .values({
            ...{ tenant_id: 'alpha', users_id: users.officer.usersID },
            ...{ name: 'appPositivePay_AppAccess', value: 1 },
          })
          .execute(),
      );
      await fresh();
      const tell = (sent: Sent) =>
        api().send('POST', '/api/positive-pay/accounts/1/files', { body: { dueDigest: 'a'.repeat(64) }, ...sent });
      expect(await said(tell({}))).toEqual(refusedWith('Enter your PIN'));
      expect((await tell(withPin(pin))).body.result.modelState).not.toHaveProperty('checkWritingPIN');
    });

    it('is compared before a call with a key is done or told again', async () => {
      await fresh();
      const file = await funded();
      const key = { [idempotencyKeyHeader]: randomUUID() };
      const first = await pay(file, pin, key);
      expect(first.status).toBe(200);
      expect(await said(pay(file, wrong, key))).toEqual([
        'VALIDATION_FAILED',
        { checkWritingPIN: [expect.stringContaining('not your PIN')] },
      ]);
      expect((await pay(file, pin, key)).text).toBe(first.text);
    });

    it('is locked by five wrong ones, whatever becomes of the calls, until it is taken away or time is over', async () => {
      await fresh();
      const file = await funded();
      for (let left = 4; left > 0; left -= 1)
        expect(await said(pay(file, wrong))).toEqual([
          'VALIDATION_FAILED',
          { checkWritingPIN: [expect.stringContaining(`after ${left} more`)] },
        ]);
      expect(await said(pay(file, wrong))).toEqual(refusedWith('This is not your PIN. It is locked for 15 minutes'));
      expect(await said(pay(file, pin))).toEqual(refusedWith(locked));
      expect(await said(set(pin, '50318'))).toEqual(['VALIDATION_FAILED', { old: [locked] }]);
      const { lockedUntil } = (await api().send('GET', own)).body.result;
      expect(Date.parse(lockedUntil) - Date.now()).toBeGreaterThan(14 * 60_000);
      await inAlpha((tx) => sql`update check_pin_tries set tried_at = tried_at - interval '15 minutes'`.execute(tx));
      expect((await pay(file, pin)).status).toBe(200);
      const audited = await inAlpha((tx) =>
        tx
          .selectFrom('audit_log')
          .select(sql<number>`(after ->> 'wrong')::integer`.as('wrong'))
          .where('table_name', '=', 'check_pins')
          .where('row_key', '=', String(users.officer.usersID))
          .where(sql<boolean>`after ? 'wrong'`)
          .orderBy('seq', 'desc')
          .limit(6)
          .execute(),
      );
      expect(audited.map(({ wrong: many }) => many)).toEqual([0, 5, 4, 3, 2, 1]);
    });

    it('is tried no more than five times by many at once', async () => {
      await fresh();
      const file = await funded();
      const answers = await Promise.all(Array.from({ length: 9 }, () => pay(file, wrong)));
      const words = answers.map(({ body }) => body.result.modelState.checkWritingPIN[0]);
      expect(words.filter((text) => text.startsWith('This is not'))).toHaveLength(5);
      expect(words.filter((text) => text === locked)).toHaveLength(4);
    });

    it('is changed with the old one, and taken away by another administrator alone', async () => {
      await fresh();
      expect(await said(set(null, '50318'))).toEqual(['VALIDATION_FAILED', { old: ['Enter your PIN'] }]);
      expect(await said(set(wrong, '50318'))).toEqual([
        'VALIDATION_FAILED',
        { old: ['This is not your PIN. It is locked after 4 more wrong ones'] },
      ]);
      expect(await said(set(pin, '1234'))).toEqual([
        'VALIDATION_FAILED',
        { pin: ['Too easy to guess: digits that repeat, or that follow each other'] },
      ]);
      expect((await set(pin, '50318')).status).toBe(200);
      const file = await funded();
      expect((await pay(file, pin)).status).toBe(400);
      expect((await pay(file, '50318')).status).toBe(200);
      expect((await reset(users.administrator.usersID)).body.errorCode).toBe('SECOND_PERSON_NEEDED');
      expect((await reset(users.officer.usersID, 'officer')).body.errorCode).toBe('FORBIDDEN');
      expect((await reset(4711)).body.errorCode).toBe('NOT_FOUND');
      expect((await reset()).body.result).toEqual({ isSet: false, lockedUntil: null });
      expect(await said(pay(await funded(), '50318'))).toEqual(['CHECK_PIN_NOT_SET', null]);
      expect((await set(null, pin, { as: 'viewOnly' })).body.errorCode).toBe('APP_READ_ONLY');
    });

    it('is nowhere in clear: not in the log, the audit or the row', async () => {
      await fresh();
      await checkOfPin();
      const rows = await inAlpha(async (tx) => ({
        pins: await tx.selectFrom('check_pins').selectAll().execute(),
        audit: await tx.selectFrom('audit_log').selectAll().where('table_name', '=', 'check_pins').execute(),
      }));
      expect(rows.pins.length).toBeGreaterThan(0);
      expect(rows.audit.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toContain(pin);
      expect(
        rows.pins.every((row) => row.pin_hash_encrypted === null || !row.pin_hash_encrypted.includes('scrypt')),
      ).toBe(true);
      expect(JSON.stringify(rows.audit)).not.toContain('scrypt');
      expect(api().log.join('')).not.toContain(pin);
    });

    it('is set by its user alone, whoever else writes it', async () => {
      await fresh();
      await expect(
        inAlpha((tx) =>
          tx
            .updateTable('check_pins')
            .set({ pin_hash_encrypted: Buffer.from('x') })
            .execute(),
        ),
      ).rejects.toThrow('set by its user alone');
    });
  });

  const checkOfPin = async () => {
    const file = await funded();
    expect((await pay(file, pin)).status).toBe(200);
    expect((await pay(file, wrong)).status).toBe(400);
  };
});
