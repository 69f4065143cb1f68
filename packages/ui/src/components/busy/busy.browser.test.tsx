import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { BUSY_DELAY, createBusy } from '../../services/busy/index.ts';
import { DialogsHost, dialogs } from '../../services/dialogs/index.ts';
import { DialogBody } from '../dialog/index.ts';
import { TextField } from '../text-field/index.ts';
import { BusyOverlay, BusyRegion } from './index.ts';

let queue = createBusy();
beforeEach(() => {
  queue = createBusy();
});
afterEach(async () => {
  vi.useRealTimers();
  queue.clear();
  dialogs.closeAll();
  await until(() => document.querySelector('[data-slot=dialog]') === null, 'no dialog');
  clearPage();
});

const field = () => document.getElementById('note') as HTMLInputElement;
const onBody = () => document.activeElement === document.body;

test('a region: the focus waits on it, what is typed is dropped, and it comes back', async () => {
  await show(
    <BusyRegion queue={queue}>
      <TextField id="note" aria-label="Note" />
    </BusyRegion>,
  );
  field().focus();
  await userEvent.keyboard('be');
  queue.begin('save');
  await until(() => field().closest('[inert]'), 'inert');
  expect(onBody()).toBe(false);
  expect(document.querySelector('[data-slot=busy-region]')?.getAttribute('aria-busy')).toBe('true');
  await userEvent.keyboard('lost');
  expect(field().value).toBe('be');
  queue.end('save');
  await until(() => document.activeElement === field(), 'focus back');
  await userEvent.keyboard('fore');
  expect(field().value).toBe('before');
});

test('content is faint only while it cannot be used, though the card stays for its shortest time', async () => {
  await show(
    <BusyRegion queue={queue}>
      <TextField id="note" aria-label="Note" />
    </BusyRegion>,
  );
  const region = () => document.querySelector<HTMLElement>('[data-slot=busy-region]');
  const content = () => getComputedStyle(region()?.firstElementChild as Element).opacity;
  // However late this machine draws, no time passes but what the test lets pass.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const drawn = async (holds: () => boolean) => {
    while (!holds()) await new Promise(requestAnimationFrame);
  };
  queue.begin('open');
  vi.advanceTimersByTime(BUSY_DELAY);
  await drawn(() => region()?.dataset.state === 'busy');
  expect(content()).toBe('0.6');
  queue.end('open');
  await drawn(() => !region()?.hasAttribute('aria-busy'));
  expect(region()?.dataset.state).toBe('busy');
  expect(content()).toBe('1');
});

test('what had the focus is gone afterwards: its nearest survivor has it', async () => {
  function Sample() {
    const [rows, setRows] = useState(['one', 'two']);
    return (
      <BusyRegion queue={queue}>
        <div>
          {rows.map((row) => (
            <button
              key={row}
              type="button"
              onClick={() =>
                void queue.run('delete', async () => setRows((before) => before.filter((each) => each !== row)))
              }
            >
              {row}
            </button>
          ))}
        </div>
      </BusyRegion>
    );
  }
  const host = await show(<Sample />);
  host.querySelector('button')?.focus();
  await userEvent.keyboard('{Enter}');
  await until(() => document.activeElement?.textContent === 'two', 'focus on the survivor');
});

test('the whole app, a dialog too: inert, keys dropped, Escape cancels and closes nothing', async () => {
  const cancelled = vi.fn(() => queue.end('open'));
  await show(
    <main>
      <DialogsHost />
      <BusyOverlay queue={queue} />
    </main>,
  );
  const Body = () => (
    <DialogBody>
      <TextField id="note" aria-label="Note" />
    </DialogBody>
  );
  void dialogs.open(Body, {}, { title: 'Level 1', movable: false });
  await until(() => document.activeElement === field(), 'focus in the dialog');
  queue.begin('open', { message: 'Opening file 12-3456', onCancel: cancelled });
  await until(() => field().closest('[inert]'), 'inert');
  expect(onBody()).toBe(false);
  await userEvent.keyboard('lost');
  expect(field().value).toBe('');
  await userEvent.keyboard('{Escape}');
  expect(cancelled).toHaveBeenCalledOnce();
  await until(() => document.activeElement === field(), 'focus back');
  expect(document.querySelector('[data-slot=dialog]')).not.toBeNull();
  await userEvent.keyboard('kept');
  expect(field().value).toBe('kept');
});
