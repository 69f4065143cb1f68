import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { statementCalls } from './statement-calls.ts';
import { files, users } from './world.ts';

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  let feeID: number;
  const { path, read, save, saveFile } = statementCalls(() => api, { loanID: files.open });

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    // Before anybody signs in: a session that is there learns of other rights later.
    await test.database.inTenant(systemActor('alpha', 'test'), async (tx) => {
      const statement = { tenant_id: 'alpha', name: 'GenericSettlementStatement_ScreenAccess' };
      await tx
        .insertInto('user_security_settings')
        .values([
          { ...statement, users_id: users.outsider.usersID, value: 2 },
          { ...statement, users_id: users.closer.usersID, value: 1 },
        ])
        .execute();
    });
    await saveFile({ order: { salePrice: 170_000_00 } });
    const { fees } = await save({ fees: [{ feeID: -1, label: 'Survey', section: 'C', borrowerAtClosing: 85_00 }] });
    feeID = fees.at(-1)?.feeID ?? 0;
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  interface Written {
    readonly statement?: object;
    readonly file?: object;
    readonly version?: number;
    readonly orderVersion?: number;
  }
  /** A fee and the sale price, where nothing else is said. */
  const write = async ({ statement = fee(86_00), file = price(171_000_00), ...seen }: Written) => {
    const { version, orderVersion } = { ...(await read()), ...seen };
    const body = { statement: { version, changes: statement }, file: { version: orderVersion, changes: file } };
    return (await api.send('PATCH', `${path}/with-file`, { body })).body;
  };
  const fee = (borrowerAtClosing: number) => ({ fees: [{ feeID, borrowerAtClosing }] });
  const price = (salePrice: number) => ({ order: { salePrice } });
  /** Refused by name, and of neither part anything was stored. */
  const refused = async (written: Written, errorCode: string, field: string) => {
    const [before, entries] = [await read(), await api.auditCount()];
    const body = await write(written);
    const named = Object.keys(body.result?.modelState ?? {});
    expect([body.errorCode, named], JSON.stringify(body)).toEqual([errorCode, [field]]);
    expect(await read()).toEqual(before);
    expect(await api.auditCount()).toBe(entries);
    return body.result;
  };

  describe('a statement saved with its file', () => {
    it('is stored with it, and both are answered as they stand then', async () => {
      const before = await read();
      const { result } = await write({});
      expect(result.settlement).toEqual(await read());
      expect(result.settlement).toMatchObject({
        version: before.version + 1,
        orderVersion: before.orderVersion + 1,
        salePrice: 171_000_00,
        fees: expect.arrayContaining([expect.objectContaining({ feeID, borrowerAtClosing: 86_00 })]),
      });
      expect(result.order.order).toMatchObject({ salePrice: 171_000_00, version: before.orderVersion + 1 });
    });

    it.each([
      ['the file by the schema', { file: price(-1) }, 'VALIDATION_FAILED', 'file.changes.order.salePrice'],
      [
        'the file by its own save',
        { file: { order: { regionID: 999 } } },
        'VALIDATION_FAILED',
        'file.changes.order.regionID',
      ],
      [
        'a row of the file that is gone',
        { file: { contacts: [{ rolesID: 999_999, name: 'Nobody' }] } },
        'NOT_FOUND',
        'file.changes.contacts.0.rolesID',
      ],
      [
        'the statement by the schema',
        { statement: { fees: [{ feeID: 1, borrowerAtClosing: 'x' }] } },
        'VALIDATION_FAILED',
        'statement.changes.fees.0.borrowerAtClosing',
      ],
      [
        'the statement by its own save',
        { statement: { fees: [{ feeID: 999_999, sellerAtClosing: 1_00 }] } },
        'NOT_FOUND',
        'statement.changes.fees.0.feeID',
      ],
    ])('is not stored, nor its file, where what is refused is %s', async (_, written, errorCode, field) => {
      await refused(written, errorCode, field);
    });

    it('is not stored where the file has moved on, and the file as it is now is answered', async () => {
      const { orderVersion } = await read();
      await saveFile(price(172_000_00));
      const { conflict } = await refused({ orderVersion }, 'VERSION_CONFLICT', 'file.version');
      expect(conflict.current.order.salePrice).toBe(172_000_00);
    });

    it('leaves the file as it is where it has moved on itself', async () => {
      const { version } = await read();
      await save({ fees: [{ feeID, label: 'Survey fee' }] });
      const { conflict } = await refused({ version }, 'VERSION_CONFLICT', 'statement.version');
      expect(conflict.current.fees.at(-1).label).toBe('Survey fee');
    });

    it.each([
      ['statement', 'outsider'],
      ['file', 'closer'],
    ] as const)('is refused whole to whoever may write the %s alone', async (_, as) => {
      const before = await read();
      const { version, orderVersion } = before;
      const body = {
        statement: { version, changes: fee(87_00) },
        file: { version: orderVersion, changes: price(173_000_00) },
      };
      const answer = await api.send('PATCH', `${path}/with-file`, { as, body });
      expect(answer.body.errorCode).toBe('FORBIDDEN');
      expect(await read()).toEqual(before);
      // The part that is theirs is not what is refused.
      const own = as === 'closer' ? { ...body.file, changes: {} } : { ...body.statement, changes: {} };
      const ofOne = await api.send('PATCH', as === 'closer' ? `/api/orders/${files.open}` : path, { as, body: own });
      expect(ofOne.body.errorMessage).toBeNull();
    });
  });
});
