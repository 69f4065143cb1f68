import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { DualList } from './index.ts';

afterEach(clearPage);
const items = Array.from({ length: 5000 }, (_, at) => ({ id: at + 1, name: `Template ${at + 1}` }));
const list = (side: 'Available' | 'Selected') =>
  [...document.querySelectorAll<HTMLElement>('[role=listbox]')][side === 'Available' ? 0 : 1] as HTMLElement;
const current = (box: HTMLElement) => document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
const inView = (box: HTMLElement) => {
  const a = current(box)?.getBoundingClientRect();
  const b = box.getBoundingClientRect();
  return a && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
};

test('5,000 items: few are drawn, the current one always, and it is in view', async () => {
  await show(<DualList label="Templates" items={items} />);
  await until(() => list('Available'));
  list('Available').focus();
  await userEvent.keyboard('{End}');
  await until(
    () => current(list('Available'))?.textContent === 'Template 5000' && inView(list('Available')),
    'the end',
  );
  expect(document.querySelectorAll('[role=option]').length).toBeLessThan(80);
  await userEvent.keyboard('{Enter}');
  await until(() => current(list('Available'))?.textContent === 'Template 4999', 'the neighbour');
  expect(document.activeElement).toBe(list('Available'));
  await userEvent.keyboard('{Home}');
  await until(() => current(list('Available'))?.textContent === 'Template 1' && inView(list('Available')), 'the start');
});

test('all 5,000 go over and back at once, in their order', async () => {
  let value: readonly (string | number)[] = [];
  await show(
    <DualList
      label="Templates"
      items={items}
      onValueChange={(next) => {
        value = next;
      }}
    />,
  );
  await until(() => list('Available'));
  list('Available').focus();
  await userEvent.keyboard('{Control>}a{/Control}{Enter}');
  await until(() => value.length === 5000);
  expect(value.slice(0, 3)).toEqual([1, 2, 3]);
  list('Selected').focus();
  await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  await until(() => value.length === 0);
});

test('every button is at least 24 px in the densest look', async () => {
  await show(<DualList label="Templates" items={items.slice(0, 20)} defaultValue={[1, 2]} />);
  await until(() => document.querySelectorAll('button').length >= 6);
  for (const button of document.querySelectorAll('button')) {
    expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
    expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  }
});

test('a finger marks one after the other, and a button moves them', async () => {
  let value: readonly (string | number)[] = [];
  await show(
    <DualList
      label="Templates"
      items={items.slice(0, 4)}
      onValueChange={(next) => {
        value = next;
      }}
    />,
  );
  await until(() => list('Available'));
  const rows = () => [...list('Available').querySelectorAll('[role=option]')];
  const marked = () => rows().filter((row) => row.getAttribute('aria-selected') === 'true').length;
  const tap = (at: number) =>
    rows()[at]?.dispatchEvent(new PointerEvent('click', { pointerType: 'touch', bubbles: true, cancelable: true }));
  tap(0);
  await until(() => marked() === 1, 'the first');
  tap(2);
  await until(() => marked() === 2, 'both');
  await userEvent.click(document.querySelector('button[aria-label=Add]') as HTMLElement);
  await until(() => value.length === 2);
  expect(value).toEqual([1, 3]);
});
