import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';
import { company, makeCustomData } from './custom-data-world.ts';

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await makeCustomData(test.database, 'alpha');
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  describe('a search of companies', () => {
    const found = async (query: string, sent: Sent = {}) => {
      const { results, totalRecords } = (await api.send('GET', `/api/companies?${query}`, sent)).body.result;
      return { ids: results.map(({ companyID }: { companyID: number }) => companyID), totalRecords };
    };

    // holds blocks 5.25, blocks 7.1
    it.each([
      ['searchTerm=FICUS', [company.bank, company.broker]],
      ['searchTerm=fig', [company.bank]],
      ['searchTerm=ficus&roleTypeIDs=10,28', [company.broker]],
      ['searchTerm=savings', []],
      ['searchTerm=%25', []],
      [`companyID=${company.bank}`, [company.bank]],
      [`companyID=${company.inactive}`, []],
      [`companyID=${company.inRegionTwo}`, []],
    ])('%s finds %j: active ones of the own regions and of all', async (query, ids) => {
      expect(await found(query)).toEqual({ ids, totalRecords: ids.length });
    });

    // holds blocks 3.1
    it('shows other regions to those who have them, by pages, and nothing of another tenant', async () => {
      const all = { ids: [company.bank, company.inRegionTwo, company.broker], totalRecords: 3 };
      expect(await found('searchTerm=ficus', { as: 'administrator' })).toEqual(all);
      expect(await found('searchTerm=ficus', { as: 'elsewhere' })).toEqual(all);
      expect(await found('searchTerm=ficus&skip=1&take=1', { as: 'elsewhere' })).toEqual({
        ids: [company.inRegionTwo],
        totalRecords: 3,
      });
      expect(await found('searchTerm=ficus', { tenant: 'beta', as: 'administrator' })).toEqual({
        ids: [],
        totalRecords: 0,
      });
    });

    it('wants either a text or a number', async () => {
      for (const query of ['', '?searchTerm=a&companyID=1', '?searchTerm=', '?searchTerm=a&roleTypeIDs=x']) {
        expect((await api.send('GET', `/api/companies${query}`)).body.errorCode).toBe('VALIDATION_FAILED');
      }
    });
  });

  // holds core 7.10, blocks 3.2
  it('a company answers with its contact, also when it is no longer in use', async () => {
    const get = (companyID: number, contactID: number) =>
      api.send('GET', `/api/companies/${companyID}/contacts/${contactID}`);
    expect((await get(company.bank, company.contact)).body.result).toMatchObject({
      company: { companyName: 'Ficus Bank', city: 'Somecity' },
      contact: { contactID: company.contact, contactName: 'Joe Smith' },
    });
    expect((await get(company.inactive, 0)).body.result).toMatchObject({ company: { inactive: true }, contact: null });
    for (const [companyID, contactID] of [
      [company.inRegionTwo, 0],
      [company.broker, company.contact],
      [4711, 0],
    ] as const) {
      expect((await get(companyID, contactID)).body.errorCode).toBe('NOT_FOUND');
    }
  });
});
