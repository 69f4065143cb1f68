import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call, setCallContext } from './call.ts';
import { forgetIntents } from './intents.ts';

const file = { fileNumber: null, regionID: 1, branchID: 1 } as const;
const made = { isSuccessful: true, errorCode: null, errorMessage: null, result: { ordersID: 7, fileNumber: 'P-7' } };
const refused = (errorCode: string) => ({
  isSuccessful: false,
  errorCode,
  errorMessage: 'No',
  result: { requestID: 'r' },
});
const answers = {
  made: () => new Response(JSON.stringify(made)),
  lost: () => Promise.reject(new TypeError('Failed to fetch')),
  cut: () => new Response('{"isSuccessful":tr'),
  'cut in the body': () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
    return new Response(body);
  },
  proxy: () => new Response('<html>', { status: 502 }),
  busy: () => new Response(JSON.stringify(refused('TENANT_BUSY')), { status: 503 }),
  refused: () => new Response(JSON.stringify(refused('VALIDATION_FAILED')), { status: 400 }),
  stale: () => new Response(JSON.stringify(refused('VERSION_CONFLICT')), { status: 409 }),
  'known as another': () => new Response(JSON.stringify(refused('IDEMPOTENCY_KEY_REUSED')), { status: 422 }),
  expired: () => new Response(JSON.stringify(refused('TOKEN_EXPIRED')), { status: 401 }),
};
type Answer = keyof typeof answers;

/** What was sent, in order: the key, and the body as it went. */
let sent: { key: string; body: { version?: number } }[] = [];
let region = 0;

beforeEach(() => {
  setCallContext();
  sent = [];
  // Another intent than that of the test before.
  region += 1;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Asks once, and is answered so. */
async function ask(answer: Answer, change: object = {}, name: 'createFile' | 'copyFile' = 'createFile'): Promise<void> {
  vi.stubGlobal('fetch', async (_url: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
    sent.push({ key: headers['Idempotency-Key'] ?? 'none', body: JSON.parse(body) });
    return answers[answer]();
  });
  const input = { params: { ordersID: 1 }, body: { ...file, regionID: region, ...change } };
  // Two calls with one input, which either takes in part: nothing here reads it.
  await call(name, input as never).catch(() => {});
}
const keys = () => sent.map(({ key }) => sent.findIndex((other) => other.key === key));

it.each(['lost', 'cut', 'cut in the body', 'proxy', 'busy'] as const)(
  'is the same when asked again after an answer that never came (%s), and another after one that did',
  async (doubt) => {
    for (const answer of [doubt, doubt, 'made', 'made'] as const) await ask(answer);
    expect(sent[0]?.key).toMatch(/^[\da-f-]{36}$/);
    expect(keys()).toEqual([0, 0, 0, 3]);
  },
);

it('is another after an edit, and the first again when the edit is taken back', async () => {
  await ask('lost');
  await ask('lost', { branchID: 2 });
  await ask('made');
  expect(keys()).toEqual([0, 1, 0]);
});

it('is another after a refusal', async () => {
  for (const answer of ['refused', 'stale', 'made'] as const) await ask(answer);
  expect(keys()).toEqual([0, 1, 2]);
});

it('stays in doubt while it is refused before it is begun', async () => {
  for (const answer of ['lost', 'expired', 'refused', 'made'] as const) await ask(answer);
  expect(keys()).toEqual([0, 0, 0, 0]);
});

it('is another after its key was said to be of another call, as it is when rights have changed', async () => {
  for (const answer of ['lost', 'known as another', 'made'] as const) await ask(answer);
  expect(keys()).toEqual([0, 0, 2]);
});

it('goes with the version it was first sent with, until that is refused', async () => {
  await ask('lost', { version: 3 }, 'copyFile');
  await ask('stale', { version: 4 }, 'copyFile');
  await ask('made', { version: 4 }, 'copyFile');
  expect(keys()).toEqual([0, 0, 2]);
  expect(sent.map(({ body }) => body.version)).toEqual([3, 3, 4]);
});

it('is shared by two that are under way beside each other', async () => {
  await Promise.all([ask('made'), ask('made')]);
  await ask('made');
  expect(keys()).toEqual([0, 0, 2]);
});

it('is another when it was long ago', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await ask('lost');
  vi.setSystemTime(Date.now() + 13 * 60 * 60_000);
  await ask('made');
  expect(keys()).toEqual([0, 1]);
});

it('is forgotten with the session', async () => {
  await ask('lost');
  forgetIntents();
  await ask('made');
  expect(keys()).toEqual([0, 1]);
});

it('is none of calls that do the same again by themselves', async () => {
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Record<string, string> }) => {
    sent.push({ key: headers['Idempotency-Key'] ?? 'none', body: {} });
    return answers.made();
  });
  await call('pinFile', { params: { ordersID: 7 }, body: { isPinned: true } });
  await call('exportFile', { params: { ordersID: 7 }, body: { withTaxIDs: false } });
  expect(sent.map(({ key }) => key)).toEqual(['none', 'none']);
});
