import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';
import { makeCompanies, more } from './companies-world.ts';
import { newWire } from './company-examples.ts';
import { company, fields, makeCustomData, newSent, tabs } from './custom-data-world.ts';
import { files } from './world.ts';

const { duplicate, survivor } = more;

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    for (const tenant of ['alpha', 'beta']) {
      await makeCustomData(test.database, tenant);
      await makeCompanies(test.database, tenant);
    }
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const at = (companyID: number, part = '') => `/api/companies/${companyID}${part}`;
  const read = async (companyID: number) => (await api.send('GET', at(companyID), { as: 'administrator' })).body.result;
  const preview = (from: number, into: number, sent: Sent = {}) =>
    api.send('GET', at(from, `/merge?intoCompanyID=${into}`), sent);
  const merge = async (from: number, into: number, part: object = {}, sent: Sent = {}) => {
    const [one, other] = [await read(from), await read(into)];
    const body = { intoCompanyID: into, version: one.version, intoVersion: other.version, ...part };
    return api.send('POST', at(from, '/merge'), { body, ...sent });
  };
  const refusal = async (answer: Promise<{ body: { errorCode: string } }>) => {
    const before = await api.auditCount();
    const { body } = await answer;
    expect(await api.auditCount()).toBe(before);
    return body.errorCode;
  };

  it('is refused where it makes no sense or is not allowed', async () => {
    expect((await preview(duplicate, duplicate)).body.result.problem).toMatch(/into itself/);
    expect(await refusal(merge(company.bank, survivor))).toBe('MERGE_REFUSED');
    expect((await preview(company.bank, survivor)).body.result.problem).toMatch(/waits for approval/);
    expect(await refusal(merge(duplicate, survivor, { intoVersion: 7 }))).toBe('VERSION_CONFLICT');
    expect(await refusal(merge(duplicate, survivor, { version: 7 }))).toBe('VERSION_CONFLICT');
    expect(await refusal(merge(duplicate, survivor, {}, { as: 'reader' }))).toBe('FORBIDDEN');
    expect(await refusal(merge(duplicate, survivor, {}, { as: 'elsewhere' }))).toBe('NOT_FOUND');
    expect((await preview(duplicate, survivor, { as: 'reader' })).body.errorCode).toBe('FORBIDDEN');
  });

  it('moves what the preview shows while a file with it is open, and nothing of another tenant', async () => {
    const open = `/api/orders/${files.open}`;
    const record = { referenceTable: 6, referenceTablePKValue: files.open, customDataTabID: tabs.site };
    await api.send('PATCH', `${open}/custom-data`, {
      body: { ...record, values: [newSent('manager', 'Company', { stringValue: `${duplicate}-${more.contact}` })] },
    });
    const { version } = (await api.send('GET', open)).body.result.order;
    await api.send('POST', at(survivor, '/wire-changes'), { body: newWire });
    expect((await preview(duplicate, survivor)).body.result).toMatchObject({
      problem: null,
      contacts: ['Ann Reed'],
      addresses: 1,
      files: 2,
      roles: 2,
      fileNumbers: ['24-0001', '24-0003'],
      roleTypeIDs: [22],
      intoName: 'Ficus Bank Association',
    });

    const { result } = (await merge(duplicate, survivor)).body;
    expect(result).toMatchObject({ companyID: survivor, roleTypeIDs: [6, 22], fileCount: 2 });
    expect(result.contacts).toMatchObject([{ contactID: more.contact }]);
    expect(await read(duplicate)).toMatchObject({ inactive: true, mergedIntoID: survivor, fileCount: 0, contacts: [] });

    // Whoever has the file open is asked before the older state goes back.
    const stale = await api.send('PATCH', open, {
      body: { version, changes: { order: { placeOfClosing: 'Room 1' } } },
    });
    expect(stale.body.errorCode).toBe('VERSION_CONFLICT');
    const inBeta = (await api.send('GET', at(duplicate), { tenant: 'beta' })).body.result;
    expect(inBeta).toMatchObject({ mergedIntoID: null, fileCount: 2 });
    expect(await storedManager()).toEqual([{ string_value: `${survivor}-${more.contact}` }]);
  });

  it('leaves history that nobody edits, merges again or picks', async () => {
    expect(await refusal(merge(duplicate, survivor))).toBe('MERGE_REFUSED');
    const body = { version: (await read(duplicate)).version, changes: { inactive: false } };
    expect(await refusal(api.send('PATCH', at(duplicate), { body }))).toBe('FORBIDDEN');
    const found = (await api.send('GET', '/api/companies?searchTerm=ficus%20bank%20na')).body.result;
    expect(found.totalRecords).toBe(0);
  });

  const storedManager = () =>
    test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
      tx
        .selectFrom('custom_data_values')
        .select('string_value')
        .where('tenant_id', '=', 'alpha')
        .where('custom_data_definition_id', '=', fields.manager)
        .execute(),
    );
});
