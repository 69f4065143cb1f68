import type { CustomDataForm, CustomDataListValue, CustomDataTab } from '@closewright/contract/custom-data';
import { can } from '@closewright/domain/access';
import { hostActions, ReferenceTable } from '@closewright/domain/custom-fields';
import { AppError } from '@closewright/domain/errors';
import type { Caller } from '../../platform/auth/caller.ts';
import { refuseAction } from '../../platform/auth/refuse-action.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { besideFile } from '../orders/file-work.usecases.ts';
import { readDefinitions, readListValues, readTabs } from './custom-data.queries.ts';

/** Whether a file of this region shows the tab. */
export function isShown({ display, regionID }: CustomDataTab, fileRegionID: number): boolean {
  return display && (regionID === 0 || regionID === fileRegionID);
}

/** The tabs that a host of a file shows, with their fields and choices. */
export function customDataForm(
  database: Database,
  caller: Caller,
  ordersID: number,
  referenceTable: ReferenceTable,
): Promise<CustomDataForm> {
  const { tenant } = caller.actor;
  const { read: action } = hostActions[referenceTable];
  return besideFile({ database, caller, ordersID, action }, async (tx, { state, session }) => {
    // Tabs of the Custom Page that File Main shows too keep the access of the Custom Page.
    const asks = referenceTable === ReferenceTable.FileMain;
    const hasPage = asks && can(session.access, hostActions[ReferenceTable.Orders].read).allowed;
    const referenceTables = [referenceTable, ...(hasPage ? [ReferenceTable.Orders] : [])];
    const tabs = (await readTabs(tx, tenant, { referenceTables })).filter(
      (tab) => isShown(tab, state.regionID) && (tab.referenceTable === referenceTable || tab.inFileMain),
    );
    const shown = new Set(tabs.map(({ customDataTabID }) => customDataTabID));
    const definitions = (await readDefinitions(tx, tenant, { referenceTables })).filter(({ customDataTabID }) =>
      shown.has(customDataTabID),
    );
    const fields = new Set(definitions.map(({ customDataDefinitionID }) => customDataDefinitionID));
    const listValues = (await readListValues(tx, tenant, { referenceTables })).filter(({ customDataDefinitionID }) =>
      fields.has(customDataDefinitionID),
    );
    return { tabs, definitions, listValues };
  });
}

/** The choices of one pick list, for whoever may read its host or administers it. */
export function customDataListValues(
  database: Database,
  { actor, session }: Caller,
  customDataDefinitionID: number,
): Promise<CustomDataListValue[]> {
  return database.inTenant(actor, async (tx) => {
    const [definition] = await readDefinitions(tx, actor.tenant, { customDataDefinitionID });
    if (!definition) throw new AppError('NOT_FOUND');
    const { referenceTable } = definition;
    if (!can(session.access, 'readConfiguration').allowed && referenceTable !== -1) {
      refuseAction(session.access, hostActions[referenceTable].read);
    }
    return readListValues(tx, actor.tenant, { customDataDefinitionID });
  });
}
