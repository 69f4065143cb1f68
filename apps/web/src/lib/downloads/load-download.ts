import type { DownloadAddress } from '@closewright/contract/kit';
import { ApiError, readEnvelope } from '../api/index.ts';

/** The bytes of a file, for a viewer. Throws an ApiError that says why where they do not come. */
export async function loadDownload({ url }: DownloadAddress): Promise<Uint8Array> {
  const response = await answered(fetch(url, { cache: 'no-store', credentials: 'same-origin' }));
  // A file that is refused is answered as a call that is.
  if (!response.ok) readEnvelope(await answered(response.text()), response.status);
  return new Uint8Array(await answered(response.arrayBuffer()));
}

const answered = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch(() => {
    throw new ApiError('NO_ANSWER', 'The server did not answer. Try again.', 0);
  });
