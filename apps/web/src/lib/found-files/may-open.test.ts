import { toasts } from '@closewright/ui/services/toasts';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { mayOpen } from './may-open.ts';

const error = vi.spyOn(toasts, 'error').mockReturnValue('');
afterEach(() => void error.mockClear());
afterAll(() => void vi.restoreAllMocks());

// holds blocks 2.2, blocks 5.12, blocks 8.3
it.each([0, -1])('id %d opens nothing, and says so', (ordersID) => {
  expect(mayOpen(ordersID)).toBe(false);
  expect(error).toHaveBeenCalledWith('The selected order is invalid.  Please try again.');
});

it('an id of a file opens it', () => {
  expect(mayOpen(1)).toBe(true);
  expect(error).not.toHaveBeenCalled();
});
