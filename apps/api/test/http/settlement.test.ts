import type { PayoffRow, Settlement } from '@closewright/contract/settlement';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';
import { letter } from './settlement-examples.ts';
import { files, users } from './world.ts';

/** The default loan of a file of the world has the number of its file. */
const loans = { default: files.open, first: 11, second: 12 };

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await test.database.inTenant(systemActor('alpha', 'test'), async (tx) => {
      const key = { tenant_id: 'alpha', orders_id: files.open };
      await tx
        .insertInto('loans')
        .values([loans.first, loans.second].map((loan_id) => ({ ...key, loan_id, loan_order: loan_id })))
        .execute();
      const allowed = [
        { users_id: users.closer.usersID, name: 'GenericSettlementStatement_ScreenAccess' },
        { users_id: users.trusted.usersID, name: 'Payoff_ScreenAccess' },
      ];
      await tx
        .insertInto('user_security_settings')
        .values(allowed.map((each) => ({ ...each, tenant_id: 'alpha', value: 2 })))
        .execute();
    });
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const path = (loanID: number, ordersID: number = files.open) => `/api/orders/${ordersID}/settlements/${loanID}`;
  const read = async (loanID: number, as: Sent['as'] = 'officer'): Promise<Settlement> =>
    (await api.send('GET', path(loanID), { as })).body.result;
  const save = (loanID: number, version: number, changes: object, as: Sent['as'] = 'officer', ordersID?: number) =>
    api.send('PATCH', path(loanID, ordersID), { as, body: { version, changes } });
  const add = (loanID: number, version: number, payoff: object = {}) =>
    save(loanID, version, { payoffs: [{ payoffID: -1, ...letter, ...payoff }] });
  const addProration = (loanID: number, version: number, proration: object = {}, as: Sent['as'] = 'officer') =>
    save(loanID, version, { prorations: [{ prorationID: -1, label: 'County taxes', ...proration }] }, as);
  const enterFields = (loanID: number, version: number) => save(loanID, version, { statement: { cushionMonths: 2 } });
  const clear = async (loanID: number) => {
    const { version, payoffs, prorations, statement } = await read(loanID);
    const removePayoffs = payoffs.map(({ payoffID }) => payoffID);
    const removeProrations = prorations.map(({ prorationID }) => prorationID);
    const entered = Object.entries(statement).flatMap(([name, value]) => (value === null ? [] : [[name, null]]));
    const changes = { removePayoffs, removeProrations, statement: Object.fromEntries(entered) };
    expect((await save(loanID, version, changes)).status).toBe(200);
  };
  /** The answer is this code, and nothing was stored. */
  const refused = async (call: () => ReturnType<typeof save>, code: string) => {
    const count = await api.auditCount();
    const { body } = await call();
    expect(body.errorCode).toBe(code);
    expect(await api.auditCount()).toBe(count);
    return body.result?.modelState ?? {};
  };
  beforeEach(async () => {
    for (const loanID of Object.values(loans)) await clear(loanID);
  });

  describe('the statement of a loan', () => {
    it('begins empty, keeps what is entered, and counts its versions', async () => {
      const { version } = await read(loans.first);
      const { body } = await save(loans.first, version, {
        payoffs: [{ payoffID: -1, ...letter, goodThrough: '2026-11-30' }],
        payoffFees: [{ payoffFeeID: -7, payoffID: -1, label: 'Release', amount: 35_00 }],
      });
      const saved: Settlement = body.result;
      expect(saved).toMatchObject({ version: version + 1, updatedBy: 'The officer' });
      expect(saved.payoffs).toEqual([expect.objectContaining({ ...letter, goodThrough: '2026-11-30', sequence: 1 })]);
      expect(saved.payoffFees).toEqual([
        expect.objectContaining({ payoffID: saved.payoffs[0]?.payoffID, label: 'Release', amount: 35_00 }),
      ]);
      expect(await read(loans.first)).toEqual(saved);
      expect((await read(loans.second)).payoffs).toEqual([]);
    });

    it('has fields of its own, which are saved and counted as its rows are', async () => {
      const { version } = await read(loans.first);
      const { body } = await save(loans.first, version, {
        statement: { cushionMonths: 2, firstEscrowPayment: '2026-12-01' },
        escrowItems: [{ escrowItemID: -1, label: 'County taxes' }],
      });
      const saved: Settlement = body.result;
      expect(saved).toMatchObject({
        version: version + 1,
        statement: { cushionMonths: 2, firstEscrowPayment: '2026-12-01', escrowRounding: null },
        escrowItems: [{ label: 'County taxes' }],
      });
      const removeEscrowItems = saved.escrowItems.map(({ escrowItemID }) => escrowItemID);
      const again = (await save(loans.first, version + 1, { statement: { cushionMonths: 0 }, removeEscrowItems })).body;
      expect(again.result).toMatchObject({ version: version + 2, escrowItems: [] });
      expect(again.result.statement).toEqual({ ...saved.statement, cushionMonths: 0 });
      expect(await read(loans.first)).toEqual(again.result);
      await refused(() => save(loans.first, version + 1, { statement: { cushionMonths: 1 } }), 'VERSION_CONFLICT');
    });

    it('is another one for each loan; that of the default loan is shown first', async () => {
      for (const loanID of Object.values(loans))
        expect((await add(loanID, (await read(loanID)).version, { lenderName: `Of ${loanID}` })).status).toBe(200);
      for (const loanID of Object.values(loans))
        expect((await read(loanID)).payoffs.map(({ lenderName }) => lenderName)).toEqual([`Of ${loanID}`]);
      expect(await read(0)).toEqual(await read(loans.default));
    });

    it('a row of another statement is not changed by its id, not removed and not given fees', async () => {
      const first: Settlement = (await add(loans.first, (await read(loans.first)).version)).body.result;
      const { payoffID } = first.payoffs[0] as PayoffRow;
      const { version } = await read(loans.second);
      await refused(() => save(loans.second, version, { payoffs: [{ payoffID, principal: 1 }] }), 'NOT_FOUND');
      const removal = () => save(loans.second, version, { removePayoffs: [payoffID] });
      expect(Object.keys(await refused(removal, 'NOT_FOUND'))).toEqual(['changes.removePayoffs.0']);
      const fee = { payoffFeeID: -1, payoffID, label: 'Wire', amount: 15_00 };
      expect(await refused(() => save(loans.second, version, { payoffFees: [fee] }), 'VALIDATION_FAILED')).toEqual({
        'changes.payoffFees.0.payoffID': ['The statement has no such payoff'],
      });
      expect(await read(loans.first)).toEqual(first);
    });

    it('removes several payoffs at once, with their fees', async () => {
      const payoffs = ['A', 'B', 'C'].map((lenderName, at) => ({ payoffID: -1 - at, ...letter, lenderName }));
      const payoffFees = [{ payoffFeeID: -1, payoffID: -1, label: 'Wire', amount: 15_00 }];
      const added: Settlement = (await save(loans.first, (await read(loans.first)).version, { payoffs, payoffFees }))
        .body.result;
      const removePayoffs = added.payoffs.slice(0, 2).map(({ payoffID }) => payoffID);
      const { body } = await save(loans.first, added.version, { removePayoffs });
      expect(body.result.payoffs.map(({ lenderName }: PayoffRow) => lenderName)).toEqual(['C']);
      expect(body.result.payoffFees).toEqual([]);
    });

    it('replaces rows of a full list in one save', async () => {
      const { version } = await read(loans.second);
      const full = Array.from({ length: 40 }, (_, at) => ({ payoffID: -1 - at, ...letter }));
      const { payoffs } = (await save(loans.second, version, { payoffs: full })).body.result;
      const removePayoffs = [payoffs[0].payoffID];
      const swap = { removePayoffs, payoffs: [{ payoffID: -1, ...letter, lenderName: 'Sigma Bank' }] };
      const swapped = await save(loans.second, version + 1, swap);
      expect(swapped.status).toBe(200);
      expect(swapped.body.result.payoffs).toHaveLength(40);
      await refused(() => add(loans.second, version + 2), 'VALIDATION_FAILED');
      await clear(loans.second);
    });

    it('a stale version answers both sides and stores nothing', async () => {
      const { version } = await read(loans.first);
      const { body: saved } = await add(loans.first, version);
      const { body } = await add(loans.first, version);
      expect(body.errorCode).toBe('VERSION_CONFLICT');
      expect(body.result.conflict).toMatchObject({
        version: version + 1,
        changedBy: 'The officer',
        current: saved.result,
      });
      expect(await read(loans.first)).toEqual(saved.result);
    });

    it('nothing to save is no new version', async () => {
      const before: Settlement = (await add(loans.first, (await read(loans.first)).version)).body.result;
      expect((await save(loans.first, before.version, {})).body.result).toEqual(before);
    });
  });

  describe('refuses at the field', () => {
    it.each([
      ['lenderName', '', 'Lender is required'],
      ['principal', -1, 'Principal is not below zero'],
      ['cushionDays', 61, 'Cushion days is at most 60'],
      ['daysInYear', '364', 'Days of the year is one of 360, 365, 366'],
      ['goodThrough', '2026-11-19', 'The interest is figured to 11/20/2026: the terms cannot end before'],
    ])('%s %j', async (name, value, message) => {
      const { version } = await read(loans.first);
      expect(await refused(() => add(loans.first, version, { [name]: value }), 'VALIDATION_FAILED')).toEqual({
        [`changes.payoffs.0.${name}`]: [message],
      });
    });

    it('a field of the statement itself', async () => {
      const { version } = await read(loans.first);
      const wrong = { statement: { cushionMonths: 3, firstEscrowPayment: '2026-02-30' } };
      expect(await refused(() => save(loans.first, version, wrong), 'VALIDATION_FAILED')).toEqual({
        'changes.statement.cushionMonths': ['Escrow cushion is at most 2'],
        'changes.statement.firstEscrowPayment': ['A date is written YYYY-MM-DD and exists'],
      });
    });

    it('a proration that ends before it begins', async () => {
      const { version } = await read(loans.first);
      const reversed = { periodFrom: '2026-01-01', periodTo: '2025-12-31' };
      expect(await refused(() => addProration(loans.first, version, reversed), 'VALIDATION_FAILED')).toEqual({
        'changes.prorations.0.periodTo': ['The period begins on 01/01/2026: it cannot end before'],
      });
    });

    it('a part above the whole of a commission; what is no whole yet is stored', async () => {
      const { version } = await read(loans.first);
      const commissions = [{ commissionID: -1, label: 'Listing' }];
      const shared = (...parts: string[]) => ({
        commissions,
        commissionPayees: parts.map((part, at) => ({
          commissionPayeeID: -1 - at,
          commissionID: -1,
          payee: `P ${at}`,
          part,
        })),
      });
      expect(await refused(() => save(loans.first, version, shared('60', '100.5')), 'VALIDATION_FAILED')).toEqual({
        'changes.commissionPayees.1.part': ['A part is at most 100 %'],
      });
      const { body } = await save(loans.first, version, shared('60', '30'));
      expect(body.result.commissionPayees).toMatchObject([{ part: '60' }, { part: '30' }]);
      const [{ commissionID }] = body.result.commissions;
      const removed = await save(loans.first, version + 1, { removeCommissions: [commissionID] });
      expect(removed.body.result).toMatchObject({ commissions: [], commissionPayees: [] });
    });

    it('a second holder of the deposit of a side, also where another user has stored the first; each side has its own', async () => {
      const { version } = await read(loans.first);
      const payee = (id: number, commissionID: number, holdsDeposit: boolean) => ({
        commissionPayeeID: id,
        commissionID,
        payee: `P ${id}`,
        holdsDeposit,
      });
      const first = await save(loans.first, version, {
        commissions: [
          { commissionID: -1, label: 'Listing' },
          { commissionID: -2, label: 'Selling' },
        ],
        commissionPayees: [payee(-1, -1, true), payee(-2, -1, false), payee(-3, -2, true)],
      });
      const [holder, other] = first.body.result.commissionPayees;
      const marked = { commissionPayees: [{ commissionPayeeID: other.commissionPayeeID, holdsDeposit: true }] };
      expect(await refused(() => save(loans.first, version + 1, marked), 'VALIDATION_FAILED')).toEqual({
        'changes.commissionPayees.0.holdsDeposit': ['One payee of a side holds its deposit'],
      });
      const unmarked = { commissionPayeeID: holder.commissionPayeeID, holdsDeposit: false };
      const moved = await save(loans.first, version + 1, {
        commissionPayees: [unmarked, ...marked.commissionPayees],
      });
      expect(moved.status).toBe(200);
      const removeCommissions = moved.body.result.commissions.map((row: { commissionID: number }) => row.commissionID);
      await save(loans.first, version + 2, { removeCommissions });
    });

    it('a payoff without a lender, and more than a statement holds', async () => {
      const { version } = await read(loans.first);
      expect(
        await refused(() => save(loans.first, version, { payoffs: [{ payoffID: -1 }] }), 'VALIDATION_FAILED'),
      ).toEqual({ 'changes.payoffs.0.lenderName': ['Lender is required'] });
      const payoffs = Array.from({ length: 40 }, (_, at) => ({ payoffID: -1 - at, lenderName: `Lender ${at}` }));
      const full: Settlement = (await save(loans.first, version, { payoffs })).body.result;
      expect(full.payoffs).toHaveLength(40);
      expect(await refused(() => add(loans.first, full.version), 'VALIDATION_FAILED')).toEqual({
        'changes.payoffs': ['A statement holds at most 40 payoffs. Nothing was saved.'],
      });
    });
  });

  describe('is kept from', () => {
    it('loans that the file does not have', async () => {
      expect((await api.send('GET', path(99))).body.errorCode).toBe('NOT_FOUND');
      await refused(() => add(99, 0), 'NOT_FOUND');
      await refused(
        () => save(0, 0, { payoffs: [{ payoffID: -1, ...letter }] }, 'officer', files.inRegionTwo),
        'NOT_FOUND',
      );
    });

    it('who has no right to payoffs: that there are some is told and nothing of them, and nothing is changed', async () => {
      expect(await read(loans.first, 'closer')).toMatchObject({ payoffs: [], leftOut: [] });
      const added = await add(loans.first, (await read(loans.first)).version);
      const { version, leftOut } = added.body.result;
      expect(leftOut).toEqual([]);
      expect(await read(loans.first, 'closer')).toMatchObject({
        version,
        payoffs: [],
        payoffFees: [],
        leftOut: ['payoffs'],
      });
      const changes = { payoffs: [{ payoffID: -1, ...letter }] };
      await refused(() => save(loans.first, version, changes, 'closer'), 'FORBIDDEN');
      expect((await api.send('GET', path(loans.first), { as: 'reader' })).body.errorCode).toBe('FORBIDDEN');
    });

    it('no page by the right to another one: prorations are stored by who has no right to payoffs', async () => {
      const { version } = (await add(loans.first, (await read(loans.first)).version)).body.result;
      const { body } = await addProration(loans.first, version, { amount: 3650_00 }, 'closer');
      expect(body.result).toMatchObject({ payoffs: [], prorations: [{ label: 'County taxes', amount: 3650_00 }] });
    });

    it('who has a right to payoffs alone: the fields of the statement are empty, unchanged, and left out of an export', async () => {
      await add(loans.first, (await read(loans.first)).version);
      await addProration(loans.first, (await read(loans.first)).version);
      const { version } = (await enterFields(loans.first, (await read(loans.first)).version)).body.result;
      expect(await read(loans.first, 'trusted')).toMatchObject({
        version,
        leftOut: ['prorations'],
        prorations: [],
        statement: { cushionMonths: null },
        payoffs: [{ lenderName: letter.lenderName }],
      });
      const changes = { statement: { cushionMonths: 1 } };
      await refused(() => save(loans.first, version, changes, 'trusted'), 'FORBIDDEN');
      const { result: file } = (
        await api.send('POST', `/api/orders/${files.open}/export`, { as: 'trusted', body: { withTaxIDs: false } })
      ).body;
      expect(file.leftOut).toEqual(expect.arrayContaining(['settlement.*', 'prorations']));
      expect(JSON.stringify(file)).toContain(letter.lenderName);
      expect(JSON.stringify(file)).not.toContain('cushionMonths');
      const audit = async (as: Sent['as']) =>
        JSON.stringify((await api.send('GET', `/api/orders/${files.open}/changes?take=200`, { as })).body);
      expect(await audit('officer')).toContain('Escrow cushion');
      expect(await audit('trusted')).not.toContain('Escrow cushion');
    });

    it('who has no right to payoffs, when the file is exported: what is left out is named', async () => {
      await add(loans.first, (await read(loans.first)).version, { lenderName: 'Kept Servicing' });
      const taken = async (as: Sent['as']) =>
        (await api.send('POST', `/api/orders/${files.open}/export`, { as, body: { withTaxIDs: false } })).body.result;
      expect(JSON.stringify(await taken('officer'))).toContain('Kept Servicing');
      const file = await taken('closer');
      expect(file.leftOut).toContain('payoffs');
      expect(file.leftOut).not.toContain('settlements');
      expect(JSON.stringify(file)).not.toContain('Kept Servicing');
    });
  });

  it.each([
    ['payoffs', add],
    ['prorations', addProration],
    ['fields of its own', enterFields],
  ])('a loan whose statement has %s is not deleted with them', async (_, enter) => {
    await enter(loans.second, (await read(loans.second)).version);
    const order = async () => (await api.send('GET', `/api/orders/${files.open}`)).body.result.order;
    const remove = async () => {
      const { version } = await order();
      return api.send('PATCH', `/api/orders/${files.open}`, {
        body: { version, changes: { removeLoans: [loans.second] } },
      });
    };
    expect(await refused(remove, 'VALIDATION_FAILED')).toEqual({
      'changes.removeLoans.0': ['The settlement statement of the loan has entries. Delete them first.'],
    });
    await clear(loans.second);
    expect((await remove()).status).toBe(200);
    await test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
      tx
        .insertInto('loans')
        .values({ tenant_id: 'alpha', orders_id: files.open, loan_id: loans.second, loan_order: 12 })
        .execute(),
    );
  });

  it('what was entered before the file had a loan is of its first one', async () => {
    const newFile = { fileNumber: null, regionID: 1, branchID: 1, settlementStatementType: 1 };
    const { ordersID } = (await api.send('POST', '/api/orders', { body: newFile })).body.result;
    const payoffs = [{ payoffID: -1, ...letter, lenderName: 'Before' }];
    expect((await save(0, 0, { payoffs }, 'officer', ordersID)).status).toBe(200);
    const { version } = (await api.send('GET', `/api/orders/${ordersID}`)).body.result.order;
    const changes = { loans: [{ loanID: -1, lenderName: 'Ficus Bank' }] };
    const { body } = await api.send('PATCH', `/api/orders/${ordersID}`, { body: { version, changes } });
    const { defaultLoanID } = body.result.order;
    for (const loanID of [0, defaultLoanID])
      expect((await api.send('GET', path(loanID, ordersID))).body.result).toMatchObject({
        loanID: defaultLoanID,
        payoffs: [{ lenderName: 'Before' }],
      });
  });

  it('is read with what of its file it is reckoned with: price, deposit and who holds it, its kind and whether somebody sells, the state of its land, and the first payment of its loan', async () => {
    const newFile = { fileNumber: null, regionID: 1, branchID: 1, settlementStatementType: 1 };
    const { ordersID } = (await api.send('POST', '/api/orders', { body: newFile })).body.result;
    const statement = async (): Promise<Settlement> => (await api.send('GET', path(0, ordersID))).body.result;
    expect(await statement()).toMatchObject({
      salePrice: null,
      earnestMoney: null,
      earnestMoneyHeldBy: null,
      settlementStatementType: 1,
      kindOfOrder: expect.any(Number),
      hasSeller: false,
      propertyState: null,
      loans: [],
    });
    const { version } = (await api.send('GET', `/api/orders/${ordersID}`)).body.result.order;
    const changes = {
      order: { salePrice: 180_000_00, earnestMoney: 10_000_00, earnestMoneyHeldBy: 'Alpha Real Estate Broker' },
      loans: [{ loanID: -1, lenderName: 'Ficus Bank', amount: 162_000_00, firstPaymentDate: '2026-06-01' }],
      properties: [{ propertyID: -1, state: 'TX' }],
      contacts: [{ rolesID: -1, roleTypeID: 16, name: 'Steve Cole' }],
    };
    expect((await api.send('PATCH', `/api/orders/${ordersID}`, { body: { version, changes } })).status).toBe(200);
    expect(await statement()).toMatchObject({
      ...changes.order,
      hasSeller: true,
      propertyState: 'TX',
      loans: [{ lenderName: 'Ficus Bank', amount: 162_000_00, firstPaymentDate: '2026-06-01' }],
    });
  });

  it.each([
    [
      'money that nobody gives',
      { kind: 'Other credit', label: 'Gift', buyerAmount: 1 },
      'party',
      'Name who gives the money',
    ],
    [
      'sides that differ',
      { kind: 'Adjustment from seller', label: 'Rent', buyerAmount: 2, sellerAmount: 1 },
      'party',
      'Borrower and seller do not have the same amount: name who gives or gets the difference',
    ],
  ])('a debit or credit is refused for %s', async (_, adjustment, field, message) => {
    const { version } = await read(loans.first);
    const changes = { adjustments: [{ adjustmentID: -1, ...adjustment }] };
    expect(await refused(() => save(loans.first, version, changes), 'VALIDATION_FAILED')).toEqual({
      [`changes.adjustments.0.${field}`]: [message],
    });
  });

  it('that of the default loan is saved under the number of that loan', async () => {
    await refused(async () => add(0, (await read(0)).version), 'VALIDATION_FAILED');
  });

  it.each(['00', '0x1', '%201', '1e0', ''])('a loan named %j is none', async (loanID) => {
    const { status } = await api.send('GET', `/api/orders/${files.open}/settlements/${loanID}`, { as: 'officer' });
    expect(status).toBe(400);
  });

  it('two save at once: one is stored, the other is asked', async () => {
    const { version } = await read(loans.first);
    const both = await Promise.all([
      add(loans.first, version, { lenderName: 'A' }),
      add(loans.first, version, { lenderName: 'B' }),
    ]);
    const answers: string[] = both.map(({ body }) => body.errorCode ?? 'saved');
    expect(answers.toSorted()).toEqual(['VERSION_CONFLICT', 'saved']);
    expect((await read(loans.first)).payoffs).toHaveLength(1);
  });

  it('the audit tells what was entered, in words, to who may read payoffs', async () => {
    const stored: Settlement = (await add(loans.first, (await read(loans.first)).version)).body.result;
    const payoffID = stored.payoffs[0]?.payoffID ?? 0;
    await save(loans.first, stored.version, { payoffs: [{ payoffID, principal: 98_000_00 }] });
    const audit = async (as: Sent['as']) =>
      JSON.stringify((await api.send('GET', `/api/orders/${files.open}/audit?take=50`, { as })).body);
    expect(await audit('officer')).toContain('payoffs');
    expect(await audit('closer')).not.toContain('payoffs');
  });
});
