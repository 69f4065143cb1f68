import type { ChangedCustomDataValue, CustomDataRecord } from '@closewright/contract/custom-data';
import type { CustomDataValue } from '@closewright/domain/custom-fields';
import { call, keyFor } from '../../../lib/api/index.ts';
import type { Aggregate } from '../../../records/editor/aggregate.ts';
import { customChanges, customFormErrors, type FieldName } from '../form/custom-form.ts';
import { customPath, customRows, customValues } from '../form/custom-rows.ts';
import { type RecordSubject, recordInput } from './record-subject.ts';

/** The custom fields of one record on one tab: a save sends each value that differs with the version it was based on. */
export function customAggregate(subject: RecordSubject): Aggregate<CustomDataRecord, 'custom'> {
  const { ordersID, referenceTablePKValue, tab, listValues } = subject;
  const { referenceTable, customDataTabID } = tab;
  return {
    ...customRows,
    queryKey: keyFor('getCustomDataValues', recordInput(subject)),
    // Each value has a version of its own.
    version: () => 0,
    isOlder,
    changesOf({ customData }, rows) {
      const values = customChanges(customData, customValues(rows)).map(changedValue);
      return values.length === 0 ? null : { values };
    },
    problems({ customData: values, customDataDefinition: definitions }, rows) {
      const found = customFormErrors({ definitions, listValues, values }, customValues(rows));
      // Named by the fields of the form.
      return Object.fromEntries(
        Object.entries(found).map(([name, message]) => [customPath(name as FieldName), message]),
      );
    },
    // The server names a field by its definition.
    pathOf: (path) => path.replace(/^(?:values\.)?(\d+)$/, 'custom.f$1'),
    // Made by `changesOf`.
    send: (_version, changes) =>
      call('saveCustomDataValues', {
        params: { ordersID },
        body: {
          referenceTable,
          referenceTablePKValue,
          customDataTabID,
          values: changes.values as ChangedCustomDataValue[],
        },
      }),
  };
}

/** A value as it travels: its content, and the version it was based on. */
function changedValue(value: CustomDataValue): ChangedCustomDataValue {
  const { customDataID, customDataDefinitionID, customDataType, version } = value;
  const { boolValue, intValue, decimalValue, dateTimeValue, stringValue, moneyValue } = value;
  const content = { boolValue, intValue, decimalValue, dateTimeValue, stringValue, moneyValue };
  return { customDataID, customDataDefinitionID, customDataType, version, ...content };
}

/** Whether a record was read before another one: an answer that was on its way while a newer one came. */
function isOlder(record: CustomDataRecord, than: CustomDataRecord): boolean {
  const versions = new Map(than.customData.map((value) => [value.customDataDefinitionID, value.version]));
  return record.customData.some((value) => value.version < (versions.get(value.customDataDefinitionID) ?? 0));
}
