import { reckonedDocument } from '@closewright/domain/closing-file';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { partCalls } from './part-calls.ts';
import { statementCalls } from './statement-calls.ts';
import { files, users } from './world.ts';

const order = {
  state: 'TX',
  effectiveDate: '2026-11-20',
  policies: 'Owner and loan, together',
  ownerBorrowerPart: '0',
  loanBorrowerPart: '100',
  loanSection: 'C',
};

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await test.database.inTenant(systemActor('alpha', 'test'), async (tx) => {
      const own = { tenant_id: 'alpha', users_id: users.trusted.usersID };
      const rights = [
        { ...own, name: 'Premiums_ScreenAccess', value: 2 },
        { ...own, name: 'AllowAddEditRates', value: 1 },
      ];
      await tx.insertInto('user_security_settings').values(rights).execute();
    });
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const { path, read } = statementCalls(() => api, { loanID: files.open });
  const { ask, post, change, refusedAt } = partCalls(() => api, path, read);

  describe('premiums', () => {
    const rates = async (query: string) => (await api.send('GET', `/api/rates?${query}`)).body;

    // holds blocks 7.13
    it('are calculated as they are typed, saved, endorsed and shared, and say the same as the statement', async () => {
      const outsideParties = [{ name: 'Alpha Attorney', percent: '10' }];
      const typed = (await post('rates/calculate', { rateOrder: order, endorsements: [], outsideParties })).result;
      const saved = (await change('rates', { rateOrder: { rateOrderID: 0, ...order } })).result;
      const [{ rateOrderID, figure }] = saved.calculations;
      expect(figure.total).toEqual(typed.figure.total);
      expect(figure.rateID).toMatch(/^texas/);
      const ofOrder = `rates/${rateOrderID}`;
      const { figures, fees } = reckonedDocument({ ...(await read()), hasSeller: true });
      expect(figures.missing.filter(({ field }) => field.startsWith('rateOrders'))).toEqual([]);
      const premiums = fees.flatMap((each) =>
        each.kind === 'figure' && each.fee.code.startsWith('rates.0') ? [each.fee] : [],
      );
      const charged = premiums.flatMap(({ charges }) => charges.map(({ amount }) => Number(amount)));
      expect(charged.reduce((sum, each) => sum + each, 0)).toBe(figure.total.value);

      const t19 = { code: 't-19-residential', policy: 'Loan' };
      const endorsed = (await change(`${ofOrder}/endorsements`, { endorsements: [t19] })).result;
      const [{ rateEndorsementID }] = endorsed.rateEndorsements;
      const [, loan] = endorsed.calculations[0].figure.policies;
      expect(loan.endorsements).toMatchObject([{ rateEndorsementID, premium: { value: expect.any(Number) } }]);
      expect((await post(`${ofOrder}/always-apply`)).result.figure).toEqual({ kind: 'figure', endorsements: [] });
      const ids = { rateEndorsementIDs: [rateEndorsementID] };
      expect((await change(`${ofOrder}/endorsements/remove`, ids)).result.calculations[0].figure).toEqual(figure);

      const joined = (await change(`${ofOrder}/outside-parties`, { outsideParty: outsideParties[0] })).result;
      const [{ outsidePartyID }] = joined.outsideParties;
      const half = { outsideParty: { percent: '5' } };
      const changed = await change(`${ofOrder}/outside-parties/${outsidePartyID}`, half, { method: 'PATCH' });
      expect(changed.result.outsideParties).toMatchObject([{ name: 'Alpha Attorney', percent: '5' }]);
      expect((await ask(`${ofOrder}/outside-parties`)).result).toEqual(changed.result);
      const [{ figure: shared }] = (await ask('rates')).result.calculations;
      expect(shared.shares).toMatchObject([{ name: 'Alpha Attorney' }]);
      const party = { outsidePartyIDs: [outsidePartyID] };
      expect((await change(`${ofOrder}/outside-parties/remove`, party)).result.outsideParties).toEqual([]);
    });

    it('that were typed as fees give way to the rates when they are reset', async () => {
      const { rateOrders, version } = await read();
      const typed = { label: 'Loan policy', kind: 'Lender’s title insurance', section: 'C', borrowerAtClosing: 1_00 };
      const other = { label: 'Survey', section: 'C', borrowerAtClosing: 2_00 };
      const changes = {
        fees: [
          { feeID: -1, ...typed },
          { feeID: -2, ...other },
        ],
      };
      const { result } = (await api.send('PATCH', path, { body: { version, changes } })).body;
      expect((await ask('rates')).result.calculations[0].alerts).toMatchObject([
        { orderRateCalculationID: rateOrders[0]?.rateOrderID, target: 'Loan policy' },
      ]);
      const reset = await change(`rates/${rateOrders[0]?.rateOrderID}/reset`, { simultaneousRateOrderIDs: [] });
      expect(reset.result.calculations[0].alerts).toEqual([]);
      const left = (await read()).fees;
      expect(left).toEqual(result.fees.filter((fee: { label: string }) => fee.label === 'Survey'));
      await api.send('PATCH', path, {
        body: { version: (await read()).version, changes: { removeFees: left.map(({ feeID }) => feeID) } },
      });
    });

    it('are for who may edit rates; fees are taken away by who may change them', async () => {
      const { rateOrders } = await read();
      const reset = `rates/${rateOrders[0]?.rateOrderID}/reset`;
      expect((await ask('rates', 'trusted')).result.rateOrders).toHaveLength(1);
      const before = await api.auditCount();
      const answer = await change(reset, { simultaneousRateOrderIDs: [] }, { as: 'trusted' });
      expect(answer.errorCode).toBe('FORBIDDEN');
      expect(await api.auditCount()).toBe(before);
    });

    it('name no rows of another rate order, and have their refusals at the fields of the call', async () => {
      const saved = (await change('rates', { rateOrder: { rateOrderID: -1, ...order } })).result;
      const [one, other] = saved.rateOrders.map((row: { rateOrderID: number }) => row.rateOrderID);
      const joined = await change(`rates/${one}/outside-parties`, { outsideParty: { name: 'Alpha' } });
      const { outsidePartyID } = joined.result.outsideParties[0];
      const party = `rates/${other}/outside-parties`;
      await refusedAt(() => change(`${party}/remove`, { outsidePartyIDs: [outsidePartyID] }), ['outsidePartyIDs']);
      const renamed = { outsideParty: { name: 'Beta' } };
      await refusedAt(() => change(`${party}/${outsidePartyID}`, renamed, { method: 'PATCH' }), ['outsidePartyID']);
      const wrong = { ...order, ownerBorrowerPart: '101' };
      await refusedAt(
        () => change('rates', { rateOrder: { rateOrderID: 0, ...wrong } }),
        ['rateOrder.ownerBorrowerPart'],
      );
      const nowhere = { rateOrderID: 0, ...order, state: 'ZZ' };
      await refusedAt(() => change('rates', { rateOrder: nowhere }), ['rateOrder.state']);
      const endorsements = [{ code: 't-19-residential', policy: 'Loan' }];
      await refusedAt(() => change('rates/4711/endorsements', { endorsements }), ['rateOrderID']);
      await refusedAt(() => change('rates/4711/outside-parties', { outsideParty: { name: 'Alpha' } }), ['rateOrderID']);
      await refusedAt(() => change('payoffs/remove', { payoffIDs: [4711] }), ['payoffIDs.0']);
      await refusedAt(() => change('commissions/payees/4711/remove', {}), ['commissionPayeeID']);
      const calculated = { rateOrder: wrong, endorsements: [], outsideParties: [] };
      await refusedAt(() => post('rates/calculate', calculated), ['rateOrder.ownerBorrowerPart']);
      expect((await change('rates/4711/reset', { simultaneousRateOrderIDs: [] })).errorCode).toBe('NOT_FOUND');
    });

    // holds blocks 9.26
    it('have the rates of a state, with those in force on a day that is written MMddyyyy', async () => {
      const inForce = async (day: string) => {
        const entries: { isInactive: boolean }[] = (await rates(`state=TX&effectiveDate=${day}`)).result;
        return [entries.length, entries.filter(({ isInactive }) => !isInactive).length];
      };
      const [all, active] = await inForce('11202026');
      expect(active).toBe(1);
      expect(await inForce('11201926')).toEqual([all, 0]);
      for (const day of ['2026-11-20', '13012026', '02302026'])
        await refusedAt(() => rates(`state=TX&effectiveDate=${day}`), ['effectiveDate']);
    });
  });
});
