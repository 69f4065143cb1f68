import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { DialogsHost, dialogs } from '../../services/dialogs/index.ts';
import { DialogBody } from '../dialog/index.ts';
import { TextField } from '../text-field/index.ts';
import { MultiSelectField } from './index.ts';
import { files, roles } from './stories-data.ts';

afterEach(() => {
  dialogs.closeAll();
  clearPage();
});

const list = () => document.querySelector('[role=listbox]:not([hidden])');
const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];
const focused = () => document.activeElement?.id;

it('keeps letters typed before the list is there', async () => {
  const change = vi.fn();
  await show(<MultiSelectField id="a" label="Roles" options={roles} onValueChange={change} />);
  const trigger = document.getElementById('a') as HTMLElement;
  trigger.focus();
  // No chunk arrives between two microtasks: this test comes before all that load it.
  for (const key of [...'mortx', 'Backspace', ' ', ...'bro', 'Enter']) {
    trigger.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await Promise.resolve();
  }
  expect(list()).toBeNull();
  expect(change).toHaveBeenCalledExactlyOnceWith([14], { reason: 'pick' });
  await until(() => document.querySelector('[data-slot=select-search]') === document.activeElement, 'the search box');
  expect((document.activeElement as HTMLInputElement).value).toBe('mort bro');
});

it('takes typing, Enter and Tab in one go, and goes on from the field', async () => {
  const change = vi.fn();
  await show(
    <>
      <MultiSelectField id="a" label="Roles" options={roles} onValueChange={change} />
      <TextField id="b" label="Reference" />
    </>,
  );
  await userEvent.keyboard('{Tab}mort{Enter}{Tab}');
  await until(() => focused() === 'b', 'Tab');
  expect(change).toHaveBeenCalledExactlyOnceWith([14], { reason: 'pick' });
  expect(list()).toBeNull();
});

it('is at most three quarters of the window high and draws what is in view', async () => {
  await show(<MultiSelectField id="a" label="Files" options={files} />);
  await userEvent.keyboard('{Tab}{ArrowDown}');
  await until(() => options().length > 0, 'the list');
  const layer = list()?.parentElement as HTMLElement;
  expect(layer.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight * 0.75);
  expect(layer.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  expect(options().length).toBeLessThan(60);
  await userEvent.keyboard('12-09999');
  await until(() => options().length === 2, 'the one found');
  await userEvent.keyboard('{Enter}');
  await until(() => document.getElementById('a')?.textContent?.includes('12-09999'), 'the chip');
});

it('in a dialog in a dialog: the mouse toggles, Escape peels the list, then one dialog', async () => {
  const change = vi.fn();
  await show(
    <>
      <button type="button" id="start">
        Start
      </button>
      <DialogsHost />
    </>,
  );
  document.getElementById('start')?.focus();
  const Below = () => <DialogBody>below</DialogBody>;
  const Body = () => (
    <DialogBody>
      <MultiSelectField id="a" label="Roles" options={roles} onValueChange={change} />
    </DialogBody>
  );
  void dialogs.open(Below, {}, { title: 'Report' });
  void dialogs.open(Body, {}, { title: 'Filter' });
  const count = () => document.querySelectorAll('[data-slot=dialog]').length;
  await until(() => count() === 2 && focused() === 'a', 'the dialogs');
  await userEvent.keyboard('{ArrowDown}');
  await until(() => options().length > 0, 'the list');
  await userEvent.click(options()[2] as HTMLElement);
  expect(change).toHaveBeenCalledExactlyOnceWith([2], { reason: 'pick' });
  await userEvent.keyboard('{Escape}');
  await until(() => !list() && focused() === 'a', 'the list closing, and the focus back');
  expect(count()).toBe(2);
  await userEvent.keyboard('{Escape}');
  await until(() => count() === 1, 'the upper dialog closing');
  expect(document.activeElement).not.toBe(document.body);
});
