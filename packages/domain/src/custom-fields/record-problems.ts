import type { CustomDataDefinition, CustomDataListValue, CustomDataValue, FieldValue } from './definition.ts';
import { CustomFieldType } from './field-type.ts';
import { pickListChoices } from './pick-list.ts';
import { customFieldError, fieldIsRequired } from './validate.ts';
import { contentOf, newValue } from './value.ts';

/** The fields of a tab with the values of one record as they would be after a save. */
export interface EditedRecord {
  readonly definitions: readonly CustomDataDefinition[];
  readonly listValues: readonly CustomDataListValue[];
  readonly values: readonly CustomDataValue[];
}

/**
 * What is wrong with a record before it is saved, by definition id (core.md §5): the changed fields in full, and child
 * lists whose parent changed. A field nobody touched is only asked whether it is required and empty: a choice or a length
 * that an administrator withdrew later stops nobody from saving the rest.
 * @param changed definition ids of the values that were changed
 */
export function recordProblems(
  { definitions, listValues, values }: EditedRecord,
  changed: ReadonlySet<number>,
): ReadonlyMap<number, string> {
  const contents = new Map<number, FieldValue>(
    values.map((value) => [value.customDataDefinitionID, contentOf(value)] as const),
  );
  const problems = new Map<number, string>();
  for (const definition of definitions) {
    const { customDataDefinitionID: id, customDataType, parentID } = definition;
    const content = contents.has(id) ? (contents.get(id) ?? null) : contentOf(newValue(definition, 0));
    const parent = parentID === null ? null : (contents.get(parentID) ?? null);
    const choices = pickListChoices(definition, listValues, typeof parent === 'string' ? parent : null);
    const error = customFieldError(
      definition,
      content,
      choices.map(({ availableValue }) => availableValue),
    );
    const isTouched =
      changed.has(id) ||
      (customDataType === CustomFieldType.ChildPickList && parentID !== null && changed.has(parentID));
    if (error !== null && (isTouched || error === fieldIsRequired)) problems.set(id, error);
  }
  return problems;
}
