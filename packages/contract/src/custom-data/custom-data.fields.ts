import { customDataLimits, noReferenceTable, ReferenceTable } from '@closewright/domain/custom-fields';
import { maxCents } from '@closewright/domain/money';
import { z } from 'zod';
import { idSchema, shapeOf } from '../kit/index.ts';
import { customDataDefinitionRecord, customDataTabRecord } from './custom-data.records.ts';

/** An id the server gave. */
export const customDataID = idSchema;
/** An id in a path or query, where everything is text. */
export const customDataIDText = z.coerce.number().pipe(customDataID);

/** The records that carry custom fields, by number (core.md §3 Reference tables). */
export const referenceTableSchema = z.literal(Object.values(ReferenceTable));
/** The same in a query, where everything is text. */
export const referenceTableText = z.coerce.number().pipe(referenceTableSchema);

const version = z.int().min(0);

/** What an administrator says about a tab. */
export const tabSettings = shapeOf(customDataTabRecord.fields);

/** A stored tab of custom fields. `positionOrdinal` is its place among the tabs of its host. */
export const customDataTabSchema = z
  .object({
    customDataTabID: customDataID,
    ...tabSettings,
    label: z.string(),
    referenceTable: referenceTableSchema,
    positionOrdinal: z.int(),
    version,
  })
  .meta({ id: 'CustomDataTab' });

/** What an administrator says about a field. */
export const definitionSettings = shapeOf(customDataDefinitionRecord.fields);

/** A stored custom field. `positionOrdinal` is its place on the tab. */
export const customDataDefinitionSchema = z
  .object({
    customDataDefinitionID: customDataID,
    customDataTabID: customDataID,
    ...definitionSettings,
    label: z.string(),
    module: z.string().nullable(),
    referenceTable: z.union([referenceTableSchema, z.literal(noReferenceTable)]),
    positionOrdinal: z.int(),
    /** The parent's choice that is stored on the record asked for; null without a record, a parent or a choice. */
    parentSelectionID: customDataID.nullable(),
    listValueCount: z.int(),
    version,
  })
  .meta({ id: 'CustomDataDefinition' });

/** A choice of a pick list. `positionOrdinal` is its place in the list. */
export const customDataListValueSchema = z
  .object({
    customDataListValueID: customDataID,
    customDataDefinitionID: customDataID,
    availableValue: z.string(),
    /** The parent list's value that offers this one; null in a list without parent. */
    parentID: customDataID.nullable(),
    parentAvailableValue: z.string().nullable(),
    positionOrdinal: z.int(),
  })
  .meta({ id: 'CustomDataListValue' });

/** Where a value's content stands: the column of its type, all others null. */
const contents = {
  boolValue: z.boolean().nullable(),
  intValue: z.int().nullable(),
  /** Plain decimal text, at most two decimals. */
  decimalValue: z.string().max(20).nullable(),
  /** `YYYY-MM-DD`, `HH:mm` or both with a T between, by the type; no zone. */
  dateTimeValue: z.string().max(19).nullable(),
  /** A company is `companyID-contactID`. */
  stringValue: z.string().max(customDataLimits.longestText).nullable(),
  /** Integer cents. */
  moneyValue: z.int().min(-maxCents).max(maxCents).nullable(),
};

/** The value of one field on one record, which `referenceTablePKValue` names by its id. `originalValue` is the stored content. */
export const customDataValueSchema = z
  .object({
    /** 0: nothing is stored yet, the content is what a new value starts with. */
    customDataID: z.int().min(0),
    customDataDefinitionID: customDataID,
    referenceTablePKValue: customDataID,
    customDataType: customDataDefinitionRecord.fields.customDataType.schema,
    ...contents,
    originalValue: z.union([z.boolean(), z.number(), z.string(), z.null()]),
    version,
  })
  .meta({ id: 'CustomDataValue' });

/** A changed value as it is sent: its content, and the version it was based on. */
export const changedCustomDataValueSchema = z
  .strictObject({
    customDataID: z.int().min(0).max(2_147_483_647),
    customDataDefinitionID: customDataID,
    customDataType: customDataDefinitionRecord.fields.customDataType.schema,
    ...contents,
    version,
  })
  .meta({ id: 'ChangedCustomDataValue' });

/** A tab of custom fields, as users and administrators see it. */
export type CustomDataTab = z.infer<typeof customDataTabSchema>;
/** A custom field: what it is called, what it holds, and the pick list it depends on, if any. */
export type CustomDataDefinition = z.infer<typeof customDataDefinitionSchema>;
/** A choice of a pick list; in a child list `parentID` names the parent's choice that offers it. */
export type CustomDataListValue = z.infer<typeof customDataListValueSchema>;
/** A value as it is read. Its type says which of the content columns holds it; the others are null. */
export type CustomDataValue = z.infer<typeof customDataValueSchema>;
/** A value as it is saved. `customDataID` is 0 where none is stored yet. */
export type ChangedCustomDataValue = z.infer<typeof changedCustomDataValueSchema>;
