import { queryFor } from '../../lib/api/index.ts';
import { type FileOpening, openFile } from '../file-route.ts';

/** Reads what a page of the settlement statement opens with: the file, the statement that is shown first, and the lookups. */
export const openStatement = (opening: FileOpening): Promise<unknown> =>
  Promise.all([
    openFile(opening),
    opening.known(queryFor('getSettlement', { params: { ordersID: opening.ordersID, loanID: 0 } })),
    opening.known(queryFor('getLookups')),
  ]);
