import { describe, expect, it } from 'vitest';
import { changesOf, compareRecord, compareRecords } from './compare-records.ts';
import type { DiffField, DiffValue } from './record-diff.types.ts';
import { after, before, fields, listAfter, listBefore } from './stories-data.ts';

const one = (
  kind: DiffField<DiffValue>['kind'],
  was: DiffValue,
  is: DiffValue,
  text?: (value: DiffValue) => string,
) => {
  const [field] = compareRecord([{ name: 'it', label: 'It', kind, text, value: (value) => value }], was, is).fields;
  return [field?.isChanged, field?.before, field?.after];
};

describe('a field', () => {
  it.each([
    ['the same text', 'text', 'Acorn', 'Acorn', [false, 'Acorn', 'Acorn']],
    ['another text', 'text', 'Acorn', 'Harbor', [true, 'Acorn', 'Harbor']],
    ['nothing, however it is written', 'text', '', undefined, [false, null, null]],
    ['nothing before', 'text', undefined, 'Acorn', [true, null, 'Acorn']],
    ['nothing after', 'text', 'Acorn', '', [true, 'Acorn', null]],
    ['zero, which is not nothing', 'money', undefined, 0, [true, null, '0.00']],
    ['an amount', 'money', 123_456, -250_000, [true, '1,234.56', '(2,500.00)']],
    ['a date', 'date', '2013-04-15', '2013-04-30', [true, '04/15/2013', '04/30/2013']],
    ['yes and no', 'check', true, false, [true, 'Yes', 'No']],
    ['no, which is not nothing', 'check', undefined, false, [true, null, 'No']],
    ['a number', 'number', 3, 4, [true, '3', '4']],
    ['a masked number', 'masked', '12-3456789', '12-3450001', [true, '**-***6789', '**-***0001']],
    ['one that comes masked', 'masked', '***-**-4321', '***-**-4321', [false, '***-**-4321', '***-**-4321']],
    ['a short secret, of which nothing is seen', 'masked', '4321', 'abcdef', [true, '****', '******']],
  ] as const)('of %s', (_, kind, was, is, expected) => {
    expect(one(kind, was, is)).toEqual(expected);
  });

  it('is read by its own words, which are not asked for what is masked', () => {
    const words = (value: DiffValue) => `<${String(value)}>`;
    expect(one('text', 'a', 'b', words)).toEqual([true, '<a>', '<b>']);
    expect(one('masked', '123456789', '123456780', words)).toEqual([true, '*****6789', '*****6780']);
  });
});

describe('a record', () => {
  it('says which fields changed, and holds the others in their order', () => {
    const { state, fields: compared } = compareRecord(fields, before, after);
    expect(state).toBe('changed');
    expect(compared.map(({ name }) => name)).toEqual(fields.map(({ name }) => name));
    expect(compared.filter(({ isChanged }) => isChanged).map(({ name }) => name)).toEqual([
      'principal',
      'goodThrough',
      'basis',
      'taxID',
      'contact',
      'remarks',
    ]);
  });

  it('is the same as itself', () => {
    expect(compareRecord(fields, before, { ...before }).state).toBe('same');
  });

  it.each([
    ['added', null, before],
    ['removed', before, null],
  ] as const)('that was %s has what it holds, and no field of it counts', (state, was, is) => {
    const compared = compareRecord(fields, was, is);
    expect(compared.state).toBe(state);
    expect(compared.fields.map(({ name }) => name)).not.toContain('contact');
    expect(compared.fields.some(({ isChanged }) => isChanged)).toBe(false);
    expect(changesOf([compared])).toEqual([{ key: '', what: state }]);
  });

  it('keeps nothing of a masked value but what is seen', () => {
    expect(JSON.stringify(compareRecord(fields, before, after))).not.toContain('345678');
  });
});

describe('a list of records', () => {
  const letters = (text: string) => [...text];
  const compared = (was: string, is: string) =>
    compareRecords([], letters(was), letters(is), { keyOf: (letter) => letter, nameOf: (letter) => letter }).map(
      ({ name, state, moved }) =>
        `${name}${{ same: '', changed: '~', added: '+', removed: '-' }[state]}${moved ? ` ${moved.from}>${moved.to}` : ''}`,
    );
  it.each([
    ['abc', 'abc', ['a', 'b', 'c']],
    ['abc', 'abxc', ['a', 'b', 'x+', 'c']],
    ['abc', 'ac', ['a', 'b-', 'c']],
    ['abc', 'bc', ['a-', 'b', 'c']],
    ['abc', 'ab', ['a', 'b', 'c-']],
    ['abcd', 'ad', ['a', 'b-', 'c-', 'd']],
    // The fewest that explain the order: one row went to the end, the others stayed.
    ['abcd', 'bcda', ['b', 'c', 'd', 'a 1>4']],
    ['abcd', 'dabc', ['d 4>1', 'a', 'b', 'c']],
    // What comes and goes moves nobody.
    ['abc', 'xbc', ['a-', 'x+', 'b', 'c']],
    ['', 'ab', ['a+', 'b+']],
    ['ab', '', ['a-', 'b-']],
  ])('%s to %s', (was, is, expected) => {
    expect(compared(was, is)).toEqual(expected);
  });

  it('counts what changed, in the order in which it is drawn', () => {
    const records = compareRecords(fields, listBefore, listAfter, {
      keyOf: ({ id }) => id,
      nameOf: ({ lender }) => lender,
    });
    expect(records.map(({ name, state }) => `${name}: ${state}`)).toEqual([
      'City of Anytown: same',
      'Maple Street Savings: changed',
      'Acorn Savings: same',
      'Harbor Credit: removed',
      'Lindley Bank: added',
    ]);
    expect(changesOf(records).map(({ key, what }) => `${key} ${what}`)).toEqual([
      '4 moved',
      ...Array.from({ length: 6 }, () => '1 field'),
      '3 removed',
      '5 added',
    ]);
  });
});
