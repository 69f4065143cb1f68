import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CustomDataDefinition,
  type CustomDataListValue,
  type CustomDataValue,
  CustomFieldType,
  type CustomFieldTypeName,
  canonicalContent,
  customFieldError,
  type FieldValue,
  fieldIsRequired,
  newValue,
  ReferenceTable,
  recordProblems,
  withValue,
} from './index.ts';

const define = (
  id: number,
  type: CustomFieldTypeName,
  more: Partial<CustomDataDefinition> = {},
): CustomDataDefinition => ({
  customDataDefinitionID: id,
  customDataTabID: 1,
  label: `Field ${id}`,
  referenceTable: ReferenceTable.Orders,
  customDataType: CustomFieldType[type],
  positionOrdinal: id,
  maxLength: null,
  displayLabel: true,
  gridListValueRequired: false,
  parentID: null,
  ...more,
});
const holding = (definition: CustomDataDefinition, content: FieldValue): CustomDataValue =>
  withValue(newValue(definition, 7), content);
const choice = (id: number, field: number, text: string, parent: string | null = null): CustomDataListValue => ({
  customDataListValueID: id,
  customDataDefinitionID: field,
  availableValue: text,
  positionOrdinal: id,
  parentAvailableValue: parent,
});

describe('a record before it is saved', () => {
  const state = define(1, 'PickList');
  const county = define(2, 'ChildPickList', { parentID: 1 });
  const courier = define(3, 'Text', { gridListValueRequired: true, maxLength: 5 });
  const definitions = [state, county, courier];
  const listValues = [choice(1, 1, 'TX'), choice(2, 1, 'FL'), choice(3, 2, 'Travis', 'TX'), choice(4, 2, 'Dade', 'FL')];
  const problems = (contents: Record<number, FieldValue>, ...changed: number[]) => {
    const values = definitions
      .filter(({ customDataDefinitionID: id }) => id in contents)
      .map((definition) => holding(definition, contents[definition.customDataDefinitionID] ?? null));
    return Object.fromEntries(recordProblems({ definitions, listValues, values }, new Set(changed)));
  };

  it.each([
    ['all is well', { 1: 'TX', 2: 'Travis', 3: 'DHL' }, [1, 2, 3], {}],
    ['a required field that nobody filled', { 1: 'TX' }, [1], { 3: fieldIsRequired }],
    ['a choice that is none', { 1: 'CA', 3: 'x' }, [1], { 1: "'CA' is not in the list." }],
    ['a stored choice that was withdrawn', { 1: 'CA', 3: 'x' }, [3], {}],
    ['a stored text that is too long by now', { 3: 'much too long' }, [1], {}],
    ['a changed text that is too long', { 3: 'longer' }, [3], { 3: 'At most 5 characters; this has 6.' }],
    ['a child of another parent', { 1: 'FL', 2: 'Travis', 3: 'x' }, [2], { 2: "'Travis' is not in the list." }],
    ['a parent changed under its child', { 1: 'FL', 2: 'Travis', 3: 'x' }, [1], { 2: "'Travis' is not in the list." }],
    ['a parent emptied under its child', { 1: null, 2: 'Travis', 3: 'x' }, [1], { 2: "'Travis' is not in the list." }],
    ['both changed together', { 1: 'FL', 2: 'Dade', 3: 'x' }, [1, 2], {}],
  ] as const)('%s', (_what, contents, changed, expected) => {
    expect(problems(contents, ...changed)).toEqual(expected);
  });

  it('counts what a field starts with: a required number is answered by its 0', () => {
    const units = define(1, 'Integer', { gridListValueRequired: true });
    const none = { definitions: [units], listValues: [], values: [] };
    expect(recordProblems(none, new Set()).size).toBe(0);
    const emptied = { ...none, values: [holding(units, null)] };
    expect(recordProblems(emptied, new Set([1])).get(1)).toBe(fieldIsRequired);
  });
});

describe('rich text', () => {
  it.each(['<p>a</p><script>alert(1)</script>', 'Taxes <SCRIPT src=x>', 'Taxes </ script >'])(
    'with a script is refused: %s',
    (text) => {
      expect(customFieldError(define(1, 'RichText'), text)).toBe('A script element is not allowed here.');
    },
  );
});

describe('one form for what reads the same', () => {
  it.each([
    ['Text', '  ', null],
    ['Text', ' a ', ' a '],
    ['RichText', '<p>&nbsp;</p>', null],
    ['Company', '12', '12-0'],
    ['Company', '0-0', null],
    ['Company', 'First Bank', 'First Bank'],
    ['Decimal', '012.50', '12.5'],
    ['Decimal', '-0.00', '0'],
    ['Decimal', '100', '100'],
    ['Decimal', '1e3', '1e3'],
    ['Integer', 0, 0],
    ['Boolean', false, false],
    ['Money', null, null],
  ] as const)('%s %j is %j', (type, content, form) => {
    expect(canonicalContent(CustomFieldType[type], content)).toBe(form);
  });

  it('is its own form, and valid where the content was', () => {
    const decimal = fc
      .tuple(fc.boolean(), fc.nat(9_999_999), fc.nat(99))
      .map(([minus, whole, cents]) => `${minus ? '-' : ''}${whole}.${String(cents).padStart(2, '0')}`);
    fc.assert(
      fc.property(decimal, (text) => {
        const form = canonicalContent(CustomFieldType.Decimal, text);
        expect(Number(form)).toBeCloseTo(Number(text), 5);
        expect(canonicalContent(CustomFieldType.Decimal, form)).toBe(form);
        expect(customFieldError(define(1, 'Decimal'), form)).toBeNull();
      }),
    );
  });
});
