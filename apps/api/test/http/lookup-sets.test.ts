import type { LookupRecord } from '@closewright/contract/lookups';
import { lookupMessages } from '@closewright/domain/lookup-sets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';
import { fileNumber, files } from './world.ts';

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

  const path = (set: string, itemID?: number) =>
    `/api/configuration/lookups/${set}${itemID === undefined ? '' : `/${itemID}`}`;
  const as = 'administrator';
  const list = async (set: string, tenant = 'alpha'): Promise<LookupRecord[]> =>
    (await api.send('GET', path(set), { as, tenant })).body.result;
  const add = (set: string, item: object) =>
    api.send('POST', path(set), { as, body: { data: null, regionID: 0, regions: [], ...item } });
  const save = async (set: string, itemID: number, changes: object, more: object = {}) => {
    const version = (await list(set)).find(({ id }) => id === itemID)?.version ?? 1;
    return api.send('PATCH', path(set, itemID), { as, body: { version, changes, ...more } });
  };
  const offered = async (set: string, who: Sent['as'] = 'officer') =>
    (await api.send('GET', '/api/lookups', { as: who })).body.result[set].map(({ name }: LookupRecord) => name);

  it('adds an item, which is offered in its regions and audited, in this tenant alone', async () => {
    const before = await api.auditCount();
    const added = (await add('underwriters', { name: 'Ficus Title', regionID: 1, regions: [2] })).body.result;
    expect(added).toMatchObject({ id: 1, name: 'Ficus Title', regionID: 1, regions: [2], version: 1 });
    expect(await api.auditCount()).toBe(before + 1);
    await add('underwriters', { name: 'Region 2 Title', regionID: 2 });
    expect(await offered('underwriters')).toEqual(['Ficus Title']);
    expect(await offered('underwriters', 'elsewhere')).toEqual(['Ficus Title', 'Region 2 Title']);
    expect(await list('underwriters', 'beta')).toEqual([]);
  });

  it('changes an item as a new version, and refuses a stale one with what is stored', async () => {
    const { id } = (await add('loanTypes', { name: 'Conventional' })).body.result;
    expect((await save('loanTypes', id, { name: 'Conventional loan' })).body.result).toMatchObject({
      name: 'Conventional loan',
      version: 2,
      updatedBy: 'The administrator',
    });
    const before = await api.auditCount();
    const stale = await api.send('PATCH', path('loanTypes', id), {
      as,
      body: { version: 1, changes: { name: 'Mine' } },
    });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({
      errorCode: 'VERSION_CONFLICT',
      result: { conflict: { version: 2, changedBy: 'The administrator', current: { name: 'Conventional loan' } } },
    });
    expect(await api.auditCount()).toBe(before);
  });

  it('makes an item that files use inactive only when that is meant; the files keep it', async () => {
    const { body } = await api.send('GET', `${path('roles', 15)}/usage`, { as });
    expect(body.result.files).toBe(Object.keys(files).length);
    expect(body.result.examples).toContain(fileNumber(files.open));
    const before = await api.auditCount();
    const refused = await save('roles', 15, { inactive: true });
    expect([refused.status, refused.body.errorCode]).toEqual([409, 'ITEM_IN_USE']);
    expect(refused.body.errorMessage).toBe('5 files use this item.');
    expect(await api.auditCount()).toBe(before);
    expect((await save('roles', 15, { inactive: true }, { evenIfUsed: true })).body.result.inactive).toBe(true);
    expect(await offered('roles')).toContain('Buyer');
    await save('roles', 15, { inactive: false });
  });

  it('counts the files of a state by its code', async () => {
    await test.database.inTenant(systemActor('alpha', 'test'), async (tx) => {
      await tx
        .insertInto('lookups')
        .values({ tenant_id: 'alpha', set_name: 'states', id: 48, name: 'State', data: 'ST' })
        .execute();
    });
    expect((await api.send('GET', `${path('states', 48)}/usage`, { as })).body.result.files).toBe(
      Object.keys(files).length,
    );
    expect((await api.send('GET', `${path('counties', 1)}/usage`, { as })).body.errorCode).toBe('NOT_FOUND');
  });

  it('stores the order, all or nothing, without making open items stale', async () => {
    for (const name of ['One', 'Two', 'Three']) await add('locations', { name });
    const ids = (await list('locations')).map(({ id }) => id);
    const turned = ids.toReversed();
    const { body } = await api.send('PUT', `${path('locations')}/order`, { as, body: { ids: turned } });
    expect(body.result.map(({ name, version }: LookupRecord) => [name, version])).toEqual([
      ['Three', 1],
      ['Two', 1],
      ['One', 1],
    ]);
    expect(await offered('locations')).toEqual(['Three', 'Two', 'One']);
    for (const wrong of [ids.slice(1), [...ids, 99], [ids[0], ids[0], ids[1]]]) {
      const before = await api.auditCount();
      const refused = await api.send('PUT', `${path('locations')}/order`, { as, body: { ids: wrong } });
      expect(refused.body).toMatchObject({
        errorCode: 'VALIDATION_FAILED',
        result: { modelState: { ids: [/changed/] } },
      });
      expect(await api.auditCount()).toBe(before);
    }
  });

  describe('refuses, and stores nothing', () => {
    it.each<[string, () => ReturnType<typeof add>, string, string]>([
      ['a new item of the product', () => add('orderKinds', { name: 'New' }), '', lookupMessages.noAdding],
      ['an item of a table', () => add('staff', { name: 'New' }), '', lookupMessages.table],
      ['the pseudo item', () => save('roles', 0, { name: 'Nobody' }), '', lookupMessages.pseudo],
      ['the pseudo customer', () => save('customers', -1, { name: 'Nobody' }), '', lookupMessages.pseudo],
      [
        'a name of the product',
        () => save('roles', 15, { name: 'Purchaser' }),
        'changes.name',
        lookupMessages.noRenaming,
      ],
      [
        'a name that is taken',
        () => save('orderServices', 1, { name: 'REGION 2 ONLY' }),
        'changes.name',
        lookupMessages.nameTaken,
      ],
      [
        'a region that is none',
        () => add('counties', { name: 'New', regionID: 99 }),
        'regionID',
        'There is no such region',
      ],
      [
        'further regions that are none',
        () => add('counties', { name: 'New', regionID: 1, regions: [99] }),
        'regions',
        'There is no such region',
      ],
      [
        'regions of a global item',
        () => add('counties', { name: 'New', regions: [1] }),
        'regions',
        lookupMessages.globalRegions,
      ],
    ])('%s', async (_what, send, field, message) => {
      const before = await api.auditCount();
      const { status, body } = await send();
      expect([status, body.errorCode]).toEqual([400, 'VALIDATION_FAILED']);
      expect(body.result.modelState).toEqual({ [field]: [message] });
      expect(await api.auditCount()).toBe(before);
    });

    it('a set that is none, an item that is none, and a name that is too long', async () => {
      expect((await api.send('GET', path('nothing'), { as })).body.errorCode).toBe('VALIDATION_FAILED');
      expect((await save('underwriters', 4711, { name: 'x' })).body.errorCode).toBe('NOT_FOUND');
      const long = await add('underwriters', { name: 'x'.repeat(121) });
      expect(long.body.result.modelState).toHaveProperty('name');
    });
  });

  it('keeps a script in a name as text', async () => {
    const name = '<script>alert(1)</script>';
    expect((await add('departments', { name })).body.result.name).toBe(name);
  });
});
