import type { FileAuditFilter, FileChange } from '@closewright/contract/audit';
import { useServerRows } from '@closewright/ui/data-grid';
import { useRef } from 'react';
import { call, messageOf } from '../../lib/api/index.ts';

/**
 * The changes of a file for a grid. A page begins behind the last change of a page before it, wherever that is known, so that what is
 * written meanwhile moves nothing; only a jump over pages nobody has read counts rows.
 */
export function useFileChanges(ordersID: number, filter: FileAuditFilter) {
  const known = useRef({ total: 0, ends: new Map<number, string>() });
  return useServerRows<FileChange>(
    async ({ start, end }) => {
      const { ends } = known.current;
      const from = [...ends.keys()].filter((row) => row <= start).reduce((most, row) => Math.max(most, row), 0);
      const after = ends.get(from);
      const query = { ...filter, after, skip: start - from, take: end - start };
      const { results, totalRecords } = await call('listFileChanges', { params: { ordersID }, query });
      const last = results.at(-1);
      if (last) ends.set(start + results.length, `${last.sequence}:${last.key}`);
      known.current.total = totalRecords ?? known.current.total;
      return { rows: results, total: known.current.total };
    },
    { messageOf },
  );
}
