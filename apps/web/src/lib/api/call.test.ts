import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { addressOf, call, setCallContext } from './call.ts';
import { keyFor } from './query-for.ts';

const answer = (body: unknown, status = 200) =>
  vi.fn(
    async (_url: string, _init: RequestInit) =>
      new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  );
const success = (result: unknown) => ({ isSuccessful: true, errorCode: null, errorMessage: null, result });
const failure = (errorCode: string, result: object = { requestID: 'r1' }) => ({
  isSuccessful: false,
  errorCode,
  errorMessage: `Text of ${errorCode}`,
  result,
});

beforeEach(() => setCallContext());
afterEach(() => void vi.unstubAllGlobals());

describe('call', () => {
  // holds core 7.1
  it('sends token, no-cache headers and the time zone, and gives the result', async () => {
    const fetch = answer(success({ url: 'wss://x' }));
    vi.stubGlobal('fetch', fetch);
    setCallContext({ token: () => 'abc', unauthorized: () => {} });
    expect(await call('getMessagingUrl')).toEqual({ url: 'wss://x' });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/api/messaging');
    expect(init?.headers).toMatchObject({
      Authorization: 'Bearer abc',
      'Cache-Control': 'no-cache, no-store',
      Pragma: 'no-cache',
      ClientTimeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  });

  it('fills parameters, leaves out empty query parts and sends the body as JSON', async () => {
    const fetch = answer(success(null));
    vi.stubGlobal('fetch', fetch);
    await call('pinFile', { params: { ordersID: 7 }, body: { isPinned: true } });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/api/orders/7/pin');
    expect(init).toMatchObject({ method: 'PUT', body: '{"isPinned":true}' });
    expect(addressOf('/api/x/:a', { a: 'b/c' }, { before: undefined, take: 5 })).toBe('/api/x/b%2Fc?take=5');
  });

  // holds core 7.3
  it('raises one error type with code, message, stack trace, model state and conflict', async () => {
    const detail = {
      requestID: 'r2',
      stackTrace: 'at …',
      modelState: { 'order.closingDate': ['Wrong'] },
      conflict: { version: 4, changedBy: 'closer', changedAt: '2026-01-01T00:00:00Z', current: {} },
    };
    vi.stubGlobal('fetch', answer(failure('VERSION_CONFLICT', detail), 409));
    const error = await call('getSession').catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      errorCode: 'VERSION_CONFLICT',
      errorMessage: 'Text of VERSION_CONFLICT',
      status: 409,
      requestID: 'r2',
      stackTrace: 'at …',
      modelState: detail.modelState,
      conflict: { version: 4 },
    });
  });

  // holds core 8.8
  it('names a missing answer and an unreadable one', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new TypeError('Failed to fetch'))),
    );
    await expect(call('getSession')).rejects.toMatchObject({ errorCode: 'NO_ANSWER', status: 0 });
    vi.stubGlobal('fetch', answer('<html>', 502));
    await expect(call('getSession')).rejects.toMatchObject({ errorCode: 'BAD_ANSWER', status: 502 });
    vi.stubGlobal('fetch', answer('<html>', 413));
    await expect(call('getSession')).rejects.toMatchObject({ errorCode: 'PAYLOAD_TOO_LARGE', status: 413 });
  });

  // holds core 8.8
  it('reports a 401 only for a call that carried a token', async () => {
    vi.stubGlobal('fetch', answer(failure('UNAUTHENTICATED'), 401));
    const unauthorized = vi.fn();
    setCallContext({ token: () => undefined, unauthorized });
    await expect(call('getSession')).rejects.toMatchObject({ status: 401 });
    expect(unauthorized).not.toHaveBeenCalled();
    setCallContext({ token: () => 'old', unauthorized });
    await expect(call('getSession')).rejects.toMatchObject({ status: 401 });
    expect(unauthorized).toHaveBeenCalledOnce();
  });

  // holds core 5.24
  it('escapes strings that contain a script element, and no others', async () => {
    vi.stubGlobal('fetch', answer(success([{ a: '<script>x</script>', b: '<b>&amp;</b>', c: 1 }])));
    expect(await call('listRecentFiles', { query: {} })).toEqual([
      { a: '&lt;script&gt;x&lt;/script&gt;', b: '<b>&amp;</b>', c: 1 },
    ]);
  });
});

it('derives a cache key from the name and the input', () => {
  expect(keyFor('getLookups')).toEqual(['getLookups']);
  expect(keyFor('getOrder', { params: { ordersID: 3 } })).toEqual(['getOrder', { params: { ordersID: 3 } }]);
});
