import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { createDialogsDouble, DialogsHost, dialogs, installDialogs } from '../../services/dialogs/index.ts';
import { DialogBody } from '../dialog/index.ts';
import { ListManager, type ListManagerItem } from './index.ts';

afterEach(clearPage);
const items: ListManagerItem[] = [1, 2, 3].map((id) => ({ id, name: `Note ${id}` }));
const row = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-slot=list-row]')].find((each) =>
    each.textContent?.includes(text),
  ) as HTMLElement;
const current = () => document.activeElement as HTMLElement;

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
