import { until } from '@closewright/ui/lib/until';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cellOf, inHand, removeForm, showForm } from './form-sheet.fixture.tsx';

afterEach(removeForm);

const field = () => document.querySelector<HTMLElement>('.form-field :is(input, [role=combobox])');
const survey = () => cellOf('C.02', 'borrowerAtClosing');
const open = async (cell: HTMLElement) => {
  cell.focus();
  await userEvent.keyboard('{Enter}');
  await until(() => field() === inHand(), 'the field');
};
const closed = () => until(() => field() === null, 'the field is closed');

it('Escape takes back what was typed and leaves in one press, and nothing that was saved', async () => {
  const editor = await showForm();
  const amount = () => editor.rows.get().fees.find(({ key }) => key === 3)?.values.borrowerAtClosing;
  await open(survey());
  await userEvent.keyboard('80{Escape}');
  await closed();
  expect([amount(), inHand()]).toEqual([85_00, survey()]);
  await userEvent.keyboard('81{Enter}');
  await closed();
  await userEvent.keyboard('{Enter}80{Escape}');
  await closed();
  expect([amount(), inHand()]).toEqual([81_00, survey()]);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(amount()).toBe(85_00);
  await open(survey());
  await userEvent.keyboard('78.00');
  expect(await editor.engine.save()).toBe('saved');
  await userEvent.keyboard('{Escape}');
  await closed();
  expect([amount(), inHand().textContent, editor.changes()]).toEqual([78_00, '$78.00', null]);
  await open(survey());
  await userEvent.keyboard('78.50');
  expect(await editor.engine.save()).toBe('saved');
  await userEvent.keyboard('{Control>}a{/Control}99{Escape}');
  await closed();
  expect(amount()).toBe(78_50);
});

it('Escape takes a text back that cannot be read', async () => {
  await showForm();
  await open(survey());
  await userEvent.keyboard('ninety{Escape}');
  await closed();
  expect([survey().getAttribute('aria-invalid'), inHand()]).toEqual([null, survey()]);
});

it('what is typed on a cell opens it and stands in it, also where its words move the line', async () => {
  const editor = await showForm();
  survey().focus();
  await userEvent.keyboard('91.25{Enter}');
  await closed();
  expect(survey().textContent).toBe('$91.25');
  expect(editor.rows.get().fees.find(({ key }) => key === 3)?.values.borrowerAtClosing).toBe(91_25);
  cellOf('C.02', 'label').focus();
  await userEvent.keyboard('Map{Enter}');
  const labels = () => editor.rows.get().fees.map(({ values }) => values.label);
  expect(labels()).toEqual(['Application fee', 'Pest inspection fee', 'Map', 'Warranty']);
  await until(() => inHand() === cellOf('C.01', 'label'), 'the focus on the line where its words have put it');
});

it('Tab goes to the next cell that is written, from a cell, a field and a new line', async () => {
  await showForm();
  cellOf('A.02', 'borrowerAtClosing').focus();
  await userEvent.keyboard('{Tab}');
  expect([inHand().dataset.written, inHand().closest('tr')?.dataset.line]).toEqual(['', 'A.02']);
  await open(survey());
  await userEvent.keyboard('{Tab}');
  await closed();
  expect(inHand().dataset.at).toMatch(/borrowerBeforeClosing$/);
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}');
  expect([inHand().dataset.written, inHand().closest('tr')?.dataset.line]).toEqual(['', 'C.03']);
  survey().focus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await until(() => document.querySelector('.form-new-line input') === inHand(), 'the new line');
  await userEvent.keyboard('Radon test{Tab}');
  await until(() => inHand().matches('[data-cell]'), 'a cell of the new line');
  const line = inHand().closest<HTMLElement>('tr');
  expect(line?.textContent).toContain('Radon test');
  expect(inHand().dataset.at).not.toMatch(/label$/);
  cellOf(line?.dataset.line ?? '', 'borrowerAtClosing').focus();
  await userEvent.keyboard('45{Enter}');
  await until(() => line?.textContent?.includes('$45.00'), 'the amount');
});

it('the first written cell has the focus, and the first turn of the page goes to the second', async () => {
  await showForm();
  await until(() => inHand().matches('[data-cell]'), 'the focus on the paper');
  expect(inHand()).toBe(document.querySelector('[data-written]'));
  inHand().blur();
  await userEvent.keyboard('{Alt>}{PageDown}{/Alt}');
  expect(inHand().closest<HTMLElement>('[data-page]')?.dataset.page).toBe('2');
});

it('Enter keeps what was picked from a list and goes back to the cell, and Ctrl Z takes it back', async () => {
  const editor = await showForm();
  const begin = document.querySelector<HTMLElement>('[data-line^="L."] [data-cell]');
  begin?.focus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await until(() => document.querySelector('.form-new-line input') === inHand(), 'the new line');
  const kind = () => editor.rows.get().adjustments.at(-1)?.values.kind;
  const before = kind();
  await userEvent.keyboard('Gift{Tab}');
  expect(inHand().getAttribute('role')).toBe('combobox');
  await userEvent.keyboard('{ArrowDown}');
  await until(() => document.querySelector('[role=option]'), 'the list');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await until(() => document.querySelector('.form-new-line') === null, 'the new line is there');
  expect(document.querySelector('[role=option]')).toBeNull();
  expect(kind()).not.toBe(before);
  await until(() => inHand().closest('tr')?.textContent?.includes('Gift'), 'the focus on the line');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(kind()).toBe(before);
});

it('F6 goes on to the pages, the paper and the reason, and back to the cell that was left', async () => {
  await showForm();
  survey().focus();
  await userEvent.keyboard('{F6}');
  expect(inHand().closest('aside')?.ariaLabel).toBe('Why');
  await userEvent.keyboard('{F6}');
  expect(inHand().closest('nav')?.ariaLabel).toBe('Pages');
  await userEvent.keyboard('{F6}');
  expect(inHand()).toBe(survey());
  await userEvent.keyboard('{Shift>}{F6}{/Shift}');
  expect(inHand().closest('nav')?.ariaLabel).toBe('Pages');
});
