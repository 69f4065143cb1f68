import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';

/** A geocoder that knows one street, and what it was asked. */
async function startGeocoder(asked: string[]): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://stub').searchParams.get('address') ?? '');
    const addressComponents = { city: 'FARTOWN', state: 'TX', zip: '75002' };
    response.end(
      JSON.stringify({ result: { addressMatches: [{ matchedAddress: '9 FAR ST, FARTOWN', addressComponents }] } }),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

serverDatabase((make) => {
  const asked: string[] = [];
  let test: TestDatabase;
  let api: ApiUnderTest;
  let geocoder: Awaited<ReturnType<typeof startGeocoder>>;

  beforeAll(async () => {
    test = await make();
    geocoder = await startGeocoder(asked);
    api = await makeApi(test, { env: { ADDRESS_GEOCODER_URL: geocoder.url } });
    const company = (company_id: number, tenant_id: string, more: object) => ({
      tenant_id,
      company_id,
      name: `Address ${company_id}`,
      region_id: 0,
      city: 'Anytown',
      state: 'TX',
      zip: '75001',
      ...more,
    });
    for (const tenant of ['alpha', 'beta'])
      await test.database.inTenant({ tenant, usersID: 1, name: 'x', requestID: 'x' }, async (tx) => {
        await tx
          .insertInto('companies')
          .values(
            tenant === 'alpha'
              ? [
                  company(9001, tenant, { address_1: '77 Quiet Lane', address_2: 'Suite 4', county_name: 'Dallas' }),
                  company(9002, tenant, { address_1: '78 Quiet Lane', region_id: 2 }),
                  company(9003, tenant, { address_1: '79 Quiet Lane', inactive: true }),
                ]
              : [company(9001, tenant, { address_1: '80 Quiet Lane' })],
          )
          .execute();
        if (tenant === 'beta') return;
        await tx
          .insertInto('company_addresses')
          .values({
            tenant_id: tenant,
            company_address_id: 9001,
            company_id: 9001,
            address_type_id: 2,
            address_1: '9 Quiet Court',
            city: 'Othertown',
            state: 'OK',
          })
          .execute();
      });
  });
  afterAll(async () => {
    await api.close();
    await test.close();
    geocoder.server.close();
  });

  const look = async (query: Record<string, string>, sent: Sent = {}) =>
    (await api.send('GET', `/api/address-lookup?${new URLSearchParams(query)}`, sent)).body;
  const texts = async (searchText: string, sent: Sent = {}, state?: string): Promise<string[]> =>
    (await look({ searchText, ...(state ? { state } : {}) }, sent)).result.lines.map(
      (line: { text: string }) => line.text,
    );

  // holds blocks 3.8
  it('has the addresses of companies, main and others, that begin with it or have it at a later word', async () => {
    const { lines } = (await look({ searchText: '77 quiet' })).result;
    expect(lines).toEqual([
      {
        line1: '77 Quiet Lane',
        line2: 'Suite 4',
        city: 'Anytown',
        state: { abbreviation: 'TX' },
        zipCode: '75001',
        county: 'Dallas',
        text: '77 Quiet Lane Suite 4, Anytown, TX 75001',
      },
    ]);
    expect(await texts('Quiet')).toEqual(['77 Quiet Lane Suite 4, Anytown, TX 75001', '9 Quiet Court, Othertown, OK']);
  });

  // holds blocks 7.9
  it('has those of one state, where one is known', async () => {
    expect(await texts('quiet', {}, 'ok')).toEqual(['9 Quiet Court, Othertown, OK']);
  });

  it('has the properties of files, each address once', async () => {
    const found = await texts('456 Somewhere');
    expect(found).toHaveLength(new Set(found).size);
    expect(found[0]).toMatch(/^456 Somewhere Ave/);
  });

  it('has nothing of other regions, tenants and inactive companies', async () => {
    expect(await texts('78 quiet')).toEqual([]);
    expect(await texts('79 quiet')).toEqual([]);
    expect(await texts('80 quiet')).toEqual([]);
    expect(await texts('80 quiet', { tenant: 'beta' })).toHaveLength(1);
  });

  it('asks the geocoder for what it has not itself, and only for that', async () => {
    asked.length = 0;
    await texts('77 Quiet Lane');
    expect(asked).toEqual([]);
    expect(await texts('9 Far St', {}, 'TX')).toEqual(['9 Far St, Fartown, TX 75002']);
    expect(asked).toEqual(['9 Far St, TX']);
  });

  it.each([
    ['searchText', { searchText: 'ab' }],
    ['searchText', { searchText: 'x'.repeat(121) }],
    ['state', { searchText: '77 Quiet', state: 'Texas' }],
  ])('refuses a wrong %s', async (field, query) => {
    expect(await look(query as Record<string, string>)).toMatchObject({
      errorCode: 'VALIDATION_FAILED',
      result: { modelState: { [field]: expect.anything() } },
    });
  });

  it('says nothing of a geocoder that is away', async () => {
    geocoder.server.closeAllConnections();
    await new Promise((done) => geocoder.server.close(done));
    expect(await texts('10 Far St, Fartown')).toEqual([]);
    expect(api.log.join('')).not.toContain('10 Far St');
  });
});
