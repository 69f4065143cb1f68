import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';
import { makeCompanies, more } from './companies-world.ts';
import { newCompany, newContact } from './company-examples.ts';
import { company, makeCustomData } from './custom-data-world.ts';

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
  const save = async (companyID: number, changes: object, sent: Sent = {}) =>
    api.send('PATCH', at(companyID), { body: { version: (await read(companyID)).version, changes }, ...sent });
  const add = async (part: object = {}, sent: Sent = {}) =>
    api.send('POST', '/api/companies', { body: { ...newCompany, ...part }, ...sent });
  /** The code and the fields of a refusal that stored nothing. */
  const refusal = async (answer: () => ReturnType<typeof add>) => {
    const before = await api.auditCount();
    const { body } = await answer();
    expect(await api.auditCount()).toBe(before);
    return [body.errorCode, ...Object.keys(body.result.modelState ?? {})];
  };

  describe('a company', () => {
    // holds blocks 3.4, blocks 7.1
    it('is added, changed field by field, and tells who changed it', async () => {
      const { result } = (await add({ friendlyName: 'The Oak', licenceNumber: ' ', email: 'desk@oak.example' })).body;
      expect(result).toMatchObject({
        friendlyName: 'The Oak',
        licenceNumber: null,
        roleTypeIDs: [6],
        contacts: [],
        version: 1,
        updatedBy: 'The officer',
      });
      const saved = (await save(result.companyID, { roleTypeIDs: [10, 6], phone: '555-010-4100' })).body.result;
      expect(saved).toMatchObject({ roleTypeIDs: [10, 6], phone: '555-010-4100', friendlyName: 'The Oak', version: 2 });
    });

    it.each([
      ['a wrong e-mail', { email: 'desk' }, ['email']],
      ['no reason not to do business', { doNotDoBusiness: true }, ['doNotDoBusinessReason']],
      ['a region that is not there', { regionID: 1, state: 'texas' }, ['state']],
      ['a role that is none', { roleTypeIDs: [27] }, ['roleTypeIDs.0']],
      ['a role twice', { roleTypeIDs: [6, 6] }, ['roleTypeIDs']],
      ['no name', { name: '  ' }, ['name']],
    ])('is refused with %s', async (_what, part, fields) => {
      expect(await refusal(() => add(part))).toEqual(['VALIDATION_FAILED', ...fields]);
      const changes = fields.map((field) => `changes.${field}`);
      expect(await refusal(() => save(more.spare, part))).toEqual(['VALIDATION_FAILED', ...changes]);
    });

    it('is edited only by who may, in a region of theirs', async () => {
      for (const [as, code] of [
        ['reader', 'FORBIDDEN'],
        ['viewOnly', 'APP_READ_ONLY'],
        ['elsewhere', 'FORBIDDEN'],
      ] as const) {
        expect(await refusal(() => add({}, { as }))).toEqual([code]);
      }
      expect(await refusal(() => save(more.spare, { phone: '1' }, { as: 'reader' }))).toEqual(['FORBIDDEN']);
      expect(await refusal(() => save(more.spare, { phone: '1' }, { as: 'elsewhere' }))).toEqual(['NOT_FOUND']);
      expect(await refusal(() => save(more.spare, { regionID: 2 }))).toEqual(['FORBIDDEN']);
      // A company of all regions belongs to everybody's; an administrator of the region for all edits it besides.
      for (const as of ['officer', 'elsewhere', 'administrator'] as const) {
        expect((await save(company.broker, { phone: as }, { as })).status).toBe(200);
      }
      expect(await refusal(() => add({ regionID: 77 }))).toEqual(['FORBIDDEN']);
    });

    it('that somebody else has changed answers with both sides', async () => {
      const { version } = await read(more.spare);
      await save(more.spare, { phone: '555-010-4200' });
      const body = { version, changes: { phone: '555-010-4300' } };
      const answer = await api.send('PATCH', at(more.spare), { as: 'closer', body });
      expect(answer.body.errorCode).toBe('VERSION_CONFLICT');
      expect(answer.body.result.conflict).toMatchObject({
        changedBy: 'The officer',
        current: { phone: '555-010-4200' },
      });
    });

    // holds blocks 3.4, blocks 5.10
    it('for one file only needs its permission and a region of the user', async () => {
      const body = { companyID: 0, name: 'Corner Notary', regionID: 1, isOneTimeUse: true, roleTypeID: 17 };
      const once =
        (part: object, sent: Sent = {}) =>
        () =>
          api.send('POST', '/api/companies/one-time-use', { body: { ...body, ...part }, ...sent });
      expect(await refusal(once({}, { as: 'reader' }))).toEqual(['FORBIDDEN']);
      expect(await refusal(once({ regionID: 2 }))).toEqual(['VALIDATION_FAILED', 'regionID']);
      const { companyID } = (await once({})()).body.result;
      expect(await read(companyID)).toMatchObject({ isOneTimeUse: true, roleTypeIDs: [17] });
    });
  });

  it('a contact is added, changed and refused like its company', async () => {
    const contacts = at(more.spare, '/contacts');
    const body = { ...newContact, nmlsID: '222222' };
    const { contactID, version } = (await api.send('POST', contacts, { body })).body.result;
    const change = (changes: object, sent: Sent = {}) =>
      api.send('PATCH', `${contacts}/${contactID}`, { body: { version, changes }, ...sent });
    expect(await refusal(() => change({ email: 'x' }))).toEqual(['VALIDATION_FAILED', 'changes.email']);
    expect(await refusal(() => change({ title: 'x' }, { as: 'reader' }))).toEqual(['FORBIDDEN']);
    expect((await change({ title: 'Closer', inactive: true })).body.result).toMatchObject({
      title: 'Closer',
      version: 2,
    });
    expect(await refusal(() => change({ title: 'Boss' }))).toEqual(['VERSION_CONFLICT']);
    const wrong = () =>
      api.send('PATCH', at(company.bank, `/contacts/${contactID}`), { body: { version: 2, changes: {} } });
    expect(await refusal(wrong)).toEqual(['NOT_FOUND']);
    expect((await api.send('GET', contacts)).body.result).toEqual([]);
    const all = (await api.send('GET', `${contacts}?activeOnly=false`)).body.result;
    expect(all).toMatchObject([{ contactID, inactive: true }]);
  });

  // holds blocks 3.7
  it('addresses are stored as a whole, under the version of their company', async () => {
    const address = {
      addressTypeID: 1,
      address1: 'PO Box 1',
      address2: null,
      city: null,
      state: 'ST',
      zip: null,
      countyName: '',
    };
    const put = async (addresses: object[], sent: Sent = {}) =>
      api.send('PUT', at(more.survivor, '/addresses'), {
        body: { version: (await read(more.survivor)).version, addresses },
        ...sent,
      });
    const first = (await put([{ ...address, companyAddressID: null }])).body.result;
    expect(first.addresses).toMatchObject([{ address1: 'PO Box 1', countyName: null }]);
    const [{ companyAddressID }] = first.addresses;
    const second = (
      await put([
        { ...address, companyAddressID, zip: '12345' },
        { ...address, companyAddressID: null },
      ])
    ).body;
    expect(second.result.addresses).toHaveLength(2);
    expect(second.result.version).toBe(first.version + 1);
    const foreign = [{ ...address, companyAddressID: more.address }];
    expect(await refusal(() => put(foreign))).toEqual(['VALIDATION_FAILED', 'addresses.0']);
    expect(await refusal(() => put([], { as: 'reader' }))).toEqual(['FORBIDDEN']);
    const stale = { version: 1, addresses: [] };
    expect(await refusal(() => api.send('PUT', at(more.survivor, '/addresses'), { body: stale }))).toEqual([
      'VERSION_CONFLICT',
    ]);
    expect((await put([])).body.result.addresses).toEqual([]);
  });

  it('its history tells every change by the names of the fields, newest first', async () => {
    await save(more.survivor, { friendlyName: 'The Association' });
    const { results, totalRecords } = (await api.send('GET', at(more.survivor, '/history?take=2'))).body.result;
    expect(totalRecords).toBeGreaterThan(2);
    expect(results[0]).toMatchObject({
      actor: 'The officer',
      table: 'companies',
      operation: 'UPDATE',
      changes: [{ field: 'friendlyName', before: null, after: 'The Association' }],
    });
  });
});
