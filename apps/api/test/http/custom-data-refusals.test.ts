import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { type Asked, customDataUser, makeCustomDataOfUsers } from './custom-data-user.ts';
import { fields, newSent, tabs } from './custom-data-world.ts';
import { files, onlyInBeta } from './world.ts';

const names = Object.keys(fields) as (keyof typeof fields)[];

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

  describe('what may not be saved', () => {
    const code = (stringValue: string) => [newSent('gateCode', 'Text', { stringValue })];
    const on = (ordersID: number): Asked => ({ ordersID, referenceTablePKValue: ordersID });

    it('is anything on a locked, consolidated or foreign file, or by who may only read', async () => {
      await user.refusal(() => user.save(code('1'), on(files.locked)), 'FILE_LOCKED');
      await user.refusal(() => user.save(code('1'), on(files.consolidated)), 'FILE_LOCKED');
      await user.refusal(() => user.save(code('1'), on(files.inRegionTwo)), 'NOT_FOUND');
      await user.refusal(() => user.save(code('1'), {}, { as: 'reader' }), 'FORBIDDEN');
      await user.refusal(() => user.save(code('1'), {}, { as: 'viewOnly' }), 'APP_READ_ONLY');
      await user.refusal(() => user.save(code('1'), {}, { as: 'outsider' }), 'FORBIDDEN');
    });

    it('is anything on a file that somebody else has in use', async () => {
      const sessionKey = '6b8cb7a4-6f0e-4a62-8b67-3b0a6f0f2c11';
      const lock = (deed: string) =>
        api.send('POST', `/api/orders/${files.open}/${deed}`, { as: 'closer', body: { sessionKey } });
      await lock('open');
      await user.refusal(() => user.save(code('1')), 'FILE_IN_USE');
      await lock('lock/release');
    });

    it('is the Custom Page without Full access to it', async () => {
      const page = { referenceTable: 0, customDataTabID: tabs.page };
      const courier = [newSent('courier', 'Text', { stringValue: 'DHL' })];
      await user.refusal(() => user.save(courier, page), 'FORBIDDEN');
      await user.refusal(() => user.save(courier, page, { as: 'trusted' }), 'FORBIDDEN');
      expect((await user.read(page, { as: 'trusted' })).body.isSuccessful).toBe(true);
      expect((await user.read(page)).body.errorCode).toBe('FORBIDDEN');
      const { result } = await user.refusal(() => user.save([], page, { as: 'closer' }), 'VALIDATION_FAILED');
      expect(result.modelState).toEqual({ [fields.courier]: ['Field is Required'] });
      expect((await user.save(courier, page, { as: 'closer' })).body.isSuccessful).toBe(true);
    });

    it.each([
      ['too long', newSent('gateCode', 'Text', { stringValue: '12345678901' }), 'At most 10 characters; this has 11.'],
      ['no choice', newSent('state', 'PickList', { stringValue: 'CA' }), "'CA' is not in the list."],
      [
        'a choice of no parent',
        newSent('county', 'ChildPickList', { stringValue: 'Dade' }),
        "'Dade' is not in the list.",
      ],
      ['no date', newSent('surveyed', 'Date', { dateTimeValue: '2026-02-29' }), /Enter a date/],
      ['no time', newSent('opens', 'Time', { dateTimeValue: '25:00' }), /Enter a time/],
      ['too many decimals', newSent('acres', 'Decimal', { decimalValue: '1.234' }), /at most 2 decimals/],
      ['too large a number', newSent('units', 'Integer', { intValue: 2_147_483_648 }), /whole number/],
      ['no company', newSent('manager', 'Company', { stringValue: 'First Bank' }), /Choose a company/],
      ['an unknown company', newSent('manager', 'Company', { stringValue: '4711-0' }), 'There is no such company.'],
      [
        'a company of another region',
        newSent('manager', 'Company', { stringValue: '13-0' }),
        'There is no such company.',
      ],
      ['an inactive company', newSent('manager', 'Company', { stringValue: '14-0' }), 'This company is inactive.'],
      [
        'a contact of no such company',
        newSent('manager', 'Company', { stringValue: '15-34' }),
        'The company has no such contact.',
      ],
      ['a script', newSent('legal', 'RichText', { stringValue: 'a<script>b</script>' }), /script element/],
      [
        'content of another type',
        newSent('gateCode', 'Text', { intValue: 5 }),
        /content in stringValue, not in intValue/,
      ],
      ['another type', newSent('gateCode', 'Memo', { stringValue: 'x' }), 'The field has another type by now.'],
      [
        'a field of another tab',
        newSent('courier', 'Text', { stringValue: 'x' }),
        'There is no such field on this tab.',
      ],
      [
        'no field',
        { ...newSent('courier', 'Text', { stringValue: 'x' }), customDataDefinitionID: 4711 },
        /no such field/,
      ],
      [
        'a value that is not there',
        newSent('inspection', 'DateTime', { customDataID: 4711, version: 1 }),
        /no such value/,
      ],
    ])('is %s, named by its field, and nothing beside it', async (_what, wrong, message) => {
      const fine = newSent('inspection', 'DateTime', { dateTimeValue: '2026-03-31T08:00' });
      const field = names.find((name) => fields[name] === wrong.customDataDefinitionID);
      const stored = field && wrong.customDataID === 0 ? await user.value(field) : undefined;
      const sent = stored ? { ...wrong, customDataID: stored.customDataID, version: stored.version } : wrong;
      const values = wrong.customDataDefinitionID === fields.inspection ? [sent] : [fine, sent];
      const { result } = await user.refusal(() => user.save(values), 'VALIDATION_FAILED');
      expect(Object.keys(result.modelState)).toEqual([String(wrong.customDataDefinitionID)]);
      expect(result.modelState[wrong.customDataDefinitionID]).toEqual([expect.stringMatching(message)]);
      expect(await user.value('inspection')).toMatchObject({ customDataID: 0 });
    });

    it('is a field named twice, a child left behind by its parent, and text the database cannot hold', async () => {
      const twice = await user.refusal(() => user.save([...code('1'), ...code('2')]), 'VALIDATION_FAILED');
      expect(twice.result.modelState).toEqual({ [fields.gateCode]: ['The field is named twice.'] });
      await user.save([
        newSent('state', 'PickList', { stringValue: 'TX' }),
        newSent('county', 'ChildPickList', { stringValue: 'Travis' }),
      ]);
      const alone = [await user.edited('state', { stringValue: 'FL' })];
      const left = await user.refusal(() => user.save(alone), 'VALIDATION_FAILED');
      expect(left.result.modelState).toEqual({ [fields.county]: ["'Travis' is not in the list."] });
      const both = [...alone, await user.edited('county', { stringValue: 'Dade' })];
      expect((await user.save(both)).body.isSuccessful).toBe(true);
      await user.refusal(
        () => user.save([newSent('legal', 'RichText', { stringValue: 'a\u0000b' })]),
        'VALIDATION_FAILED',
      );
    });

    it.each([
      ['a hidden tab', { customDataTabID: tabs.hidden }, 'NOT_FOUND'],
      ['a tab of another region', { customDataTabID: tabs.inRegionTwo }, 'NOT_FOUND'],
      ['a tab of another host', { customDataTabID: tabs.loan }, 'NOT_FOUND'],
      ['no tab', { customDataTabID: 4711 }, 'NOT_FOUND'],
      ['a property of another file', { referenceTablePKValue: files.locked }, 'NOT_FOUND'],
      ['a property of another tenant', { referenceTablePKValue: onlyInBeta }, 'NOT_FOUND'],
      ['a buyer as seller', { referenceTable: 3, customDataTabID: tabs.removed }, 'NOT_FOUND'],
    ])('is the record on %s', async (_what, asked, expected) => {
      await user.refusal(() => user.save([], asked), expected);
      expect((await user.read(asked)).body.errorCode).toBe(expected);
    });

    it('is an invoice that is not there', async () => {
      const asked = {
        ordersID: files.inRegionTwo,
        referenceTable: 7,
        referenceTablePKValue: 1,
        customDataTabID: tabs.orderedFirst,
      };
      expect((await user.save([], asked, { as: 'elsewhere' })).body.errorMessage).toBe('This file has no such record.');
    });
  });
});
