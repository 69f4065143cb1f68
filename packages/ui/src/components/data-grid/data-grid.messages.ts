import type { DataGridMessages } from './data-grid.types.ts';

/** Texts of the grid, en-US. */
export const dataGridMessages: DataGridMessages = {
  loading: 'Loading',
  empty: 'No rows',
  noMatch: (filter) => `No row has “${filter}”.`,
  rows: (shown, all) => (shown === all ? `${all} rows` : `${shown} of ${all} rows`),
  sortHint: 'Sort',
};
