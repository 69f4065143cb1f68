import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { useHotkey } from '../../lib/use-hotkeys.ts';
import { cell, stands } from './grid-places.fixture.ts';
import type { GridHandle } from './index.ts';
import { Statement } from './stories-data.statement.tsx';
import { Charges } from './stories-data.tsx';

// The parts of the grid come when the test lets them.
const parts = vi.hoisted(() => ({
  editing: Promise.withResolvers<void>(),
  columns: Promise.withResolvers<void>(),
  heads: Promise.withResolvers<void>(),
}));
vi.mock('./editing/spreadsheet.tsx', async (original) => {
  await parts.editing.promise;
  return original();
});
vi.mock('./columns/grid-table.ts', async (original) => {
  await parts.columns.promise;
  return original();
});
vi.mock('./body/group-row.tsx', async (original) => {
  await parts.heads.promise;
  return original();
});
afterEach(clearPage);

/** A page whose Ins adds a row, wherever the focus is. */
function Page() {
  const handle = useRef<GridHandle>(null);
  useHotkey('Insert', 'Add charge', () => handle.current?.actOnRows('insert-below'));
  return <Charges count={4} handle={handle} acts={{}} defaultState={{ pinned: ['description'] }} />;
}

const names = () =>
  [...document.querySelectorAll('[data-row]:not([data-row="-1"]) [data-col="0"]')].map(
    ({ textContent }) => textContent,
  );

test('Ins before the parts of the grid are there: what is typed after it is for the row that comes, whichever part is late', async () => {
  await show(<Page />);
  await userEvent.keyboard('{Insert}Couriex{Backspace}r ');
  parts.editing.resolve();
  await import('./editing/spreadsheet.tsx');
  await new Promise(requestAnimationFrame);
  await userEvent.keyboard('to the ');
  parts.columns.resolve();
  await until(
    () => document.activeElement?.matches('[data-cell-input]'),
    () => `the field (${names().join()})`,
  );
  await userEvent.keyboard('bank{Enter}');
  await until(
    () => names()[1] === 'Courier to the bank',
    () => `Courier (${names().join()})`,
  );
  expect(names()).toEqual([
    'Owner policy premium',
    'Courier to the bank',
    'Loan policy premium',
    'Settlement fee',
    'Recording fee, deed',
  ]);
});

test('who comes to the first row before its head is there goes on from it, and stays on it when it comes', async () => {
  await show(<Statement />);
  await until(() => cell(1, 1), 'the lines');
  document.querySelector<HTMLElement>('[data-col][tabindex="0"]')?.focus();
  await userEvent.keyboard('{ArrowDown}{Home}{ArrowRight}Courier{Enter}');
  await until(
    () => cell(1, 1).textContent === 'Courier',
    () => `the line (${cell(1, 1).textContent})`,
  );
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  parts.heads.resolve();
  await until(() => cell(0, 1)?.textContent?.includes('Services'), 'the head');
  await stands(0, 1);
});
