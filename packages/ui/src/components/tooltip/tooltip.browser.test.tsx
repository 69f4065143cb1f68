import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { Tooltip } from './index.ts';

// Loaded before the clock is taken over.
import './tooltip-layer.tsx';

afterEach(() => {
  vi.useRealTimers();
  clearPage();
});
let later = 0;
beforeEach(() => {
  // A tooltip that was open in the test before makes the next one come at once.
  later += 60_000;
  vi.setSystemTime(vi.getRealSystemTime() + later);
});

const tip = () => document.querySelector('[role=tooltip]');
const pointer = (target: Element | null, type: string) =>
  target?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', relatedTarget: document.body }));
const over = (target: Element | null) => pointer(target, 'pointerover');
const out = (target: Element | null) => pointer(target, 'pointerout');

const sample = async (title: string) => {
  const host = await show(
    <Tooltip title={title}>
      <button type="button">Locked</button>
    </Tooltip>,
  );
  const button = host.querySelector('button');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return button;
};
const shown = async (yes: boolean) => {
  const real = vi.getRealSystemTime();
  while ((tip() !== null) !== yes && vi.getRealSystemTime() - real < 8000) await new Promise(requestAnimationFrame);
  expect(tip() !== null).toBe(yes);
};

// holds blocks 9.25
test('shown after 300 ms, hidden after 0', async () => {
  const button = await sample('Locked by the escrow officer');
  over(button);
  vi.advanceTimersByTime(299);
  await new Promise(requestAnimationFrame);
  expect(tip()).toBeNull();
  vi.advanceTimersByTime(1);
  await shown(true);
  out(button);
  vi.advanceTimersByTime(0);
  await shown(false);
});

test('the pointer may go over to the text', async () => {
  const button = await sample('Locked by the escrow officer');
  over(button);
  vi.advanceTimersByTime(300);
  await shown(true);
  out(button);
  over(tip());
  vi.advanceTimersByTime(1000);
  await new Promise(requestAnimationFrame);
  expect(tip()).not.toBeNull();
  out(tip());
  vi.advanceTimersByTime(0);
  await shown(false);
});

// holds blocks 5.15
test('a blank title never comes', async () => {
  const button = await sample('   ');
  over(button);
  button?.focus();
  vi.advanceTimersByTime(10_000);
  await new Promise(requestAnimationFrame);
  expect(tip()).toBeNull();
  vi.useRealTimers();
  await until(() => document.activeElement === button, 'focus');
  expect(button?.hasAttribute('aria-describedby')).toBe(false);
});

test.each([
  ['cut off', 60, true],
  ['in full', 400, false],
])('of a text that is %s, with onlyWhenCut', async (_, width, yes) => {
  const text = 'Deed of Trust, Security Agreement and Fixture Filing';
  const host = await show(
    <Tooltip title={text} describes={false} onlyWhenCut>
      <button type="button" style={{ width }}>
        <span className="block truncate">{text}</span>
      </button>
    </Tooltip>,
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  over(host.querySelector('button'));
  vi.advanceTimersByTime(300);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await shown(yes);
});

test('one whose text goes while it is shown is gone with it', async () => {
  const Changing = () => {
    const [title, setTitle] = useState('Locked by the escrow officer');
    return (
      <>
        <Tooltip title={title}>
          <button type="button">Save</button>
        </Tooltip>
        <button type="button" onClick={() => setTitle('')}>
          Unlock
        </button>
      </>
    );
  };
  const [button, unlock] = (await show(<Changing />)).querySelectorAll('button');
  over(button ?? null);
  await shown(true);
  unlock?.click();
  await shown(false);
  expect(button?.hasAttribute('aria-describedby')).toBe(false);
});
