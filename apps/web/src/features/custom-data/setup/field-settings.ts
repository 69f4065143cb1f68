import type { CustomDataDefinition } from '@closewright/contract/custom-data';
import {
  CustomFieldType,
  customDataLimits,
  customFieldTypes,
  type DefinedField,
  definitionProblems,
  isList,
  takesMaxLength,
} from '@closewright/domain/custom-fields';
import type { RecordErrors } from '../../../records/form/record-errors.ts';

/** What an administrator says about a field. */
export type FieldSettings = Pick<
  CustomDataDefinition,
  'label' | 'customDataType' | 'maxLength' | 'module' | 'displayLabel' | 'gridListValueRequired' | 'parentID'
>;

/** The settings of a field, or what a new one begins with. */
export function fieldSettings(field: CustomDataDefinition | null): FieldSettings {
  return {
    label: field?.label ?? '',
    customDataType: field?.customDataType ?? CustomFieldType.Text,
    maxLength: field?.maxLength ?? null,
    module: field?.module ?? null,
    displayLabel: field?.displayLabel ?? true,
    gridListValueRequired: field?.gridListValueRequired ?? false,
    parentID: field?.parentID ?? null,
  };
}

/** The settings with another type: what only the old one knows goes. */
export function withType(settings: FieldSettings, customDataType: CustomFieldType): FieldSettings {
  return {
    ...settings,
    customDataType,
    maxLength: takesMaxLength(customDataType) ? settings.maxLength : null,
    parentID: customDataType === CustomFieldType.ChildPickList ? settings.parentID : null,
  };
}

/** What is wrong with the settings of a field, by their names. */
export function fieldErrors(
  settings: FieldSettings,
  field: Pick<CustomDataDefinition, 'customDataDefinitionID'> | null,
  others: readonly DefinedField[],
): RecordErrors {
  const label = settings.label.trim();
  if (label === '') return { label: 'This value is required.' };
  const id = field?.customDataDefinitionID ?? 0;
  return { ...definitionProblems({ ...settings, label, customDataDefinitionID: id }, others) };
}

/** The pick lists of the tab that another list can depend on. */
export function possibleParents<T extends DefinedField>(fields: readonly T[], id: number): T[] {
  return fields.filter((other) => other.customDataDefinitionID !== id && isList(other.customDataType));
}

/** The 13 types, for a choice: those of the spec in its order. */
export const typeOptions = Object.entries(customFieldTypes).map(([type, { label }]) => ({
  value: Number(type) as CustomFieldType,
  label,
}));

/** Most fields of a tab, said where no more can be added. */
export const fieldsFull = `A tab has at most ${customDataLimits.fieldsPerTab} fields.`;

/** Most tabs of a host. */
export const tabsFull = `There are at most ${customDataLimits.tabsPerHost} tabs.`;
