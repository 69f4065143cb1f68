import { type Settlement, type StatementEdit, statementRowIDs } from '@closewright/contract/settlement';
import { reckonedDocument, replay, sumOfMoves, totalChange, totalNames } from '@closewright/domain/closing-file';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';
import { letter } from './settlement-examples.ts';
import { files, users } from './world.ts';

const secondLoan = 12;

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  const versions: number[] = [];
  let kept: Settlement;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await test.database.inTenant(systemActor('alpha', 'test'), async (tx) => {
      const right = { tenant_id: 'alpha', users_id: users.closer.usersID };
      await tx
        .insertInto('user_security_settings')
        .values({ ...right, name: 'GenericSettlementStatement_ScreenAccess', value: 2 })
        .execute();
      await tx
        .insertInto('loans')
        .values({ tenant_id: 'alpha', orders_id: files.open, loan_id: secondLoan, loan_order: 2 })
        .execute();
    });
    await saveFile({ order: { salePrice: 170_000_00, earnestMoney: 10_000_00, closingDate: '2026-11-30' } });
    await save({
      fees: [
        { feeID: -1, label: 'Appraisal fee', section: 'B', bucket: 'Zero', borrowerAtClosing: 405_00 },
        { feeID: -2, label: 'Survey fee', section: 'C', bucket: 'None', borrowerAtClosing: 85_00 },
      ],
    });
    versions.push(await keep());
    kept = await read();
    // What moves the totals afterwards, and what does not.
    await saveFile({ order: { salePrice: 180_000_00, fileNumber: '24-0001' } });
    const [appraisal, survey] = kept.fees.map(({ feeID }) => feeID);
    await save({
      payoffs: [{ payoffID: -1, ...letter }],
      payoffFees: [{ payoffFeeID: -1, payoffID: -1, label: 'Release', amount: 35_00 }],
    });
    await save({ fees: [{ feeID: appraisal, borrowerAtClosing: 450_00, percent: '0.25', percentOf: 'Loan amount' }] });
    versions.push(await keep());
    await save({
      removeFees: [survey],
      adjustments: [{ adjustmentID: -1, kind: 'Seller credit', buyerAmount: 2500_00 }],
    });
    // The statement of another loan is no part of it.
    await save({ fees: [{ feeID: -1, label: 'Of another loan', section: 'A', borrowerAtClosing: 1_00 }] }, secondLoan);
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const path = (loanID: number = files.open) => `/api/orders/${files.open}/settlements/${loanID}`;
  const read = async (loanID?: number): Promise<Settlement> => (await api.send('GET', path(loanID))).body.result;
  const save = async (changes: object, loanID?: number) => {
    const { version } = await read(loanID);
    const { body } = await api.send('PATCH', path(loanID), { body: { version, changes } });
    expect(body).toMatchObject({ isSuccessful: true });
  };
  const saveFile = async (changes: object) => {
    const { order } = (await api.send('GET', `/api/orders/${files.open}`)).body.result;
    const { body } = await api.send('PATCH', `/api/orders/${files.open}`, {
      body: { version: order.version, changes },
    });
    expect(body).toMatchObject({ isSuccessful: true });
  };
  const keep = async (): Promise<number> => {
    const { version } = await read();
    const { order } = (await api.send('GET', `/api/orders/${files.open}`)).body.result;
    const { body } = await api.send('POST', `${path()}/versions`, {
      body: { version, orderVersion: order.version, kind: 'Draft', note: null },
    });
    return body.result.statementVersionID;
  };
  const page = async (query: string, as: Sent['as'] = 'officer') =>
    (await api.send('GET', `${path()}/edits?${query}`, { as })).body;
  const edits = async (query: string): Promise<StatementEdit[]> => (await page(`take=500&${query}`)).result.results;
  const told = (all: readonly StatementEdit[]) => all.map(({ list, operation }) => `${list} ${operation}`);

  describe('the edits of a statement', () => {
    it('lead from a version to what is stored, and explain each total to the cent', async () => {
      const all = await edits(`sinceVersion=${versions[0]}`);
      expect(told(all)).toEqual([
        'order UPDATE',
        'payoffs INSERT',
        'payoffFees INSERT',
        'fees UPDATE',
        expect.stringMatching(/^(fees DELETE|adjustments INSERT)$/),
        expect.stringMatching(/^(fees DELETE|adjustments INSERT)$/),
      ]);
      expect(all[0]).toMatchObject({
        by: 'The officer',
        changes: [{ field: 'salePrice', before: 170_000_00, after: 180_000_00 }],
      });
      expect(all[3]?.changes).toContainEqual({ field: 'percent', before: null, after: '0.25' });
      const steps = replay({ document: await read(), hasSeller: true }, all, statementRowIDs, {
        document: kept,
        hasSeller: true,
      });
      let step = steps.next();
      while (!step.done) step = steps.next();
      const before = reckonedDocument({ ...kept, hasSeller: true }).figures.totals;
      for (const name of totalNames) {
        const change = totalChange(step.value, name);
        expect(step.value.start[name]?.kind).toBe(before[name]?.kind);
        if (change.change === null) continue;
        expect(change.rest).toBe(0);
        expect(sumOfMoves(change)).toBe(change.change);
      }
      expect(totalChange(step.value, 'dueToSeller').change).toBe(10_000_00);
      expect(totalChange(step.value, 'loanCosts').moves).toMatchObject([{ amount: 45_00 }, { amount: -85_00 }]);
    });

    it('are those between two versions, or since a moment', async () => {
      const between = await edits(`sinceVersion=${versions[0]}&untilVersion=${versions[1]}`);
      expect(told(between)).toEqual(['order UPDATE', 'payoffs INSERT', 'payoffFees INSERT', 'fees UPDATE']);
      const { at } = between.at(-1) ?? {};
      const since = await edits(`since=${at}`);
      expect(told(since)[0]).toBe('fees UPDATE');
      expect(since).toHaveLength(3);
      expect(await edits('since=2099-01-01T00:00:00Z')).toEqual([]);
      expect((await page('since=0000-01-01T00:00:00Z')).errorCode).toBe('VALIDATION_FAILED');
    });

    it('come a page at a time, each once', async () => {
      const all = await edits(`sinceVersion=${versions[0]}`);
      const paged: StatementEdit[] = [];
      for (let after: number | null = 0; after !== null; ) {
        const { result } = await page(`sinceVersion=${versions[0]}&take=2&after=${after}`);
        paged.push(...result.results);
        after = result.next;
      }
      expect(paged).toEqual(all);
    });

    it('are told to whom they are shown; what is left out is named', async () => {
      const { result } = await page(`sinceVersion=${versions[0]}`, 'closer');
      expect(told(result.results)).not.toContain('payoffs INSERT');
      expect(result.results).toHaveLength(4);
      expect(result.leftOut).toEqual(['payoffs', 'payoffFees']);
      expect((await page(`sinceVersion=${versions[1]}`, 'closer')).result.leftOut).toEqual([]);
    });

    it('are of this file: a version of another one is not there', async () => {
      const other = `/api/orders/${files.locked}/settlements/0/edits?sinceVersion=${versions[0]}`;
      expect((await api.send('GET', other)).body.errorCode).toBe('NOT_FOUND');
      expect((await page('sinceVersion=99999')).errorCode).toBe('NOT_FOUND');
    });
  });
});
