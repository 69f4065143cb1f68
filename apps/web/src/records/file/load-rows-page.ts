import type { ReferenceTable } from '@closewright/domain/custom-fields';
import type { QueryClient } from '@tanstack/react-query';
import { FileFrame } from '../../app/frame/file-frame-part.tsx';
import { queryFor } from '../../lib/api/index.ts';

/**
 * Reads what a page of rows opens with, all at once. The custom tabs of the hosts are asked for and not waited for: the
 * page stands without them.
 */
export async function loadRowsPage(
  client: QueryClient,
  ordersID: number,
  hosts: readonly ReferenceTable[],
): Promise<void> {
  // What is known already opens at once, however old; the page itself reads it again.
  const read: typeof client.query = (options) => client.query({ ...options, staleTime: 'static' });
  for (const referenceTable of hosts) {
    read(queryFor('getCustomDataForm', { params: { ordersID }, query: { referenceTable } })).catch(() => {});
  }
  await Promise.all([
    FileFrame.load(),
    read(queryFor('getOrder', { params: { ordersID } })),
    read(queryFor('getLookups')),
  ]);
}
