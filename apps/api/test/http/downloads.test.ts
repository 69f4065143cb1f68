import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { systemClock } from '../../src/platform/clock/index.ts';
import { loadConfig } from '../../src/platform/config/index.ts';
import { type DownloadContent, Downloads, type Offer } from '../../src/platform/downloads/index.ts';
import { registerErrorHandler } from '../../src/platform/errors/error-handler.ts';
import { openSecretBox } from '../../src/platform/secrets/index.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { makeTenant } from './world.ts';

const file = { fileName: 'list.csv', mediaType: 'text/csv' };
const actor = { tenant: 'alpha', usersID: 1, name: 'officer', requestID: 'r' };
const headers = { host: 'alpha.localhost' };
const key = `k1:${Buffer.alloc(32, 7).toString('base64')}`;

serverDatabase((make) => {
  let test: TestDatabase;
  let now = new Date();
  const content = vi.fn<() => Promise<DownloadContent | null>>();
  const nodes: { app: FastifyInstance; offer: Offer<null> }[] = [];

  /** A node with nothing but downloads of one kind. */
  const node = () => {
    const app = Fastify();
    app.decorate('hosts', ['*.localhost']);
    app.decorate('implemented', []);
    app.decorateRequest('actor', null);
    registerErrorHandler(app, { showStack: false });
    const secrets = openSecretBox(loadConfig({ NODE_ENV: 'test', CLOSEWRIGHT_KEYS: key }), systemClock);
    const { database } = test;
    const downloads = new Downloads(app, {
      database,
      secrets,
      clock: { ...systemClock, now: () => now },
      limit: async () => {},
    });
    nodes.push({ app, offer: downloads.kind('list', () => content()) });
  };
  const address = () => nodes[0]?.offer(actor, null, file).url ?? '';
  const ask = async (url: string, more: InjectOptions = {}, at = 0) => {
    const answer = await nodes[at]?.app.inject({ url, headers, ...more });
    if (!answer) throw new Error('There is no such node');
    return answer;
  };
  const statuses = async (...asked: ReturnType<typeof ask>[]) =>
    (await Promise.all(asked)).map((each) => each.statusCode);

  beforeAll(async () => {
    test = await make();
    await makeTenant(test.database, 'alpha');
    content.mockImplementation(async () => Buffer.from('a,b'));
    for (let i = 0; i < 3; i++) node();
  });
  afterAll(async () => {
    for (const { app } of nodes) await app.close();
    await test.close();
  });

  describe('the address of a download', () => {
    it('gives its file once, on whichever node and however many ask at the same moment', async () => {
      const url = address();
      const asked = await statuses(ask(url), ask(url, {}, 1), ask(url), ask(url, {}, 1));
      expect(asked.toSorted((a, b) => a - b)).toEqual([200, 410, 410, 410]);
      const again = await ask(url);
      expect([again.statusCode, again.json().errorCode]).toEqual([410, 'DOWNLOAD_USED']);
      expect(content).toHaveBeenCalledTimes(1);
    });

    it('tells a person so on a page', async () => {
      const url = address();
      const asPerson = { headers: { ...headers, accept: 'text/html,*/*;q=0.8' } };
      expect((await ask(url, asPerson)).body).toBe('a,b');
      const page = await ask(url, asPerson);
      expect([page.statusCode, page.headers['content-type']]).toEqual([410, 'text/html; charset=utf-8']);
      expect(page.body).toContain('Please ask for the file again');
      expect((await ask('/api/downloads?ticket=x', asPerson)).statusCode).toBe(404);
    });

    it('is not used up by a question for its headers, nor by a browser that fetches ahead', async () => {
      const url = address();
      const head = await ask(url, { method: 'HEAD' });
      expect([head.statusCode, head.body]).toEqual([200, '']);
      expect(head.headers).toMatchObject({
        'content-type': 'text/csv',
        'content-disposition': 'attachment; filename="list.csv"',
      });
      expect((await ask(url, { headers: { ...headers, 'sec-purpose': 'prefetch;prerender' } })).statusCode).toBe(503);
      expect((await ask(url)).body).toBe('a,b');
      expect((await ask(url, { method: 'HEAD' })).statusCode).toBe(410);
    });

    it('gives its file under a name that cannot end the header', async () => {
      const { url, fileName } = nodes[0]?.offer(actor, null, { ...file, fileName: 'a"; b=\r\nc/../ä.csv' }) ?? {
        url: '',
      };
      const { headers: given } = await ask(url);
      expect(given['content-disposition']).toBe(`attachment; filename="${fileName}"`);
      expect(fileName).toMatch(/^[\w. -]+$/);
    });

    it('is over after a minute', async () => {
      const url = address();
      now = new Date(now.getTime() + 61_000);
      expect((await ask(url)).json().errorCode).toBe('DOWNLOAD_USED');
    });

    it('is good again when its answer could not be made or did not arrive whole', async () => {
      const url = address();
      content.mockRejectedValueOnce(new Error('broken'));
      expect((await ask(url)).statusCode).toBe(500);
      const [, second] = nodes;
      await second?.app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = (second?.app.server.address() ?? {}) as AddressInfo;
      content.mockImplementationOnce(async () => endless());
      await new Promise<void>((resolve, reject) => {
        const sent = request({ port, host: '127.0.0.1', path: url, headers }, (answer) => {
          answer.on('error', () => {});
          answer.once('data', () => {
            sent.destroy();
            resolve();
          });
        });
        sent.on('error', reject);
        sent.end();
      });
      await expect.poll(async () => (await ask(url)).statusCode).toBe(200);
      expect((await ask(url)).statusCode).toBe(410);
    });

    it('is good again when the browser goes while its file is being made', async () => {
      const url = address();
      const [begun, made] = [Promise.withResolvers<void>(), Promise.withResolvers<DownloadContent>()];
      content.mockImplementationOnce(() => {
        begun.resolve();
        return made.promise;
      });
      const app = nodes[2]?.app;
      await app?.listen({ port: 0, host: '127.0.0.1' });
      const { port } = (app?.server.address() ?? {}) as AddressInfo;
      const gone = new Promise((resolve) => app?.server.once('connection', (socket) => socket.once('close', resolve)));
      const sent = request({ port, host: '127.0.0.1', path: url, headers }).on('error', () => {});
      sent.end();
      await begun.promise;
      sent.destroy();
      await gone;
      made.resolve(Buffer.from('a,b'));
      await expect.poll(async () => (await ask(url)).statusCode).toBe(200);
      expect((await ask(url)).statusCode).toBe(410);
    });
  });
});

/** A file that is never done. */
async function* endless(): AsyncGenerator<string> {
  yield 'a';
  await new Promise(() => {});
}
