import type { CustomDataRecord } from '@closewright/contract/custom-data';
import {
  CustomFieldType,
  type FieldValue,
  newValue,
  ReferenceTable,
  withValue,
} from '@closewright/domain/custom-fields';
import { describe, expect, it } from 'vitest';
import type { Row, Rows } from '../../../records/editor/aggregate.ts';
import { mergeDocument, withMine } from '../../../records/editor/merge-rows.ts';
import { rowsOf, singleKey, withRow } from '../../../records/editor/rows.ts';
import type { CustomForm } from '../form/custom-form.ts';
import { customValues } from '../form/custom-rows.ts';
import { customAggregate } from './custom-aggregate.ts';

/** A record of texts, by definition id; the version is that of all of them. */
function record(
  contents: Readonly<Record<number, FieldValue>>,
  version = 1,
  type: CustomFieldType = 6,
): CustomDataRecord {
  const customData = Object.entries(contents).map(([id, content]) => ({
    ...withValue(newValue({ customDataDefinitionID: Number(id), customDataType: type }, 12), content),
    customDataID: 100 + Number(id),
    originalValue: content,
    version,
  }));
  const customDataDefinition = Object.keys(contents).map((id) => ({
    customDataDefinitionID: Number(id),
    customDataTabID: 1,
    label: `Field ${id}`,
    referenceTable: ReferenceTable.Orders,
    customDataType: type,
    positionOrdinal: Number(id),
    maxLength: null,
    displayLabel: true,
    gridListValueRequired: false,
    parentID: null,
    parentSelectionID: null,
    listValueCount: 0,
    module: null,
    version: 1,
  }));
  return { customDataDefinition, customData };
}

const tab = {
  customDataTabID: 1,
  referenceTable: ReferenceTable.Orders,
  label: 'Desk',
  positionOrdinal: 1,
  display: true,
  inFileMain: false,
  regionID: 1,
  version: 1,
};
const aggregate = customAggregate({ ordersID: 12, referenceTablePKValue: 12, tab, listValues: [] });
const base = record({ 1: 'One', 2: 'Two' });
const typed = (values: Partial<CustomForm>): Rows<'custom'> =>
  withRow(rowsOf(aggregate, base), 'custom', singleKey, values as Row['values']);
const merged = (mine: Rows<'custom'>, theirs: CustomDataRecord) => {
  const merge = mergeDocument(aggregate, { base, mine }, theirs);
  return { ...merge, form: customValues(merge.form), withMine: customValues(withMine(merge)) };
};

describe('a form and a newer record', () => {
  it('different fields join without a question', () => {
    const { form, conflicts } = merged(typed({ f1: 'Mine' }), record({ 1: 'One', 2: 'Theirs' }, 2));
    expect([form, conflicts]).toEqual([{ f1: 'Mine', f2: 'Theirs' }, []]);
  });

  it('the same field is a conflict, with their value until somebody decides', () => {
    const merge = merged(typed({ f1: 'Mine' }), record({ 1: 'Theirs', 2: 'Two' }, 2));
    expect(merge.form).toEqual({ f1: 'Theirs', f2: 'Two' });
    expect(merge.conflicts).toMatchObject([{ field: 'f1', base: 'One', mine: 'Mine', theirs: 'Theirs' }]);
    expect(merge.withMine).toEqual({ f1: 'Mine', f2: 'Two' });
  });

  it('a field that was added comes, one that was removed goes, one of another type takes what is stored', () => {
    const mine = typed({ f1: 'Mine', f2: 'Mine' });
    expect(merged(mine, record({ 2: 'Two', 3: 'New' })).form).toEqual({ f2: 'Mine', f3: 'New' });
    const retyped = merged(mine, record({ 1: null, 2: null }, 2, CustomFieldType.Money));
    expect([retyped.form, retyped.conflicts]).toEqual([{ f1: null, f2: null }, []]);
  });

  it('what is sent is each value that differs, with its version; the server names a field by its definition', () => {
    expect(aggregate.changesOf?.(base, typed({ f1: 'Mine' }))).toMatchObject({
      values: [{ customDataDefinitionID: 1, version: 1, stringValue: 'Mine' }],
    });
    expect(aggregate.changesOf?.(base, typed({}))).toBeNull();
    expect(['7', 'values.7', 'values'].map((path) => aggregate.pathOf?.(path))).toEqual([
      'custom.f7',
      'custom.f7',
      'values',
    ]);
  });

  it('an answer that was overtaken is known by its versions', () => {
    expect(aggregate.isOlder?.(record({ 1: 'One' }, 1), record({ 1: 'One' }, 2))).toBe(true);
    expect(aggregate.isOlder?.(record({ 1: 'One' }, 2), record({ 1: 'One' }, 2))).toBe(false);
  });
});
