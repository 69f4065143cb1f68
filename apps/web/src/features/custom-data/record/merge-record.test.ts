import type { CustomDataRecord } from '@closewright/contract/custom-data';
import { CustomFieldType, type FieldValue, newValue, withValue } from '@closewright/domain/custom-fields';
import { describe, expect, it } from 'vitest';
import { customFormOf } from '../form/custom-form.ts';
import { isOlder, mergeRecord, mySide } from './merge-record.ts';

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
  return { customDataDefinition: [], customData };
}

const base = record({ 1: 'One', 2: 'Two' });
const form = customFormOf(base.customData);

describe('a form and a newer record', () => {
  it('different fields join without a question', () => {
    const merge = mergeRecord(base, { ...form, f1: 'Mine' }, record({ 1: 'One', 2: 'Theirs' }, 2));
    expect(merge).toEqual({ form: { f1: 'Mine', f2: 'Theirs' }, conflicts: [] });
  });

  it('the same field is a conflict, with their value until somebody decides', () => {
    const { form: merged, conflicts } = mergeRecord(
      base,
      { ...form, f1: 'Mine' },
      record({ 1: 'Theirs', 2: 'Two' }, 2),
    );
    expect(merged).toEqual({ f1: 'Theirs', f2: 'Two' });
    expect(conflicts).toEqual([{ field: 'f1', base: 'One', mine: 'Mine', theirs: 'Theirs' }]);
    expect({ ...merged, ...mySide(conflicts) }).toEqual({ f1: 'Mine', f2: 'Two' });
  });

  it('what was typed while a save was on its way stays', () => {
    const sent = { ...form, f1: 'Sent' };
    const merge = mergeRecord(base, { ...sent, f2: 'Typed on' }, record({ 1: 'Sent', 2: 'Two' }, 2), sent);
    expect(merge).toEqual({ form: { f1: 'Sent', f2: 'Typed on' }, conflicts: [] });
  });

  it('a field that was added comes, one that was removed goes, one of another type takes what is stored', () => {
    const mine = { f1: 'Mine', f2: 'Mine' };
    expect(mergeRecord(base, mine, record({ 2: 'Two', 3: 'New' })).form).toEqual({ f2: 'Mine', f3: 'New' });
    expect(mergeRecord(base, mine, record({ 1: null, 2: null }, 2, CustomFieldType.Money)).form).toEqual({
      f1: null,
      f2: null,
    });
  });

  it('an answer that was overtaken is known by its versions', () => {
    expect(isOlder(record({ 1: 'One' }, 1), record({ 1: 'One' }, 2))).toBe(true);
    expect(isOlder(record({ 1: 'One' }, 2), record({ 1: 'One' }, 2))).toBe(false);
  });
});
