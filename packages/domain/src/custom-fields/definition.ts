import type { CustomFieldType } from './field-type.ts';
import type { noReferenceTable, ReferenceTable } from './reference-table.ts';

/** A custom field as an administrator defined it (core.md §3 Custom data definition). */
export interface CustomDataDefinition {
  readonly customDataDefinitionID: number;
  readonly customDataTabID: number;
  readonly label: string;
  readonly referenceTable: ReferenceTable | typeof noReferenceTable;
  readonly customDataType: CustomFieldType;
  readonly positionOrdinal: number;
  /** Most characters of text and memo; null or 0 for no limit. */
  readonly maxLength: number | null;
  readonly displayLabel: boolean;
  /** Required. The spec's name comes from lists, the rule holds for every type. */
  readonly gridListValueRequired: boolean;
  /** Definition of the pick list a child pick list depends on; null for the others. */
  readonly parentID: number | null;
}

/** One choice of a pick list; a child list's choice names the parent's choice it belongs to. */
export interface CustomDataListValue {
  readonly customDataListValueID: number;
  readonly customDataDefinitionID: number;
  readonly availableValue: string;
  readonly positionOrdinal: number;
  readonly parentAvailableValue?: string | null;
}

/**
 * A stored value (core.md §3 Custom data value): one of the columns is used, by the field's type. Money is integer cents,
 * decimals are plain decimal strings, dates and times are ISO without a zone.
 */
export interface CustomDataValue {
  /** 0 means new. */
  readonly customDataID: number;
  readonly customDataDefinitionID: number;
  readonly referenceTablePKValue: number;
  readonly customDataType: CustomFieldType;
  readonly boolValue: boolean | null;
  readonly intValue: number | null;
  readonly decimalValue: string | null;
  readonly dateTimeValue: string | null;
  readonly stringValue: string | null;
  readonly moneyValue: number | null;
  /** What is stored; null for a new value. */
  readonly originalValue: FieldValue;
  /** Version of the stored value, 0 for a new one: a save that is based on an older one is refused. */
  readonly version: number;
}

/** What a custom field holds, whatever its type. */
export type FieldValue = boolean | number | string | null;
