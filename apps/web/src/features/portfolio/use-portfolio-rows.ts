import type { PortfolioCounts, PortfolioCriteria, PortfolioRow } from '@closewright/contract/portfolio';
import { portfolioSorts } from '@closewright/domain/portfolio';
import { type GridServer, type GridSort, useServerRows } from '@closewright/ui/data-grid';
import { useRef } from 'react';
import { call, messageOf } from '../../lib/api/index.ts';
import { queryOf } from './criteria.ts';

/** The order the grid asks for, as a call takes it: by closing date unless a column was pressed. */
export function orderOf([first]: readonly GridSort[]) {
  const sort = portfolioSorts.find((name) => name === first?.column) ?? 'closingDate';
  return { sort, direction: first?.direction ?? 'ascending' } as const;
}

/**
 * The rows of a filter, page by page behind the last one read before them, so that a page costs the same wherever it stands. Totals and facets come with
 * the first answer; another filter is another list.
 */
export function usePortfolioRows(
  criteria: PortfolioCriteria,
  onCounts: (counts: PortfolioCounts) => void,
): GridServer<PortfolioRow> {
  const read = useRef({ order: '', total: null as number | null, ends: new Map<number, string>() });
  return useServerRows<PortfolioRow>(
    async ({ start, end, sort }) => {
      const order = orderOf(sort);
      const name = `${order.sort} ${order.direction}`;
      // The ends of pages are places in one order.
      if (read.current.order !== name) read.current = { ...read.current, order: name, ends: new Map() };
      const { ends, total } = read.current;
      const from = Math.max(0, ...[...ends.keys()].filter((at) => at <= start));
      const after = ends.get(from);
      const answer = await call('listPortfolio', {
        query: {
          ...queryOf(criteria),
          ...order,
          ...(after === undefined ? {} : { after }),
          skip: start - from,
          take: end - start,
          counts: total === null ? 'true' : 'false',
        },
      });
      if (answer.next !== null) ends.set(start + answer.results.length, answer.next);
      if (answer.counts !== null) {
        read.current.total = answer.counts.files;
        onCounts(answer.counts);
      }
      return { rows: answer.results, total: read.current.total ?? answer.results.length };
    },
    { messageOf },
  );
}
