/** The cells of a grid by their places, for tests with real keys. Test code: no index exports it. */
import { userEvent } from 'vitest/browser';
import { until } from '../../lib/browser-test.tsx';

/** The cell of a line and a column; line -1 is the head. */
export const cell = (row: number, column: number): HTMLElement =>
  document.querySelector(`[data-row="${row}"] [data-col="${column}"]`) as HTMLElement;

/** Waits until a cell has the focus. */
export const stands = (row: number, column: number): Promise<boolean> =>
  until(
    () => document.activeElement === cell(row, column),
    () => `the focus on ${row},${column} (it is on ${document.activeElement?.outerHTML.slice(0, 160)})`,
  );

/** Presses keys as a user does: `{ArrowDown}`. */
export const press = (keys: string): Promise<void> => userEvent.keyboard(keys);
