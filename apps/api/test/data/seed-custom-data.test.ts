import { type ReferenceTable, recordProblems } from '@closewright/domain/custom-fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoCustomTabs } from '../../seed/demo/demo-custom-data.ts';
import { seedDemo } from '../../seed/demo.ts';
import { readDefinitions, readListValues, readTabs } from '../../src/modules/custom-data/custom-data.queries.ts';
import { hasRecord, readValues } from '../../src/modules/custom-data/custom-data-values.queries.ts';
import { createSecretBox } from '../../src/platform/secrets/secret-box.ts';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { eachDatabase, type TestDatabase } from '../harness/each-database.ts';

const secrets = createSecretBox(() => [{ id: 'k1', key: Buffer.alloc(32, 1) }]);
const tenant = 'epsilon';
const actor = systemActor(tenant, 'test');

eachDatabase((_kind, make) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await make();
    await seedDemo(test.database, secrets);
  });
  afterAll(() => test.close());

  describe('the custom fields of the demonstration', () => {
    it('are there with their choices, and the other tenants have none', async () => {
      await test.database.inTenant(actor, async (tx) => {
        expect((await readTabs(tx, tenant)).map(({ label }) => label).sort()).toEqual(
          demoCustomTabs.map(({ label }) => label).sort(),
        );
        const services = (await readListValues(tx, tenant, {})).filter(
          ({ parentAvailableValue }) => parentAvailableValue === 'UPS',
        );
        expect(services.map(({ availableValue }) => availableValue)).toEqual(['Next Day Air', '2nd Day Air', 'Ground']);
      });
      expect(await test.database.inTenant(systemActor('ficus', 'test'), (tx) => readTabs(tx, 'ficus'))).toEqual([]);
    });

    it('have values on the demo file that a user could have saved', async () => {
      await test.database.inTenant(actor, async (tx) => {
        const stored = await tx
          .selectFrom('custom_data_values as v')
          .innerJoin('custom_data_definitions as d', (join) =>
            join
              .onRef('d.tenant_id', '=', 'v.tenant_id')
              .onRef('d.custom_data_definition_id', '=', 'v.custom_data_definition_id'),
          )
          .innerJoin('custom_data_tabs as t', (join) =>
            join.onRef('t.tenant_id', '=', 'd.tenant_id').onRef('t.custom_data_tab_id', '=', 'd.custom_data_tab_id'),
          )
          .select(['t.custom_data_tab_id as customDataTabID', 't.reference_table as referenceTable'])
          .select(['v.orders_id as ordersID', 'v.reference_table_pk_value as referenceTablePKValue'])
          .where('v.tenant_id', '=', tenant)
          .distinct()
          .execute();
        expect(stored).toHaveLength(demoCustomTabs.length);
        for (const { customDataTabID, referenceTable, ...of } of stored) {
          const record = { tenant, referenceTable: referenceTable as ReferenceTable, ...of };
          expect(await hasRecord(tx, record)).toBe(true);
          const definitions = await readDefinitions(tx, tenant, { customDataTabID });
          const values = await readValues(tx, record, customDataTabID);
          const listValues = await readListValues(tx, tenant, { customDataTabID });
          const all = new Set(values.map(({ customDataDefinitionID }) => customDataDefinitionID));
          expect([...recordProblems({ definitions, listValues, values }, all)]).toEqual([]);
        }
      });
    });
  });
});
