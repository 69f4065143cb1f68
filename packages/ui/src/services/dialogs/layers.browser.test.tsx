import { type ReactNode, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DialogBody } from '../../components/dialog/index.ts';
import { MenuButton } from '../../components/dropdown-menu/index.ts';
import { Tooltip } from '../../components/tooltip/index.ts';
import { ToastsHost, toasts } from '../toasts/index.ts';
import { DialogsHost, dialogs } from './index.ts';

/** Real keys and a real mouse over the real layers: each Escape peels exactly one, and the focus never falls to the page. */
let root: Root;
let box: HTMLElement;
beforeEach(() => {
  box = document.createElement('div');
  document.body.append(box);
  root = createRoot(box);
});
afterEach(async () => {
  dialogs.closeAll();
  toasts.dismiss();
  await vi.waitFor(() => expect(document.querySelector('[data-slot=dialog]')).toBeNull());
  root.unmount();
  box.remove();
});
const show = (node: ReactNode) =>
  root.render(
    <StrictMode>
      {node}
      <DialogsHost />
      <ToastsHost />
    </StrictMode>,
  );

const layers: Record<string, { part: ReactNode; open: () => Promise<void>; shown: () => boolean }> = {
  menu: {
    part: (
      <MenuButton menuLabel="Acts" entries={[{ id: 'copy', label: 'Copy' }]}>
        Opener
      </MenuButton>
    ),
    open: async () => {
      await page.getByRole('button', { name: 'Opener' }).click();
    },
    shown: () => document.querySelector('[role=menu]') !== null,
  },
  tooltip: {
    part: (
      <Tooltip title="The file is in use">
        <button type="button">Opener</button>
      </Tooltip>
    ),
    open: async () => {
      await page.getByRole('button', { name: 'Opener' }).hover();
    },
    shown: () => document.querySelector('[role=tooltip]') !== null,
  },
};

describe.each(Object.keys(layers))('%s', (name) => {
  test.each([1, 2])('in %d dialog(s)', async (depth) => {
    const layer = layers[name];
    if (!layer) throw new Error(name);
    show(<button type="button">Start</button>);
    await vi.waitFor(() => expect(box.querySelector('button')).not.toBeNull());
    box.querySelector('button')?.focus();
    const Level = () => <DialogBody>{layer.part}</DialogBody>;
    const Below = () => <DialogBody>below</DialogBody>;
    for (let level = 1; level < depth; level++) void dialogs.open(Below, {}, { title: `Level ${level}` });
    void dialogs.open(Level, {}, { title: `Level ${depth}` });
    const count = () => document.querySelectorAll('[data-slot=dialog]').length;
    await vi.waitFor(() => expect(count()).toBe(depth));
    await layer.open();
    await vi.waitFor(() => expect(layer.shown()).toBe(true));
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(layer.shown()).toBe(false));
    expect(count()).toBe(depth);
    for (let left = depth - 1; left >= 0; left--) {
      await vi.waitFor(() => expect(document.activeElement).not.toBe(document.body));
      await userEvent.keyboard('{Escape}');
      await vi.waitFor(() => expect(count()).toBe(left));
    }
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Start'));
  });
});

test('a menu row in a modal dialog can be picked with the mouse', async () => {
  const picked = vi.fn();
  show(null);
  const Body = () => (
    <DialogBody>
      <MenuButton menuLabel="Acts" entries={[{ id: 'copy', label: 'Copy file', onSelect: picked }]}>
        Opener
      </MenuButton>
    </DialogBody>
  );
  void dialogs.open(Body, {}, { title: 'Level 1' });
  await page.getByRole('button', { name: 'Opener' }).click();
  await page.getByRole('menuitem', { name: 'Copy file' }).click();
  expect(picked).toHaveBeenCalledOnce();
  expect(document.querySelector('[data-slot=dialog]')).not.toBeNull();
});

test('a toast above a modal dialog is closed with the mouse, and the dialog stays', async () => {
  show(null);
  const answer = dialogs.confirm('Copy file 12-3456?');
  await vi.waitFor(() => expect(document.querySelector('[role=alertdialog]')).not.toBeNull());
  toasts.error('Not saved');
  await vi.waitFor(() => expect(document.querySelector('[data-slot=toast]')).not.toBeNull());
  await page.elementLocator(document.querySelector('[data-slot=toast] button') as HTMLElement).click();
  await vi.waitFor(() => expect(document.querySelector('[data-slot=toast]')).toBeNull());
  expect(document.querySelector('[role=alertdialog]')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(await answer).toBe(false);
});

test('the opener is gone: the focus goes to its nearest survivor', async () => {
  show(
    <main>
      <div id="row">
        <button type="button" id="gone">
          Delete
        </button>
        <button type="button" id="next">
          Next
        </button>
      </div>
    </main>,
  );
  await vi.waitFor(() => expect(document.getElementById('gone')).not.toBeNull());
  document.getElementById('gone')?.focus();
  const answer = dialogs.confirm({ title: 'Delete?', destructive: true });
  await vi.waitFor(() => expect(document.querySelector('[role=alertdialog]')).not.toBeNull());
  document.getElementById('gone')?.setAttribute('disabled', '');
  await userEvent.keyboard('{Escape}');
  expect(await answer).toBe(false);
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('next'));
});
