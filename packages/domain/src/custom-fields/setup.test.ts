import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actions } from '../access/index.ts';
import {
  CustomFieldType,
  type CustomFieldTypeName,
  customDataLimits,
  type DefinedField,
  definitionProblems,
  hostActions,
  itemExists,
  listProblems,
  orphaningChange,
  parentCircle,
  ReferenceTable,
} from './index.ts';

const field = (id: number, type: CustomFieldTypeName, more: Partial<DefinedField> = {}): DefinedField => ({
  customDataDefinitionID: id,
  label: `Field ${id}`,
  customDataType: CustomFieldType[type],
  maxLength: null,
  parentID: null,
  ...more,
});

// holds core 2.51
describe('hosts follow the access of their screen (core.md §6)', () => {
  it.each([
    ['Orders', 'Custom'],
    ['FileMain', 'OrderEntry'],
    ['Buyer', 'OrderEntry'],
    ['Seller', 'OrderEntry'],
    ['OrderContacts', 'OrderEntry'],
    ['SaleLoan', 'OrderEntry'],
    ['Property', 'OrderEntry'],
    ['Invoices', 'Invoices'],
  ] as const)('%s: %s', (host, screen) => {
    const { read, save } = hostActions[ReferenceTable[host]];
    expect(actions[read]).toMatchObject({ screens: [screen], writes: false });
    expect(actions[save]).toMatchObject({ screens: [screen], writes: true, rule: 'file' });
  });
});

// holds core 3.6
describe('a field beside the others of its tab', () => {
  const state = field(1, 'PickList', { label: 'State' });
  const county = field(2, 'ChildPickList', { label: 'County', parentID: 1 });
  const note = field(3, 'Text', { label: 'Note' });

  it.each([
    ['as it is', county, {}],
    ['a label that is taken, in any case', field(0, 'Text', { label: ' state ' }), { label: /has this label/ }],
    ['its own label', state, {}],
    ['a maximum length of text', field(0, 'Memo', { maxLength: 5 }), {}],
    ['a maximum length of money', field(0, 'Money', { maxLength: 5 }), { maxLength: /Only text and memo/ }],
    ['a child list without parent', field(0, 'ChildPickList'), { parentID: /Choose the pick list/ }],
    ['a child list of itself', { ...county, parentID: 2 }, { parentID: /in a circle: County, County\./ }],
    ['a child list of a text', field(0, 'ChildPickList', { parentID: 3 }), { parentID: /a pick list of this tab/ }],
    ['a child list of a foreign list', field(0, 'ChildPickList', { parentID: 9 }), { parentID: /of this tab/ }],
    ['a parent of a plain list', field(0, 'PickList', { parentID: 1 }), { parentID: /Only a child pick list/ }],
    [
      'a circle of two',
      field(1, 'ChildPickList', { label: 'State', parentID: 2 }),
      { parentID: /circle: State, County, State\./ },
    ],
    [
      'another type under children',
      field(1, 'Text', { label: 'State' }),
      { customDataType: /Child lists depend on this field/ },
    ],
  ] as const)('%s', (_what, wanted, problems) => {
    const found = definitionProblems(wanted, [state, county, note]);
    expect(Object.keys(found)).toEqual(Object.keys(problems));
    for (const [name, text] of Object.entries(problems)) expect(found[name as keyof typeof found]).toMatch(text);
  });

  it(`lets ${customDataLimits.listDepth} lists depend on each other and no more`, () => {
    const chain = Array.from({ length: customDataLimits.listDepth }, (_, at) =>
      at === 0 ? field(1, 'PickList') : field(at + 1, 'ChildPickList', { parentID: at }),
    );
    const last = chain.at(-1) as DefinedField;
    expect(definitionProblems(last, chain)).toEqual({});
    const deeper = field(0, 'ChildPickList', { parentID: last.customDataDefinitionID, label: 'Deeper' });
    expect(definitionProblems(deeper, chain).parentID).toMatch(/At most 5 lists/);
  });

  it('never accepts a circle, whatever lists stand on the tab', () => {
    const anyTab = fc
      .array(fc.option(fc.integer({ min: 1, max: 8 }), { nil: null }), { minLength: 1, maxLength: 8 })
      .map((parents) =>
        parents.map((parentID, at) => field(at + 1, parentID === null ? 'PickList' : 'ChildPickList', { parentID })),
      );
    fc.assert(
      fc.property(anyTab, (tab) => {
        // Field by field, as an administrator would: what is accepted stays.
        let accepted: DefinedField[] = [];
        for (const each of tab) {
          if (Object.keys(definitionProblems(each, accepted)).length === 0) accepted = [...accepted, each];
        }
        for (const each of tab) {
          const others = accepted.filter((other) => other.customDataDefinitionID !== each.customDataDefinitionID);
          if (others.length < accepted.length && Object.keys(definitionProblems(each, accepted)).length === 0) {
            accepted = [...others, each];
          }
        }
        expect(parentCircle(accepted)).toEqual([]);
      }),
    );
  });
});

