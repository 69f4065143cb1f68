import * as contract from '@closewright/contract/custom-data';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../platform/http/implement.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import {
  countStored,
  createDefinition,
  orderDefinitions,
  removeDefinition,
  saveDefinition,
} from './custom-data-definitions.usecases.ts';
import { customDataForm, customDataListValues } from './custom-data-form.usecases.ts';
import { saveListValues } from './custom-data-lists.usecases.ts';
import { createTab, customDataSetup, orderTabs, removeTab, saveTab } from './custom-data-tabs.usecases.ts';
import { customDataValues, saveCustomDataValues } from './custom-data-values.usecases.ts';

/** Custom fields: the forms and values of files, and the administrator's tabs, fields and lists. */
export function customDataRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  implement(app, contract.getCustomDataForm, ({ caller, params, query }) =>
    customDataForm(database, caller, params.ordersID, query.referenceTable),
  );
  implement(app, contract.getCustomDataListValues, ({ caller, params }) =>
    customDataListValues(database, caller, params.customDataDefinitionID),
  );
  implement(app, contract.getCustomDataValues, ({ caller, params, query }) =>
    customDataValues(database, caller, { ...params, ...query }),
  );
  implement(app, contract.saveCustomDataValues, ({ caller, params, body }) =>
    saveCustomDataValues(database, caller, { ...params, ...body }),
  );

  implement(app, contract.getCustomDataSetup, ({ caller }) => customDataSetup(database, caller));
  implement(app, contract.createCustomDataTab, ({ caller, body }) => createTab(database, caller, body));
  implement(app, contract.saveCustomDataTab, ({ caller, params, body: { version, changes } }) =>
    saveTab(database, caller, { ...params, version, changes: given(changes) }),
  );
  implement(app, contract.removeCustomDataTab, ({ caller, params, body }) =>
    removeTab(database, caller, { ...params, ...body }),
  );
  implement(app, contract.orderCustomDataTabs, ({ caller, body }) => orderTabs(database, caller, body));
  implement(app, contract.createCustomDataDefinition, ({ caller, params, body }) =>
    createDefinition(database, caller, { ...params, ...body }),
  );
  implement(app, contract.saveCustomDataDefinition, ({ caller, params, body: { changes, ...body } }) =>
    saveDefinition(database, caller, { ...params, ...body, changes: given(changes) }),
  );
  implement(app, contract.removeCustomDataDefinition, ({ caller, params, body }) =>
    removeDefinition(database, caller, { ...params, ...body }),
  );
  implement(app, contract.orderCustomDataDefinitions, ({ caller, params, body }) =>
    orderDefinitions(database, caller, { ...params, ...body }),
  );
  implement(app, contract.saveCustomDataListValues, ({ caller, params, body }) =>
    saveListValues(database, caller, { ...params, ...body }),
  );
  implement(app, contract.countStoredCustomData, ({ caller, query }) => countStored(database, caller, query));
}

/** The settings that were sent. */
function given<T extends object>(changes: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
