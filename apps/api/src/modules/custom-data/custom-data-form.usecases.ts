import type { CustomDataForm, CustomDataListValue, CustomDataTab } from '@closewright/contract/custom-data';
import { type Actor as AccessActor, can, errorCodeOf, type FileState } from '@closewright/domain/access';
import { hostActions, ReferenceTable } from '@closewright/domain/custom-fields';
import { AppError } from '@closewright/domain/errors';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { visibleFile } from '../orders/orders.usecases.ts';
import { readDefinitions, readListValues, readTabs } from './custom-data.queries.ts';

/** Refuses who may not read, or not save, the custom fields of a host on this file. */
export function refuseWithout(
  actor: AccessActor,
  deed: 'read' | 'save',
  referenceTable: ReferenceTable,
  file: FileState | null,
): void {
  const { allowed, reason } = can(actor, hostActions[referenceTable][deed], { file });
  if (!allowed && reason) throw new AppError(errorCodeOf(reason), reason.text);
}

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
  const { actor, session } = caller;
  return database.inTenant(actor, async (tx) => {
    const { state, file } = await visibleFile(tx, caller, ordersID);
    refuseWithout(session.access, 'read', referenceTable, file);
    // Tabs of the Custom Page that File Main shows too keep the access of the Custom Page.
    const asks = referenceTable === ReferenceTable.FileMain;
    const hasPage = asks && can(session.access, hostActions[ReferenceTable.Orders].read).allowed;
    const referenceTables = [referenceTable, ...(hasPage ? [ReferenceTable.Orders] : [])];
    const tabs = (await readTabs(tx, actor.tenant, { referenceTables })).filter(
      (tab) => isShown(tab, state.regionID) && (tab.referenceTable === referenceTable || tab.inFileMain),
    );
    const shown = new Set(tabs.map(({ customDataTabID }) => customDataTabID));
    const definitions = (await readDefinitions(tx, actor.tenant, { referenceTables })).filter(({ customDataTabID }) =>
      shown.has(customDataTabID),
    );
    const fields = new Set(definitions.map(({ customDataDefinitionID }) => customDataDefinitionID));
    const listValues = (await readListValues(tx, actor.tenant, { referenceTables })).filter(
      ({ customDataDefinitionID }) => fields.has(customDataDefinitionID),
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
      refuseWithout(session.access, 'read', referenceTable, null);
    }
    return readListValues(tx, actor.tenant, { customDataDefinitionID });
  });
}
