/** So many are done at once: a part takes about a second. */
export const partSize = 20;

interface Doing<T> {
  /** Sends a part; answers in its order, a problem for each that stays as it is. */
  send(part: readonly T[]): Promise<readonly { readonly problem: string | null }[]>;
  /** Told after each part but the last how many are behind. */
  onPart(done: number): void;
  /** Why a part was not answered, in words. */
  failure(error: unknown): string;
}

/**
 * Does many in parts, so that it can be told how far it has come; answers the problem of each, null of those that are done. Fails as the
 * first part does; when a later one fails, what is behind is told with the reason of those that are left.
 */
export async function doInParts<T>(
  all: readonly T[],
  { send, onPart, failure }: Doing<T>,
): Promise<ReadonlyMap<T, string | null>> {
  const done = new Map<T, string | null>();
  for (let at = 0; at < all.length; at += partSize) {
    const part = all.slice(at, at + partSize);
    if (at > 0) onPart(at);
    try {
      const answers = await send(part);
      for (const [place, one] of part.entries()) done.set(one, answers[place]?.problem ?? null);
    } catch (error) {
      if (at === 0) throw error;
      for (const one of all.slice(at)) done.set(one, failure(error));
      break;
    }
  }
  return done;
}
