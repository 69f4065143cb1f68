import type { OrderChanges, OrderDetail } from '@closewright/contract/orders';
import { call, keyFor } from '../../lib/api/index.ts';
import type { Aggregate, Changes } from '../editor/aggregate.ts';
import { listRules } from '../editor/list-rules.ts';
import { type FileKind, fileKinds } from './file-kinds.ts';

/** Saves changes of a version of a file. */
export function saveFile(ordersID: number, version: number, changes: Changes): Promise<OrderDetail> {
  // Made by the field tables of the contract.
  return call('saveOrder', { params: { ordersID }, body: { version, changes: changes as OrderChanges } });
}

/** The rows of a file: its properties, loans and contacts, with what belongs to them. */
export function fileAggregate(ordersID: number) {
  return {
    kinds: fileKinds,
    queryKey: keyFor('getOrder', { params: { ordersID } }),
    version: ({ order }) => order.version,
    read: (detail) => detail,
    async rules() {
      const { orderRecordLists } = await import('@closewright/contract/orders');
      return listRules(orderRecordLists);
    },
    send: (version, changes) => saveFile(ordersID, version, changes),
  } satisfies Aggregate<OrderDetail, FileKind>;
}
