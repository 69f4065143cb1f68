import { expect, it } from 'vitest';
import { createEditHistory, type EditPlace } from './edit-history.ts';

function place(id: string, values: Record<string, unknown>): EditPlace & { values: Record<string, unknown> } {
  return {
    id,
    values,
    read: (name) => values[name],
    set: (next) => Object.assign(values, next),
    fieldOf: (name) => `${id}.${name}`,
  };
}

it('takes back and makes again the edits of all places in their order, each field as one step', () => {
  const history = createEditHistory();
  const loan = place('loan', { lender: 'First Bank', amount: 100 });
  const order = place('order', { status: 1 });
  for (const lender of ['S', 'Se', 'Second']) history.edit(loan, { lender });
  history.close();
  history.edit(order, { status: 2 });
  history.edit(loan, { amount: null });
  expect([history.undo(), history.undo()]).toEqual(['loan.amount', 'order.status']);
  expect([loan.values, order.values]).toEqual([{ lender: 'Second', amount: 100 }, { status: 1 }]);
  expect([history.undo(), history.undo()]).toEqual(['loan.lender', null]);
  expect(loan.values.lender).toBe('First Bank');
  expect([history.redo(), history.redo(), history.redo(), history.redo()]).toEqual([
    'loan.lender',
    'order.status',
    'loan.amount',
    null,
  ]);
  expect([loan.values, order.values]).toEqual([{ lender: 'Second', amount: null }, { status: 2 }]);
});

it('makes a step of its own of what is typed after the field was left, and forgets what an edit overtakes', () => {
  const history = createEditHistory();
  const loan = place('loan', { lender: '' });
  history.edit(loan, { lender: 'One' });
  history.close();
  history.edit(loan, { lender: 'Two' });
  void history.undo();
  expect(loan.values.lender).toBe('One');
  history.edit(loan, { lender: 'Three' });
  expect(history.redo()).toBeNull();
  void history.undo();
  expect(loan.values.lender).toBe('One');
});

it('keeps what was done before a long text was typed, which is one step', () => {
  const history = createEditHistory();
  const loan = place('loan', { lender: '', amount: 1 });
  history.edit(loan, { amount: 2 });
  for (let length = 1; length <= 300; length++) history.edit(loan, { lender: 'x'.repeat(length) });
  expect([history.undo(), history.undo()]).toEqual(['loan.lender', 'loan.amount']);
  expect(loan.values).toEqual({ lender: '', amount: 1 });
});

it('leaves alone what came from elsewhere since', () => {
  const history = createEditHistory();
  const loan = place('loan', { lender: 'One', amount: 1 });
  history.edit(loan, { amount: 2 });
  history.edit(loan, { lender: 'Two' });
  loan.values.lender = 'Theirs';
  expect(history.undo()).toBe('loan.amount');
  expect(loan.values).toEqual({ lender: 'Theirs', amount: 1 });
});
