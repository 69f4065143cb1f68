import type { Settlement } from '@closewright/contract/settlement';
import { reckonedDocument } from '@closewright/domain/closing-file';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';
import { files, users } from './world.ts';

const order = {
  rateOrderID: -1,
  state: 'TX',
  effectiveDate: '2026-11-20',
  policies: 'Owner and loan, together',
  ownerBorrowerPart: '0',
  loanBorrowerPart: '100',
  loanSection: 'C',
  payeeName: 'Epsilon Title Co.',
};
const t19 = { rateEndorsementID: -1, rateOrderID: -1, code: 't-19-residential', label: 'T-19', policy: 'Loan' };
const attorney = { outsidePartyID: -1, rateOrderID: -1, name: 'Alpha Attorney', percent: '10' };

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await test.database.inTenant(systemActor('alpha', 'test'), async (tx) => {
      const allowed = [
        { users_id: users.closer.usersID, name: 'GenericSettlementStatement_ScreenAccess', value: 2 },
        { users_id: users.trusted.usersID, name: 'Premiums_ScreenAccess', value: 2 },
        { users_id: users.trusted.usersID, name: 'AllowAddEditRates', value: 1 },
        { users_id: users.reader.usersID, name: 'Premiums_ScreenAccess', value: 1 },
      ];
      await tx
        .insertInto('user_security_settings')
        .values(allowed.map((each) => ({ ...each, tenant_id: 'alpha' })))
        .execute();
    });
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const path = (ordersID: number) => `/api/orders/${ordersID}/settlements/0`;
  const readAs = async (ordersID: number, as: Sent['as'] = 'officer'): Promise<Settlement> =>
    (await api.send('GET', path(ordersID), { as })).body.result;
  const saveAs = (ordersID: number, version: number, changes: object, as: Sent['as'] = 'officer') =>
    api.send('PATCH', path(ordersID), { as, body: { version, changes } });
  /** A file of its own, with a rate order in its statement. */
  async function fileWithOrder(): Promise<{ ordersID: number; stored: Settlement }> {
    const newFile = { fileNumber: null, regionID: 1, branchID: 1, settlementStatementType: 1 };
    const { ordersID } = (await api.send('POST', '/api/orders', { body: newFile })).body.result;
    const changes = { rateOrders: [order], rateEndorsements: [t19], outsideParties: [attorney] };
    return { ordersID, stored: (await saveAs(ordersID, 0, changes)).body.result };
  }
  /** The answer is this code, and nothing was stored. */
  const refused = async (call: () => ReturnType<typeof saveAs>, code: string) => {
    const count = await api.auditCount();
    const { body } = await call();
    expect(body.errorCode).toBe(code);
    expect(await api.auditCount()).toBe(count);
    return body.result?.modelState ?? {};
  };

  it('a rate order is stored with its endorsements and outside parties, and not what it comes to', async () => {
    const { ordersID, stored } = await fileWithOrder();
    const { rateOrderID: _new, ...entered } = order;
    expect(stored).toMatchObject({
      rateOrders: [{ ...entered, sequence: 1 }],
      rateEndorsements: [{ code: 't-19-residential', policy: 'Loan' }],
      outsideParties: [{ name: 'Alpha Attorney', percent: '10' }],
    });
    expect(await readAs(ordersID)).toEqual(stored);
    expect(JSON.stringify(stored)).not.toContain('premium');
    // The rules are those of the page: open, as long as the file says no amounts.
    expect(reckonedDocument({ ...stored, hasSeller: true }).figures.totals.loanCosts).toMatchObject({ kind: 'open' });
    expect(reckonedDocument({ ...stored, salePrice: 300_000_00, earnestMoney: 0, hasSeller: true }).fees).toMatchObject(
      [
        { kind: 'open', section: 'H', missing: [{ field: 'loanAmount' }] },
        { kind: 'open', section: 'C' },
      ],
    );
  });

  it('is kept from who has no right to Premium Rates: nothing is told, nothing changed, left out of an export', async () => {
    const { ordersID, stored } = await fileWithOrder();
    expect(await readAs(ordersID, 'closer')).toMatchObject({
      rateOrders: [],
      rateEndorsements: [],
      outsideParties: [],
    });
    const { rateOrderID } = stored.rateOrders[0] ?? {};
    const change = { rateOrders: [{ rateOrderID, state: 'FL' }] };
    await refused(() => saveAs(ordersID, stored.version, change, 'closer'), 'FORBIDDEN');
    await refused(() => saveAs(ordersID, stored.version, { removeRateOrders: [rateOrderID] }, 'closer'), 'FORBIDDEN');
    expect((await api.send('GET', path(ordersID), { as: 'outsider' })).body.errorCode).toBe('FORBIDDEN');
    const exported = (
      await api.send('POST', `/api/orders/${ordersID}/export`, { as: 'closer', body: { withTaxIDs: false } })
    ).body.result;
    expect(exported.leftOut).toContain('rateOrders');
    expect(JSON.stringify(exported)).not.toContain('Alpha Attorney');
  });

  it('is opened by the right to Premium Rates alone, and by that to read it alone not changed', async () => {
    const { ordersID, stored } = await fileWithOrder();
    const { rateOrderID } = stored.rateOrders[0] ?? {};
    const change = (state: string) => ({ rateOrders: [{ rateOrderID, state }] });
    expect((await readAs(ordersID, 'reader')).rateOrders).toMatchObject([{ state: 'TX' }]);
    await refused(() => saveAs(ordersID, stored.version, change('FL'), 'reader'), 'FORBIDDEN');
    const { body } = await saveAs(ordersID, stored.version, change('FL'), 'trusted');
    expect(body.result).toMatchObject({ fees: [], rateOrders: [{ state: 'FL' }] });
    const fees = [{ feeID: -1, label: 'Appraisal fee' }];
    await refused(() => saveAs(ordersID, stored.version + 1, { fees }, 'trusted'), 'FORBIDDEN');
  });

  it('is of its tenant, of its file and of its region', async () => {
    const { ordersID, stored } = await fileWithOrder();
    const { rateOrderID } = stored.rateOrders[0] ?? {};
    expect((await api.send('GET', path(ordersID), { tenant: 'beta' })).body.errorCode).toBe('NOT_FOUND');
    expect((await api.send('GET', path(ordersID), { as: 'elsewhere' })).body.errorCode).toBe('NOT_FOUND');
    const other = await fileWithOrder();
    const { version } = other.stored;
    await refused(() => saveAs(other.ordersID, version, { rateOrders: [{ rateOrderID, state: 'FL' }] }), 'NOT_FOUND');
    await refused(() => saveAs(other.ordersID, version, { removeRateOrders: [rateOrderID] }), 'NOT_FOUND');
    expect((await readAs(ordersID)).rateOrders).toEqual(stored.rateOrders);
  });

  it.each([files.locked, files.settlementLocked])('is not entered into file %d, which is locked', async (ordersID) => {
    const { version, loanID } = await readAs(ordersID);
    const call = () =>
      api.send('PATCH', `/api/orders/${ordersID}/settlements/${loanID}`, {
        body: { version, changes: { rateOrders: [order] } },
      });
    expect(Object.keys(await refused(call, 'FILE_LOCKED'))).toEqual([]);
  });

  it('names a loan of its file, which is not deleted as long as it does', async () => {
    const { ordersID, stored } = await fileWithOrder();
    const { rateOrderID } = stored.rateOrders[0] ?? {};
    const orderOf = async (id: number) => (await api.send('GET', `/api/orders/${id}`)).body.result;
    const saveOrder = async (id: number, changes: object) => {
      const { version } = (await orderOf(id)).order;
      return api.send('PATCH', `/api/orders/${id}`, { body: { version, changes } });
    };
    const addLoan = async (id: number): Promise<number> => {
      await saveOrder(id, { loans: [{ loanID: -1, amount: 240_000_00 }] });
      return (await orderOf(id)).loans.at(-1).loanID;
    };
    const first = await addLoan(ordersID);
    const loanID = await addLoan(ordersID);
    const elsewhere = await addLoan((await fileWithOrder()).ordersID);
    const insure = async (id: number | null) => {
      const { version } = await readAs(ordersID);
      const changes = { rateOrders: [{ rateOrderID, loanID: id }] };
      return api.send('PATCH', `/api/orders/${ordersID}/settlements/${first}`, { body: { version, changes } });
    };
    await refused(() => insure(elsewhere), 'VALIDATION_FAILED');
    expect((await insure(loanID)).body.result.rateOrders).toMatchObject([{ loanID }]);
    const remove = () => saveOrder(ordersID, { removeLoans: [loanID] });
    expect((await remove()).body.result.modelState).toEqual({
      'changes.removeLoans.0': ['A rate order of another statement insures the loan. Pick another loan there first.'],
    });
    await insure(null);
    expect((await remove()).status).toBe(200);
  });

  it('is refused at the field: a loan that is not on the file', async () => {
    const { ordersID, stored } = await fileWithOrder();
    const { rateOrderID } = stored.rateOrders[0] ?? {};
    const wrong = { rateOrders: [{ rateOrderID, loanID: 4711 }] };
    expect(await refused(() => saveAs(ordersID, stored.version, wrong), 'VALIDATION_FAILED')).toEqual({
      'changes.rateOrders.0.loanID': ['The file has no such loan'],
    });
  });

  it('is refused at the field: a part above the whole, an earlier policy of nothing, an amount and a percent', async () => {
    const { ordersID, stored } = await fileWithOrder();
    const { rateOrderID } = stored.rateOrders[0] ?? {};
    const wrong = {
      rateOrders: [{ rateOrderID, ownerBorrowerPart: '100.5', priorAmount: 0 }],
      outsideParties: [{ ...attorney, rateOrderID, amount: 1 }],
    };
    expect(await refused(() => saveAs(ordersID, stored.version, wrong), 'VALIDATION_FAILED')).toEqual({
      'changes.rateOrders.0.priorAmount': ['An earlier policy insured more than nothing'],
      'changes.rateOrders.0.ownerBorrowerPart': ['A part is at most 100 %'],
      'changes.outsideParties.0.percent': ['Either an amount or a percent'],
    });
  });
});
