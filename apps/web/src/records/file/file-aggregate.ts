import type { OrderChanges, OrderDetail } from '@closewright/contract/orders';
import { emailListProblem } from '@closewright/domain/formats';
import { call, keyFor } from '../../lib/api/index.ts';
import type { Aggregate, Changes, Row } from '../editor/aggregate.ts';
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
      const rules = listRules(orderRecordLists);
      const { fields, problems } = rules.contacts;
      const contacts = {
        fields,
        problems: (values: Row['values']) => ({ ...emailProblem(values), ...problems(values) }),
      };
      return { ...rules, contacts };
    },
    send: (version, changes) => saveFile(ordersID, version, changes),
  } satisfies Aggregate<OrderDetail, FileKind>;
}

function emailProblem({ email }: Row['values']): { email?: string } {
  const problem = typeof email === 'string' ? emailListProblem(email) : null;
  return problem === null ? {} : { email: problem };
}
