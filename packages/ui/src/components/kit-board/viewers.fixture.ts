import type { Panel } from './panel.types.ts';

/** What is looked at. */
export const viewers: readonly Panel[] = [
  { part: 'diff-viewer', story: 'Labelled', title: 'Comparison', note: 'old and new', wide: true },
  { part: 'record-diff', story: 'OneRecord', title: 'Changes of a record', note: 'field by field', wide: true },
  { part: 'charts', title: 'Charts', height: 420 },
  { part: 'email-viewer', story: 'Filled', title: 'E-mail', height: 300 },
  { part: 'pdf-viewer', story: 'NoDocument', title: 'PDF', note: 'before there is one', height: 200 },
  { part: 'image-viewer', story: 'Fit', title: 'Image', height: 300 },
];
