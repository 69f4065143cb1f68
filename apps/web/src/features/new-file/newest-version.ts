import type { OrderDetail } from '@closewright/contract/orders';
import { ApiError } from '../../lib/api/index.ts';
import { mostAttempts } from '../../records/saving/most-attempts.ts';

/**
 * Adds to a file whatever version it has by then: what is added overwrites nothing of what somebody else saved in between.
 * @param version the version that is known here
 */
export async function onNewestVersion<T>(version: number, add: (version: number) => Promise<T>): Promise<T> {
  let known = version;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await add(known);
    } catch (error) {
      const current = error instanceof ApiError ? (error.conflict?.current as OrderDetail | undefined) : undefined;
      if (current === undefined || attempt === mostAttempts) throw error;
      known = current.order.version;
    }
  }
}
