import { expect, it } from 'vitest';
import { storeLastError, takeLastError } from './last-error.ts';

// holds core 8.4
it.each([
  ['INVALID_ORDER::Gone', 'Gone'],
  ['NO_LAST_ORDER::None yet', 'None yet'],
  ['OTHER::Gone', null],
])('%s is taken once, without its prefix', (stored, message) => {
  storeLastError(stored);
  expect([takeLastError(), takeLastError()]).toEqual([message, null]);
});
