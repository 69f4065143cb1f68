import { CustomFieldType } from '@closewright/domain/custom-fields';
import { describe, expect, it } from 'vitest';
import { fieldErrors, fieldSettings, possibleParents, typeOptions, withType } from './field-settings.ts';

const list = (id: number, parentID: number | null = null) => ({
  customDataDefinitionID: id,
  label: `List ${id}`,
  customDataType: parentID === null ? CustomFieldType.PickList : CustomFieldType.ChildPickList,
  maxLength: null,
  parentID,
});

describe('the settings of a field', () => {
  it('begin as a text with its label, not required', () => {
    expect(fieldSettings(null)).toEqual({
      label: '',
      customDataType: CustomFieldType.Text,
      maxLength: null,
      module: null,
      displayLabel: true,
      gridListValueRequired: false,
      parentID: null,
    });
  });

  it('offer all thirteen types by their names', () => {
    expect(typeOptions).toHaveLength(13);
    expect(typeOptions.slice(7, 10).map(({ label }) => label)).toEqual(['Memo', 'Rich Text', 'Pick List']);
  });

  it('lose with the type what only the old one knows', () => {
    const text = { ...fieldSettings(null), maxLength: 20, parentID: 5 };
    expect(withType(text, CustomFieldType.Memo)).toMatchObject({ maxLength: 20, parentID: null });
    expect(withType(text, CustomFieldType.Money)).toMatchObject({ maxLength: null, parentID: null });
    expect(withType(text, CustomFieldType.ChildPickList)).toMatchObject({ maxLength: null, parentID: 5 });
  });

  it('need a label of their own, and lists that do not go in a circle', () => {
    const settings = fieldSettings(null);
    expect(fieldErrors({ ...settings, label: '  ' }, null, [])).toEqual({ label: 'This value is required.' });
    expect(fieldErrors({ ...settings, label: ' list 1' }, null, [list(1)])).toHaveProperty('label');
    const child = { ...settings, label: 'List 1', customDataType: CustomFieldType.ChildPickList, parentID: 2 };
    const circle = fieldErrors(child, { customDataDefinitionID: 1 }, [list(1), list(2, 1)]);
    expect(circle.parentID).toBe('The lists would depend on each other in a circle: List 1, List 2, List 1.');
    expect(fieldErrors({ ...child, parentID: null }, { customDataDefinitionID: 1 }, [])).toHaveProperty('parentID');
  });

  it('a list can depend on every other list of the tab', () => {
    const text = { ...list(3), customDataType: CustomFieldType.Text };
    expect(possibleParents([list(1), list(2, 1), text], 2).map(({ label }) => label)).toEqual(['List 1']);
  });
});
