import { CustomFieldType, customDataLimits, itemExists } from '@closewright/domain/custom-fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { customDataAdministrator, entry, fieldSettings, tabSettings } from './custom-data-administrator.ts';
import { choices, fields, makeCustomData, tabs } from './custom-data-world.ts';

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  let admin: ReturnType<typeof customDataAdministrator>;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    admin = customDataAdministrator(api);
    for (const tenant of ['alpha', 'beta']) await makeCustomData(test.database, tenant);
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  describe('tabs', () => {
    it('are added behind the others, changed, put in order and removed, each audited', async () => {
      const first = await admin.makeTab('Utilities', { regionID: 2 });
      const second = await admin.makeTab('Access');
      const changed = await admin.send('PATCH', `/tabs/${first}`, {
        version: 1,
        changes: { label: ' Water ', display: false },
      });
      expect(changed.body.result).toMatchObject({ label: 'Water', display: false, regionID: 2, version: 2 });
      const ofHost = () =>
        admin
          .setup()
          .then(({ tabs: all }) => all.filter((tab: { referenceTable: number }) => tab.referenceTable === 6));
      const ids = (await ofHost()).map(({ customDataTabID }: { customDataTabID: number }) => customDataTabID);
      expect(ids.slice(-2)).toEqual([first, second]);
      const turned = await admin.send('PUT', '/tabs/order', { referenceTable: 6, customDataTabIDs: ids.toReversed() });
      expect(turned.body.isSuccessful).toBe(true);
      expect((await ofHost()).map(({ customDataTabID }: { customDataTabID: number }) => customDataTabID)).toEqual(
        ids.toReversed(),
      );
      const version = (await ofHost()).find(({ customDataTabID }) => customDataTabID === second)?.version;
      expect((await admin.send('POST', `/tabs/${second}/remove`, { version })).body.isSuccessful).toBe(true);
      expect((await admin.send('POST', `/tabs/${second}/remove`, { version })).body.errorCode).toBe('NOT_FOUND');
    });

    it('refuse scripts, blank and taken labels, unknown regions, and File Main where it is not theirs', async () => {
      const add = (more: object) =>
        admin.modelState(() => admin.send('POST', '/tabs', { referenceTable: 6, ...tabSettings, ...more }));
      expect(await add({ label: 'A<script>alert(1)</script>' })).toEqual({
        label: ['A script element is not allowed here.'],
      });
      expect(await add({ label: '  ' })).toEqual({ label: ['This value is required.'] });
      expect(await add({ label: 'x'.repeat(61) })).toEqual({ label: ['At most 60 characters.'] });
      expect(await add({ label: 'site' })).toEqual({ label: ['Another tab of this host has this label.'] });
      expect(await add({ regionID: 99 })).toEqual({ regionID: ['There is no such region.'] });
      expect(await add({ inFileMain: true })).toEqual({
        inFileMain: [expect.stringContaining('Only tabs of the Custom Page')],
      });
      expect(await add({ referenceTable: 8 })).toHaveProperty('referenceTable');
    });

    it('are at most as many as the limit says', async () => {
      const add = (at: number) =>
        admin.send('POST', '/tabs', { referenceTable: 5, ...tabSettings, label: `Tab ${at}` });
      let last = await add(0);
      for (let at = 1; last.body.isSuccessful && at <= customDataLimits.tabsPerHost; at++) last = await add(at);
      expect(last.body.result.modelState).toEqual({ referenceTable: ['A host has at most 20 tabs.'] });
    });

    it('refuse a stale version with what is stored, and an order that is not complete', async () => {
      await admin.send('PATCH', `/tabs/${tabs.changed}`, { version: 1, changes: { label: 'Once' } });
      const stale = () => admin.send('PATCH', `/tabs/${tabs.changed}`, { version: 1, changes: { label: 'Twice' } });
      const { result } = await admin.refusal(stale, 'VERSION_CONFLICT');
      expect(result.conflict).toMatchObject({ version: 2, changedBy: 'The administrator', current: { label: 'Once' } });
      const order = (customDataTabIDs: number[]) =>
        admin.modelState(() => admin.send('PUT', '/tabs/order', { referenceTable: 7, customDataTabIDs }));
      for (const ids of [[tabs.orderedFirst], [tabs.orderedFirst, tabs.orderedFirst], [tabs.orderedFirst, tabs.site]]) {
        expect(await order(ids)).toHaveProperty('customDataTabIDs');
      }
    });
  });

  describe('fields', () => {
    // holds core 1.8
    it('are added behind the others, changed, put in order and removed', async () => {
      const tab = await admin.makeTab('Fields');
      const text = await admin.makeField(tab, fieldSettings('Note', 'Text', { maxLength: 20, module: 'Closing' }));
      const list = await admin.makeField(tab, fieldSettings('Kind', 'PickList', { gridListValueRequired: true }));
      expect(await admin.fieldOf(text)).toMatchObject({
        label: 'Note',
        maxLength: 20,
        module: 'Closing',
        positionOrdinal: 1,
      });
      const changed = (await admin.changeField(text, { label: 'Remark', maxLength: null, gridListValueRequired: true }))
        .body.result;
      expect(changed).toMatchObject({ label: 'Remark', maxLength: null, gridListValueRequired: true, version: 2 });
      const turned = await admin.send('PUT', `/tabs/${tab}/definitions/order`, {
        customDataDefinitionIDs: [list, text],
      });
      expect(turned.body.isSuccessful).toBe(true);
      expect(await admin.fieldOf(list)).toMatchObject({ positionOrdinal: 1 });
      const removed = await admin.send('POST', `/definitions/${list}/remove`, {
        version: (await admin.fieldOf(list))?.version,
      });
      expect(removed.body.isSuccessful).toBe(true);
      expect(await admin.fieldOf(list)).toBeUndefined();
    });

    it('refuse scripts, taken labels, idle settings, foreign and circular parents', async () => {
      const tab = await admin.makeTab('Refusals');
      const top = await admin.makeField(tab, fieldSettings('Top', 'PickList'));
      const middle = await admin.makeField(tab, fieldSettings('Middle', 'ChildPickList', { parentID: top }));
      const add = (body: object) => admin.modelState(() => admin.addField(tab, body));
      expect(await add(fieldSettings('<script>', 'Text'))).toHaveProperty('label');
      expect(await add(fieldSettings('top', 'Text'))).toEqual({ label: ['Another field of this tab has this label.'] });
      expect(await add(fieldSettings('Dues', 'Money', { maxLength: 5 }))).toHaveProperty('maxLength');
      expect(await add(fieldSettings('Child', 'ChildPickList'))).toHaveProperty('parentID');
      for (const parentID of [fields.state, 4711]) {
        expect(await add(fieldSettings('Child', 'ChildPickList', { parentID }))).toHaveProperty('parentID');
      }
      const circle = { customDataType: CustomFieldType.ChildPickList, parentID: middle };
      expect((await admin.modelState(() => admin.changeField(top, circle))).parentID).toEqual([
        'The lists would depend on each other in a circle: Top, Middle, Top.',
      ]);
      expect(await admin.modelState(() => admin.changeField(middle, { parentID: middle }))).toHaveProperty('parentID');
      expect(await admin.modelState(() => admin.changeField(top, { customDataType: 6 }))).toHaveProperty(
        'customDataType',
      );
      const remove = async () =>
        admin.send('POST', `/definitions/${top}/remove`, { version: (await admin.fieldOf(top))?.version });
      expect((await admin.modelState(remove))['']).toEqual([
        'Child lists depend on this field: Middle. Remove them first.',
      ]);
    });

    it('refuse a stale version and a field that is gone', async () => {
      await admin.changeField(fields.removed, { label: 'Once' });
      await admin.refusal(() => admin.changeField(fields.removed, { label: 'Twice' }, 0, 1), 'VERSION_CONFLICT');
      await admin.refusal(() => admin.changeField(4711, { label: 'x' }, 0, 1), 'NOT_FOUND');
    });
  });

  describe('choices', () => {
    it('are stored as a whole: added, renamed, put in order, removed with their child choices', async () => {
      const tab = await admin.makeTab('Lists');
      const state = await admin.makeField(tab, fieldSettings('State', 'PickList'));
      const county = await admin.makeField(tab, fieldSettings('County', 'ChildPickList', { parentID: state }));
      const { listValues, definition } = (await admin.saveList(state, [entry('TX'), entry('FL')])).body.result;
      expect(definition).toMatchObject({ listValueCount: 2, version: 2 });
      const [texas, florida] = listValues.map(({ customDataListValueID: id }: { customDataListValueID: number }) => id);
      const counties = (await admin.saveList(county, [entry('Lake', florida), entry('Travis', texas)])).body.result
        .listValues;
      expect(counties).toMatchObject([
        { parentAvailableValue: 'FL' },
        { availableValue: 'Travis', parentAvailableValue: 'TX' },
      ]);
      const again = await admin.saveList(state, [entry('FL', null, florida), entry('Texas', null, texas), entry('CA')]);
      expect(again.body.result.listValues).toMatchObject([
        { customDataListValueID: florida, positionOrdinal: 1 },
        { customDataListValueID: texas, availableValue: 'Texas' },
        { availableValue: 'CA', positionOrdinal: 3 },
      ]);
      await admin.saveList(state, [entry('FL', null, florida)]);
      const left = await api.send('GET', `/api/custom-data/definitions/${county}/list-values`);
      expect(left.body.result).toMatchObject([{ availableValue: 'Lake' }]);
      const count = await api.auditCount();
      await admin.saveList(state, [entry('FL', null, florida)]);
      expect(await api.auditCount()).toBe(count);
    });

    it('refuse scripts, doubles, ids of other lists, parents of other lists, and too many', async () => {
      const { state, county, gateCode } = fields;
      expect(await admin.modelState(() => admin.saveList(state, [entry('a<script>')]))).toEqual({
        'listValues.0.availableValue': ['A script element is not allowed here.'],
      });
      expect(await admin.modelState(() => admin.saveList(state, [entry('TX'), entry(' tx')]))).toEqual({
        'listValues.1': [itemExists],
      });
      expect(await admin.modelState(() => admin.saveList(state, [entry('x', choices.texas)]))).toHaveProperty([
        'listValues.0',
      ]);
      expect(await admin.modelState(() => admin.saveList(county, [entry('x')]))).toHaveProperty(['listValues.0']);
      expect(await admin.modelState(() => admin.saveList(county, [entry('x', choices.dade)]))).toHaveProperty([
        'listValues.0',
      ]);
      expect(await admin.modelState(() => admin.saveList(gateCode, [entry('x')]))).toEqual({
        '': ['Only pick lists have values.'],
      });
      const twice = [entry('TX', null, choices.texas), entry('Tex', null, choices.texas)];
      expect(await admin.modelState(() => admin.saveList(state, twice))).toHaveProperty(['listValues.1']);
      await admin.refusal(() => admin.saveList(state, [entry('x', null, choices.dade)]), 'NOT_FOUND');
      const many = (length: number) => Array.from({ length }, (_, at) => entry(`Value ${at}`));
      expect(await admin.modelState(() => admin.saveList(state, many(1_001)))).toEqual({
        listValues: ['A list has at most 1000 values.'],
      });
      await admin.refusal(() => admin.saveList(state, many(10_000)), 'PAYLOAD_TOO_LARGE');
    });

    it(`are as many as ${customDataLimits.valuesPerList}`, async () => {
      const list = await admin.makeField(await admin.makeTab('Long list'), fieldSettings('Long', 'PickList'));
      const length = customDataLimits.valuesPerList;
      const { body } = await admin.saveList(
        list,
        Array.from({ length }, (_, at) => entry(`Value ${at} ${'x'.repeat(80)}`)),
      );
      expect(body.result.definition.listValueCount).toBe(length);
    });
  });

  it('belongs to administrators, and to their own tenant', async () => {
    for (const as of ['officer', 'reader', 'closer'] as const) {
      expect((await admin.send('GET', '', undefined, { as })).body.errorCode).toBe('FORBIDDEN');
      await admin.refusal(
        () => admin.send('POST', '/tabs', { referenceTable: 6, ...tabSettings }, { as }),
        'FORBIDDEN',
      );
    }
    const own = await admin.makeTab('Only in alpha');
    const body = { version: 1, changes: { label: 'Stolen' } };
    expect((await admin.send('PATCH', `/tabs/${own}`, body, { tenant: 'beta' })).body.errorCode).toBe('NOT_FOUND');
    expect((await admin.setup('beta')).tabs).toHaveLength(Object.keys(tabs).length);
  });
});
