import { settlementLists, settlementRecord } from '@closewright/contract/settlement';
import { accessReason } from '@closewright/domain/access';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { someRow, someRows } from '../records/record-examples.ts';
import { type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';
import { statementCalls } from './statement-calls.ts';
import { files } from './world.ts';

const locked = accessReason('settlementLocked', 'Settlement Statement').text;

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const lock = (isLocked: boolean, reason: string | null = null, as: Sent['as'] = 'officer', ordersID?: number) =>
    api.send('PUT', `/api/orders/${ordersID ?? files.open}/settlement-lock`, { as, body: { isLocked, reason } });
  const header = async () => (await api.send('GET', `/api/orders/${files.open}/header`)).body.result;
  const { path, read, save, keep } = statementCalls(() => api);
  /** The answer is this code, and nothing was stored. */
  const refused = async (call: () => ReturnType<typeof lock>, code: string) => {
    const count = await api.auditCount();
    const { body } = await call();
    expect(body.errorCode).toBe(code);
    expect(await api.auditCount()).toBe(count);
    return body;
  };
  beforeEach(async () => {
    await lock(false, 'The next test');
  });

  it('keeps what the file says of its statements: its product, its seller, and where its property is', async () => {
    const file = `/api/orders/${files.open}`;
    const { order, contacts, properties } = (await api.send('GET', file, { as: 'officer' })).body.result;
    const [property] = properties;
    const ofSeller = ({ roleTypeID }: { roleTypeID: number }) => roleTypeID === 16;
    const sellers = contacts.filter(ofSeller).map(({ rolesID }: { rolesID: number }) => rolesID);
    await lock(true);
    const asked = [
      [{ order: { kindOfOrder: order.kindOfOrder === 1 ? 2 : 1 } }, 'order.kindOfOrder'],
      [{ removeContacts: sellers }, 'contacts'],
      [
        { properties: [{ propertyID: property.propertyID, state: property.state === 'FL' ? 'TX' : 'FL' }] },
        'properties',
      ],
    ] as const;
    for (const [changes, at] of asked) {
      const body = { version: order.version, changes };
      const { result } = await refused(() => api.send('PATCH', file, { as: 'officer', body }), 'FIELD_NOT_EDITABLE');
      expect(result.modelState).toEqual({ [at]: [locked] });
    }
  });

  describe('the lock of the statements of a file', () => {
    it('says who locked them, when and why, and who opened them again', async () => {
      const { body } = await lock(true, 'Sent to the lender');
      expect(body.result).toEqual({
        isSettlementLocked: true,
        settlementLock: { at: expect.stringMatching(/^2.*Z$/), by: 'The officer', reason: 'Sent to the lender' },
      });
      expect(await header()).toMatchObject(body.result);
      await lock(false, 'New figures', 'administrator');
      expect(await header()).toMatchObject({
        isSettlementLocked: false,
        settlementLock: { by: 'The administrator', reason: 'New figures' },
      });
      const { results } = (await api.send('GET', `/api/orders/${files.open}/changes?take=20`)).body.result;
      const told = (results as { key: string; after: string }[]).filter(({ key }) => key === 'settlement_lock_reason');
      expect(told.slice(0, 2).map(({ after }) => after)).toEqual(['New figures', 'Sent to the lender']);
    });

    it('stays as it was where it is asked for twice, also by somebody else', async () => {
      const first = (await lock(true, 'First')).body.result;
      const count = await api.auditCount();
      expect((await lock(true, 'Second', 'administrator')).body.result).toEqual(first);
      expect(await api.auditCount()).toBe(count);
    });

    it('is not opened without a reason', async () => {
      await lock(true);
      for (const reason of [null, '', '  ']) {
        const { result } = await refused(() => lock(false, reason), 'VALIDATION_FAILED');
        expect(result.modelState).toEqual({ reason: ['Say why it is opened again'] });
      }
    });

    it.each([
      ['outsider', 'FORBIDDEN'],
      ['closer', 'FORBIDDEN'],
      ['viewOnly', 'APP_READ_ONLY'],
      ['elsewhere', 'NOT_FOUND'],
    ] as const)('is not for %s: %s', async (as, code) => {
      await refused(() => lock(true, null, as), code);
    });

    it.each([files.locked, files.consolidated])(
      'is not changed on file %d, which is closed itself',
      async (ordersID) => {
        await refused(() => lock(true, null, 'officer', ordersID), 'FILE_LOCKED');
      },
    );
  });

  describe('while they are locked', () => {
    const everyList = Object.keys(settlementLists);

    it('nothing of any kind is added, changed or removed, whichever right it takes', async () => {
      for (const list of everyList) await save(someRows(settlementLists, list));
      const stored = await read();
      await lock(true);
      const root = { [settlementRecord.table]: { record: settlementRecord, what: '', many: '' } };
      const changes: [string, object][] = [
        ['statement', { statement: someRow(root, settlementRecord.table) }],
        ...Object.entries(settlementLists).flatMap(([list, { record }]): [string, object][] => {
          // A statement has its rows under the names of its lists, which were just saved.
          const [row] = stored[list as keyof typeof settlementLists] as readonly Record<string, unknown>[];
          const id = row?.[record.id];
          const remove = `remove${list.charAt(0).toUpperCase()}${list.slice(1)}`;
          return [
            [list, someRows(settlementLists, list)],
            [list, { [list]: [{ [record.id]: id, ...someRow(settlementLists, list) }] }],
            [list, { [remove]: [id] }],
          ];
        }),
      ];
      expect(changes).toHaveLength(1 + 3 * everyList.length);
      for (const [name, change] of changes) {
        const sent = { body: { version: stored.version, changes: change } };
        const { errorMessage } = await refused(
          () => api.send('PATCH', path.replace(/0$/, `${files.open}`), sent),
          'FILE_LOCKED',
        );
        expect(errorMessage, name).toBe(locked);
      }
      expect(await read()).toEqual(stored);
    });

    it('no version is kept, what was kept is read, and the rest of the file is edited', async () => {
      await lock(true);
      expect(await keep('Draft')).toMatchObject({ errorCode: 'FILE_LOCKED', errorMessage: locked });
      expect((await api.send('GET', `${path}/versions`)).status).toBe(200);
      const { order } = (await api.send('GET', `/api/orders/${files.open}`)).body.result;
      const changes = { order: { placeOfClosing: 'Room 5' } };
      const body = { version: order.version, changes };
      expect((await api.send('PATCH', `/api/orders/${files.open}`, { body })).status).toBe(200);
    });

    it('what of the file they are reckoned with stays: dates, price, loans; the rest of it is edited', async () => {
      const { order, loans } = (await api.send('GET', `/api/orders/${files.open}`)).body.result;
      const send = (changes: object) =>
        api.send('PATCH', `/api/orders/${files.open}`, { body: { version: order.version, changes } });
      const { loanID } = loans[0];
      await lock(true);
      for (const [changes, path] of [
        [{ order: { salePrice: 1 } }, 'order.salePrice'],
        [{ order: { closingDate: '2026-01-05' } }, 'order.closingDate'],
        [{ order: { disbursementDate: '2026-01-05' } }, 'order.disbursementDate'],
        [{ loans: [{ loanID, rate: '1' }] }, `loans.${loanID}.rate`],
        [{ loans: [{ loanID: -1, loanNumber: '7' }] }, 'loans'],
        [{ removeLoans: [loanID] }, 'loans'],
      ] as const) {
        const { errorMessage, result } = await refused(() => send(changes), 'FIELD_NOT_EDITABLE');
        expect([errorMessage, Object.keys(result.modelState)]).toEqual([locked, [path]]);
      }
      const rest = { order: { status: order.status === 1 ? 2 : 1 }, loans: [{ loanID, loanNumber: 'L-7' }] };
      expect((await send(rest)).body.result.loans[0]).toMatchObject({ loanNumber: 'L-7' });
    });

    it('the form of the file stays, also where another file is copied into it', async () => {
      const orderOf = async (ordersID: number) =>
        (await api.send('GET', `/api/orders/${ordersID}`)).body.result.order as {
          version: number;
          settlementStatementType: number;
          salePrice: number | null;
          closingDate: string | null;
        };
      const loansOf = async (ordersID: number) => (await api.send('GET', `/api/orders/${ordersID}`)).body.result.loans;
      const other = await orderOf(files.open);
      const own = await orderOf(files.settlementLocked);
      const loansBefore = await loansOf(files.settlementLocked);
      const changes = {
        order: {
          settlementStatementType: own.settlementStatementType === 1 ? 2 : 1,
          salePrice: 123_456_00,
          sourceOfBusiness: 'Referral',
        },
      };
      const body = { version: other.version, changes };
      expect((await api.send('PATCH', `/api/orders/${files.open}`, { body })).status).toBe(200);
      const copy = { version: own.version, fromOrdersID: files.open, parts: ['details', 'dates', 'loans'] };
      const sent = { as: 'administrator' as const, body: copy };
      const copied = await api.send('POST', `/api/orders/${files.settlementLocked}/copy-from`, sent);
      expect(copied.status).toBe(200);
      expect(copied.body.result.order).toMatchObject({
        settlementStatementType: own.settlementStatementType,
        salePrice: own.salePrice,
        closingDate: own.closingDate,
        sourceOfBusiness: 'Referral',
      });
      expect(await loansOf(files.settlementLocked)).toEqual(loansBefore);
    });

    it('a save that was on its way finds them locked, and is stored once they are opened again', async () => {
      const { version } = await read();
      const body = { version, changes: { fees: [{ feeID: -1, label: 'Survey' }] } };
      const send = () => api.send('PATCH', path.replace(/0$/, `${files.open}`), { body });
      await lock(true);
      await refused(send, 'FILE_LOCKED');
      await lock(false, 'The survey is missing');
      expect((await send()).body.result.fees.at(-1)).toMatchObject({ label: 'Survey' });
    });
  });
});
