import {
  type CustomDataDefinition,
  type CustomDataListValue,
  CustomFieldType,
  type FieldValue,
  newValue,
  withValue,
} from '@closewright/domain/custom-fields';
import { describe, expect, it } from 'vitest';
import {
  type CustomForm,
  choicesFor,
  customChanges,
  customFormErrors,
  customFormOf,
  emptiedChildren,
  valuesFor,
} from './custom-form.ts';

const definition = (id: number, changes: Partial<CustomDataDefinition> = {}): CustomDataDefinition => ({
  customDataDefinitionID: id,
  customDataTabID: 1,
  label: `Field ${id}`,
  referenceTable: 0,
  customDataType: CustomFieldType.Text,
  positionOrdinal: id,
  maxLength: null,
  displayLabel: true,
  gridListValueRequired: false,
  parentID: null,
  ...changes,
});

const choice = (definitionID: number, availableValue: string, parentAvailableValue?: string): CustomDataListValue => ({
  customDataListValueID: definitionID * 100 + availableValue.length,
  customDataDefinitionID: definitionID,
  availableValue,
  positionOrdinal: 1,
  ...(parentAvailableValue === undefined ? {} : { parentAvailableValue }),
});

/** A value as the server has it. */
const stored = (of: CustomDataDefinition, content: FieldValue) => ({
  ...withValue(newValue(of, 12), content),
  customDataID: of.customDataDefinitionID + 1000,
  originalValue: content,
});

const state = definition(1, { customDataType: CustomFieldType.PickList });
const county = definition(2, { customDataType: CustomFieldType.ChildPickList, parentID: 1 });
const town = definition(3, { customDataType: CustomFieldType.ChildPickList, parentID: 2 });
const lists = [
  choice(1, 'Texas'),
  choice(1, 'Utah'),
  choice(2, 'Bell', 'Texas'),
  choice(2, 'Cache', 'Utah'),
  choice(3, 'Temple', 'Bell'),
];

describe('a form of custom fields', () => {
  it('begins with what is stored, and with the default of its type where nothing is', () => {
    const definitions = [
      definition(1),
      definition(2, { customDataType: CustomFieldType.Integer }),
      definition(3, { customDataType: CustomFieldType.Decimal }),
      definition(4, { customDataType: CustomFieldType.Boolean }),
      definition(5, { customDataType: CustomFieldType.Money }),
    ];
    const values = valuesFor(definitions, [stored(definition(1), 'Kept')], 12);
    expect(customFormOf(values)).toEqual({ f1: 'Kept', f2: 0, f3: '0', f4: false, f5: null });
    expect(values.map(({ referenceTablePKValue }) => referenceTablePKValue)).toEqual([12, 12, 12, 12, 12]);
  });

  // holds core 5.9
  it('sends changed values, and new ones with a value, and nothing else', () => {
    const definitions = [1, 2, 3, 4].map((id) => definition(id));
    const values = valuesFor(definitions, [stored(definition(1), 'Same'), stored(definition(2), 'Old')], 12);
    const form: CustomForm = { ...customFormOf(values), f2: 'New', f3: 'First' };
    expect(customChanges(values, form)).toMatchObject([
      { customDataDefinitionID: 2, customDataID: 1002, stringValue: 'New', originalValue: 'Old' },
      { customDataDefinitionID: 3, customDataID: 0, stringValue: 'First' },
    ]);
    expect(customChanges(values, customFormOf(values))).toEqual([]);
  });

  it('an emptied text is none, and one that was none stays unchanged', () => {
    const definitions = [definition(1), definition(2)];
    const values = valuesFor(definitions, [stored(definition(1), 'Old'), stored(definition(2), null)], 12);
    expect(customChanges(values, { f1: '', f2: '' })).toMatchObject([{ customDataDefinitionID: 1, stringValue: null }]);
  });
});

describe('pick lists', () => {
  // holds core 5.8
  it('a child list offers what belongs to the choice of the parent, and nothing before there is one', () => {
    const offered = (form: CustomForm) => choicesFor(county, lists, form).map(({ availableValue }) => availableValue);
    expect(offered({ f1: 'Texas', f2: null })).toEqual(['Bell']);
    expect(offered({ f1: 'Utah', f2: null })).toEqual(['Cache']);
    expect(offered({ f1: null, f2: null })).toEqual([]);
  });

  it('another parent empties the children it takes the choice from, all the way down', () => {
    const definitions = [state, county, town];
    expect(emptiedChildren(definitions, lists, { f1: 'Utah', f2: 'Bell', f3: 'Temple' }, 1)).toEqual(['f2', 'f3']);
    expect(emptiedChildren(definitions, lists, { f1: 'Texas', f2: 'Bell', f3: 'Temple' }, 1)).toEqual([]);
    expect(emptiedChildren(definitions, lists, { f1: 'Utah', f2: null, f3: null }, 1)).toEqual([]);
  });

  it('parents in a circle end the walk', () => {
    const circle = [{ ...county, parentID: 3 }, town];
    expect(emptiedChildren(circle, lists, { f2: 'Bell', f3: 'None' }, 2)).toEqual(['f3', 'f2']);
  });
});

describe('errors', () => {
  const check = (definitions: CustomDataDefinition[], form: CustomForm, values = valuesFor(definitions, [], 12)) =>
    customFormErrors({ definitions, listValues: lists, values }, form);

  // holds core 5.1
  it('says Field is Required for each required field without a value', () => {
    const required = { gridListValueRequired: true };
    const definitions = [definition(5, required), definition(6), definition(7, required)];
    expect(check(definitions, { f5: ' ', f6: null, f7: 'x' })).toEqual({ f5: 'Field is Required' });
  });

  it('refuses a choice of another parent', () => {
    expect(check([state, county], { f1: 'Utah', f2: 'Bell' })).toEqual({ f2: "'Bell' is not in the list." });
  });

  it('a choice that is stored and no longer offered stays good until it is changed', () => {
    const values = [stored(state, 'Republic of Texas')];
    expect(check([state], { f1: 'Republic of Texas' }, values)).toEqual({});
    expect(check([state], { f1: 'Atlantis' }, values)).toHaveProperty('f1');
  });
});
