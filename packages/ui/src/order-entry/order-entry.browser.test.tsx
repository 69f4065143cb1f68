import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage, show } from '../lib/browser-test.tsx';
import { entryFields, feeKeys, firstFees, typedFees } from './fields.ts';
import { entered, OrderEntry, type OrderEntryValues } from './order-entry.tsx';

/** 12 keys a second. */
const keyTime = 1000 / 12;

afterEach(() => {
  vi.useRealTimers();
  clearPage();
});

let presses = 0;
/** One real key, and the time a typist takes for it. */
async function press(key: string) {
  presses += 1;
  await userEvent.keyboard(key === '{' || key === '[' ? key + key : key);
  await vi.advanceTimersByTimeAsync(keyTime);
}

/** What the focused part is called. */
const labelOf = (element: Element | null) => {
  const named = element?.getAttribute('aria-labelledby')?.split(' ')[0];
  return (
    element?.getAttribute('aria-label') ??
    (named ? document.getElementById(named)?.textContent : null) ??
    (element as HTMLInputElement | null)?.labels?.[0]?.textContent ??
    element?.tagName ??
    ''
  );
};

// Some 550 real keys, each a round trip to the browser.
describe('typing a whole order at 12 keys a second (42 fields, 3 pickers, 1 grid)', { timeout: 180_000 }, () => {
  it.each([200, 1500])('loses nothing while the server takes %d ms', async (latency) => {
    let values: OrderEntryValues = { fields: {}, fees: firstFees };
    await show(<OrderEntry latency={latency} onChange={(next) => (values = next)} />);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });

    const lostFocus: string[] = [];
    presses = 0;
    let tabs = 0;
    for (const { label, keys } of entryFields) {
      await press('{Tab}');
      tabs += 1;
      for (const key of keys) {
        const before = labelOf(document.activeElement);
        if (!before.includes(label)) lostFocus.push(`${label}: the focus is on ${before}`);
        await press(key);
      }
    }
    for (const keys of feeKeys) {
      await press('{Tab}');
      tabs += 1;
      for (const key of keys) await press(key);
    }
    await press('{Enter}');
    await vi.advanceTimersByTimeAsync(latency + 2000);

    expect(lostFocus).toEqual([]);
    expect(Object.fromEntries(entryFields.map(({ name }) => [name, entered(values.fields[name])]))).toEqual(
      Object.fromEntries(entryFields.map(({ name, value }) => [name, value])),
    );
    expect(values.fees).toEqual(typedFees);
    expect(tabs).toBe(entryFields.length + feeKeys.length);
    // kit.md §4.2: from memory, without the mouse, a tenth more keys than the characters of the order.
    const characters = [...entryFields.map(({ keys }) => keys), ...feeKeys].join('').length;
    expect(presses / characters).toBeLessThanOrEqual(1.15);
    expect(document.activeElement).not.toBe(document.body);
    expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(0);
  });
});
