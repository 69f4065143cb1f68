import { type ReactNode, StrictMode, useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../tokens/styles.css';
import { DialogBody } from '../../components/dialog/index.ts';
import { MenuButton } from '../../components/dropdown-menu/index.ts';
import { ToastsHost, toasts } from '../toasts/index.ts';
import { floatingLayers, soon } from './floating-layers.tsx';
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
  await soon(() => expect(document.querySelector('[data-slot=dialog]')).toBeNull());
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

const count = () => document.querySelectorAll('[data-slot=dialog]').length;
const onBody = () => document.activeElement === document.body || document.activeElement === null;
const focusIsSomewhere = () => soon(() => expect(onBody()).toBe(false));

/** Opens dialogs up to the depth; the part is in the top one, or on the page. */
async function reach(depth: number, part: ReactNode) {
  show(
    <main>
      <button type="button">Start</button>
      {depth === 0 && part}
    </main>,
  );
  await soon(() => expect(box.querySelector('button')).not.toBeNull());
  box.querySelector('button')?.focus();
  const Below = () => <DialogBody>below</DialogBody>;
  const Top = () => <DialogBody>{part}</DialogBody>;
  for (let level = 1; level <= depth; level++)
    void dialogs.open(level === depth ? Top : Below, {}, { title: `Level ${level}`, movable: false });
  await soon(() => expect(count()).toBe(depth));
}

describe.each(Object.entries(floatingLayers))('%s', (_name, layer) => {
  test.each([0, 1, 2])('in %d dialog(s): Escape closes it, then one dialog each', async (depth) => {
    await reach(depth, layer.part);
    await layer.open();
    await soon(() => expect(document.querySelector(layer.shown)).not.toBeNull());
    await focusIsSomewhere();
    await userEvent.keyboard('{Escape}');
    await soon(() => expect(document.querySelector(layer.shown)).toBeNull());
    expect(count()).toBe(depth);
    await focusIsSomewhere();
    for (let press = 0; press < (layer.restores ?? 0); press++) {
      await userEvent.keyboard('{Escape}');
      expect(count()).toBe(depth);
    }
    for (let left = depth - 1; left >= 0; left--) {
      await focusIsSomewhere();
      await userEvent.keyboard('{Escape}');
      await soon(() => expect(count()).toBe(left));
    }
    await focusIsSomewhere();
    if (depth > 0) await soon(() => expect(document.activeElement?.textContent).toBe('Start'));
  });
});

describe('toasts', () => {
  test.each([0, 1, 2])('in %d dialog(s): F8 goes to the act, Escape comes back and closes nothing', async (depth) => {
    const undo = vi.fn();
    await reach(depth, <button type="button">Opener</button>);
    if (depth > 0) await soon(() => expect(document.activeElement?.textContent).toBe('Opener'));
    const opener = document.activeElement;
    toasts.error({ title: 'Clause 4.c deleted', action: { label: 'Undo', onAction: undo } });
    await soon(() => expect(document.querySelector('[data-slot=toast]')).not.toBeNull());
    await userEvent.keyboard('{F8}');
    await soon(() => expect(document.activeElement?.textContent).toBe('Undo'));
    await userEvent.keyboard('{Escape}');
    await soon(() => expect(document.activeElement).toBe(opener));
    expect(count()).toBe(depth);
    expect(document.querySelector('[data-slot=toast]')).not.toBeNull();
    await userEvent.keyboard('{F8}');
    await soon(() => expect(document.activeElement?.textContent).toBe('Undo'));
    await userEvent.keyboard('{Enter}');
    expect(undo).toHaveBeenCalledOnce();
    await soon(() => expect(document.activeElement).toBe(opener));
    await soon(() => expect(document.querySelector('[data-slot=toast]')).toBeNull());
    for (let left = depth - 1; left >= 0; left--) {
      await userEvent.keyboard('{Escape}');
      await soon(() => expect(count()).toBe(left));
    }
    await focusIsSomewhere();
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
  await soon(() => expect(document.querySelector('[role=alertdialog]')).not.toBeNull());
  toasts.error('Not saved');
  await soon(() => expect(document.querySelector('[data-slot=toast]')).not.toBeNull());
  await page.elementLocator(document.querySelector('[data-slot=toast] button') as HTMLElement).click();
  await soon(() => expect(document.querySelector('[data-slot=toast]')).toBeNull());
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
  await soon(() => expect(document.getElementById('gone')).not.toBeNull());
  document.getElementById('gone')?.focus();
  const answer = dialogs.confirm({ title: 'Delete?', destructive: true });
  await soon(() => expect(document.querySelector('[role=alertdialog]')).not.toBeNull());
  document.getElementById('gone')?.setAttribute('disabled', '');
  await userEvent.keyboard('{Escape}');
  expect(await answer).toBe(false);
  await soon(() => expect(document.activeElement?.id).toBe('next'));
});

test('Save and Add Another: the focus of the second dialog goes back to where the first came from', async () => {
  show(
    <main>
      <button type="button" id="first">
        File actions
      </button>
      <input id="field" aria-label="Term" />
    </main>,
  );
  await soon(() => expect(document.getElementById('field')).not.toBeNull());
  document.getElementById('field')?.focus();
  const asked = dialogs.confirm('First').then(() => dialogs.confirm('Second'));
  for (const title of ['First', 'Second']) {
    await soon(() => expect(document.activeElement?.closest('[role=alertdialog]')?.textContent).toContain(title));
    await userEvent.keyboard('{Enter}');
  }
  await asked;
  await soon(() => expect(document.activeElement?.id).toBe('field'));
});

test('a dialog that reads its data first: the focus goes to its first control once that is there, unless it was moved', async () => {
  show(null);
  const Body = ({ answer }: { answer: Promise<void> }) => {
    const [isRead, setRead] = useState(false);
    useEffect(() => {
      void answer.then(() => setRead(true));
    }, [answer]);
    return <DialogBody>{isRead ? <input aria-label="Name" /> : 'Loading'}</DialogBody>;
  };
  for (const isMoved of [false, true]) {
    const { promise: answer, resolve } = Promise.withResolvers<void>();
    void dialogs.open(Body, { answer }, { title: 'Edit company' });
    await soon(() => expect(document.activeElement?.getAttribute('data-slot')).toBe('dialog'));
    if (isMoved) document.querySelector<HTMLElement>('[data-slot=dialog] [aria-label=Close]')?.focus();
    resolve();
    await soon(() => expect(document.querySelector('input[aria-label=Name]')).not.toBeNull());
    await soon(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(isMoved ? 'Close' : 'Name'));
    dialogs.closeAll();
    await soon(() => expect(count()).toBe(0));
  }
});
