import { describe, expect, it } from 'vitest';
import {
  type CustomDataDefinition,
  type CustomDataValue,
  CustomFieldType,
  type CustomFieldTypeName,
  changedValues,
  contentOf,
  customFieldError,
  customFieldTypes,
  type FieldValue,
  fieldIsRequired,
  formatCompanyValue,
  newValue,
  noReferenceTable,
  orphanedChildren,
  parentCircle,
  parseCompanyValue,
  pickListChoices,
  ReferenceTable,
  referenceTableLabels,
  withValue,
} from './index.ts';

const names = Object.keys(CustomFieldType) as CustomFieldTypeName[];

const define = (type: CustomFieldTypeName, more: Partial<CustomDataDefinition> = {}): CustomDataDefinition => ({
  customDataDefinitionID: 1,
  customDataTabID: 1,
  label: 'HOA contact',
  referenceTable: ReferenceTable.Orders,
  customDataType: CustomFieldType[type],
  positionOrdinal: 1,
  maxLength: null,
  displayLabel: true,
  gridListValueRequired: false,
  parentID: null,
  ...more,
});

describe('field types and hosts (core.md §3)', () => {
  // holds core 3.8
  it('are 13 types, numbered from 0', () => {
    expect(names.map((name) => CustomFieldType[name])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(names.map((name) => customFieldTypes[CustomFieldType[name]].name)).toEqual(names);
  });

  // holds core 2.50
  it.each([
    ['Boolean', 'Check Box', 'boolValue', 3],
    ['Integer', 'Integer', 'intValue', 3],
    ['Decimal', 'Decimal', 'decimalValue', 3],
    ['Date', 'Date', 'dateTimeValue', 3],
    ['Time', 'Time', 'dateTimeValue', 3],
    ['DateTime', 'Date and Time', 'dateTimeValue', 3],
    ['Text', 'Text', 'stringValue', 3],
    ['Memo', 'Memo', 'stringValue', 12],
    ['RichText', 'Rich Text', 'stringValue', 12],
    ['PickList', 'Pick List', 'stringValue', 3],
    ['Company', 'Company', 'stringValue', 6],
    ['Money', 'Money', 'moneyValue', 3],
    ['ChildPickList', 'Child Pick List', 'stringValue', 3],
  ] as const)('%s is called %s, stored in %s, %d columns wide', (name, label, column, columns) => {
    expect(customFieldTypes[CustomFieldType[name]]).toEqual({ name, label, column, columns });
  });

  // holds core 2.51, core 3.7
  it('have 8 hosts, and -1 for none', () => {
    expect(Object.values(ReferenceTable)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(referenceTableLabels[ReferenceTable.Orders]).toBe('Custom Page');
    expect(referenceTableLabels[ReferenceTable.SaleLoan]).toBe('Loans');
    expect(noReferenceTable).toBe(-1);
  });
});

// holds core 5.1, core 5.2, core 5.18
describe('required: Field is Required (core.md §5)', () => {
  const empty: Record<CustomFieldTypeName, FieldValue[]> = {
    Boolean: [null],
    Integer: [null],
    Decimal: [null, ''],
    Date: [null, ''],
    Time: [null, ''],
    DateTime: [null, ''],
    Text: [null, '', '   '],
    Memo: [null, '', '\n'],
    RichText: [null, '', '<p></p>', '<p>&nbsp;</p>', '{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}\\f0\\par }'],
    PickList: [null, ''],
    Company: [null, '', '0', '0-0'],
    Money: [null],
    ChildPickList: [null, ''],
  };
  it.each(names.flatMap((name) => empty[name].map((content) => [name, content] as const)))('%s %j', (name, content) => {
    expect(customFieldError(define(name, { gridListValueRequired: true }), content)).toBe(fieldIsRequired);
    expect(customFieldError(define(name), content)).toBeNull();
  });

  it('is satisfied by 0, by an unchecked box and by an amount of nothing', () => {
    for (const [name, content] of [
      ['Integer', 0],
      ['Decimal', '0'],
      ['Boolean', false],
      ['Money', 0],
    ] as const) {
      expect(customFieldError(define(name, { gridListValueRequired: true }), content)).toBeNull();
    }
  });
});

// holds core 5.5
describe('contents by type', () => {
  it.each([
    ['Integer', 12, true],
    ['Integer', -2_147_483_647, true],
    ['Integer', 2_147_483_648, false],
    ['Integer', 1.5, false],
    ['Integer', '12', false],
    ['Integer', Number.NaN, false],
    ['Decimal', '12.34', true],
    ['Decimal', '-0.5', true],
    ['Decimal', '12.345', false],
    ['Decimal', '1e3', false],
    ['Decimal', 12.5, false],
    ['Date', '2024-02-29', true],
    ['Date', '2026-02-29', false],
    ['Date', '1926-04-15', true],
    ['Date', '1612-04-15', true],
    ['Date', '0026-04-15', false],
    ['Date', '9999-12-31', true],
    ['Date', '03/31/2026', false],
    ['Time', '14:30', true],
    ['Time', '24:00', false],
    ['DateTime', '2026-03-31T14:30', true],
    ['DateTime', '2026-03-31T14:30:59', true],
    ['DateTime', '2026-02-30T14:30', false],
    ['DateTime', '2026-03-31T14:30Z', false],
    ['DateTime', '2026-03-31', false],
    ['Boolean', true, true],
    ['Boolean', 'yes', false],
    ['Text', 'HOA of Sunset Ridge', true],
    ['Text', 5, false],
    ['Company', '12-0', true],
    ['Company', '12', true],
    ['Company', '12-34', true],
    ['Company', 'First Bank', false],
    ['Company', '12-34-5', false],
    ['Money', -12_345, true],
    ['Money', 0.5, false],
    ['Money', '12', false],
  ] as const)('%s %j is taken: %s', (name, content, taken) => {
    expect(customFieldError(define(name), content) === null).toBe(taken);
  });

  // holds core 5.3
  it.each(['Text', 'Memo'] as const)('%s takes the maxLength of the definition', (name) => {
    const definition = define(name, { maxLength: 5 });
    expect(customFieldError(definition, '12345')).toBeNull();
    expect(customFieldError(definition, '123456')).toBe('At most 5 characters; this has 6.');
    expect(customFieldError(define(name, { maxLength: 0 }), '123456')).toBeNull();
  });

  it.each(['PickList', 'ChildPickList'] as const)('%s takes what the list offers', (name) => {
    expect(customFieldError(define(name), 'Gated', ['Gated', 'Open'])).toBeNull();
    expect(customFieldError(define(name), 'gated', ['Gated', 'Open'])).toBe("'gated' is not in the list.");
  });
});

describe('values', () => {
  const stored = (type: CustomFieldTypeName, content: FieldValue, customDataID = 7): CustomDataValue => ({
    ...withValue(newValue(define(type), 3), content),
    customDataID,
    originalValue: content,
  });

  // holds core 5.4
  it.each([
    ['Integer', 0],
    ['Decimal', '0'],
    ['Boolean', false],
    ['Money', null],
    ['Text', null],
    ['Date', null],
  ] as const)('a new %s starts at %j (core.md §5: Integer and Decimal default to 0)', (type, content) => {
    expect(contentOf(newValue(define(type), 3))).toBe(content);
    expect(newValue(define(type), 3)).toMatchObject({ customDataID: 0, referenceTablePKValue: 3, originalValue: null });
  });

  // holds core 3.4
  it.each([
    ['Integer', null],
    ['Decimal', null],
    ['Decimal', '12.30'],
    ['Money', 1_050],
    ['Company', '12-0'],
    ['Boolean', true],
  ] as const)('%s keeps %j in the column of its type and in no other', (type, content) => {
    const value = stored(type, content);
    expect(contentOf(value)).toBe(content);
    const columns = [
      value.boolValue,
      value.intValue,
      value.decimalValue,
      value.dateTimeValue,
      value.stringValue,
      value.moneyValue,
    ];
    expect(columns.filter((column) => column !== null)).toHaveLength(content === null ? 0 : 1);
  });

  // holds core 5.9
  it('sends only changed values, or new ones with a value (core.md §5)', () => {
    const sent = [
      withValue(stored('Text', 'a'), 'b'),
      withValue(stored('Text', 'a'), null),
      withValue(stored('Integer', 5), 0),
      withValue(stored('Boolean', true), false),
      withValue(newValue(define('Text'), 3), 'new'),
      withValue(newValue(define('Boolean'), 3), true),
      withValue(newValue(define('Money'), 3), 0),
      withValue(newValue(define('Decimal'), 3), '0.01'),
    ];
    const kept = [
      stored('Text', 'a'),
      stored('Integer', null),
      withValue(withValue(stored('Text', 'a'), 'b'), 'a'),
      newValue(define('Integer'), 3),
      newValue(define('Decimal'), 3),
      newValue(define('Boolean'), 3),
      withValue(newValue(define('Text'), 3), '  '),
      withValue(newValue(define('Decimal'), 3), '0.00'),
    ];
    expect(changedValues([...kept, ...sent])).toEqual(sent);
  });
});

// holds core 3.5
describe('a company is stored as companyID-contactID (core.md §3)', () => {
  it.each([
    [{ companyID: 12, contactID: 34 }, '12-34'],
    [{ companyID: 12, contactID: 0 }, '12-0'],
  ])('%j is %s, and back', (value, text) => {
    expect(formatCompanyValue(value)).toBe(text);
    expect(parseCompanyValue(text)).toEqual(value);
  });

  it.each([
    ['12', { companyID: 12, contactID: 0 }],
    ['0-5', null],
    ['', null],
    [null, null],
    ['12-', null],
    ['-12', null],
    ['1234567890123456-1', null],
  ])('%j reads as %j', (text, value) => {
    expect(parseCompanyValue(text)).toEqual(value);
  });

  it('is nothing without a company, and refuses what is no id', () => {
    expect(formatCompanyValue({ companyID: 0, contactID: 5 })).toBeNull();
    expect(() => formatCompanyValue({ companyID: -1, contactID: 0 })).toThrow(RangeError);
    expect(() => formatCompanyValue({ companyID: 1, contactID: 0.5 })).toThrow(RangeError);
  });
});

describe('pick lists', () => {
  const value = (id: number, definition: number, text: string, parent: string | null = null) => ({
    customDataListValueID: id,
    customDataDefinitionID: definition,
    availableValue: text,
    positionOrdinal: -id,
    parentAvailableValue: parent,
  });
  const all = [value(1, 1, 'TX'), value(2, 1, 'FL'), value(3, 2, 'Travis', 'TX'), value(4, 2, 'Dade', 'FL')];
  const shown = (type: 'PickList' | 'ChildPickList', id: number, parent: string | null) =>
    pickListChoices(define(type, { customDataDefinitionID: id }), all, parent).map((item) => item.availableValue);

  it('offer their own values by position', () => expect(shown('PickList', 1, null)).toEqual(['FL', 'TX']));

  // holds core 5.8
  it.each([
    ['TX', ['Travis']],
    ['FL', ['Dade']],
    ['CA', []],
    [null, []],
  ])('of a child with the parent at %j: %j', (parent, choices) => {
    expect(shown('ChildPickList', 2, parent)).toEqual(choices);
  });

  const chain = (...links: [number, number | null][]) =>
    links.map(([customDataDefinitionID, parentID]) => ({ customDataDefinitionID, parentID }));

  it.each([
    [chain([1, null], [2, 1], [3, 2]), []],
    [chain([1, 1]), [1]],
    [chain([1, 2], [2, 1]), [1, 2]],
    [chain([9, 1], [1, 2], [2, 3], [3, 1]), [1, 2, 3]],
    [chain([1, 99]), []],
    [[], []],
  ])('%j make the circle %j', (definitions, circle) => {
    expect(parentCircle(definitions)).toEqual(circle);
  });

  it('find children without a parent list', () => {
    const list = define('PickList', { customDataDefinitionID: 1 });
    const text = define('Text', { customDataDefinitionID: 2 });
    const child = (id: number, parentID: number | null) =>
      define('ChildPickList', { customDataDefinitionID: id, parentID });
    expect(orphanedChildren([list, text, child(3, 1), child(4, 2), child(5, 99), child(6, null), child(7, 3)])).toEqual(
      [4, 5, 6],
    );
  });
});
