/** The cells of a grid by their places, for tests with real keys. Test code: no index exports it. */
import { userEvent } from 'vitest/browser';
import { until } from '../../lib/browser-test.tsx';

/** The cell of a line and a column; line -1 is the head. */
export const cell = (row: number, column: number): HTMLElement =>
  document.querySelector(`[data-row="${row}"] [data-col="${column}"]`) as HTMLElement;

/** The line and column that have the focus. */
const place = (): string => {
  const at = document.activeElement?.closest<HTMLElement>('[data-col]');
  return `${at?.closest<HTMLElement>('[data-row]')?.dataset.row},${at?.dataset.col}`;
};

/** Waits until a cell has the focus. */
export const stands = (row: number, column: number): Promise<boolean> =>
  until(
    () => document.activeElement === cell(row, column),
    () => `the focus on ${row},${column} (it is on ${place()})`,
  );

/** Presses keys as a user does: `{ArrowDown}`. */
export const press = (keys: string): Promise<void> => userEvent.keyboard(keys);
