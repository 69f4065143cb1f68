import type { CustomDataRecord } from '@closewright/contract/custom-data';
import { type FieldConflict, threeWay } from '@closewright/domain/changes';
import { type CustomForm, customFormOf, type FieldName, fieldName } from '../form/custom-form.ts';

export interface RecordMerge {
  /** Their record with my changes on it; a field in conflict has their value until somebody decides. */
  form: CustomForm;
  conflicts: readonly FieldConflict[];
}

/**
 * Joins my form with a newer state of the record (house.md: a stale write shows both sides). A field that an administrator
 * removed meanwhile, or gave another type, takes theirs: what I typed cannot be kept in it.
 * @param base the record my form began with
 * @param from the form it began with, where that is not what is stored: what was just sent
 */
export function mergeRecord(
  base: CustomDataRecord,
  mine: CustomForm,
  theirs: CustomDataRecord,
  from: CustomForm = customFormOf(base.customData),
): RecordMerge {
  const types = new Map(base.customData.map((value) => [value.customDataDefinitionID, value.customDataType]));
  const kept = theirs.customData
    .filter((value) => types.get(value.customDataDefinitionID) === value.customDataType)
    .map((value) => fieldName(value.customDataDefinitionID));
  const myPart = Object.fromEntries(kept.map((name) => [name, mine[name]]));
  const { merged, conflicts } = threeWay(from, myPart, customFormOf(theirs.customData));
  return { form: merged as CustomForm, conflicts };
}

/** My side of the conflicts, as values to put on the merged form. */
export function mySide(conflicts: readonly FieldConflict[]): CustomForm {
  return Object.fromEntries(conflicts.map(({ field, mine }) => [field as FieldName, mine])) as CustomForm;
}

/** Whether a record was read before another one: an answer that was on its way while a newer one came. */
export function isOlder(record: CustomDataRecord, than: CustomDataRecord): boolean {
  const versions = new Map(than.customData.map((value) => [value.customDataDefinitionID, value.version]));
  return record.customData.some((value) => value.version < (versions.get(value.customDataDefinitionID) ?? 0));
}
