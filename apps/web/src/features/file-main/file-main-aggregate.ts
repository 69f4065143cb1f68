import type { OrderDetail } from '@closewright/contract/orders';
import { chunk } from '@closewright/ui/lib/on-demand';
import { keyFor } from '../../lib/api/index.ts';
import type { Aggregate, RowKinds } from '../../records/editor/aggregate.ts';
import { saveFile } from '../../records/file/file-aggregate.ts';
import { mainTables } from '../../records/plain/tables.plain.ts';

/** What File Main edits: the file, its first property and its default loan, beside its parties. */
export type MainKind = 'order' | 'property' | 'loan' | 'contacts';

/** What the editor knows of them. */
export const mainKinds: RowKinds<MainKind> = {
  order: { isSingle: true, fields: mainTables.order },
  property: { isSingle: true, id: 'propertyID', list: 'properties', fields: mainTables.property },
  loan: { isSingle: true, id: 'loanID', list: 'loans', fields: mainTables.loan },
  contacts: { id: 'rolesID', remove: 'removeContacts', fields: mainTables.party },
};

const contract = chunk(() => import('@closewright/contract/orders'));

/** Fetches the schemas ahead of the first save. */
export const preloadSchemas = contract.preload;

/** The rows of a file that File Main edits; undefined where the file has none yet. */
function editedRows({ order, properties, loans }: OrderDetail) {
  return {
    property: [...properties].sort((a, b) => a.sequence - b.sequence)[0],
    loan:
      loans.find(({ loanID }) => loanID === order.defaultLoanID) ??
      [...loans].sort((a, b) => a.loanOrder - b.loanOrder)[0],
  };
}

/** The file as File Main edits it. */
export function mainAggregate(ordersID: number) {
  return {
    kinds: mainKinds,
    queryKey: keyFor('getOrder', { params: { ordersID } }),
    version: ({ order }) => order.version,
    read: (detail) => ({ order: detail.order, contacts: detail.contacts, ...editedRows(detail) }),
    async rules() {
      const { loanFields, orderFields, partyFields, propertyFields } = await contract.load();
      return {
        order: { fields: orderFields },
        property: { fields: propertyFields },
        loan: { fields: loanFields },
        contacts: { fields: partyFields },
      };
    },
    send: (version, changes) => saveFile(ordersID, version, changes),
    namedErrors: { FILE_NUMBER_IN_USE: 'order.fileNumber' },
  } satisfies Aggregate<OrderDetail, MainKind>;
}
