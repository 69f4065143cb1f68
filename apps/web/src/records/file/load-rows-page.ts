import type { ReferenceTable } from '@closewright/domain/custom-fields';
import { queryFor } from '../../lib/api/index.ts';
import type { FileOpening } from '../file-route.ts';

/**
 * Reads what a page of rows of a file opens with, all at once. The custom tabs of the hosts are asked for and not waited for: the
 * page stands without them.
 */
export const loadRowsPage =
  (...hosts: readonly ReferenceTable[]) =>
  async ({ known, input }: FileOpening): Promise<void> => {
    for (const referenceTable of hosts) {
      known(queryFor('getCustomDataForm', { ...input, query: { referenceTable } })).catch(() => {});
    }
    await Promise.all([known(queryFor('getOrder', input)), known(queryFor('getLookups'))]);
  };
