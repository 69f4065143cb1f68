import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';
import { fileNumber, files, onlyInBeta } from './world.ts';

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

  const path = (ordersID: number = files.open) => `/api/orders/${ordersID}`;
  const read = async (ordersID?: number, as: Sent['as'] = 'administrator') =>
    (await api.send('GET', path(ordersID), { as })).body.result;
  /** Saves on the version that is stored now. */
  const save = async (changes: object, { as = 'officer', ordersID }: { as?: Sent['as']; ordersID?: number } = {}) => {
    const { version } = (await read(ordersID)).order;
    return api.send('PATCH', path(ordersID), { as, body: { version, changes } });
  };

  // holds core 7.21
  it('stores exactly what changed and answers the file as it is now', async () => {
    const before = await read();
    const { body } = await save({ order: { closingDate: '2013-05-01', salePrice: 18_100_000, closingTime: '14:30' } });
    const { version, updatedAt } = body.result.order;
    expect(version).toBe(before.order.version + 1);
    expect(body.result).toEqual({
      ...before,
      order: {
        ...before.order,
        closingDate: '2013-05-01',
        salePrice: 18_100_000,
        closingTime: '14:30',
        version,
        updatedAt,
      },
    });
    expect(await read()).toEqual(body.result);
  });

  it('shows the change in the audit, by field, before and after, with who and in which request', async () => {
    await save({ order: { placeOfClosing: 'Office' }, loans: [{ loanID: files.open, rate: '4.125' }] });
    const { body } = await api.send('GET', `${path()}/audit?take=2`);
    expect(body.result).toMatchObject([
      {
        table: 'orders',
        operation: 'UPDATE',
        actor: 'The officer',
        changes: [{ field: 'placeOfClosing', after: 'Office' }],
      },
      { table: 'loans', rowKey: '1', changes: [{ field: 'rate', before: '3.875', after: '4.125' }] },
    ]);
    expect(body.result[0].requestID).toBe(body.result[1].requestID);
    const older = await api.send('GET', `${path()}/audit?before=${body.result[1].sequence}`);
    expect(older.body.result.every((entry: { sequence: number }) => entry.sequence < body.result[1].sequence)).toBe(
      true,
    );
  });

  it('makes one new version of the file for any number of changed rows', async () => {
    const before = (await read()).order.version;
    const { body } = await save({
      order: { sourceOfBusiness: '' },
      properties: [
        { propertyID: files.open, city: 'Othertown' },
        { propertyID: -1, address1: '2 Second St' },
      ],
      loans: [{ loanID: -1, lenderName: 'Second Bank', amount: 500_00, rate: '5.5' }],
      contacts: [{ rolesID: -1, roleTypeID: 15, firstName: 'Mary', lastName: 'Stone' }],
      removeContacts: [files.open + 100],
    });
    const { order, properties, loans, contacts } = body.result;
    expect(order).toMatchObject({ version: before + 1, sourceOfBusiness: null, defaultLoanID: files.open });
    expect(properties).toMatchObject([
      { propertyID: files.open, city: 'Othertown', sequence: 1 },
      { address1: '2 Second St', sequence: 2 },
    ]);
    expect(loans).toMatchObject([
      { loanID: files.open },
      { lenderName: 'Second Bank', amount: 50_000, rate: '5.5', loanOrder: 2 },
    ]);
    expect(contacts).toMatchObject([{ name: 'Michael Jones' }, { firstName: 'Mary', roleTypeID: 15 }]);
    for (const id of [properties[1].propertyID, loans[1].loanID, contacts[1].rolesID]) expect(id).toBeGreaterThan(100);
  });

  it('writes nothing for a save without changes', async () => {
    const before = await read();
    const count = await api.auditCount();
    expect((await save({})).body.result).toEqual(before);
    expect((await save({ order: {}, loans: [] })).body.result).toEqual(before);
    expect(await api.auditCount()).toBe(count);
  });

  it('keeps a tax id sealed and shows only its end, in the file, the audit and the log', async () => {
    const { body } = await save({ contacts: [{ rolesID: files.open, taxID: '123-45-6789' }] });
    expect(body.result.contacts[0]).toMatchObject({ taxIDMasked: '***-**-6789' });
    const audit = (await api.send('GET', `${path()}/audit?take=1`)).body.result[0];
    expect(audit.changes).toEqual([{ field: 'taxID', before: null, after: '***-**-6789' }]);
    expect(api.log.join('')).not.toContain('123-45-6789');
    await save({ contacts: [{ rolesID: files.open, taxID: '12-3456789' }] });
    expect((await read()).contacts[0].taxIDMasked).toBe('**-***6789');
    await save({ contacts: [{ rolesID: files.open, taxID: null }] });
    expect((await read()).contacts[0].taxIDMasked).toBeNull();
  });

  describe('a stale version', () => {
    it('is refused with both sides: who saved, when, and what is stored', async () => {
      const { version } = (await read()).order;
      await save({ order: { placeOfClosing: 'By the closer' } }, { as: 'closer' });
      const count = await api.auditCount();
      const { status, body } = await api.send('PATCH', path(), {
        body: { version, changes: { order: { placeOfClosing: 'Mine' } } },
      });
      expect(status).toBe(409);
      expect(body.errorCode).toBe('VERSION_CONFLICT');
      expect(body.result.conflict).toMatchObject({ version: version + 1, changedBy: 'The closer' });
      expect(body.result.conflict.current).toEqual(await read());
      expect(Date.parse(body.result.conflict.changedAt)).toBeGreaterThan(Date.now() - 60_000);
      expect(await api.auditCount()).toBe(count);
    });

    it('lets exactly one of many savers of the same version through', async () => {
      const { version } = (await read()).order;
      const body = (index: number) => ({ version, changes: { order: { placeOfClosing: `Saver ${index}` } } });
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          api.send('PATCH', path(), { as: index % 2 ? 'officer' : 'closer', body: body(index) }),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ body: { errorCode } }) => errorCode === 'VERSION_CONFLICT')).toHaveLength(11);
      expect((await read()).order.version).toBe(version + 1);
    });
  });

  describe('what may not be changed', () => {
    const refusal = async (answer: ReturnType<typeof save>, code: string) => {
      const count = await api.auditCount();
      const { body } = await answer;
      expect(body.errorCode).toBe(code);
      expect(await api.auditCount()).toBe(count);
      return body;
    };
    const changes = { order: { placeOfClosing: 'Elsewhere' } };

    // holds core 4.18, core 6.12
    it('is a locked, a consolidated and a foreign file', async () => {
      await refusal(save(changes, { ordersID: files.locked }), 'FILE_LOCKED');
      await refusal(save(changes, { ordersID: files.consolidated }), 'FILE_LOCKED');
      await refusal(save(changes, { ordersID: files.inRegionTwo }), 'NOT_FOUND');
      await refusal(save(changes, { as: 'viewOnly' }), 'APP_READ_ONLY');
    });

    it('is a field the user has no right to, named', async () => {
      const named = await refusal(save({ order: { fileNumber: '99-9999' } }, { as: 'closer' }), 'FIELD_NOT_EDITABLE');
      expect(named.result.modelState).toHaveProperty('order.fileNumber');
      const statement = save({ order: { settlementStatementType: 2 } }, { ordersID: files.settlementLocked });
      expect((await refusal(statement, 'FIELD_NOT_EDITABLE')).result.modelState).toHaveProperty(
        'order.settlementStatementType',
      );
    });

    it('is a field that no save sets', async () => {
      for (const name of ['isLocked', 'version', 'tenant_id', 'updatedAt', 'ordersID', 'isConsolidatedFile']) {
        await refusal(save({ order: { [name]: 1 } }), 'VALIDATION_FAILED');
      }
    });

    it('is a number another file has, in any case, and one of the other tenant is free', async () => {
      await refusal(save({ order: { fileNumber: fileNumber(files.locked) } }), 'FILE_NUMBER_IN_USE');
      const free = await save({ order: { fileNumber: fileNumber(onlyInBeta) } });
      expect(free.body.isSuccessful).toBe(true);
      await save({ order: { fileNumber: fileNumber(files.open) } });
    });

    it('is a region or choice that is not there or not the user’s', async () => {
      for (const order of [
        { regionID: 2 },
        { regionID: 99 },
        { branchID: 99 },
        { orderServiceID: 99 },
        { status: 6 },
        { closerID: 99 },
      ]) {
        await refusal(save({ order }), 'VALIDATION_FAILED');
      }
    });

    it('is a branch of another region, whichever of the two moves', async () => {
      const as = 'administrator';
      for (const order of [{ branchID: 2 }, { regionID: 2 }, { regionID: 2, branchID: 1 }]) {
        const { result } = await refusal(save({ order }, { as }), 'VALIDATION_FAILED');
        expect(result.modelState).toEqual({ 'order.branchID': ['The branch does not belong to the region'] });
      }
      const moved = await save({ order: { regionID: 2, branchID: 2 } }, { as });
      expect(moved.body.result.order).toMatchObject({ regionID: 2, branchID: 2 });
      await save({ order: { regionID: 1, branchID: 1 } }, { as });
    });

    it('is a row of another file or tenant, in any list', async () => {
      const { locked } = files;
      for (const foreign of [locked, onlyInBeta, 4711]) {
        await refusal(save({ properties: [{ propertyID: foreign, city: 'x' }] }), 'NOT_FOUND');
        await refusal(save({ loans: [{ loanID: foreign, lenderName: 'x' }] }), 'NOT_FOUND');
        await refusal(save({ contacts: [{ rolesID: foreign, name: 'x' }] }), 'NOT_FOUND');
        await refusal(save({ contacts: [{ rolesID: foreign }] }), 'NOT_FOUND');
        await refusal(save({ removeContacts: [foreign] }), 'NOT_FOUND');
      }
    });

    it('is a new row without what it needs, and a row named twice', async () => {
      await refusal(save({ contacts: [{ rolesID: -1, name: 'No role' }] }), 'VALIDATION_FAILED');
      await refusal(save({ loans: [{ loanID: 0, lenderName: 'x' }] }), 'VALIDATION_FAILED');
      const twice = {
        contacts: [
          { rolesID: files.open, name: 'a' },
          { rolesID: files.open, name: 'b' },
        ],
      };
      await refusal(save(twice), 'VALIDATION_FAILED');
      expect((await read()).contacts[0].name).toBe('Michael Jones');
    });

    it('is whole or not at all: a late failure takes back what came before it', async () => {
      const before = await read();
      await refusal(
        save({ order: changes.order, loans: [{ loanID: -1 }, { loanID: 4711, lenderName: 'x' }] }),
        'NOT_FOUND',
      );
      expect(await read()).toEqual(before);
    });

    it('is text the database can not hold', async () => {
      await refusal(save({ order: { placeOfClosing: 'a\u0000b' } }), 'VALIDATION_FAILED');
      await refusal(save({ order: { closingDate: '2013-02-30' } }), 'VALIDATION_FAILED');
      await refusal(save({ order: { salePrice: 2 ** 51 } }), 'VALIDATION_FAILED');
      await refusal(save({ order: { salePrice: 1.5 } }), 'VALIDATION_FAILED');
    });
  });
});
