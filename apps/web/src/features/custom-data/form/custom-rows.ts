import {
  type CustomDataDefinition,
  type CustomDataValue,
  CustomFieldType,
  type FieldValue,
} from '@closewright/domain/custom-fields';
import type { PlainField } from '../../../lib/fields/plain-field.ts';
import { createStore } from '../../../lib/store.ts';
import type { Row, RowKinds, Rows } from '../../../records/editor/aggregate.ts';
import type { EditedRows } from '../../../records/editor/edited-rows.ts';
import { rowPath } from '../../../records/editor/row-errors.ts';
import { rowsOf, singleKey, withRow } from '../../../records/editor/rows.ts';
import { type CustomForm, customFormOf, type FieldName, fieldName, valuesFor } from './custom-form.ts';
import { customValueText } from './custom-value-text.ts';

/** The fields of one record on one tab. */
export interface CustomFields {
  readonly customData: readonly CustomDataValue[];
  readonly customDataDefinition: readonly CustomDataDefinition[];
}

/** They, as they are edited: one row of the values by their names. */
export type CustomRows = Pick<EditedRows<'custom'>, 'rows' | 'errors' | 'set' | 'write'>;

/** The record of fields that are tried out: none that is stored. */
const noRecord = 0;

const figures: readonly CustomFieldType[] = [CustomFieldType.Integer, CustomFieldType.Decimal, CustomFieldType.Money];

/** A field of another type is another one: what stood in it cannot be kept. */
function fieldOf({ label, customDataType, gridListValueRequired }: CustomDataDefinition): PlainField {
  const kind = figures.includes(customDataType) ? 'decimal' : 'memo';
  return { kind, label, required: gridListValueRequired, column: String(customDataType) };
}

/** The kinds of a record, which says itself which fields it has. */
function kindsOf({ customDataDefinition: definitions }: CustomFields): RowKinds<'custom'> {
  const byName = new Map(definitions.map((each) => [fieldName(each.customDataDefinitionID), each]));
  return {
    custom: {
      isSingle: true,
      fields: Object.fromEntries([...byName].map(([name, definition]) => [name, fieldOf(definition)])),
      words(name, value) {
        const definition = byName.get(name as FieldName);
        return definition === undefined ? '' : customValueText(definition, value as FieldValue);
      },
    },
  };
}

/** How the rows of a record are read. */
export const customRows = {
  kinds: { custom: { isSingle: true, fields: {} } } satisfies RowKinds<'custom'>,
  kindsOf,
  read: ({ customData }: CustomFields) => ({ custom: customFormOf(customData) }),
};

/** What the fields hold, by name. */
export function customValues({ custom: [row] }: Rows<'custom'>): CustomForm {
  // The values of the row are those of its fields.
  return (row?.values ?? {}) as CustomForm;
}

/** The path of a field among the errors. */
export const customPath = (name: FieldName): string => rowPath('custom', singleKey, name);

/** The fields of a record that nobody saves. */
export function triedOut(definitions: readonly CustomDataDefinition[]): CustomRows {
  const customData = valuesFor(definitions, [], noRecord);
  const rows = createStore(rowsOf(customRows, { customData, customDataDefinition: definitions }));
  const write = (kind: 'custom', key: number, values: Row['values']) =>
    rows.set(withRow(rows.get(), kind, key, values));
  return { rows, errors: createStore({}), set: write, write };
}
