import '@closewright/ui/styles.css';
import { DateField } from '@closewright/ui/date-field';
import { until } from '@closewright/ui/lib/until';
import { MoneyField } from '@closewright/ui/money-field';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useSettled } from './use-settled.ts';

let root: Root;
const told = vi.fn();
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  told.mockReset();
});

/** Fields whose values stand in the address: they come back a moment later. */
function Fields() {
  const [cents, setCents] = useState<number | null>(null);
  const [day, setDay] = useState<string | null>('2026-11-30');
  const later = (work: () => void) => void Promise.resolve().then(work);
  const amount = useSettled(cents, (next) => {
    told(next);
    later(() => setCents(next));
    return true;
  });
  const date = useSettled(day, (next) => {
    if (next === null) return false;
    told(next);
    later(() => setDay(next));
    return true;
  });
  return (
    <>
      <MoneyField label="At least" {...amount} />
      <DateField label="From" {...date} />
    </>
  );
}

const field = (at: number) => document.querySelectorAll('input')[at];

async function show() {
  root = createRoot(document.body.appendChild(document.createElement('main')));
  root.render(<Fields />);
  await until(() => field(1), 'the fields');
}

it('an amount and a day are typed to their end, and told once', async () => {
  await show();
  field(0)?.focus();
  await userEvent.keyboard('1234.56');
  expect([field(0)?.value, told.mock.calls]).toEqual(['1234.56', []]);
  await userEvent.keyboard('{Enter}');
  await until(() => field(0)?.value === '1,234.56', 'the amount');
  field(1)?.focus();
  await userEvent.keyboard('{Control>}a{/Control}11/25/2026');
  expect(field(1)?.value).toBe('11/25/2026');
  await userEvent.keyboard('{Tab}');
  await until(() => told.mock.calls.length === 2, 'the day');
  expect(told.mock.calls).toEqual([[1234_56], ['2026-11-25']]);
});

it('what is not taken gives way to what stood there', async () => {
  await show();
  field(1)?.focus();
  await userEvent.keyboard('{Control>}a{/Control}{Delete}{Enter}');
  await until(() => field(1)?.value === '11/30/2026', 'the day before');
  expect(told).not.toHaveBeenCalled();
});
