import type { CustomDataDefinition } from '@closewright/contract/custom-data';
import { AppError } from '@closewright/domain/errors';
import { counted } from '@closewright/domain/formats';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import { refuseStale } from '../../platform/errors/stale-version.ts';
import { readDefinitions, readTabs } from './custom-data.queries.ts';
import { lastSaved, type SetupTable, setupTables } from './custom-data-setup.queries.ts';

/** The tabs and fields of all hosts, or of one tab. */
export async function setupOf(tx: Transaction<DB>, tenant: string, customDataTabID?: number) {
  const wanted = customDataTabID === undefined ? {} : { customDataTabID };
  return { tabs: await readTabs(tx, tenant, wanted), definitions: await readDefinitions(tx, tenant, wanted) };
}

/** A tab that is there. */
export async function tabOf(tx: Transaction<DB>, tenant: string, customDataTabID: number) {
  const [tab] = await readTabs(tx, tenant, { customDataTabID });
  if (!tab) throw new AppError('NOT_FOUND', 'This tab no longer exists.');
  return tab;
}

/** A field that is there. */
export async function definitionOf(
  tx: Transaction<DB>,
  tenant: string,
  customDataDefinitionID: number,
): Promise<CustomDataDefinition> {
  const [definition] = await readDefinitions(tx, tenant, { customDataDefinitionID });
  if (!definition) throw new AppError('NOT_FOUND', 'This field no longer exists.');
  return definition;
}

/** Refuses a change that is based on an older version, with what is stored now. */
export async function refuseOlder(
  tx: Transaction<DB>,
  tenant: string,
  row: { version: number; customDataTabID: number; customDataDefinitionID?: number },
  version: number,
): Promise<void> {
  if (row.version === version) return;
  const table: SetupTable = row.customDataDefinitionID === undefined ? setupTables.tab : setupTables.definition;
  const saved = await lastSaved(tx, table, tenant, row.customDataDefinitionID ?? row.customDataTabID);
  refuseStale({ ...row, ...saved }, version);
}

/** Refuses a change that orphans values unless the administrator has seen exactly how many. */
export function refuseUnconfirmed(orphans: number, confirmed: number): void {
  if (orphans === 0 || orphans === confirmed) return;
  const what = counted(orphans, 'stored value');
  throw new AppError('CONFIRMATION_NEEDED', `This change concerns ${what}. Please confirm it.`, {
    modelState: { confirmedOrphans: [String(orphans)] },
  });
}

/** Refuses an order that leaves one out, names one twice, or names one that is not there. */
export function refuseOtherThan(present: readonly number[], wanted: readonly number[], name: string): void {
  const isAll = new Set(wanted).size === wanted.length && wanted.length === present.length;
  if (isAll && wanted.every((id) => present.includes(id))) return;
  refuseFields({ [name]: 'The order must name each of them once. Somebody may have added or removed one.' });
}
