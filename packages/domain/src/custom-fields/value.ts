import type { CustomDataDefinition, CustomDataValue, FieldValue } from './definition.ts';
import { CustomFieldType, customFieldTypes } from './field-type.ts';

const noValue = {
  boolValue: null,
  intValue: null,
  decimalValue: null,
  dateTimeValue: null,
  stringValue: null,
  moneyValue: null,
} as const;

/** What a field holds: the column of its type. */
export function contentOf(value: CustomDataValue): FieldValue {
  return value[customFieldTypes[value.customDataType].column];
}

/** The value with another content; null empties it. The columns of other types stay empty. */
export function withValue(value: CustomDataValue, content: FieldValue): CustomDataValue {
  return { ...value, ...noValue, [customFieldTypes[value.customDataType].column]: content };
}

/**
 * A value for a record that has none yet. Integer and Decimal start at 0 and may be emptied (core.md §5 Custom fields), a
 * check box starts unchecked, everything else empty.
 */
export function newValue(
  definition: Pick<CustomDataDefinition, 'customDataDefinitionID' | 'customDataType'>,
  referenceTablePKValue: number,
): CustomDataValue {
  const { customDataDefinitionID, customDataType } = definition;
  const blank: CustomDataValue = {
    customDataID: 0,
    customDataDefinitionID,
    referenceTablePKValue,
    customDataType,
    ...noValue,
    originalValue: null,
    version: 0,
  };
  switch (customDataType) {
    case CustomFieldType.Boolean:
      return withValue(blank, false);
    case CustomFieldType.Integer:
      return withValue(blank, 0);
    case CustomFieldType.Decimal:
      return withValue(blank, '0');
    default:
      return blank;
  }
}

/** Whether a content counts as a value: not null, not blank, and not what a new field starts with. */
function isFilled(type: CustomFieldType, content: FieldValue): boolean {
  if (content === null || content === false) return false;
  if (typeof content === 'string') {
    return type === CustomFieldType.Decimal ? Number(content) !== 0 : content.trim() !== '';
  }
  return type === CustomFieldType.Integer ? content !== 0 : true;
}

/** Only changed values, or new ones with a value, are sent on save (core.md §5 Custom fields). */
export function changedValues(values: readonly CustomDataValue[]): CustomDataValue[] {
  return values.filter((value) => {
    const content = contentOf(value);
    return value.customDataID === 0 ? isFilled(value.customDataType, content) : content !== value.originalValue;
  });
}
