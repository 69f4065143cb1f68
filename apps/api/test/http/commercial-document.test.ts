import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { readPdf } from '../harness/read-pdf.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { commercialExamples } from './commercial-examples.ts';
import { letter } from './settlement-examples.ts';
import { statementCalls } from './statement-calls.ts';
import { files, onlyInBeta, users } from './world.ts';

const path = (ordersID: number = files.open) => `/api/orders/${ordersID}/commercial-statement/document`;

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    // Before anybody signs in. Who closes reads all but payoffs, who reads has the commercial statement alone.
    const screens = {
      closer: ['CommercialSettlementStatement', 'GenericSettlementStatement'],
      reader: ['CommercialSettlementStatement'],
    };
    await test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
      tx
        .insertInto('user_security_settings')
        .values(
          (['closer', 'reader'] as const).flatMap((user) =>
            screens[user].map((screen) => ({
              tenant_id: 'alpha',
              users_id: users[user].usersID,
              name: `${screen}_ScreenAccess`,
              value: 2,
            })),
          ),
        )
        .execute(),
    );
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const { save } = statementCalls(() => api);
  const fetched = async () => {
    const { url } = (await api.send('GET', path())).body.result;
    return (await api.send('GET', url, { as: null })).bytes;
  };

  describe('the commercial statement of a file on paper', () => {
    it('is a draft without lines before anything is entered', async () => {
      const { pages, info } = await readPdf(await fetched());
      expect(info).toMatchObject({ Title: 'Commercial Settlement Statement of file 24-0001, draft' });
      expect(pages.every(({ texts }) => texts.some(({ text, isArtifact }) => text === 'DRAFT' && isArtifact))).toBe(
        true,
      );
    });

    it('has what is stored in it, the same bytes for the same, and is fetched at the address that is answered', async () => {
      const { body } = await api.send(
        'PATCH',
        path().replace('/document', ''),
        commercialExamples.saveCommercialStatement(0),
      );
      expect(body.errorMessage).toBeNull();
      const { result } = (await api.send('GET', path())).body;
      expect(result.fileName).toBe('commercial-settlement-statement-24-0001-draft.pdf');
      const first = await fetched();
      const text = (await readPdf(first)).pages.map((page) => page.text.replaceAll(/\s/g, '')).join('');
      for (const words of [
        'Twoparcels;11/20/2026',
        'Purchaseprice',
        'AlderLLC',
        'Price$100.00$100.00',
        'AlderLLCBuyer1',
      ])
        expect(text).toContain(words);
      expect(Buffer.compare(await fetched(), first)).toBe(0);
      expect((await api.send('GET', result.url, { as: null, tenant: 'beta' })).status).toBe(404);
      expect((await api.send('GET', path(onlyInBeta))).status).toBe(404);
    });

    it('is for who may read all that stands in it: the statement of the file with its payoffs, too', async () => {
      const status = async (as: 'closer' | 'reader') => (await api.send('GET', path(), { as })).status;
      expect([await status('closer'), await status('reader')]).toEqual([200, 403]);
      await save({ payoffs: [{ payoffID: -1, ...letter }] });
      expect(await status('closer')).toBe(403);
      const text = (await readPdf(await fetched())).pages.map((page) => page.text.replaceAll(/\s/g, '')).join('');
      expect(text).toContain('Prorationsandpayoffs');
    });
  });
});
