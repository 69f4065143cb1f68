import type { Settlement } from '@closewright/contract/settlement';
import { figuresToKeep, reckonedDocument } from '@closewright/domain/closing-file';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { partCalls } from './part-calls.ts';
import { letter } from './settlement-examples.ts';
import { statementCalls } from './statement-calls.ts';
import { files, users } from './world.ts';

const taxes = {
  label: 'County taxes',
  amount: 3_650_00,
  period: 'Annual',
  periodFrom: '2013-01-01',
  periodTo: '2013-12-31',
  dayCount: 'actual/365',
  closingDayBelongsTo: 'Buyer',
  dailyDecimals: 'Exact',
};

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await test.database.inTenant(systemActor('alpha', 'test'), async (tx) => {
      const own = { tenant_id: 'alpha', users_id: users.closer.usersID };
      await tx
        .insertInto('user_security_settings')
        .values({ ...own, name: 'Payoff_ScreenAccess', value: 2 })
        .execute();
    });
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const { path, read } = statementCalls(() => api, { loanID: files.open });
  const { ask, post, change, refusedAt } = partCalls(() => api, path, read);
  const last = <T>(rows: readonly T[]): T => rows.at(-1) as T;

  describe('payoffs', () => {
    const noFees = { fees: [], removeFees: [] };

    // holds blocks 4.27, blocks 7.16
    it.each([0, -1])(
      'are added by id %d, changed by the id they got, calculated, and deleted together',
      async (payoffID) => {
        const fee = { payoffFeeID: -1, label: 'Release', amount: 35_00 };
        const added = (await change('payoffs', { payoff: { payoffID, ...letter }, fees: [fee], removeFees: [] }))
          .result;
        const { payoffs, payoffFees } = await read();
        expect(added).toEqual({ loanID: files.open, version: expect.any(Number), payoffs, payoffFees });
        const own = last(payoffs);
        expect(own).toMatchObject(letter);
        expect(last(payoffFees)).toMatchObject({ payoffID: own.payoffID, label: 'Release' });
        const saved = await change('payoffs', { payoff: { payoffID: own.payoffID, perDiem: 20_00 }, ...noFees });
        expect(last(saved.result.payoffs)).toEqual({ ...own, perDiem: 20_00 });
        expect(await ask('payoffs')).toMatchObject({ result: saved.result });

        const other = { payoff: { payoffID: 0, ...letter }, ...noFees };
        const ids = [
          own.payoffID,
          last<{ payoffID: number }>((await change('payoffs', other)).result.payoffs).payoffID,
        ];
        await refusedAt(() => change('payoffs/remove', { payoffIDs: [...ids, 4711] }), ['payoffIDs.2']);
        expect((await change('payoffs/remove', { payoffIDs: ids })).result.payoffs).toEqual([]);
      },
    );

    it('have their refusals at the fields of the call, of the payoff and of its fees', async () => {
      const reversed = { payoffID: 0, ...letter, goodThrough: '2026-11-19' };
      await refusedAt(() => change('payoffs', { payoff: reversed, ...noFees }), ['payoff.goodThrough']);
      const unnamed = { payoffFeeID: -1, amount: 1 };
      const without = { payoff: { payoffID: 0, ...letter }, fees: [unnamed], removeFees: [] };
      await refusedAt(() => change('payoffs', without), ['fees.0.label']);
      await refusedAt(
        () => change('payoffs', { payoff: { payoffID: 4711, principal: 1 }, ...noFees }),
        ['payoff.payoffID'],
      );
      await refusedAt(() => post('payoffs/calculate', { payoff: reversed, fees: [] }), ['payoff.payoffID']);
      const { payoffID: _, ...typed } = reversed;
      await refusedAt(() => post('payoffs/calculate', { payoff: typed, fees: [] }), ['payoff.goodThrough']);
    });

    it('change no fee of another payoff', async () => {
      const fee = { payoffFeeID: -1, label: 'Wire', amount: 15_00 };
      const add = async (fees: object[]) =>
        (await change('payoffs', { payoff: { payoffID: 0, ...letter }, fees, removeFees: [] })).result;
      const { payoffFees } = await add([fee]);
      const { payoffs } = await add([]);
      const [one, two] = payoffs.map(({ payoffID }: { payoffID: number }) => payoffID);
      const payoff = { payoffID: two };
      const ofOne = last<{ payoffFeeID: number }>(payoffFees).payoffFeeID;
      const fees = [{ payoffFeeID: ofOne, amount: 99_00 }];
      await refusedAt(() => change('payoffs', { payoff, fees, removeFees: [] }), ['fees']);
      await refusedAt(() => change('payoffs', { payoff, fees: [], removeFees: [ofOne] }), ['removeFees']);
      expect((await read()).payoffFees).toEqual(payoffFees);
      await change('payoffs/remove', { payoffIDs: [one, two] });
    });

    it('calculated as they are typed come to what the statement has of them, with the reason, or name what is missing', async () => {
      const payoff = { payoffID: 0, ...letter, interestTo: '2013-04-10' };
      const { payoffs } = (await change('payoffs', { payoff, ...noFees })).result;
      const { payoffID: _, ...typed } = payoff;
      const { figure } = (await post('payoffs/calculate', { payoff: typed, fees: [] })).result;
      const { figures } = reckonedDocument({ ...(await read()), hasSeller: true });
      const line = figures.parts.find(({ kind }) => kind === 'payoff');
      expect(figure).toMatchObject({ kind: 'figure', arrives: '2013-04-15', extraDays: 5 });
      expect(figure.total.trace).toEqual(expect.objectContaining({ value: line?.amounts.seller?.value }));
      const on = { payoff: typed, fees: [], disbursementDate: '2013-04-20' };
      expect((await post('payoffs/calculate', on)).result.figure.extraDays).toBe(10);
      const open = (await post('payoffs/calculate', { payoff: { principal: 1 }, fees: [] })).result.figure;
      expect(open).toMatchObject({ kind: 'open', missing: { interestTo: expect.any(String) } });
      expect(await ask('payoffs')).toMatchObject({ result: { payoffs } });
      await change('payoffs/remove', { payoffIDs: [last<{ payoffID: number }>(payoffs).payoffID] });
    });

    it('are for who has their screen alone, who is told nothing of the rest', async () => {
      expect((await ask('payoffs', 'closer')).isSuccessful).toBe(true);
      const { result } = await change('payoffs', { payoff: { payoffID: 0, ...letter }, ...noFees }, { as: 'closer' });
      expect(result.payoffs).toHaveLength(1);
      for (const call of ['prorations', 'commissions', 'recording-fees', 'rates'])
        expect((await ask(call, 'closer')).errorCode, call).toBe('FORBIDDEN');
      expect((await post('mapping', { statementType: 1 }, 'closer')).errorCode).toBe('FORBIDDEN');
      await change('payoffs/remove', { payoffIDs: [result.payoffs[0].payoffID] });
    });
  });

  describe('prorations', () => {
    // holds blocks 7.17
    it('are added, calculated one and all, saved with what they come to, and deleted one and many', async () => {
      const { prorations } = (await change('prorations', { proration: taxes })).result;
      const [own] = prorations;
      const { figures } = reckonedDocument({ ...(await read()), hasSeller: true });
      const all = (await post('prorations/calculate-all')).result;
      const one = (await post('prorations/calculate', { proration: taxes })).result;
      expect(all.figures).toEqual([{ prorationID: own.prorationID, figure: one.figure }]);
      expect(one.figure).toMatchObject({ creditTo: 'buyer', days: { count: 104 }, amount: { value: 1_040_00 } });
      expect(figures.parts.find(({ kind }) => kind === 'proration')?.amounts.buyer?.value).toMatchObject({
        cents: one.figure.amount.value,
      });
      expect(all.buyer.value).toBe(1_040_00);
      expect((await post('prorations/calculate-all', { closingDate: '2013-04-16' })).result.buyer.value).toBe(1_050_00);
      const row = { ...own, isPaid: true };
      const paid = await change('prorations/calculate-all', { prorations: [row] }, { method: 'PATCH' });
      expect(paid.result).toMatchObject({ prorations: [row], seller: { value: 2_610_00 }, buyer: { value: 0 } });
      const more = [-1, -2].map((prorationID) => ({ prorationID, label: 'Dues' }));
      const saved = (await change('prorations', { prorations: more }, { method: 'PATCH' })).result.prorations;
      expect((await post('prorations/calculate-all')).result.buyer).toEqual({ kind: 'open' });
      expect((await change(`prorations/${own.prorationID}/remove`, {})).result.prorations).toHaveLength(2);
      const prorationIDs = saved.slice(1).map(({ prorationID }: { prorationID: number }) => prorationID);
      expect((await change('prorations/remove', { prorationIDs })).result.prorations).toEqual([]);
    });

    it('have the dates of the period that holds the closing', async () => {
      const dates = async (body: object) => (await post('prorations/dates', body)).result;
      expect(await dates({ period: 'Annual' })).toEqual({ periodFrom: '2013-01-01', periodTo: '2013-12-31' });
      expect(await dates({ period: 'Quarterly', closingDate: '2026-11-20' })).toEqual({
        periodFrom: '2026-10-01',
        periodTo: '2026-12-31',
      });
      expect(await dates({ period: 'One-time' })).toEqual({ periodFrom: null, periodTo: null });
    });

    it('have their refusals at the fields of the call', async () => {
      const reversed = { ...taxes, periodTo: '2012-12-31' };
      await refusedAt(() => change('prorations', { proration: reversed }), ['proration.periodTo']);
      const rows = [
        { prorationID: -1, ...taxes },
        { prorationID: -2, ...reversed },
      ];
      await refusedAt(() => change('prorations', { prorations: rows }, { method: 'PATCH' }), ['prorations.1.periodTo']);
      await refusedAt(() => post('prorations/calculate', { proration: reversed }), ['proration.periodTo']);
    });
  });

  // holds blocks 7.14
  it('a commission is added with its payees, told with what it comes to, and loses a payee', async () => {
    const listing = { label: 'Listing', paidBy: 'Seller', agreedAs: 'Percent', reckonedOn: 'Sale price', rate: '3' };
    const payees = ['Alpha Broker', 'Beta Broker'].map((payee, at) => ({
      commissionPayeeID: -1 - at,
      payee,
      part: '50',
    }));
    const none = { tiers: [], removeTiers: [] };
    const { result } = await change('commissions', { commission: { commissionID: 0, ...listing }, payees, ...none });
    expect(result.figures[0].figure).toMatchObject({
      kind: 'figure',
      amount: { value: 5_400_00 },
      payments: [{ amount: { value: 2_700_00 } }, { amount: { value: 2_700_00 } }],
    });
    expect((await ask('commissions')).result).toEqual(result);
    const [{ commissionPayeeID }] = result.commissionPayees;
    const without = await change(`commissions/payees/${commissionPayeeID}/remove`, {});
    expect(without.result.commissionPayees).toHaveLength(1);
    expect(without.result.figures[0].figure).toMatchObject({ payments: null, missing: expect.any(Object) });
    const tooMuch = { commission: { commissionID: 0, ...listing, rate: '101' }, payees: [], ...none };
    await refusedAt(() => change('commissions', tooMuch), ['commission.rate']);
    const unnamed = {
      commission: { commissionID: 0, ...listing },
      payees: [{ commissionPayeeID: -1, part: '1' }],
      ...none,
    };
    await refusedAt(() => change('commissions', unnamed), ['payees.0.payee']);
    const [{ commissionPayeeID: ofListing }] = without.result.commissionPayees;
    const other = { commissionID: 0, ...listing, label: 'Selling' };
    const strange = { commission: other, payees: [{ commissionPayeeID: ofListing, payee: 'Gamma Broker' }], ...none };
    await refusedAt(() => change('commissions', strange), ['payees']);
  });

  it('a broker keeps of the deposit what the statement of the file has: nothing as long as nobody sells', async () => {
    const newFile = { fileNumber: null, regionID: 1, branchID: 1, settlementStatementType: 1 };
    const { ordersID } = (await api.send('POST', '/api/orders', { body: newFile })).body.result;
    const own = statementCalls(() => api, { ordersID });
    await own.saveFile({ order: { salePrice: 190_000_00, earnestMoney: 10_000_00 } });
    const held = { flatAmount: 5_700_00, depositHeld: 10_000_00 };
    const commissions = [{ commissionID: -1, label: 'Listing', paidBy: 'Seller', agreedAs: 'Flat amount', ...held }];
    await own.save({ commissions });
    const { ask } = partCalls(() => api, own.path, own.read);
    const kept = async () => (await ask('commissions')).result.figures[0].figure.retainedFromDeposit.value;
    expect(await kept()).toBe(0);
    await own.saveFile({ contacts: [{ rolesID: -1, roleTypeID: 16, name: 'Steve Cole' }] });
    expect(await kept()).toBe(5_700_00);
  });

  // holds blocks 7.15
  it('recording fees and taxes are added, changed and deleted, each with what the sides bear of it', async () => {
    const document = { label: 'Mortgage', kind: 'Mortgage', fee: 85_01, borrowerPart: '50' };
    const added = (await change('recording-fees', { document })).result;
    expect(added.figures[0].figure).toMatchObject({ borrower: { value: 42_51 }, seller: { value: 42_50 } });
    const { recordingDocumentID } = added.recordingDocuments[0];
    const fee = `recording-fees/${recordingDocumentID}`;
    const changed = await change(fee, { document: { fee: 85_00 } }, { method: 'PATCH' });
    expect(changed.result.figures[0].figure.amount.value).toBe(85_00);
    expect((await ask('recording-fees')).result).toEqual(changed.result);
    const wrong = { document: { borrowerPart: '101' } };
    await refusedAt(() => change(fee, wrong, { method: 'PATCH' }), ['document.borrowerPart']);
    const gone = await change('recording-fees/remove', { recordingDocumentIDs: [recordingDocumentID] });
    expect(gone.result.recordingDocuments).toEqual([]);

    const tax = {
      label: 'State tax',
      level: 'State',
      method: 'Percent',
      reckonedOn: 'Sale price',
      rate: '0.7',
      borrowerPart: '0',
    };
    const taxed = (await change('transfer-taxes', { tax })).result;
    expect(taxed.figures[0].figure).toMatchObject({ amount: { value: 1_260_00 }, seller: { value: 1_260_00 } });
    const { transferTaxID } = taxed.transferTaxes[0];
    const exempt = await change(`transfer-taxes/${transferTaxID}`, { tax: { isExempt: true } }, { method: 'PATCH' });
    expect(exempt.result.figures[0].figure.amount.value).toBe(0);
    expect((await ask('transfer-taxes')).result).toEqual(exempt.result);
    await refusedAt(() => change('transfer-taxes', { tax: { ...tax, unit: 0 } }), ['tax.unit']);
    const none = await change('transfer-taxes/remove', { transferTaxIDs: [transferTaxID] });
    expect(none.result.transferTaxes).toEqual([]);
  });

  describe('a statement on a form', () => {
    // holds blocks 7.4
    it('is told without being stored, and made that of the file', async () => {
      const statement: Settlement = await read();
      const kept = (settlementStatementType: number, form: 'CDF' | 'HUD') =>
        JSON.parse(
          JSON.stringify(
            figuresToKeep(reckonedDocument({ ...statement, settlementStatementType, hasSeller: true }), form),
          ),
        );
      const before = await api.auditCount();
      const mapped = await post('mapping', { statementType: 3 });
      expect(mapped.result).toEqual({ loanID: files.open, statementType: 3, figures: kept(3, 'HUD') });
      expect((await post('mapping', { statementType: 1 })).result.figures).toEqual(kept(1, 'CDF'));
      expect(await api.auditCount()).toBe(before);
      const { version: orderVersion } = (await api.send('GET', `/api/orders/${files.open}`)).body.result.order;
      const override = await post('mapping/override', { statementType: 3, orderVersion });
      expect(override.result).toEqual(mapped.result);
      expect((await read()).settlementStatementType).toBe(3);
      const stale = await post('mapping/override', { statementType: 1, orderVersion });
      expect(stale.errorCode).toBe('VERSION_CONFLICT');
    });
  });

  it('a stale version is refused with the statement as it is, and a locked one is not changed', async () => {
    const { version } = await read();
    const body = { version: version - 1, proration: taxes };
    const stale = (await api.send('POST', `${path}/prorations`, { body })).body;
    expect(stale).toMatchObject({ errorCode: 'VERSION_CONFLICT', result: { conflict: { version } } });
    const lock = (isLocked: boolean) =>
      api.send('PUT', `/api/orders/${files.open}/settlement-lock`, { body: { isLocked, reason: 'Sent' } });
    await lock(true);
    await refusedAt(() => change('prorations', { proration: taxes }), []);
    expect((await ask('prorations')).isSuccessful).toBe(true);
    await lock(false);
  });
});
