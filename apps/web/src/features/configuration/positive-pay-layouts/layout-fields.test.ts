import { expect, it } from 'vitest';
import { problemsInForm } from './layout-fields.ts';

it.each([
  [
    { name: 'x', 'words.void': 'y' },
    { name: 'x', voidWord: 'y' },
  ],
  [{ detail: 'needs an amount' }, { '': 'needs an amount' }],
  [{ 'detail.3.width': 'too wide' }, { '': 'Mend the fields that are marked in the grid' }],
  [{ 'detail.3.width': 'too wide', detail: 'needs an amount' }, { '': 'needs an amount' }],
  [{ fileName: undefined }, {}],
])('what is wrong with a layout stands at the fields of the form, of the grid above them: %j', (problems, found) => {
  expect(problemsInForm(problems)).toEqual(found);
});
