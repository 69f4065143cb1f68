import { field } from '@closewright/contract/kit';
import { expect, it } from 'vitest';
import { fieldErrors } from './field-errors.ts';

const { text, requiredText, integer } = field;
const note = text({ label: 'Note', max: 3 });
const pages = integer({ label: 'Pages', min: 1, max: 9 });
const name = requiredText({ label: 'Name', max: 3 });
const side = field.choice({ label: 'Side', choices: ['buyer', 'seller'], max: 6 });

it.each([
  ['a text too long', note, 'four', 'It has at most 3 characters'],
  ['another kind', note, 4, 'It is a text'],
  ['none of those offered', side, 'both', 'Side is one of buyer, seller'],
  ['words of the field', pages, 10, 'Pages is at most 9'],
  ['a text that is missing', name, '', 'Name is required'],
  ['a value that is missing', name, null, 'Name is required'],
])('says %s in plain words', (_, given, value, words) => {
  expect(fieldErrors({ given }, { given: value })).toEqual({ given: words });
});

it('says nothing of values that are right', () => {
  expect(fieldErrors({ note, pages, name }, { note: 'one', pages: 1, name: 'two' })).toEqual({});
});
