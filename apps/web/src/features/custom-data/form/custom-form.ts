import {
  type CustomDataDefinition,
  type CustomDataListValue,
  type CustomDataValue,
  CustomFieldType,
  canonicalContent,
  changedValues,
  contentOf,
  type EditedRecord,
  type FieldValue,
  newValue,
  pickListChoices,
  recordProblems,
  withValue,
} from '@closewright/domain/custom-fields';

/** Name of a custom field in the form: its definition's id after an f, because bare figures would be places in a list. */
export type FieldName = `f${number}`;

/** What the fields of one record hold, by name. */
export type CustomForm = Record<FieldName, FieldValue>;

/** Name of a definition's field. */
export function fieldName(customDataDefinitionID: number): FieldName {
  return `f${customDataDefinitionID}`;
}

/** One value for each definition: what is stored, or a new one with the default of its type. */
export function valuesFor(
  definitions: readonly CustomDataDefinition[],
  stored: readonly CustomDataValue[],
  referenceTablePKValue: number,
): CustomDataValue[] {
  const byDefinition = new Map(stored.map((value) => [value.customDataDefinitionID, value]));
  return definitions.map(
    (definition) => byDefinition.get(definition.customDataDefinitionID) ?? newValue(definition, referenceTablePKValue),
  );
}

/** The form of a record as it is stored. */
export function customFormOf(values: readonly CustomDataValue[]): CustomForm {
  return Object.fromEntries(
    values.map((value) => [fieldName(value.customDataDefinitionID), contentOf(value)]),
  ) as CustomForm;
}

/** The values with what the form holds, in the form the server stores; what was not touched stays as it came. */
export function withForm(values: readonly CustomDataValue[], form: CustomForm): CustomDataValue[] {
  return values.map((value) => {
    const content = form[fieldName(value.customDataDefinitionID)] ?? null;
    if (content === contentOf(value)) return value;
    return withValue(value, canonicalContent(value.customDataType, content));
  });
}

/** What a save sends: changed values, and new ones with a value (core.md §5). */
export function customChanges(values: readonly CustomDataValue[], form: CustomForm): CustomDataValue[] {
  return changedValues(withForm(values, form));
}

/** What a pick list offers, by the choice of its parent in the form. */
export function choicesFor(
  definition: CustomDataDefinition,
  listValues: readonly CustomDataListValue[],
  form: CustomForm,
): CustomDataListValue[] {
  const parent = definition.parentID === null ? null : form[fieldName(definition.parentID)];
  return pickListChoices(definition, listValues, typeof parent === 'string' ? parent : null);
}

export type CustomFormErrors = Readonly<Record<FieldName, string>>;

/** What is wrong with the form, by field; the api asks the same rule. */
export function customFormErrors(record: EditedRecord, form: CustomForm): CustomFormErrors {
  const values = withForm(record.values, form);
  const changed = new Set(changedValues(values).map((value) => value.customDataDefinitionID));
  const problems = recordProblems({ ...record, values }, changed);
  return Object.fromEntries([...problems].map(([id, message]) => [fieldName(id), message]));
}

/**
 * The fields below a pick list whose choice went with the parent's, all the way down: they are emptied, because what they
 * hold belongs to another parent.
 */
export function emptiedChildren(
  definitions: readonly CustomDataDefinition[],
  listValues: readonly CustomDataListValue[],
  form: CustomForm,
  changedID: number,
): FieldName[] {
  const emptied: FieldName[] = [];
  const now = { ...form };
  const parents = [changedID];
  for (const parentID of parents) {
    for (const child of definitions) {
      const name = fieldName(child.customDataDefinitionID);
      const isChild = child.customDataType === CustomFieldType.ChildPickList && child.parentID === parentID;
      if (!isChild || now[name] === null || emptied.includes(name)) continue;
      const choices = choicesFor(child, listValues, now);
      if (choices.some(({ availableValue }) => availableValue === now[name])) continue;
      now[name] = null;
      emptied.push(name);
      parents.push(child.customDataDefinitionID);
    }
  }
  return emptied;
}
