import type { StatementEdit } from '@closewright/contract/settlement';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { statementCalls } from './statement-calls.ts';
import { files } from './world.ts';

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  let feeID: number;
  const { path, read, save, saveFile } = statementCalls(() => api, { loanID: files.open });

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await saveFile({ order: { salePrice: 170_000_00 } });
    const { fees } = await save({ fees: [{ feeID: -1, label: 'Survey', section: 'C', borrowerAtClosing: 85_00 }] });
    feeID = fees.at(-1)?.feeID ?? 0;
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const apply = async (changed: object, headers: Record<string, string> = {}) => {
    const { version, orderVersion } = await read();
    const body = { version, orderVersion, facts: {}, loan: {}, fees: [], ...changed };
    return (await api.send('POST', `${path}/apply`, { body, headers })).body;
  };
  /** Refused at a field, and of no part of it anything was stored. */
  const refused = async (changed: object, errorCode: string, field: string) => {
    const [before, entries] = [await read(), await api.auditCount()];
    const body = await apply(changed);
    expect([body.errorCode, Object.keys(body.result.modelState)], JSON.stringify(body)).toEqual([errorCode, [field]]);
    expect(await read()).toEqual(before);
    expect(await api.auditCount()).toBe(entries);
    return body.result;
  };
  const bySeller = () => [{ feeID, borrowerAtClosing: null, sellerAtClosing: 85_00 }];

  describe('what is tried, applied', () => {
    it('is stored of file, loan and fees together, and answered as both stand then', async () => {
      const before = await read();
      const { result } = await apply({ facts: { salePrice: 171_000_00 }, loan: { rate: '4' }, fees: bySeller() });
      expect(result.settlement).toEqual(await read());
      expect(result.settlement).toMatchObject({
        version: before.version + 1,
        orderVersion: before.orderVersion + 1,
        salePrice: 171_000_00,
        loans: expect.arrayContaining([expect.objectContaining({ loanID: files.open, rate: '4' })]),
        fees: expect.arrayContaining([expect.objectContaining({ feeID, ...bySeller()[0] })]),
      });
      expect(result.order.order).toMatchObject({ salePrice: 171_000_00, version: before.orderVersion + 1 });
    });

    it('with a reason is told so with each edit of it, also when the next one has the same', async () => {
      for (const salePrice of [171_500_00, 171_600_00]) {
        const before = new Date(Date.parse((await read()).updatedAt ?? '')).toISOString();
        const fees = [{ feeID, borrowerAtClosing: salePrice / 1000 }];
        const { isSuccessful } = await apply({ facts: { salePrice }, fees, reason: 'Agreed after the inspection' });
        expect(isSuccessful).toBe(true);
        await save({ fees: [{ feeID, sellerAtClosing: salePrice / 2000 }] });
        const { body } = await api.send('GET', `${path}/edits?since=${before}`);
        const edits: StatementEdit[] = body.result.results;
        const reasons = edits.slice(-3).map(({ list, reason }) => `${list}: ${reason}`);
        expect(reasons).toEqual([
          'fees: Agreed after the inspection',
          'order: Agreed after the inspection',
          'fees: null',
        ]);
      }
      const { result } = await apply({ reason: 'x'.repeat(201) });
      expect(Object.keys(result.modelState)).toEqual(['reason']);
    });

    it('with a key is stored once, however often it is sent', async () => {
      const { version, orderVersion } = await read();
      const own = { version, orderVersion, facts: { earnestMoney: 5000_00 } };
      const headers = { 'Idempotency-Key': 'apply-0123456789abcdef' };
      const first = await apply(own, headers);
      expect(first.isSuccessful).toBe(true);
      const entries = await api.auditCount();
      expect(await apply(own, headers)).toEqual(first);
      expect(await api.auditCount()).toBe(entries);
    });

    it('is not stored at all where the file has moved on, though who pays was as it was read', async () => {
      const { orderVersion } = await read();
      await saveFile({ order: { salePrice: 172_000_00 } });
      const fees = [{ feeID, borrowerAtClosing: 85_00, sellerAtClosing: null }];
      const { conflict } = await refused(
        { orderVersion, facts: { salePrice: 173_000_00 }, fees },
        'VERSION_CONFLICT',
        'orderVersion',
      );
      expect(conflict.current.order.salePrice).toBe(172_000_00);
    });

    it('is not stored at all where the statement has, though the file was as it was read', async () => {
      const { version } = await read();
      await save({ fees: [{ feeID, label: 'Survey fee' }] });
      const { conflict } = await refused({ version, facts: { salePrice: 173_000_00 } }, 'VERSION_CONFLICT', 'version');
      expect(conflict.current.fees.at(-1).label).toBe('Survey fee');
    });

    it('is refused at its field: of the file, of the loan, of a fee', async () => {
      await refused({ facts: { salePrice: -1 }, fees: bySeller() }, 'VALIDATION_FAILED', 'facts.salePrice');
      await refused({ loan: { amount: -1 }, fees: bySeller() }, 'VALIDATION_FAILED', 'loan.amount');
      const gone = [{ feeID: 999_999, sellerAtClosing: 1_00 }];
      await refused({ facts: { salePrice: 174_000_00 }, fees: gone }, 'NOT_FOUND', 'fees.0.feeID');
    });

    it('is refused where the statements are locked, and names who pays', async () => {
      const lock = { isLocked: true, reason: null };
      await api.send('PUT', `/api/orders/${files.open}/settlement-lock`, { body: lock });
      await refused({ facts: { salePrice: 175_000_00 }, fees: bySeller() }, 'FILE_LOCKED', 'fees');
    });
  });
});
