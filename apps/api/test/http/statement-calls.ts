import type { KeptStatement, ListedVersion, Settlement } from '@closewright/contract/settlement';
import { expect } from 'vitest';
import type { ApiUnderTest, Sent } from './api-under-test.ts';
import { files } from './world.ts';

interface Place {
  readonly tenant?: string;
  readonly ordersID?: number;
  readonly loanID?: number;
}

/** What a keeper sends beside the kind; what is left out is as it is stored. */
export type Keeping = Pick<Sent, 'as'> & Partial<{ version: number; orderVersion: number; note: string }>;

/** Calls of the statement of a file and of its versions, by the officer where nobody else is named. */
export function statementCalls(
  api: () => ApiUnderTest,
  { tenant = 'alpha', ordersID = files.open, loanID = 0 }: Place = {},
) {
  const path = `/api/orders/${ordersID}/settlements/${loanID}`;
  const by = (as: Sent['as']) => ({ tenant, ...(as && { as }) });
  const read = async (): Promise<Settlement> => (await api().send('GET', path, { tenant })).body.result;
  return {
    path,
    read,
    async save(changes: object): Promise<Settlement> {
      const { version, loanID: own } = await read();
      const { body } = await api().send('PATCH', `/api/orders/${ordersID}/settlements/${own}`, {
        tenant,
        body: { version, changes },
      });
      expect(body.errorMessage).toBeNull();
      return body.result;
    },
    async saveFile(changes: object) {
      const { order } = (await api().send('GET', `/api/orders/${ordersID}`, { tenant })).body.result;
      const { body } = await api().send('PATCH', `/api/orders/${ordersID}`, {
        tenant,
        body: { version: order.version, changes },
      });
      expect(body.errorMessage).toBeNull();
      return body.result;
    },
    async keep(kind: string, { as, ...sent }: Keeping = {}) {
      const { version, orderVersion } = await read();
      const body = { version, orderVersion, kind, note: null, ...sent };
      return (await api().send('POST', `${path}/versions`, { ...by(as), body })).body;
    },
    list: async (as?: Sent['as']): Promise<ListedVersion[]> =>
      (await api().send('GET', `${path}/versions`, by(as))).body.result,
    get: async (id: number, as?: Sent['as']): Promise<KeptStatement> =>
      (await api().send('GET', `${path}/versions/${id}`, by(as))).body.result,
  };
}
