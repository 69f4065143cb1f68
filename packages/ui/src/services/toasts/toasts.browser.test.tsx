import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { createToastStore, ToastsHost } from './index.ts';

// A machine so busy that every frame comes before the next timeout.
beforeEach(() => {
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => {
    queueMicrotask(() => frame(performance.now()));
    return 0;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  clearPage();
});

const titles = () =>
  [...document.querySelectorAll('li[data-removed=false] [data-slot=toast] p:first-child')].map(
    (title) => title.textContent,
  );
const stay = { duration: null };

it('draws five at most, and never those that had to go before they could be drawn', async () => {
  const store = createToastStore();
  for (let check = 1; check <= 7; check++)
    store.show('info', { title: `Check ${check}`, id: `check-${check}`, ...stay });
  const seen = new Set<string | null>();
  const watch = new MutationObserver(() => {
    for (const title of titles()) seen.add(title);
  });
  watch.observe(document.body, { subtree: true, childList: true });
  await show(<ToastsHost store={store} />);
  await until(() => titles().includes('Check 7'));
  expect(titles()).toEqual(['Check 7', 'Check 6', 'Check 5', 'Check 4', 'Check 3']);
  watch.disconnect();
  expect(seen).toEqual(new Set(['Check 3', 'Check 4', 'Check 5', 'Check 6', 'Check 7']));
  store.dismiss();
  await until(() => titles().length === 0);
});

it('draws the toasts of its own store only, also after those of another one', async () => {
  const stores = [createToastStore(), createToastStore()];
  for (const [at, store] of stores.entries()) {
    store.show('info', { title: `Store ${at}`, ...stay });
    store.show('error', { title: `Failure ${at}` });
  }
  for (const [at, store] of stores.entries()) {
    await show(<ToastsHost store={store} />);
    await until(() => titles().length > 1);
    expect(titles()).toEqual([`Failure ${at}`, `Store ${at}`]);
    clearPage();
  }
  // Shown and not dismissed: they are there again with their host.
  await show(<ToastsHost store={stores[0]} />);
  stores[0]?.show('info', { title: 'One more', ...stay });
  await until(() => titles().length > 2);
  expect(titles()[0]).toBe('One more');
  expect([...titles()].toSorted()).toEqual(['Failure 0', 'One more', 'Store 0']);
  stores[0]?.dismiss();
  await until(() => titles().length === 0);
});

it('takes a toast away that is dismissed in the moment it is shown', async () => {
  const store = createToastStore();
  await show(<ToastsHost store={store} />);
  store.show('info', { title: 'File is free', id: 'free', ...stay });
  await until(() => titles().length === 1);
  flushSync(() => store.show('info', { title: 'File is locked', id: 'locked', ...stay }));
  flushSync(() => store.dismiss('locked'));
  flushSync(() => store.show('info', { title: 'Email sent', id: 'sent', ...stay }));
  await until(() => titles().includes('Email sent'));
  await until(() => titles().length === 2);
  expect(titles()).toEqual(['Email sent', 'File is free']);
  // One that comes back under its id at once stays.
  flushSync(() => store.dismiss('free'));
  flushSync(() => store.show('info', { title: 'File is free again', id: 'free', ...stay }));
  flushSync(() => store.show('info', { title: 'Saved', id: 'saved', ...stay }));
  await until(() => titles().includes('Saved'));
  expect(titles()).toContain('File is free again');
  store.dismiss();
  await until(() => titles().length === 0);
});

/** Draws what is due: React works in messages, which no given clock stops. */
const drawn = async () => {
  for (let turn = 0; turn < 20; turn++)
    await new Promise((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = done;
      port2.postMessage(null);
    });
};
const pass = async (milliseconds: number) => {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await drawn();
};

/** Shows one toast once the list has come, with the clock stopped. */
async function shownOnAStoppedClock(type: 'success' | 'info' | 'warning' | 'error') {
  const store = createToastStore();
  await show(<ToastsHost store={store} />);
  store.show('info', { title: 'First', id: 'first', ...stay });
  await until(() => titles().includes('First'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  store.show(type, 'Saved');
  await pass(0);
  await pass(0);
  expect(titles()).toContain('Saved');
}

// holds core 9.7
it.each([
  ['success', 2000],
  ['info', 3000],
  ['warning', 3000],
] as const)('%s goes after %d ms', async (type, milliseconds) => {
  await shownOnAStoppedClock(type);
  await pass(milliseconds - 1);
  expect(titles()).toContain('Saved');
  await pass(1);
  expect(titles()).toEqual(['First']);
});

// holds core 9.18
it('an error stays', async () => {
  await shownOnAStoppedClock('error');
  await pass(3_600_000);
  expect(titles()).toContain('Saved');
});

// holds core 9.7
it('stays while the pointer is on it, at the bottom right', async () => {
  await shownOnAStoppedClock('success');
  await pass(1500);
  const card = [...document.querySelectorAll<HTMLElement>('[data-slot=toast]')].find(({ textContent }) =>
    textContent?.includes('Saved'),
  );
  if (!card) throw new Error('no toast');
  const { right, bottom } = card.getBoundingClientRect();
  expect(window.innerWidth - right).toBeLessThan(40);
  expect(window.innerHeight - bottom).toBeLessThan(40);
  // Sent, since a real pointer waits for a page whose clock goes.
  card.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  await drawn();
  await pass(60_000);
  expect(titles()).toContain('Saved');
  card.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }));
  await drawn();
  await pass(2000);
  expect(titles()).toEqual(['First']);
});
