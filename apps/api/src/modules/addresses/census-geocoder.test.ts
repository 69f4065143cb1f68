import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { lookUpAddress } from './addresses.usecases.ts';
import { censusGeocoder } from './census-geocoder.ts';

const match = (street: string, more: object = {}) => ({
  matchedAddress: `${street}, ANYTOWN, TX, 75001`,
  addressComponents: { city: 'ANYTOWN', state: 'TX', zip: '75001', fromAddress: '400' },
  geographies: { Counties: [{ BASENAME: 'Dallas', NAME: 'Dallas County' }] },
  ...more,
});
const answer = (...addressMatches: object[]) => JSON.stringify({ result: { input: {}, addressMatches } });
const typed = { searchText: '456 Somewhere Ave, Anytown', state: 'TX' };

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** A geocoder of the test's own; what is asked of it is kept. */
async function stub(listener: RequestListener, timeout = 5_000) {
  const asked: URL[] = [];
  const started = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://stub'));
    listener(request, response);
  });
  server = started;
  await new Promise<void>((done) => started.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(started.address() as AddressInfo).port}/geocoder/`;
  return { asked, provider: censusGeocoder({ url, timeout }) };
}

/** What whoever types gets, and what the log is told. */
async function silent(provider: ReturnType<typeof censusGeocoder>) {
  const failures: unknown[] = [];
  const lines = await lookUpAddress([provider], typed, (error) => failures.push(error));
  return { lines, failures: failures.length };
}

describe('the public geocoder', () => {
  it('is asked for the address in its state, and its capitals become an address as people write it', async () => {
    const { asked, provider } = await stub((_, response) => response.end(answer(match('456 NW SOMEWHERE AVE'))));
    expect(await provider.find(typed)).toEqual([
      {
        line1: '456 NW Somewhere Ave',
        line2: '',
        city: 'Anytown',
        state: { abbreviation: 'TX' },
        zipCode: '75001',
        county: 'Dallas',
        text: '456 NW Somewhere Ave, Anytown, TX 75001',
      },
    ]);
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/geocoder/geographies/onelineaddress']);
    expect(asked[0]?.searchParams.get('address')).toBe('456 Somewhere Ave, Anytown, TX');
  });

  it('is told the state once', async () => {
    const { asked, provider } = await stub((_, response) => response.end(answer()));
    await provider.find({ searchText: '456 Somewhere Ave, Anytown tx 75001', state: 'TX' });
    expect(asked[0]?.searchParams.get('address')).toBe('456 Somewhere Ave, Anytown tx 75001');
  });

  it('is not asked for what is no address yet', async () => {
    const { asked, provider } = await stub((_, response) => response.end(answer()));
    for (const searchText of ['456', '456 Some', 'Somewhere Avenue']) await provider.find({ searchText, state: '' });
    expect(asked).toEqual([]);
  });

  it('may not know the county', async () => {
    const { provider } = await stub((_, response) => response.end(answer(match('1 OAK ST', { geographies: {} }))));
    expect(await provider.find(typed)).toMatchObject([{ line1: '1 Oak St', county: null }]);
  });
});

describe('a geocoder that is no help finds nothing, without a word', () => {
  it.each<[string, RequestListener]>([
    ['hangs', () => {}],
    ['begins to answer and hangs', (_, response) => response.write('{"result":')],
    ['hangs up', (request) => request.socket.destroy()],
    ['fails', (_, response) => response.writeHead(500).end(answer(match('1 OAK ST')))],
    ['answers a page', (_, response) => response.end('<html>Down for maintenance</html>')],
    ['answers something else', (_, response) => response.end('{"result":{"addressMatches":"none"}}')],
    ['answers far too much', (_, response) => response.end(`${answer(match('1 OAK ST'))}${' '.repeat(300_000)}`)],
    ['sends elsewhere', (_, response) => response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end()],
  ])('%s', async (_, listener) => {
    const { provider } = await stub(listener, 500);
    expect(await silent(provider)).toEqual({ lines: [], failures: 1 });
  });

  it('is not there', async () => {
    const provider = censusGeocoder({ url: 'http://127.0.0.1:1', timeout: 500 });
    expect(await silent(provider)).toEqual({ lines: [], failures: 1 });
  });
});

it('the next provider is asked only where the first has nothing, and each address is offered once', async () => {
  const line = {
    line1: '1 Oak St',
    line2: '',
    city: 'A',
    state: { abbreviation: 'TX' },
    zipCode: '1',
    county: null,
    text: '1 Oak St, A',
  };
  let asked = 0;
  const second = {
    find: async () => {
      asked += 1;
      return [line, { ...line, text: '1 OAK ST, a' }];
    },
  };
  const look = (first: () => Promise<(typeof line)[]>) => lookUpAddress([{ find: first }, second], typed, () => {});
  expect(await look(async () => [line])).toEqual([line]);
  expect(asked).toBe(0);
  expect(await look(async () => [])).toHaveLength(1);
  expect(await look(async () => Promise.reject(new Error('down')))).toHaveLength(1);
  expect(asked).toBe(2);
});
