import { expect, it } from 'vitest';
import {
  type LeaveGuard,
  mayLeavePage,
  registerLeaveGuard,
  savePageFirst,
  skipNextSave,
  takeSkipSave,
} from './leave-guard.ts';

it('asks the open page only, until it takes its wish back', async () => {
  const page = (answer: boolean): LeaveGuard => ({ mayLeave: async () => answer, saveFirst: async () => !answer });
  expect([await mayLeavePage(), await savePageFirst()]).toEqual([true, true]);
  const first = registerLeaveGuard(page(false));
  expect([await mayLeavePage(), await savePageFirst()]).toEqual([false, true]);
  const second = registerLeaveGuard(page(true));
  // The page before is gone later than the next one came.
  first();
  expect([await mayLeavePage(), await savePageFirst()]).toEqual([true, false]);
  second();
  expect([await mayLeavePage(), await savePageFirst()]).toEqual([true, true]);
});

it('skips the save of the next leaving, once', () => {
  expect(takeSkipSave()).toBe(false);
  skipNextSave();
  expect(takeSkipSave()).toBe(true);
  expect(takeSkipSave()).toBe(false);
});
