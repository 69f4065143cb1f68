import { ReferenceTable } from '@closewright/domain/custom-fields';
import { queryFor } from '../../../lib/api/index.ts';

/** How the custom fields of File Main are asked for; the route asks before the page is there. */
export function fileMainCustomQuery(ordersID: number) {
  return queryFor('getCustomDataForm', {
    params: { ordersID },
    query: { referenceTable: ReferenceTable.FileMain },
  });
}
