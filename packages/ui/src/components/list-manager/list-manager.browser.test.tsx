import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { createDialogsDouble, DialogsHost, dialogs, installDialogs } from '../../services/dialogs/index.ts';
import { DialogBody } from '../dialog/index.ts';
import { ListManager } from './index.ts';
import { current, items, row } from './list-manager.fixture.ts';

afterEach(clearPage);
test('leaving the field keeps what will do, and keeps the field open with what will not', async () => {
  const onValueChange = vi.fn();
  await show(
    <>
      <ListManager label="Notes" defaultValue={items} onValueChange={onValueChange} />
      <button type="button">Elsewhere</button>
    </>,
  );
  await until(() => row('Note 2'));
  await userEvent.click(row('Note 2'));
  await userEvent.keyboard('{F2}Other');
  await userEvent.click(
    [...document.querySelectorAll('button')].find((each) => each.textContent === 'Elsewhere') as HTMLElement,
  );
  await until(() => onValueChange.mock.lastCall?.[1].reason === 'edit');
  await userEvent.click(row('Note 3'));
  await userEvent.keyboard('{F2}Note 1');
  await userEvent.click(row('Other'));
  await until(() => document.querySelector('input[aria-invalid=true]'), 'the field stays');
  expect((document.querySelector('input') as HTMLInputElement).value).toBe('Note 1');
});

test('a new item that is kept by leaving its field takes the tab stop, and the focus stays where it went', async () => {
  const onValueChange = vi.fn();
  await show(
    <>
      <ListManager label="Notes" defaultValue={items} onValueChange={onValueChange} />
      <input id="elsewhere" aria-label="Elsewhere" />
    </>,
  );
  await until(() => row('Note 2'));
  const elsewhere = document.getElementById('elsewhere') as HTMLElement;
  const start = async (name: string) => {
    await userEvent.click(row('Note 2'));
    await userEvent.keyboard('{Insert}');
    await until(() => current().matches('[data-slot=list-row] input'), 'the field');
    await userEvent.keyboard(name);
  };
  await start('Note 4');
  await userEvent.click(elsewhere);
  await until(() => row('Note 4')?.tabIndex === 0, 'the new row with the tab stop');
  expect(onValueChange.mock.lastCall?.[1].reason).toBe('add');
  expect(current()).toBe(elsewhere);
  await userEvent.keyboard('x');
  expect(current()).toBe(elsewhere);
  await start('Note 5');
  await userEvent.click(row('Note 1'));
  await until(() => row('Note 5') && !document.querySelector('[data-slot=list-row] input'), 'the second new row');
  expect(current()).toBe(row('Note 1'));
  expect(row('Note 1').tabIndex).toBe(0);
  await start('Note 6');
  await userEvent.keyboard('{Enter}');
  await until(() => current() === row('Note 6'), 'after Enter the focus is on the new row');
});

test('in a dialog Escape ends the editing, then the selection, then the dialog', async () => {
  await show(
    <main>
      <DialogsHost />
    </main>,
  );
  const Body = () => (
    <DialogBody>
      <ListManager label="Notes" defaultValue={items} />
    </DialogBody>
  );
  void dialogs.open(Body, {}, { title: 'Notes' });
  await until(() => row('Note 2'));
  const open = () => document.querySelectorAll('[data-slot=dialog]').length;
  await userEvent.click(row('Note 2'));
  await userEvent.keyboard('{F2}abc{Escape}');
  await until(() => !document.querySelector('input'), 'the end of editing');
  expect(open()).toBe(1);
  await userEvent.keyboard(' ');
  await until(() => document.querySelector('[aria-selected=true]'), 'the selection');
  await userEvent.keyboard('{Escape}');
  await until(() => !document.querySelector('[aria-selected=true]'), 'the end of the selection');
  expect(open()).toBe(1);
  await userEvent.keyboard('{Delete}');
  await until(() => open() === 2, 'the question');
  await userEvent.keyboard('{Escape}');
  await until(() => open() === 1, 'the question is gone');
  await until(() => current() === row('Note 2'), 'back on the row');
  await userEvent.keyboard('{Escape}');
  await until(() => open() === 0, 'the dialog is gone');
});

// holds blocks 2.29, blocks 8.13
test('asks by the dialogs service with the name and the catalogue text', async () => {
  const double = createDialogsDouble();
  const uninstall = installDialogs(double);
  await show(<ListManager label="Notes" defaultValue={items} />);
  await until(() => row('Note 2'));
  await userEvent.click(row('Note 2'));
  await userEvent.keyboard('{Delete}');
  await until(() => double.calls.length === 1);
  uninstall();
  expect(double.calls[0]).toMatchObject({
    kind: 'confirm',
    options: {
      title: 'Confirm Delete: Note 2',
      message: 'Are you sure you want to delete the selected item(s)?',
      destructive: true,
    },
  });
  expect(row('Note 2')).toBeTruthy();
});

test('undo in the field is the field’s', async () => {
  await show(<ListManager label="Notes" defaultValue={items} />);
  await until(() => row('Note 2'));
  await userEvent.click(row('Note 2'));
  await userEvent.keyboard('{F2}x');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect((current() as HTMLInputElement).value).toBe('Note 2');
});

const drag = async (name: string, below: string, release = true) => {
  const handle = row(name).querySelector('[data-slot=list-handle]') as HTMLElement;
  const { left, top } = handle.getBoundingClientRect();
  const y = row(below).getBoundingClientRect().bottom - 2;
  const fire = (type: string, clientY: number, target: EventTarget = window) =>
    target.dispatchEvent(
      new PointerEvent(type, { bubbles: true, cancelable: true, clientX: left + 5, clientY, button: 0, pointerId: 77 }),
    );
  fire('pointerdown', top + 5, handle);
  fire('pointermove', top + 15);
  // Again: the first may come before anybody listens.
  await until(() => {
    fire('pointermove', y);
    return document.querySelector('[data-dragging]');
  }, 'the drag');
  if (release) fire('pointerup', y);
};
const names = () => [...document.querySelectorAll('[data-slot=list-row]')].map((each) => each.textContent);

test('rows are dragged by their handle, the marked ones together; Escape ends the drag', async () => {
  await show(<ListManager label="Notes" defaultValue={items} reorderable />);
  await until(() => row('Note 2'));
  await drag('Note 1', 'Note 2');
  await until(() => names().join() === 'Note 2,Note 1,Note 3');
  await until(() => current().textContent?.includes('Note 1'), 'the focus goes along');
  await userEvent.keyboard('{Control>}z{/Control}');
  await until(() => names().join() === 'Note 1,Note 2,Note 3', 'undone');
  await userEvent.click(row('Note 1'));
  await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}');
  await until(() => document.querySelectorAll('[aria-selected=true]').length === 2, 'two are marked');
  await drag('Note 2', 'Note 3');
  await until(() => names().join() === 'Note 3,Note 1,Note 2');
  await drag('Note 3', 'Note 2', false);
  await userEvent.keyboard('{Escape}');
  await until(() => !document.querySelector('[data-dragging]'), 'the end');
  window.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerId: 77 }));
  expect(names().join()).toBe('Note 3,Note 1,Note 2');
});

test('without an order there is nothing to drag by', async () => {
  await show(<ListManager label="Notes" defaultValue={items} />);
  await until(() => row('Note 2'));
  expect(document.querySelector('[data-slot=list-handle]')).toBeNull();
});
