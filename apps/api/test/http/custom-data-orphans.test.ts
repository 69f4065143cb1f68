import { CustomFieldType } from '@closewright/domain/custom-fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type Answer, type ApiUnderTest, makeApi } from './api-under-test.ts';
import { customDataAdministrator, entry, fieldSettings } from './custom-data-administrator.ts';
import { makeCustomData } from './custom-data-world.ts';
import { files } from './world.ts';

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

  describe('what files have stored', () => {
    const preview = async (query: string) => (await admin.send('GET', `/stored?${query}`)).body.result;

    it('is counted by field and choice before anything is done', async () => {
      const tab = await admin.makeTab('Counted');
      const note = await admin.makeField(tab, fieldSettings('Note', 'Text'));
      const kind = await admin.makeField(tab, fieldSettings('Kind', 'PickList'));
      const { listValues } = (await admin.saveList(kind, [entry('Condo'), entry('House')])).body.result;
      await admin.store(tab, note, 'Text', { stringValue: 'twelve chars' });
      await admin.store(tab, kind, 'PickList', { stringValue: 'Condo' });
      await admin.store(tab, kind, 'PickList', { stringValue: 'Condo' }, files.settlementLocked);
      expect(await preview(`customDataTabID=${tab}`)).toEqual({
        total: 3,
        definitions: [
          { customDataDefinitionID: note, count: 1, longest: 12 },
          { customDataDefinitionID: kind, count: 2, longest: 5 },
        ],
        values: [
          {
            customDataDefinitionID: kind,
            availableValue: 'Condo',
            customDataListValueID: listValues[0].customDataListValueID,
            count: 2,
          },
        ],
      });
      expect(await preview(`customDataDefinitionID=${note}`)).toMatchObject({ total: 1, values: [] });
      for (const query of ['', `?customDataTabID=${tab}&customDataDefinitionID=${note}`]) {
        expect((await admin.send('GET', `/stored${query}`)).body.errorCode).toBe('VALIDATION_FAILED');
      }
      expect((await admin.send('GET', '/stored?customDataTabID=4711')).body.errorCode).toBe('NOT_FOUND');
    });

    it('is orphaned only by who has confirmed exactly how many: a choice that goes', async () => {
      const tab = await admin.makeTab('Choices');
      const state = await admin.makeField(tab, fieldSettings('State', 'PickList'));
      const county = await admin.makeField(tab, fieldSettings('County', 'ChildPickList', { parentID: state }));
      const [texas, florida] = (await admin.saveList(state, [entry('TX'), entry('FL')])).body.result.listValues.map(
        ({ customDataListValueID: id }: { customDataListValueID: number }) => id,
      );
      const [travis, lake] = (
        await admin.saveList(county, [entry('Travis', texas), entry('Lake', florida)])
      ).body.result.listValues.map(({ customDataListValueID: id }: { customDataListValueID: number }) => id);
      await admin.store(tab, state, 'PickList', { stringValue: 'TX' });
      await admin.store(tab, county, 'ChildPickList', { stringValue: 'Travis' });
      await admin.store(tab, state, 'PickList', { stringValue: 'FL' }, files.settlementLocked);

      // A choice under another parent is another choice for whoever stored it.
      const moved = [entry('Travis', florida, travis), entry('Lake', florida, lake)];
      const elsewhere = await admin.refusal(() => admin.saveList(county, moved), 'CONFIRMATION_NEEDED');
      expect(elsewhere.result.modelState).toEqual({ confirmedOrphans: ['1'] });
      const withoutTexas = [entry('FL', null, florida)];
      const { errorMessage, result } = await admin.refusal(
        () => admin.saveList(state, withoutTexas),
        'CONFIRMATION_NEEDED',
      );
      // The state itself, and the county that could be chosen under it.
      expect(result.modelState).toEqual({ confirmedOrphans: ['2'] });
      expect(errorMessage).toBe('This change concerns 2 stored values. Please confirm it.');
      await admin.refusal(() => admin.saveList(state, withoutTexas, 1), 'CONFIRMATION_NEEDED');
      expect((await admin.saveList(state, withoutTexas, 2)).body.isSuccessful).toBe(true);
      // The values stay as they were, and stop nobody.
      expect((await admin.values(tab)).map(({ stringValue }: { stringValue: string }) => stringValue)).toEqual([
        'TX',
        'Travis',
      ]);
      expect((await admin.saveList(state, [...withoutTexas, entry('CA')])).body.isSuccessful).toBe(true);
    });

    it('is orphaned only when confirmed: a type, a length, a field, a tab', async () => {
      const tab = await admin.makeTab('Changes');
      const note = await admin.makeField(tab, fieldSettings('Note', 'Text'));
      const other = await admin.makeField(tab, fieldSettings('Other', 'Text'));
      await admin.store(tab, note, 'Text', { stringValue: 'a long note' });
      await admin.store(tab, other, 'Text', { stringValue: 'stays' });
      const confirmed = async (change: (confirmedOrphans: number) => Promise<Answer>, orphans: number) => {
        const { result } = await admin.refusal(() => change(0), 'CONFIRMATION_NEEDED');
        expect(result.modelState).toEqual({ confirmedOrphans: [String(orphans)] });
        expect((await change(orphans)).body.isSuccessful).toBe(true);
      };
      expect((await admin.changeField(note, { customDataType: CustomFieldType.Memo })).body.isSuccessful).toBe(true);
      await confirmed((orphans) => admin.changeField(note, { maxLength: 5 }, orphans), 1);
      expect((await admin.changeField(note, { maxLength: 4 })).body.isSuccessful).toBe(true);
      const money = { customDataType: CustomFieldType.Money, maxLength: null };
      await confirmed((orphans) => admin.changeField(note, money, orphans), 1);
      expect((await admin.values(tab))[0]).toMatchObject({ customDataID: 0, moneyValue: null });
      await admin.store(tab, note, 'Money', { moneyValue: 100 });
      const removeNote = async (confirmedOrphans: number) =>
        admin.send('POST', `/definitions/${note}/remove`, {
          version: (await admin.fieldOf(note))?.version,
          confirmedOrphans,
        });
      await confirmed(removeNote, 1);
      await confirmed(
        (confirmedOrphans) => admin.send('POST', `/tabs/${tab}/remove`, { version: 1, confirmedOrphans }),
        1,
      );
      const audit = await api.send('GET', `/api/orders/${files.open}/audit?take=1`);
      // The field is gone; the file's audit still tells what it was called and what stood in it.
      expect(audit.body.result[0]).toMatchObject({
        table: 'custom_data_values',
        operation: 'DELETE',
        changes: [{ field: 'Other', before: 'stays', after: null }],
      });
    });
  });
});
