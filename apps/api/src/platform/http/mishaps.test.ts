import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { followRequests, requestUnderWay } from './mishaps.ts';

const app = Fastify();
let port = 0;

beforeAll(async () => {
  followRequests(app);
  app.post('/', async ({ id }) => {
    // Whatever a request sets going: here the next turn of the loop.
    const later = await new Promise<string | undefined>((done) =>
      setImmediate(() => done(requestUnderWay()?.request.id)),
    );
    return { isKnown: later === id };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

it('knows the request that code belongs to, also when its body came bit by bit', async () => {
  const post = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    headers: { 'content-type': 'application/json', expect: '100-continue' },
  });
  const answered = Promise.withResolvers<string>();
  post.on('response', (response) => response.setEncoding('utf8').on('data', answered.resolve));
  // The server has seen the head when it asks for the rest.
  post.on('continue', () => {
    post.write('{"a":');
    setImmediate(() => post.end('1}'));
  });
  post.flushHeaders();
  expect(await answered.promise).toBe('{"isKnown":true}');
  expect(requestUnderWay()).toBeUndefined();
});
