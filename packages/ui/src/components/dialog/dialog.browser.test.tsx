import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { createMemory } from '../memory/index.ts';
import { Dialog, DialogBody, DialogContent, DialogHead, DialogMessage, DialogSaveFooter } from './index.ts';

let memory = createMemory();
beforeEach(() => {
  memory = createMemory();
});
afterEach(clearPage);

const pointer = (target: EventTarget, type: string, clientX: number, clientY: number) =>
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, button: 0, clientX, clientY }));

const open = async () => {
  await show(
    <main>
      <Dialog open onDismiss={() => {}}>
        <DialogContent size={{ width: 500, height: 300 }} movable name="payoff" memory={memory}>
          <DialogHead title="Add payoff" />
          <DialogBody>body</DialogBody>
        </DialogContent>
      </Dialog>
    </main>,
  );
  return until(() => document.querySelector<HTMLElement>('[data-slot=dialog]'), 'dialog');
};
const place = (dialog: HTMLElement) => {
  const { left, top, width, height } = dialog.getBoundingClientRect();
  return [left, top, width, height].map(Math.round);
};

test('the head moves it, and the place is kept', async () => {
  const dialog = await open();
  const [left = 0, top = 0] = place(dialog);
  const head = dialog.querySelector('[data-slot=dialog-head]') as HTMLElement;
  pointer(head, 'pointerdown', 500, 300);
  pointer(window, 'pointermove', 440, 330);
  expect(place(dialog).slice(0, 2)).toEqual([left - 60, top + 30]);
  pointer(window, 'pointerup', 440, 330);
  await until(() => memory.get('dialog:payoff') !== undefined, 'kept');
  expect(memory.get('dialog:payoff')).toEqual({ x: -60, y: 30 });
  clearPage();
  const again = await open();
  await until(() => place(again).slice(0, 3).join() === [left - 60, top + 30, 500].join(), 'the kept place');
});

test('the head never leaves the window', async () => {
  const dialog = await open();
  const head = dialog.querySelector('[data-slot=dialog-head]') as HTMLElement;
  pointer(head, 'pointerdown', 500, 300);
  pointer(window, 'pointermove', -5000, -5000);
  const [left = 0, top = 0, width = 0] = place(dialog);
  expect(top).toBe(0);
  expect(left + width).toBeGreaterThanOrEqual(79);
  pointer(window, 'pointerup', -5000, -5000);
});

test('the corner sizes it, the other corner stays', async () => {
  const dialog = await open();
  const [left, top, width = 0, height = 0] = place(dialog);
  const grip = dialog.querySelector('[data-slot=dialog-grip]') as HTMLElement;
  pointer(grip, 'pointerdown', 900, 500);
  pointer(window, 'pointermove', 960, 540);
  pointer(window, 'pointerup', 960, 540);
  await until(() => memory.get('dialog:payoff') !== undefined, 'kept');
  expect(place(dialog)).toEqual([left, top, width + 60, height + 40]);
});

test('a drag that the system takes away changes nothing; a press on a button starts none', async () => {
  const dialog = await open();
  const before = place(dialog);
  const head = dialog.querySelector('[data-slot=dialog-head]') as HTMLElement;
  pointer(head, 'pointerdown', 500, 300);
  pointer(window, 'pointermove', 400, 300);
  pointer(window, 'pointercancel', 400, 300);
  expect(place(dialog)).toEqual(before);
  pointer(head.querySelector('button') as HTMLElement, 'pointerdown', 500, 300);
  pointer(window, 'pointermove', 400, 300);
  pointer(window, 'pointerup', 400, 300);
  expect(place(dialog)).toEqual(before);
  expect(memory.get('dialog:payoff')).toBeUndefined();
});

test.each([
  ['a field of the body', <input key="field" aria-label="Payee" />, 'Payee'],
  ['Cancel, where the body only tells: never the handle of the head, never Delete', 'Nothing to type', 'Cancel'],
])('the focus begins on %s', async (_name, body, expected) => {
  await show(
    <main>
      <Dialog open onDismiss={() => {}}>
        <DialogContent movable name="payoff" memory={memory}>
          <DialogHead title="Save payoff?" />
          <DialogBody>{body}</DialogBody>
          <DialogSaveFooter onSave={() => {}} onCancel={() => {}} onDelete={() => {}} />
        </DialogContent>
      </Dialog>
    </main>,
  );
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '';
  await until(() => focused().startsWith(expected), expected);
});

test('the focus begins on the sheet where there is nothing to press', async () => {
  const dialog = await open();
  await until(() => document.activeElement === dialog, 'the sheet');
});

test('the focus goes back once the dialog has gone, and not away from what has been given it since', async () => {
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <main>
        <button type="button" onClick={() => setOpen((before) => !before)}>
          Add payoff
        </button>
        <input aria-label="Lender" />
        <Dialog open={isOpen} onDismiss={() => {}}>
          <DialogContent label="Payoff">
            <DialogBody>
              <input aria-label="Payee" />
            </DialogBody>
          </DialogContent>
        </Dialog>
      </main>
    );
  }
  const host = await show(<Page />);
  const button = host.querySelector('button') as HTMLElement;
  const lender = host.querySelector('input') as HTMLElement;
  const opened = async () => {
    button.focus();
    button.click();
    await until(() => document.activeElement?.getAttribute('aria-label') === 'Payee', 'the first focus');
  };
  await opened();
  button.click();
  await until(() => document.activeElement === button, 'the focus back');
  await opened();
  // What is quick, such as a key of the page, is there before the turn of the event loop in which the focus goes back.
  const gone = new Promise<void>((resolve) => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('[data-slot=dialog]') !== null) return;
      observer.disconnect();
      lender.focus();
      resolve();
    }).observe(document.body, { childList: true });
  });
  button.click();
  await gone;
  // Longer than it takes to go back: nothing is to happen.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.activeElement).toBe(lender);
});

test('a text that leads a body stands at its edge, and describes the dialog', async () => {
  await show(
    <main>
      <Dialog open onDismiss={() => {}}>
        <DialogContent>
          <DialogHead title="Void" />
          <DialogBody>
            <DialogMessage>It goes back to the file.</DialogMessage>
            <p>What else there is.</p>
          </DialogBody>
        </DialogContent>
      </Dialog>
    </main>,
  );
  const dialog = await until(() => document.querySelector<HTMLElement>('[data-slot=dialog]'), 'dialog');
  const [lead] = [...dialog.querySelectorAll<HTMLElement>('[data-slot=dialog-body] div')];
  const after = dialog.querySelector('p');
  expect(lead?.textContent).toBe('It goes back to the file.');
  expect(lead?.getBoundingClientRect().left).toBe(after?.getBoundingClientRect().left);
  const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('It goes back to the file.');
});
