import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, takeSharedDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi } from '../http/api-under-test.ts';

let test: TestDatabase;
let api: ApiUnderTest;

beforeAll(async () => {
  test = await takeSharedDatabase('embedded');
  api = await makeApi(test, { env: { RATE_LIMIT_PUBLIC_WRITES: '2', RATE_LIMIT_UNKNOWN_TOKENS: '2' } });
});
afterAll(async () => {
  await api.close();
  await test.close();
});

const statuses = async (addresses: string[], method: 'GET' | 'POST', url: string) => {
  const answers = [];
  for (const remoteAddress of addresses) {
    const headers = { host: 'alpha.localhost', ...(method === 'GET' ? { authorization: 'Bearer x' } : {}) };
    const payload = method === 'POST' ? { payload: { level: 'Info', message: 'Hello' } } : {};
    answers.push((await api.app.inject({ method, url, remoteAddress, headers, ...payload })).statusCode);
  }
  return answers;
};

it('counts the addresses of one IPv6 network as one, since whoever has one of them has all', async () => {
  const network = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:3::1'];
  expect(await statuses(network, 'POST', '/api/server-events')).toEqual([200, 200, 429, 200]);
  expect(await statuses(network, 'GET', '/api/session')).toEqual([401, 401, 429, 401]);
});

it('counts every IPv4 address by itself', async () => {
  const office = ['192.0.2.1', '192.0.2.2', '192.0.2.1', '192.0.2.1', '192.0.2.2'];
  expect(await statuses(office, 'POST', '/api/server-events')).toEqual([200, 200, 200, 429, 200]);
});
