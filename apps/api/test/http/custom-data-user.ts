import type { CustomDataValue } from '@closewright/contract/custom-data';
import { expect } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import type { TestDatabase } from '../harness/each-database.ts';
import type { Answer, ApiUnderTest, Sent } from './api-under-test.ts';
import { fields, makeCustomData, tabs } from './custom-data-world.ts';
import { files, users } from './world.ts';

/** Which record, on which tab; left out: the property of the open file, tab `site`. */
export interface Asked {
  ordersID?: number;
  referenceTable?: number;
  referenceTablePKValue?: number;
  customDataTabID?: number;
}

/**
 * Makes the custom fields of both tenants, and gives Custom Page access, which is one of its own, in alpha: the closer may
 * write it, the trusted may read it, the officer has none.
 */
export async function makeCustomDataOfUsers(test: TestDatabase): Promise<void> {
  for (const tenant of ['alpha', 'beta']) await makeCustomData(test.database, tenant);
  const levels = [
    { users_id: users.closer.usersID, value: 2 },
    { users_id: users.trusted.usersID, value: 1 },
  ];
  await test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
    tx
      .insertInto('user_security_settings')
      .values(levels.map((row) => ({ tenant_id: 'alpha', name: 'Custom_ScreenAccess', ...row })))
      .execute(),
  );
}

/** What users of a test do with the values of records. */
export function customDataUser(api: ApiUnderTest) {
  const record = ({
    referenceTable = 6,
    referenceTablePKValue = files.open,
    customDataTabID = tabs.site,
  }: Asked = {}) => ({ referenceTable, referenceTablePKValue, customDataTabID });
  const path = ({ ordersID = files.open }: Asked = {}) => `/api/orders/${ordersID}/custom-data`;
  const read = (asked: Asked = {}, sent: Sent = {}) => {
    const query = Object.entries(record(asked)).map(([name, number]) => `${name}=${number}`);
    return api.send('GET', `${path(asked)}?${query.join('&')}`, sent);
  };
  const value = async (field: keyof typeof fields, asked: Asked = {}, sent: Sent = {}): Promise<CustomDataValue> =>
    (await read(asked, sent)).body.result.customData.find(
      ({ customDataDefinitionID }: CustomDataValue) => customDataDefinitionID === fields[field],
    );
  return {
    read,
    value,
    save: (values: object[], asked: Asked = {}, sent: Sent = {}) =>
      api.send('PATCH', path(asked), { body: { ...record(asked), values }, ...sent }),
    /** The stored value with another content, as a client sends it. */
    edited: async (field: keyof typeof fields, more: object, asked: Asked = {}, sent: Sent = {}) => {
      const { referenceTablePKValue: _pk, originalValue: _was, ...rest } = await value(field, asked, sent);
      return { ...rest, ...more };
    },
    /** The answer is this failure, and nothing was stored. */
    refusal: async (answer: () => Promise<Answer>, code: string) => {
      const count = await api.auditCount();
      const { body } = await answer();
      expect(body.errorCode).toBe(code);
      expect(await api.auditCount()).toBe(count);
      return body;
    },
  };
}
