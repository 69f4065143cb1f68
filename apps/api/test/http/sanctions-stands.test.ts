import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { companyDay } from '../harness/company-day.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { nameRow, sanctionsCalls, sdn, sentList } from './sanctions-world.ts';
import { payeeCalls } from './wire-payees-world.ts';
import { users } from './world.ts';

const today = companyDay(new Date());

/** Lets others than the administrator decide, too: the bookkeeper, and whoever is trusted. */
const letDecide = (database: TestDatabase['database']) =>
  database.inTenant(systemActor('alpha', 'test'), (tx) =>
    tx
      .insertInto('user_security_settings')
      .values(
        [users.bookkeeper, users.trusted].map(({ usersID }) => ({
          ...{ tenant_id: 'alpha', users_id: usersID, name: 'appFinancialApprovals_AppAccess', value: 1 },
        })),
      )
      .execute(),
  );

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  const calls = sanctionsCalls(
    () => api,
    () => test.database,
  );

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await letDecide(test.database);
    await calls.imported(sentList(today));
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  it('keeps open and blocked whatever list or name comes, until another person clears who is blocked', async () => {
    const payee = await calls.newPayee('Abu Abbas');
    await calls.rename(payee, 'Harbor Lights Escrow');
    expect(await calls.screening(payee)).toMatchObject({
      ...{ state: 'open', hits: [], earlierHits: [{ screened: 'Abu Abbas', entry: 2 }] },
    });
    const without = (entry: number) =>
      sdn.replace('ABBAS, Abu', `NOBODY, Atall${entry}`) + nameRow(entry, `OTHER, Somebody${entry}`);
    await calls.imported(sentList(today, { names: without(10) }));
    expect(await calls.state(payee)).toBe('open');

    const { screeningID } = await calls.screening(payee);
    await calls.told(calls.decide(screeningID, true));
    await calls.imported(sentList(today, { names: without(11) }));
    await calls.rename(payee, 'Plain Street Holding');
    const blocked = await calls.screening(payee);
    expect([blocked.state, blocked.decision?.by]).toEqual(['blocked', 'The administrator']);
    expect(await calls.state(payee)).toBe('blocked');
    expect((await calls.decide(blocked.screeningID)).body).toMatchObject({
      errorCode: 'SECOND_PERSON_NEEDED',
      errorMessage: 'You blocked Plain Street Holding yourself: somebody else has to clear it.',
    });
    expect((await calls.decide(blocked.screeningID, true)).body.errorCode).toBe('DECIDED_ALREADY');
    await expect(calls.decideBySQL(6, blocked.screeningID)).rejects.toThrow('cleared by another person');
    await calls.told(calls.decide(blocked.screeningID, false, { as: 'trusted' }));
    expect(await calls.state(payee)).toBe('none');
  });

  it('is cleared again as it was screened when it was blocked', async () => {
    const payee = await calls.newPayee('Moros Maduro Nicolas');
    const first = (await calls.screening(payee)).screeningID;
    await calls.told(calls.decide(first, true));
    const { body } = await calls.decide(first, false, { as: 'trusted' });
    expect(body.result).toMatchObject({ state: 'cleared', decision: { by: expect.any(String) } });
    expect(body.result.screeningID).toBeGreaterThan(first);
    await calls.screen(payee);
    expect(await calls.state(payee)).toBe('cleared');
  });

  it('screens all who get the money or pass it on, and nobody decides about what they entered', async () => {
    const wires = payeeCalls(() => api);
    const entered = {
      ...{ furtherCredit: 'Nicolas Maduro Moros', bankName: 'Bank of Nicolas Maduro Moros' },
      ...{ intermediaryName: 'NicolasMaduroMoros', intermediaryRouting: '021000021' },
    };
    const payee = await wires.made('Clearing House One', entered);
    const { names, hits, screeningID } = await calls.screening(payee);
    expect(names).toEqual([
      ...['Clearing House One', 'Maple Street Savings', 'Nicolas Maduro Moros', 'Bank of Nicolas Maduro Moros'],
      'NicolasMaduroMoros',
    ]);
    expect(new Set(hits.map(({ screened }) => screened))).toEqual(new Set(names.slice(2)));
    expect((await calls.decide(screeningID, false, { as: 'bookkeeper' })).body).toMatchObject({
      errorCode: 'SECOND_PERSON_NEEDED',
      errorMessage: 'You entered Clearing House One or its instructions: somebody else has to decide.',
    });
    await expect(calls.decideBySQL(11, screeningID)).rejects.toThrow('that they entered');
    // Nor when somebody else has entered others since.
    await wires.told(wires.add(payee, {}, { as: 'administrator' }));
    const again = await calls.screening(payee);
    expect(again).toMatchObject({ state: 'open', hits: [] });
    expect(again.earlierHits.length).toBeGreaterThan(1);
    for (const as of ['bookkeeper', 'administrator'] as const)
      expect([as, (await calls.decide(again.screeningID, false, { as })).status]).toEqual([as, 403]);
    await calls.told(calls.decide(again.screeningID, false, { as: 'trusted' }));
    expect(await calls.state(payee)).toBe('none');
  });

  it('is screened by the names that it has', async () => {
    const payee = await calls.newPayee('Harbor Lights Lumber');
    expect(await calls.state(payee)).toBe('none');
    await calls.rename(payee, 'Harbor Lights Timber', false);
    expect(await calls.state(payee)).toBe('old list');
    await calls.screen(payee);
    expect(await calls.state(payee)).toBe('none');
  });
});
