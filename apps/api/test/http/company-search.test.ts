import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';
import { makeCompanies, more } from './companies-world.ts';
import { newContact } from './company-examples.ts';
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

  const ids = async (path: string, sent: Sent = {}): Promise<number[]> =>
    (await api.send('GET', path, sent)).body.result.results.map(({ companyID }: { companyID: number }) => companyID);

  describe('a picker finds', () => {
    const { duplicate, spare, survivor } = more;
    it.each([
      ['words of the name and of the friendly name', 'searchTerm=bank', [company.bank, survivor, duplicate]],
      ['more than one word', 'searchTerm=ficus%20%20BANK%20n', [duplicate]],
      ['no middle of a word', 'searchTerm=icus', []],
      ['the place of closing by its flag', 'searchTerm=maple&roleTypeIDs=9', [spare]],
      ['no flag of another role', 'searchTerm=maple&roleTypeIDs=28,6', []],
      ['also inactive ones when asked', 'searchTerm=ficus%20s&activeOnly=false', [company.inactive]],
      ['a region with all regions', 'searchTerm=ficus&regionID=1', [company.bank, survivor, duplicate, company.broker]],
      ['a region alone', 'searchTerm=ficus&regionID=1&specificRegionOnly=true', [company.bank, survivor, duplicate]],
      ['by number, and no other number', `companyID=${duplicate}`, [duplicate]],
    ])('%s', async (_what, query, expected) => {
      expect(await ids(`/api/companies?${query}`)).toEqual(expected);
    });

    // holds blocks 5.7, blocks 9.2
    it('ten a page, and the next ten', async () => {
      const all = await ids('/api/companies?searchTerm=ficus');
      const pages = [
        ...(await ids('/api/companies?searchTerm=ficus&take=3')),
        ...(await ids('/api/companies?searchTerm=ficus&skip=3&take=3')),
      ];
      expect(pages).toEqual(all);
    });

    it('a renamed company by its new name only', async () => {
      const { version } = (await api.send('GET', `/api/companies/${spare}`)).body.result;
      const changes = { name: "D'Été & Söhne" };
      await api.send('PATCH', `/api/companies/${spare}`, { body: { version, changes } });
      expect(await ids(`/api/companies?searchTerm=${encodeURIComponent('söhne')}`)).toEqual([spare]);
      expect(await ids('/api/companies?searchTerm=maple')).toEqual([]);
    });

    it('no company for one file only', async () => {
      const body = { companyID: 0, name: 'Corner Notary', regionID: 1, isOneTimeUse: true, roleTypeID: 17 };
      const { companyID } = (await api.send('POST', '/api/companies/one-time-use', { body })).body.result;
      expect(await ids('/api/companies?searchTerm=corner')).toEqual([]);
      expect(await ids('/api/companies/directory?searchTerm=corner')).toEqual([]);
      expect(await ids('/api/companies/directory?searchTerm=corner&oneTimeUse=true')).toEqual([companyID]);
    });
  });

  describe('a picker of contacts finds', () => {
    const people = async (query: string, sent: Sent = {}): Promise<string[]> =>
      (
        await api.send('GET', `/api/company-contacts?searchTerm=${encodeURIComponent(query)}`, sent)
      ).body.result.results.map(
        ({ fullName, companyName }: { fullName: string; companyName: string }) => `${fullName}, ${companyName}`,
      );
    it.each([
      ['by the first name, whatever the company', 'jo', ['Joe Smith, Ficus Bank']],
      ['by the last name', 'SMI', ['Joe Smith, Ficus Bank']],
      ['by no middle of a word', 'mith', []],
      ['nobody by a sign of patterns', '%', []],
    ])('%s', async (_what, text, expected) => {
      expect(await people(text)).toEqual(expected);
    });

    // holds blocks 7.1
    it('names that begin with the text first, and nobody who was renamed or is not in use any more', async () => {
      const bank = `/api/companies/${company.bank}/contacts`;
      const added = (await api.send('POST', bank, { body: { ...newContact, contactName: 'Mary Ann Joel' } })).body
        .result;
      expect(await people('jo')).toEqual(['Joe Smith, Ficus Bank', 'Mary Ann Joel, Ficus Bank']);
      const path = `${bank}/${added.contactID}`;
      const renamed = await api.send('PATCH', path, {
        body: { version: added.version, changes: { contactName: 'Mary Stone' } },
      });
      expect(await people('joel')).toEqual([]);
      expect(await people('stone')).toEqual(['Mary Stone, Ficus Bank']);
      await api.send('PATCH', path, { body: { version: renamed.body.result.version, changes: { inactive: true } } });
      expect(await people('stone')).toEqual([]);
    });

    // holds blocks 5.25
    it('only people of companies that have the role, and of none in another region', async () => {
      const { length } = await people('joe');
      expect(length).toBe(1);
      const ofRole = async (role: number) =>
        (await api.send('GET', `/api/company-contacts?searchTerm=joe&roleTypeIDs=${role}`)).body.result.totalRecords;
      expect([await ofRole(6), await ofRole(17)]).toEqual([1, 0]);
      expect(await people('joe', { as: 'elsewhere' })).toEqual([]);
    });
  });

  it('a companies index answers, not the whole table', async () => {
    await test.asApplication(async (client) => {
      await client.query('begin');
      await client.query("select set_config('app.tenant', 'alpha', true), set_config('enable_seqscan', 'off', true)");
      const { rows } = await client.query(
        "explain select company_id from company_words where tenant_id = 'alpha' and word ~>=~ 'fi' and word ~<~ 'fj'",
      );
      await client.query('rollback');
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Cond: .*word.* ~>=~ 'fi'/);
    });
  });

  describe('the directory', () => {
    it('lists by name, with what waits, and hides other regions', async () => {
      const { results } = (await api.send('GET', '/api/companies/directory?searchTerm=ficus')).body.result;
      expect(results[0]).toMatchObject({ companyID: company.bank, contactCount: 1, waitingChanges: 1, regionID: 1 });
      expect(await ids('/api/companies/directory?waitingOnly=true')).toEqual([company.bank]);
      expect(await ids('/api/companies/directory?searchTerm=ficus', { as: 'elsewhere' })).toEqual([
        company.inRegionTwo,
        company.broker,
      ]);
    });
  });

  describe('a company that is picked', () => {
    // holds blocks 3.2, blocks 3.5
    it('tells how to reach it, and its contacts in use', async () => {
      expect((await api.send('GET', `/api/companies/${company.bank}/info`)).body.result).toEqual({
        companyID: company.bank,
        companyName: 'Ficus Bank',
        phone: '555-010-4001',
        fax: null,
        eMailAddress: 'desk@ficusbank.example',
      });
      const contacts = await api.send('GET', `/api/companies/${company.bank}/contacts`);
      expect(contacts.body.result).toMatchObject([
        { contactID: company.contact, companyID: company.bank, fullName: 'Joe Smith' },
      ]);
    });

    it.each(['info', 'contacts', 'history', ''])('is not there for another region or tenant: %s', async (part) => {
      const path = `/api/companies/${company.bank}/${part}`.replace(/\/$/, '');
      expect((await api.send('GET', path, { as: 'elsewhere' })).body.errorCode).toBe('NOT_FOUND');
      expect((await api.send('GET', path.replace(`${company.bank}`, '4711'))).body.errorCode).toBe('NOT_FOUND');
    });
  });
});
