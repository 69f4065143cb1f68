import type { Panel } from './panel.types.ts';

/** What holds rows and records. */
export const lists: readonly Panel[] = [
  { part: 'data-grid', story: 'Filled', title: 'Data grid', wide: true, height: 300 },
  { part: 'tree-list', story: 'Filled', title: 'Tree list', note: 'clauses', height: 320 },
  { part: 'tree-list', story: 'Empty', title: 'Tree list, empty', height: 150 },
  { part: 'list-manager', story: 'Filled', title: 'List manager' },
  { part: 'dual-list', story: 'Filled', title: 'Dual list', wide: true },
  { part: 'merge-table', story: 'Rows', title: 'Merge table' },
  { part: 'table', story: 'Total', title: 'Table' },
  { part: 'description-list', story: 'Ledger', title: 'Description list', pad: true },
  { part: 'empty-state', title: 'Empty, loading, error' },
  { part: 'skeleton', story: 'Rows', title: 'Skeleton', pad: true },
];
