import type { ExplainedForm, FormRun } from '@closewright/domain/forms';
import { expect, it } from 'vitest';
import { placesOnForm } from './form-places.ts';

const amount = { field: 'fees.3.amount', words: 'The amount of the survey' };
const page = (number: string, ...runs: FormRun[]) => ({ number, blocks: [{ kind: 'paragraph' as const, runs }] });
const form: ExplainedForm = {
  title: 'Closing Disclosure',
  pages: [
    page('1', { text: '', figure: 'totals.J' }, { text: 'Ficus Bank', field: 'loan.lenderName' }),
    page('2', { text: '', figure: 'fees.3.borrowerAtClosing' }, { text: 'Survey', field: 'fees.3.label' }),
    page('3', { text: 'Ficus Bank', field: 'loan.lenderName' }),
  ],
  figures: new Map([
    ['totals.J', { kind: 'open', missing: [amount, { field: 'closingDate', words: 'The closing date' }] }],
    ['fees.3.borrowerAtClosing', { kind: 'open', missing: [amount] }],
  ]),
};

it.each([
  ['loan.lenderName', '1', 'loan.lenderName'],
  ['fees.3.label', '2', 'fees.3.label'],
  // The total is missing it, too, among others.
  ['fees.3.amount', '2', 'fees.3.borrowerAtClosing'],
  ['closingDate', '1', 'totals.J'],
])('%s stands on page %s in the cell %s', (field, number, cell) => {
  expect(placesOnForm(form).get(field)).toMatchObject({ page: number, cell });
});

it('what the form does not show has no place', () => {
  expect(placesOnForm(form).get('order.fileNumber')).toBeUndefined();
});
