import { AsyncLocalStorage } from 'node:async_hooks';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { followRequests, requestUnderWay, surviveMishaps } from './mishaps.ts';

const app = Fastify();
const end = vi.fn();
let port = 0;
let handleElsewhere: (error: Error) => void;
let handleLongAfter: () => void;
const wasLeft = Promise.withResolvers<void>();
const wasAnswered = Promise.withResolvers<void>();

/** What the process would call for an exception; taken off it, so that the exceptions of other tests are theirs. */
function takeHandler() {
  const before = new Set([...process.listeners('uncaughtException'), ...process.listeners('unhandledRejection')]);
  surviveMishaps(app, end);
  for (const own of process.listeners('unhandledRejection'))
    if (!before.has(own)) process.off('unhandledRejection', own);
  const own = process.listeners('uncaughtException').find((listener) => !before.has(listener));
  if (!own) throw new Error('Nobody would hear of an exception');
  process.off('uncaughtException', own);
  return (error: Error) => own(error, 'uncaughtException');
}

beforeAll(async () => {
  followRequests(app);
  app.post('/', async ({ id }) => {
    // Whatever a request sets going: here the next turn of the loop.
    const later = await new Promise<string | undefined>((done) =>
      setImmediate(() => done(requestUnderWay()?.request.id)),
    );
    return { isKnown: later === id };
  });
  const handle = takeHandler();
  app.get('/begun', (_request, reply) => {
    reply.raw.writeHead(200, { 'content-type': 'text/csv' });
    reply.raw.write('the first line\n');
    setImmediate(() => handle(new Error('planted')));
    // The callback that was to go on has thrown.
    return new Promise(() => {});
  });
  app.get('/waiting', () => {
    setImmediate(() => handle(new Error('planted')));
    return new Promise(() => {});
  });
  app.get('/answered', async (_request, reply) => {
    reply.raw.once('close', () => handle(new Error('planted')));
    return 'answered';
  });
  app.get('/long-ago', (_request, reply) => {
    // As a connection or a timer that a request opened and others go on using.
    const later = AsyncLocalStorage.snapshot();
    handleLongAfter = () => later(() => handle(new Error('planted')));
    reply.raw.once('close', () => setImmediate(() => setImmediate(wasAnswered.resolve)));
    reply.send('answered');
  });
  app.get('/left', async (_request, reply) => {
    await new Promise((closed) => reply.raw.once('close', closed));
    // Nobody waits for the answer any more, but the request is still at work.
    await new Promise((turn) => setImmediate(() => setImmediate(turn)));
    handle(new Error('planted'));
    wasLeft.resolve();
  });
  handleElsewhere = handle;
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

const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);

it('an exception in a request fails that request: with an answer, or by cutting off what has begun', async () => {
  expect((await get('/waiting')).status).toBe(500);
  const begun = await get('/begun');
  expect(begun.status).toBe(200);
  await expect(begun.text()).rejects.toThrow('terminated');
  expect(await (await get('/answered')).text()).toBe('answered');
  expect(end).not.toHaveBeenCalled();
});

it('an exception in a request that its caller has left ends nothing', async () => {
  const leave = new AbortController();
  const left = fetch(`http://127.0.0.1:${port}/left`, { signal: leave.signal }).catch(() => {});
  app.server.once('request', () => setImmediate(() => leave.abort()));
  await Promise.all([left, wasLeft.promise]);
  expect(end).not.toHaveBeenCalled();
});

it('an exception that belongs to no request ends the process', () => {
  handleElsewhere(new Error('planted'));
  expect(end).toHaveBeenCalledOnce();
});

it('nor does one belong to a request that was answered long ago, though it opened what has failed', async () => {
  end.mockClear();
  await (await get('/long-ago')).text();
  await wasAnswered.promise;
  handleLongAfter();
  expect(end).toHaveBeenCalledOnce();
});