describe('the choices of a list (building-blocks.md §5 List manager)', () => {
  const entry = (availableValue: string, parentID: number | null = null) => ({ availableValue, parentID });

  it.each([
    ['nothing', [], null, []],
    ['different texts', [entry('TX'), entry('FL')], null, []],
    ['a blank text', [entry(' ')], null, [[0, 'This value is required.']]],
    ['a long text', [entry('x'.repeat(101))], null, [[0, 'At most 100 characters.']]],
    ['the same text in another case', [entry('TX'), entry('tx ')], null, [[1, itemExists]]],
    ['a parent where there is none', [entry('TX', 1)], null, [[0, 'This list depends on no other.']]],
    ['the same text under two parents', [entry('Lake', 1), entry('Lake', 2)], new Set([1, 2]), []],
    ['the same text twice under one', [entry('Lake', 1), entry('Lake', 1)], new Set([1]), [[1, itemExists]]],
    ['no parent value', [entry('Lake')], new Set([1]), [[0, 'Choose the parent value that offers this one.']]],
    ['a removed parent value', [entry('Lake', 2)], new Set([1]), [[0, 'The parent list has no such value.']]],
  ] as const)('%s', (_what, entries, parents, problems) => {
    expect([...listProblems(entries, parents)]).toEqual(problems);
  });
});

describe('a change that orphans what is stored', () => {
  const none = { removesValues: false, removesChoices: false, longerThan: null };
  it.each([
    ['another label', field(1, 'Text'), field(1, 'Text', { label: 'Other' }), none],
    ['text to memo', field(1, 'Text'), field(1, 'Memo'), none],
    ['text to money', field(1, 'Text'), field(1, 'Money'), { ...none, removesValues: true }],
    [
      'text to company, which is text of its own form',
      field(1, 'Text'),
      field(1, 'Company'),
      { ...none, removesValues: true },
    ],
    ['memo to rich text', field(1, 'Memo'), field(1, 'RichText'), { ...none, removesValues: true }],
    ['date to date and time', field(1, 'Date'), field(1, 'DateTime'), { ...none, removesValues: true }],
    ['list to text keeps the words', field(1, 'PickList'), field(1, 'Text'), { ...none, removesChoices: true }],
    ['list to money', field(1, 'PickList'), field(1, 'Money'), { ...none, removesChoices: true, removesValues: true }],
    [
      'list to child list',
      field(1, 'PickList'),
      field(1, 'ChildPickList', { parentID: 2 }),
      { ...none, removesChoices: true },
    ],
    [
      'another parent',
      field(1, 'ChildPickList', { parentID: 2 }),
      field(1, 'ChildPickList', { parentID: 3 }),
      { ...none, removesChoices: true },
    ],
    ['a first maximum', field(1, 'Text'), field(1, 'Text', { maxLength: 9 }), { ...none, longerThan: 9 }],
    [
      'a shorter one',
      field(1, 'Text', { maxLength: 9 }),
      field(1, 'Text', { maxLength: 5 }),
      { ...none, longerThan: 5 },
    ],
    ['a longer one', field(1, 'Text', { maxLength: 5 }), field(1, 'Text', { maxLength: 9 }), none],
    ['none any more', field(1, 'Text', { maxLength: 5 }), field(1, 'Text'), none],
  ] as const)('%s', (_what, before, after, expected) => {
    expect(orphaningChange(before, after)).toEqual(expected);
  });
});
