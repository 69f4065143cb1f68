import type { CustomDataValue } from '@closewright/contract/custom-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';
import { customDataUser, makeCustomDataOfUsers } from './custom-data-user.ts';
import { choices, fields, newSent, tabs } from './custom-data-world.ts';
import { files } from './world.ts';

/** Sellers have the number of their file plus 100 (world.ts). */
const seller = (ordersID: number) => ordersID + 100;

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  let user: ReturnType<typeof customDataUser>;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    user = customDataUser(api);
    await makeCustomDataOfUsers(test);
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  describe('a host', () => {
    const form = (referenceTable: number, sent: Sent = {}) =>
      api.send('GET', `/api/orders/${files.open}/custom-data/form?referenceTable=${referenceTable}`, sent);

    // holds core 7.9
    it('shows its tabs of the file’s region, displayed ones, with fields and choices', async () => {
      const { result } = (await form(6)).body;
      expect(result.tabs.map(({ label }: { label: string }) => label)).toEqual(['Site']);
      expect(result.definitions).toHaveLength(13);
      expect(result.definitions[2]).toMatchObject({ label: 'county', parentID: fields.state, listValueCount: 2 });
      expect(result.listValues).toContainEqual({
        customDataListValueID: choices.travis,
        customDataDefinitionID: fields.county,
        availableValue: 'Travis',
        parentID: choices.texas,
        parentAvailableValue: 'TX',
        positionOrdinal: choices.travis,
      });
    });

    it('File Main also shows the marked tabs of the Custom Page, to whom may read that page', async () => {
      expect((await form(1)).body.result.tabs).toEqual([]);
      const { tabs: shown, definitions } = (await form(1, { as: 'trusted' })).body.result;
      expect(shown).toMatchObject([{ label: 'Post-closing', referenceTable: 0, inFileMain: true }]);
      expect(definitions).toMatchObject([{ label: 'courier', gridListValueRequired: true }]);
    });

    it('follows the access of its screen', async () => {
      expect((await form(0)).body.errorCode).toBe('FORBIDDEN');
      expect((await form(6, { as: 'outsider' })).body.errorCode).toBe('FORBIDDEN');
      expect((await form(7, { as: 'outsider' })).body.errorCode).toBe('FORBIDDEN');
      const list = (id: number, sent: Sent) => api.send('GET', `/api/custom-data/definitions/${id}/list-values`, sent);
      expect((await list(fields.state, { as: 'reader' })).body.result).toHaveLength(2);
      expect((await list(fields.state, { as: 'outsider' })).body.errorCode).toBe('FORBIDDEN');
      expect((await list(4711, {})).body.errorCode).toBe('NOT_FOUND');
    });
  });

  describe('values', () => {
    const all = () => [
      newSent('gateCode', 'Text', { stringValue: '4711#' }),
      newSent('state', 'PickList', { stringValue: 'TX' }),
      newSent('county', 'ChildPickList', { stringValue: 'Travis' }),
      newSent('assessment', 'Money', { moneyValue: -125_050 }),
      newSent('isVacant', 'Boolean', { boolValue: true }),
      newSent('units', 'Integer', { intValue: 12 }),
      newSent('acres', 'Decimal', { decimalValue: '03.50' }),
      newSent('surveyed', 'Date', { dateTimeValue: '2024-02-29' }),
      newSent('opens', 'Time', { dateTimeValue: '07:30' }),
      newSent('inspection', 'DateTime', { dateTimeValue: '2026-03-31T14:30' }),
      newSent('notes', 'Memo', { stringValue: 'Two\nlines' }),
      newSent('legal', 'RichText', { stringValue: '<p>Lot <b>4</b></p>' }),
      newSent('manager', 'Company', { stringValue: '12' }),
    ];
    const onSecond = { ordersID: files.settlementLocked, referenceTablePKValue: files.settlementLocked };

    it('start as their types do, and tell no parent selection', async () => {
      const { customData, customDataDefinition } = (await user.read(onSecond)).body.result;
      expect(customData).toHaveLength(13);
      expect(customData[5]).toMatchObject({ customDataID: 0, intValue: 0, originalValue: null, version: 0 });
      expect(customDataDefinition[2]).toMatchObject({ label: 'county', parentSelectionID: null });
    });

    // holds core 7.9
    it('of every type are stored in one save and read back in one form', async () => {
      const { body } = await user.save(all(), onSecond);
      expect(body).toMatchObject({ isSuccessful: true });
      const { customData, customDataDefinition } = (await user.read(onSecond)).body.result;
      expect(customData).toEqual(body.result.customData);
      expect(customData.map(({ originalValue }: CustomDataValue) => originalValue)).toEqual([
        '4711#',
        'TX',
        'Travis',
        -125_050,
        true,
        12,
        '3.5',
        '2024-02-29',
        '07:30',
        '2026-03-31T14:30',
        'Two\nlines',
        '<p>Lot <b>4</b></p>',
        '12-0',
      ]);
      expect(customData.every(({ version, customDataID }: CustomDataValue) => version === 1 && customDataID > 0)).toBe(
        true,
      );
      expect(customDataDefinition[2]).toMatchObject({ parentSelectionID: choices.texas });
    });

    it('that did not change write nothing, the same in another form included', async () => {
      const count = await api.auditCount();
      const same = await user.save([await user.edited('acres', { decimalValue: '3.50' }, onSecond)], onSecond);
      expect(same.body.isSuccessful).toBe(true);
      expect((await user.save([], onSecond)).body.isSuccessful).toBe(true);
      expect(await api.auditCount()).toBe(count);
    });

    it('are changed one by one, emptied, and keep their ids', async () => {
      const before = await user.value('units', onSecond);
      await user.save(
        [
          await user.edited('units', { intValue: null }, onSecond),
          await user.edited('notes', { stringValue: ' ' }, onSecond),
        ],
        onSecond,
      );
      expect(await user.value('units', onSecond)).toMatchObject({
        customDataID: before.customDataID,
        intValue: null,
        originalValue: null,
        version: 2,
      });
      expect(await user.value('notes', onSecond)).toMatchObject({ stringValue: null, version: 2 });
      expect(await user.value('gateCode', onSecond)).toMatchObject({ stringValue: '4711#', version: 1 });
    });

    it('stand in the audit of the file by the labels of their fields, before and after', async () => {
      await user.save(
        [
          await user.edited('assessment', { moneyValue: 200 }, onSecond),
          await user.edited('gateCode', { stringValue: 'x' }, onSecond),
          await user.edited('surveyed', { dateTimeValue: '2024-03-01' }, onSecond),
          await user.edited('opens', { dateTimeValue: null }, onSecond),
          await user.edited('manager', { stringValue: '15-0' }, onSecond),
          await user.edited('inspection', { dateTimeValue: '2026-04-01T00:05' }, onSecond),
        ],
        onSecond,
      );
      const { result } = (await api.send('GET', `/api/orders/${onSecond.ordersID}/audit?take=6`)).body;
      for (const entry of result) {
        expect(entry).toMatchObject({ table: 'custom_data_values', operation: 'UPDATE', actor: 'The officer' });
      }
      expect(result.flatMap(({ changes }: { changes: object[] }) => changes)).toEqual(
        expect.arrayContaining([
          { field: 'assessment', before: '($1,250.50)', after: '$2.00' },
          { field: 'gateCode', before: '4711#', after: 'x' },
          { field: 'surveyed', before: '02/29/2024', after: '03/01/2024' },
          { field: 'opens', before: '07:30 AM', after: null },
          { field: 'manager', before: 'Ficus Bank', after: 'Omega Brokers of the Ficus' },
          { field: 'inspection', before: '03/31/2026 02:30 PM', after: '04/01/2026 12:05 AM' },
        ]),
      );
    });

    it('of one record are not those of another', async () => {
      expect(await user.value('gateCode')).toMatchObject({ customDataID: 0, stringValue: null });
    });

    it('go with their record', async () => {
      const asked = { referenceTable: 4, referenceTablePKValue: seller(files.open), customDataTabID: tabs.contacts };
      await user.save([newSent('orderedFirst', 'Text', { stringValue: 'gone' })], asked);
      const { version } = (await api.send('GET', `/api/orders/${files.open}`)).body.result.order;
      const body = { version, changes: { removeContacts: [seller(files.open)] } };
      expect((await api.send('PATCH', `/api/orders/${files.open}`, { body })).body.isSuccessful).toBe(true);
      expect((await user.read(asked)).body.errorCode).toBe('NOT_FOUND');
      const [entry] = (await api.send('GET', `/api/orders/${files.open}/audit?take=10`)).body.result.filter(
        ({ table, operation }: { table: string; operation: string }) =>
          table === 'custom_data_values' && operation === 'DELETE',
      );
      expect(entry.changes).toEqual([{ field: 'orderedFirst', before: 'gone', after: null }]);
    });
  });

  describe('a stale value', () => {
    it('is refused with who saved it and the record as it is stored', async () => {
      await user.save([newSent('notes', 'Memo', { stringValue: 'first' })]);
      const mine = await user.edited('notes', { stringValue: 'mine' });
      const theirs = await user.edited('notes', { stringValue: 'theirs' });
      expect((await user.save([theirs], {}, { as: 'closer' })).body.isSuccessful).toBe(true);
      const { result } = await user.refusal(() => user.save([mine]), 'VERSION_CONFLICT');
      expect(result.conflict).toMatchObject({ version: 2, changedBy: 'The closer' });
      expect(result.conflict.current).toEqual((await user.read()).body.result);
      const again = { ...mine, version: result.conflict.version };
      expect((await user.save([again])).body.isSuccessful).toBe(true);
    });

    it('is one that somebody else added meanwhile; another field of the record is not', async () => {
      await user.save([newSent('gateCode', 'Text', { stringValue: 'theirs' })]);
      await user.refusal(() => user.save([newSent('gateCode', 'Text', { stringValue: 'mine' })]), 'VERSION_CONFLICT');
      expect((await user.save([newSent('units', 'Integer', { intValue: 3 })])).body.isSuccessful).toBe(true);
    });

    it('lets exactly one of many first savers through', async () => {
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          user.save([newSent('acres', 'Decimal', { decimalValue: `${index + 1}` })]),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ body: { errorCode } }) => errorCode === 'VERSION_CONFLICT')).toHaveLength(7);
    });
  });

  it('keeps the tenants apart: the same ids, other values', async () => {
    const [alpha, beta] = await Promise.all(
      ['alpha', 'beta'].map((tenant) => user.read({}, { tenant, as: 'administrator' })),
    );
    expect(alpha?.body.result.customData.some(({ customDataID }: CustomDataValue) => customDataID > 0)).toBe(true);
    expect(beta?.body.result.customData.every(({ customDataID }: CustomDataValue) => customDataID === 0)).toBe(true);
  });
});
