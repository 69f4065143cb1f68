import type { DownloadAddress } from '@closewright/contract/kit';
import { ApiError } from '../api/index.ts';

/** The bytes of a file, for a viewer. Throws an ApiError when they do not come. */
export async function loadDownload({ url }: DownloadAddress): Promise<Uint8Array> {
  const response = await fetch(url, { cache: 'no-store', credentials: 'same-origin' }).catch(() => null);
  if (response === null) throw new ApiError('NO_ANSWER', 'The server did not answer. Try again.', 0);
  if (!response.ok) throw new ApiError('BAD_ANSWER', 'The document could not be loaded. Try again.', response.status);
  return new Uint8Array(await response.arrayBuffer());
}
