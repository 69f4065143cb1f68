import dns from 'node:dns';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import './localhost-dns.mjs';

describe('names under localhost', () => {
  const server = createServer((request, response) => response.end(request.headers.host));
  afterAll(() => server.close());

  it('lead a request to this machine and keep the host', async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://epsilon.localhost:${port}/`);
    expect(await answer.text()).toBe(`epsilon.localhost:${port}`);
  });

  it('resolve in every form of the call', async () => {
    expect(await dns.promises.lookup('a.b.localhost')).toEqual({ address: '127.0.0.1', family: 4 });
    expect(await dns.promises.lookup('a.localhost', { family: 6 })).toEqual({ address: '::1', family: 6 });
    expect(await new Promise((resolve) => dns.lookup('a.localhost', { all: true }, (_, all) => resolve(all)))).toEqual([
      { address: '127.0.0.1', family: 4 },
    ]);
  });

  it('are only those: localhost.example is a name like any other', async () => {
    const { lookup } = dns.promises;
    await expect(lookup('epsilon.localhost.invalid')).rejects.toThrow();
  });
});
