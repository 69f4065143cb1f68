import type { PortfolioCriteria, PortfolioPage } from '@closewright/contract/portfolio';
import { isRowSelected, type RowSelection } from '@closewright/ui/data-grid';
import { call } from '../../lib/api/index.ts';
import { queryOf } from './criteria.ts';

/** The most a page may have. */
const take = 200;

/** The files of a selection: those that were marked, or all that pass the filter now but those taken out. */
export async function selectedFiles(criteria: PortfolioCriteria, selection: RowSelection): Promise<number[]> {
  if (!selection.all) return [...selection.keys].map(Number);
  const found: number[] = [];
  let page: PortfolioPage | undefined;
  do {
    const after = page?.next;
    page = await call('listPortfolio', { query: { ...queryOf(criteria), ...(after ? { after } : {}), take } });
    found.push(
      ...page.results.map(({ ordersID }) => ordersID).filter((ordersID) => isRowSelected(selection, ordersID)),
    );
  } while (page.next !== null && page.results.length === take);
  return found;
}
