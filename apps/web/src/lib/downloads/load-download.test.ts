import { afterEach, expect, it, vi } from 'vitest';
import { loadDownload } from './load-download.ts';

afterEach(() => void vi.unstubAllGlobals());

const load = (answer: () => Response) => {
  vi.stubGlobal('fetch', async () => answer());
  return loadDownload({ url: '/api/downloads?ticket=x', fileName: 'x.pdf', mediaType: 'application/pdf' });
};
const cut = () => new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });

it('gives the bytes of a file', async () => {
  expect(await load(() => new Response(new Uint8Array([37, 80])))).toEqual(new Uint8Array([37, 80]));
});

it.each([
  [
    'why it is refused',
    () => {
      const refusal = { isSuccessful: false, errorCode: 'TENANT_BUSY', result: { requestID: 'r1' } };
      const body = { ...refusal, errorMessage: 'Your company has more work under way. Please try again in a moment.' };
      return new Response(JSON.stringify(body), { status: 503 });
    },
    {
      errorCode: 'TENANT_BUSY',
      errorMessage: 'Your company has more work under way. Please try again in a moment.',
      status: 503,
    },
  ],
  ['that nobody can read the answer', () => new Response('<html>Bad gateway</html>', { status: 502 }), { status: 502 }],
  ['that it was cut off', () => new Response(cut()), { errorCode: 'NO_ANSWER', status: 0 }],
  ['that its refusal was cut off', () => new Response(cut(), { status: 503 }), { errorCode: 'NO_ANSWER', status: 0 }],
  [
    'that there is no answer',
    () => {
      throw new TypeError('Failed to fetch');
    },
    { errorCode: 'NO_ANSWER', status: 0 },
  ],
])('says %s', async (_, answer, expected) => {
  await expect(load(answer)).rejects.toMatchObject({ name: 'ApiError', ...expected });
});
