import type { AskedControlChange, ControlChange } from '@closewright/contract/controls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextIDs } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { setControl } from '../harness/set-control.ts';
import { type Answer, type ApiUnderTest, makeApi } from './api-under-test.ts';
import { makeAccounts } from './check-writing-world.ts';
import { exampleAccount } from './example-account.ts';
import { type UserName, users } from './world.ts';

const path = '/api/configuration/controls';
const ach = {
  ...{ achDestination: '123456780', achOrigin: '1990000017', achCompanyID: '1990000017' },
  ...{ achCompanyName: 'Epsilon Title', achBalanced: false },
};
const reason = 'The bank asks for it';

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  let bank = 0;
  let elsewhere = 0;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await makeAccounts(test.database, 'alpha');
    await test.database.inTenant({ tenant: 'alpha', usersID: 6, name: 'test', requestID: 'test' }, async (tx) => {
      // The accounts of the world have their ids from nowhere.
      await nextIDs(tx, 'bank_account_id', 20);
      // Who approves what an administrator asks for.
      await sql`insert into user_security_settings (tenant_id, users_id, name, value)
        values ('alpha', ${users.trusted.usersID}, 'IsAdmin', 1), ('alpha', ${users.trusted.usersID}, 'IsSysAdmin', 1)`.execute(
        tx,
      );
    });
    const added = async (body: object): Promise<number> =>
      (
        await api.send('POST', '/api/configuration/bank-accounts', {
          as: 'administrator',
          body: { ...exampleAccount, ...body },
        })
      ).body.result.bankAccountID;
    bank = await added({ name: 'Controlled', twoSignaturesAbove: 500_00 });
    elsewhere = await added({ name: 'Elsewhere', regionID: 2, twoSignaturesAbove: 500_00 });
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const told = async (answer: Promise<Answer>): Promise<ControlChange> => {
    const { body } = await answer;
    expect(body.errorMessage, JSON.stringify(body)).toBeNull();
    return body.result;
  };
  const said = async (answer: Promise<Answer>): Promise<unknown[]> => {
    const { body } = await answer;
    return [body.errorCode, body.result?.modelState ?? body.errorMessage];
  };
  const ask = (body: AskedControlChange | object, as: UserName = 'administrator') =>
    api.send('POST', path, { as, body: { reason, ...body } });
  const waiting = (hours: number, as?: UserName) => ask({ control: 'wireWaitingHours', becomes: hours }, as);
  const decide = (
    { controlChangeID }: { readonly controlChangeID: number },
    decision: string,
    as: UserName = 'trusted',
    why: string | null = null,
  ) => api.send('POST', `${path}/${controlChangeID}/decision`, { as, body: { decision, reason: why } });
  const list = async (as: UserName = 'administrator'): Promise<ControlChange[]> =>
    (await api.send('GET', path, { as })).body.result;
  const account = async (id = bank) =>
    (await api.send('GET', '/api/configuration/bank-accounts', { as: 'administrator' })).body.result.find(
      (each: { bankAccountID: number }) => each.bankAccountID === id,
    );
  const saveAccount = async (changes: object, id = bank) =>
    api.send('PATCH', `/api/configuration/bank-accounts/${id}`, {
      as: 'administrator',
      body: { version: (await account(id)).version, changes },
    });
  const hours = async (): Promise<string | undefined> =>
    (await api.send('GET', '/api/configuration/system-settings', { as: 'administrator' })).body.result.find(
      ({ name }: { name: string }) => name === 'wireWaitingHours',
    )?.value;
  const setting = async (name: string, value: string | null) => {
    const stored = (
      await api.send('GET', '/api/configuration/system-settings', { as: 'administrator' })
    ).body.result.find((each: { name: string }) => each.name === name);
    return api.send('PATCH', '/api/configuration/system-settings', {
      as: 'administrator',
      body: { settings: [{ name, value, version: stored?.version ?? 0 }] },
    });
  };
  const flag = (isOn: boolean | null, was: boolean | null) =>
    api.send('PATCH', '/api/configuration/feature-flags', {
      as: 'administrator',
      body: { changes: [{ name: 'checkWritingPIN', isOn, was }] },
    });
  const weaker = (words: string) => `This is weaker than it is (${words}): ask for it, and another person approves it`;

  describe('one person', () => {
    it('strengthens a system setting and no more', async () => {
      expect((await setting('wireWaitingHours', '48')).status).toBe(200);
      expect(await said(setting('wireWaitingHours', '47'))).toEqual([
        'VALIDATION_FAILED',
        { wireWaitingHours: [weaker('48 hours')] },
      ]);
      // Its default is weaker, too.
      expect(await said(setting('wireWaitingHours', null))).toEqual([
        'VALIDATION_FAILED',
        { wireWaitingHours: [weaker('48 hours')] },
      ]);
      expect((await setting('wireTwoReleaseFrom', '10000')).status).toBe(200);
      expect(await said(setting('wireTwoReleaseFrom', '0'))).toEqual([
        'VALIDATION_FAILED',
        { wireTwoReleaseFrom: [weaker('$10,000')] },
      ]);
      expect(await hours()).toBe('48');
    });

    it('turns the PIN on, and not off', async () => {
      expect((await flag(true, null)).status).toBe(200);
      for (const isOn of [false, null])
        expect(await said(flag(isOn, true))).toEqual([
          'VALIDATION_FAILED',
          { 'changes.0.isOn': [weaker('Asked for')] },
        ]);
    });

    it('strengthens a bank account and no more, by its form and by a CSV', async () => {
      expect((await saveAccount({ twoSignaturesAbove: 400_00 })).status).toBe(200);
      expect(await said(saveAccount({ twoSignaturesAbove: null, ...ach, note: 'Other' }))).toEqual([
        'VALIDATION_FAILED',
        {
          'changes.twoSignaturesAbove': [weaker('$400.00')],
          'changes.achDestination': [weaker('None')],
        },
      ]);
      const csv = 'Account,Two signatures above\nControlled,\n';
      const { body } = await api.send('POST', '/api/configuration/bank-accounts/import', {
        as: 'administrator',
        body: { csv, isTrial: false },
      });
      expect(body.result.problems).toEqual([{ line: 2, column: 'Two signatures above', why: weaker('$400.00') }]);
      expect((await account()).twoSignaturesAbove).toBe(400_00);
      expect(
        await said(
          api.send('POST', '/api/configuration/bank-accounts', {
            as: 'administrator',
            body: { ...exampleAccount, name: 'With ACH', ...ach },
          }),
        ),
      ).toEqual([
        'VALIDATION_FAILED',
        { achDestination: ['Add the account without ACH, then ask for it: another person approves it'] },
      ]);
    });
  });

  describe('a weaker setting', () => {
    it('is set when another person approves what was asked for', async () => {
      const asked = await told(waiting(12));
      expect(asked).toMatchObject({
        ...{ control: 'wireWaitingHours', was: '48 hours', becomes: '12 hours', now: '48 hours', state: 'asked' },
        ...{ isMoved: false, isOwn: true, maySet: true, reason, bankAccountID: null, decidedBy: null },
      });
      expect(await hours()).toBe('48');
      expect((await list())[0]).toEqual(asked);
      expect((await said(decide(asked, 'approve', 'administrator')))[0]).toBe('SECOND_PERSON_NEEDED');
      expect((await said(decide(asked, 'decline', 'administrator', 'No')))[0]).toBe('SECOND_PERSON_NEEDED');
      expect((await said(decide(asked, 'withdraw')))[0]).toBe('SECOND_PERSON_NEEDED');
      const approved = await told(decide(asked, 'approve'));
      expect(approved).toMatchObject({ state: 'approved', now: '12 hours', isOwn: false, decidedBy: 'The trusted' });
      expect(await hours()).toBe('12');
      expect((await said(decide(asked, 'approve')))[0]).toBe('DECIDED_ALREADY');
      expect((await said(decide(asked, 'withdraw', 'administrator')))[0]).toBe('DECIDED_ALREADY');
    });

    it('is told to whoever reads the audit, with who asked and who approved', async () => {
      const rows = await test.database.inTenant(
        { tenant: 'alpha', usersID: 6, name: 'test', requestID: 'test' },
        (tx) =>
          tx
            .selectFrom('audit_log')
            .select(['table_name', 'actor'])
            .where('table_name', 'in', ['control_changes', 'system_settings'])
            .orderBy('seq', 'desc')
            .limit(3)
            .execute(),
      );
      expect(
        rows.map(({ table_name, actor }) => `${table_name} ${actor}`).toSorted((a, b) => a.localeCompare(b)),
      ).toEqual(['control_changes 6', 'control_changes 9', 'system_settings 9']);
    });

    it('takes effect at once: the PIN is asked for no more', async () => {
      const asked = await told(ask({ control: 'checkWritingPIN', becomes: false }));
      await told(decide(asked, 'approve'));
      const flags = (await api.send('GET', '/api/configuration/feature-flags', { as: 'administrator' })).body.result;
      expect(flags.find(({ name }: { name: string }) => name === 'checkWritingPIN')).toMatchObject({ isOn: false });
    });

    it('of a bank account is asked for by an accountant of its region, and approved with all that ACH needs', async () => {
      const asked = await told(ask({ control: 'achSetting', bankAccountID: bank, becomes: ach }, 'bookkeeper'));
      expect(asked).toMatchObject({ bankAccount: 'Controlled', was: 'None' });
      await told(decide(asked, 'approve', 'administrator'));
      expect(await account()).toMatchObject(ach);
      // What follows is one person's, and so is the end of it.
      expect((await saveAccount({ achOrigin: '1990000018' })).status).toBe(200);
      const none = Object.fromEntries(Object.keys(ach).map((name) => [name, name === 'achBalanced' ? false : null]));
      expect((await saveAccount(none)).status).toBe(200);
    });

    it('is declined with a reason, and withdrawn by who asked', async () => {
      await setControl(test.database, 'wireWaitingHours', 24);
      const asked = await told(waiting(6));
      expect(await said(decide(asked, 'decline'))).toEqual(['VALIDATION_FAILED', { reason: ['Say why'] }]);
      expect(await told(decide(asked, 'decline', 'trusted', 'Too short'))).toMatchObject({
        ...{ state: 'declined', decisionReason: 'Too short' },
      });
      const again = await told(waiting(6));
      expect(await told(decide(again, 'withdraw', 'administrator'))).toMatchObject({ state: 'withdrawn' });
      expect(await hours()).toBe('24');
    });

    it('waits once', async () => {
      const asked = await told(waiting(6));
      expect(await said(waiting(7, 'trusted'))).toEqual([
        'VALIDATION_FAILED',
        { becomes: ['The administrator has asked for “6 hours” already: it waits for another person'] },
      ]);
      await told(decide(asked, 'withdraw', 'administrator'));
    });

    it('is not approved once the setting moved, and is asked for again in its place', async () => {
      const asked = await told(waiting(6));
      expect((await setting('wireWaitingHours', '36')).status).toBe(200);
      expect((await list())[0]).toMatchObject({ isMoved: true, was: '24 hours', now: '36 hours' });
      expect(await said(decide(asked, 'approve'))).toEqual([
        'VALIDATION_FAILED',
        {
          decision: [
            'Instructions wait for: it was “24 hours” when this was asked for, and is “36 hours” now. Ask for it again',
          ],
        },
      ]);
      expect(await hours()).toBe('36');
      const again = await told(waiting(6));
      const states = (await list()).map(({ controlChangeID, state }) => [controlChangeID, state]);
      expect(states).toContainEqual([asked.controlChangeID, 'outdated']);
      await told(decide(again, 'approve'));
      expect(await hours()).toBe('6');
    });

    it('is not asked for where it is none', async () => {
      expect(await said(waiting(48))).toEqual([
        'VALIDATION_FAILED',
        { becomes: ['This is not weaker than it is (6 hours): save it yourself'] },
      ]);
      expect(
        await said(ask({ control: 'achSetting', bankAccountID: bank, becomes: { ...ach, achOrigin: null } })),
      ).toEqual(['VALIDATION_FAILED', { becomes: ['Immediate origin is required for ACH'] }]);
      expect(await said(ask({ control: 'twoSignaturesAbove', bankAccountID: 9_999, becomes: null }))).toEqual([
        'VALIDATION_FAILED',
        { bankAccountID: ['There is no bank account like this'] },
      ]);
      expect(
        await said(
          waiting(1, 'administrator').then(() => ask({ control: 'wireWaitingHours', becomes: 0, reason: ' ' })),
        ),
      ).toEqual(['VALIDATION_FAILED', { reason: ['Say why'] }]);
    });
  });

  describe('whoever may not change the setting', () => {
    it.each<[UserName, string]>([
      ['bookkeeper', 'FORBIDDEN'],
      ['officer', 'FORBIDDEN'],
      ['frozenAdministrator', 'APP_READ_ONLY'],
    ])('%s neither asks for it nor decides about it: %s', async (as, code) => {
      expect((await said(waiting(0, as)))[0]).toBe(code);
      const change = (await list()).find(({ state }) => state === 'asked');
      if (!change) throw new Error('nothing waits');
      expect((await said(decide(change, 'approve', as)))[0]).toBe(as === 'frozenAdministrator' ? code : 'NOT_FOUND');
    });

    it('is told of what they may know of, and no more', async () => {
      const there = await told(ask({ control: 'twoSignaturesAbove', bankAccountID: elsewhere, becomes: null }));
      const own = await told(ask({ control: 'twoSignaturesAbove', bankAccountID: bank, becomes: null }));
      const seen = await list('bookkeeper');
      expect(seen.map(({ control }) => control)).not.toContain('wireWaitingHours');
      const ids = seen.map(({ controlChangeID }) => controlChangeID);
      expect(ids).toContain(own.controlChangeID);
      expect(ids).not.toContain(there.controlChangeID);
      expect((await said(decide(there, 'approve', 'bookkeeper')))[0]).toBe('NOT_FOUND');
      expect(await list('officer')).toEqual([]);
      expect((await list('frozenAdministrator')).every(({ maySet }) => !maySet)).toBe(true);
      await told(decide(own, 'approve', 'bookkeeper'));
      expect((await account()).twoSignaturesAbove).toBeNull();
    });
  });
});
