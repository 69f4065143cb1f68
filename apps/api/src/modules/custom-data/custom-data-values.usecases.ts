import type { ChangedCustomDataValue, CustomDataDefinition, CustomDataRecord } from '@closewright/contract/custom-data';
import {
  type CustomDataValue,
  CustomFieldType,
  canonicalContent,
  contentOf,
  customFieldTypes,
  hostActions,
  newValue,
  parseCompanyValue,
  type ReferenceTable,
  recordProblems,
  withValue,
} from '@closewright/domain/custom-fields';
import { AppError } from '@closewright/domain/errors';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import { staleVersion } from '../../platform/errors/stale-version.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { companyProblem } from '../companies/companies.usecases.ts';
import { besideFile, writeFile } from '../orders/file-work.usecases.ts';
import { readDefinitions, readListValues, readTabs } from './custom-data.queries.ts';
import { isShown } from './custom-data-form.usecases.ts';
import { type HostRecord, hasRecord, readValues, type StoredValue, storeValues } from './custom-data-values.queries.ts';

/** Which record of a file, on which tab. */
interface RecordAsked {
  ordersID: number;
  referenceTable: ReferenceTable;
  referenceTablePKValue: number;
  customDataTabID: number;
}

interface OpenRecord {
  readonly record: HostRecord;
  readonly definitions: readonly CustomDataDefinition[];
  readonly stored: readonly StoredValue[];
}

/** The values of one record on one tab. */
export function customDataValues(database: Database, caller: Caller, asked: RecordAsked): Promise<CustomDataRecord> {
  const { ordersID } = asked;
  const { read: action } = hostActions[asked.referenceTable];
  return besideFile({ database, caller, ordersID, action }, async (tx, { state }) =>
    recordOf(tx, await openRecord(tx, caller, asked, state.regionID)),
  );
}

/**
 * Stores the changed values of a record on one tab, whole or not at all. The order of the checks is that of saving a file:
 * is it there, may I change it, was I first, is it right.
 */
export function saveCustomDataValues(
  database: Database,
  caller: Caller,
  asked: RecordAsked & { values: readonly ChangedCustomDataValue[] },
): Promise<CustomDataRecord> {
  const { ordersID } = asked;
  const { save: action } = hostActions[asked.referenceTable];
  return writeFile({ database, caller, ordersID, action }, async (tx, { state, leaveUntold }) => {
    const open = await openRecord(tx, caller, asked, state.regionID);
    refuseForeignFields(open, asked.values);
    await refuseStaleValues(tx, open, asked.values);
    const changed = asked.values.map((value) => editedValue(open, value));
    await refuseProblems(tx, open, changed, asked.customDataTabID);
    await refuseUnknownCompanies(tx, caller, changed);
    const written = changed.filter((value) => contentOf(value) !== value.originalValue);
    if (written.length > 0) await storeValues(tx, open.record, written);
    else leaveUntold();
    return recordOf(tx, await openRecord(tx, caller, asked, state.regionID));
  });
}

async function openRecord(
  tx: Transaction<DB>,
  { actor: { tenant } }: Caller,
  { ordersID, referenceTable, referenceTablePKValue, customDataTabID }: RecordAsked,
  fileRegionID: number,
): Promise<OpenRecord> {
  const [tab] = await readTabs(tx, tenant, { customDataTabID });
  if (!tab || tab.referenceTable !== referenceTable || !isShown(tab, fileRegionID)) {
    throw new AppError('NOT_FOUND', 'This file has no such tab.');
  }
  const record = { tenant, ordersID, referenceTable, referenceTablePKValue };
  if (!(await hasRecord(tx, record))) throw new AppError('NOT_FOUND', 'This file has no such record.');
  const definitions = await readDefinitions(tx, tenant, { customDataTabID });
  return { record, definitions, stored: await readValues(tx, record, customDataTabID) };
}

/** The record as it is answered: a value for every field, and what each child list's parent has chosen. */
async function recordOf(tx: Transaction<DB>, open: OpenRecord): Promise<CustomDataRecord> {
  const { record, definitions, stored } = open;
  const customData = definitions.map((definition) => {
    const found = stored.find((value) => value.customDataDefinitionID === definition.customDataDefinitionID);
    if (!found) return newValue(definition, record.referenceTablePKValue);
    const { updatedAt: _at, updatedBy: _by, ...value } = found;
    return value;
  });
  const parents = new Set(definitions.flatMap(({ parentID }) => parentID ?? []));
  const [{ customDataTabID } = { customDataTabID: 0 }] = definitions;
  const choices = parents.size > 0 ? await readListValues(tx, record.tenant, { customDataTabID }) : [];
  const customDataDefinition = definitions.map((definition) => {
    const chosen = stored.find((value) => value.customDataDefinitionID === definition.parentID)?.stringValue;
    const selection = choices.find(
      (choice) => choice.customDataDefinitionID === definition.parentID && choice.availableValue === chosen,
    );
    return { ...definition, parentSelectionID: selection?.customDataListValueID ?? null };
  });
  return { customDataDefinition, customData };
}

/** Refuses fields that are not on the tab, fields named twice, and contents that do not stand where their type keeps them. */
function refuseForeignFields({ definitions }: OpenRecord, values: readonly ChangedCustomDataValue[]): void {
  const seen = new Set<number>();
  const problems: Record<string, string> = {};
  for (const value of values) {
    const id = value.customDataDefinitionID;
    const problem = seen.has(id) ? 'The field is named twice.' : fieldProblem(definitions, value);
    if (problem !== null) problems[id] = problem;
    seen.add(id);
  }
  refuseFields(problems);
}

function fieldProblem(definitions: readonly CustomDataDefinition[], value: ChangedCustomDataValue): string | null {
  const definition = definitions.find((each) => each.customDataDefinitionID === value.customDataDefinitionID);
  if (!definition) return 'There is no such field on this tab.';
  if (definition.customDataType !== value.customDataType) return 'The field has another type by now.';
  const { column } = customFieldTypes[value.customDataType];
  const strays = contentColumns.filter((name) => name !== column && value[name] !== null);
  return strays.length === 0 ? null : `A value of this type has its content in ${column}, not in ${strays.join(', ')}.`;
}

const contentColumns = [...new Set(Object.values(customFieldTypes).map(({ column }) => column))];

/** Refuses values that somebody else saved, added or removed since they were read. */
async function refuseStaleValues(
  tx: Transaction<DB>,
  open: OpenRecord,
  values: readonly ChangedCustomDataValue[],
): Promise<void> {
  const stale = values.find((value) => {
    const stored = storedOf(open, value);
    return value.customDataID !== (stored?.customDataID ?? 0) || value.version !== (stored?.version ?? 0);
  });
  if (!stale) return;
  const stored = storedOf(open, stale);
  if (!stored) return refuseFields({ [stale.customDataDefinitionID]: 'There is no such value.' });
  throw staleVersion(stored, { shown: await recordOf(tx, open) });
}

function storedOf({ stored }: OpenRecord, { customDataDefinitionID }: ChangedCustomDataValue): StoredValue | undefined {
  return stored.find((value) => value.customDataDefinitionID === customDataDefinitionID);
}

/** The value as it will be stored, beside what is stored now. */
function editedValue(open: OpenRecord, sent: ChangedCustomDataValue): CustomDataValue {
  const { referenceTablePKValue } = open.record;
  const value = { ...sent, referenceTablePKValue, originalValue: storedOf(open, sent)?.originalValue ?? null };
  return withValue(value, canonicalContent(value.customDataType, contentOf(value)));
}

async function refuseProblems(
  tx: Transaction<DB>,
  { record, definitions, stored }: OpenRecord,
  changed: readonly CustomDataValue[],
  customDataTabID: number,
): Promise<void> {
  const ids = new Set(changed.map(({ customDataDefinitionID }) => customDataDefinitionID));
  const untouched = stored.filter(({ customDataDefinitionID }) => !ids.has(customDataDefinitionID));
  const listValues = await readListValues(tx, record.tenant, { customDataTabID });
  const problems = recordProblems({ definitions, listValues, values: [...untouched, ...changed] }, ids);
  refuseFields(Object.fromEntries(problems));
}

async function refuseUnknownCompanies(
  tx: Transaction<DB>,
  caller: Caller,
  changed: readonly CustomDataValue[],
): Promise<void> {
  const problems: Record<string, string> = {};
  for (const value of changed) {
    const company = value.customDataType === CustomFieldType.Company ? parseCompanyValue(value.stringValue) : null;
    if (!company || value.stringValue === value.originalValue) continue;
    const problem = await companyProblem(tx, caller, company);
    if (problem !== null) problems[value.customDataDefinitionID] = problem;
  }
  refuseFields(problems);
}
