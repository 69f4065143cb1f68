import type { Panel } from './panel.types.ts';

/** What is around a page. */
export const shell: readonly Panel[] = [
  { part: 'global-bar', story: 'Saved', title: 'Global bar', wide: true },
  { part: 'file-header', story: 'Full', title: 'File header', wide: true },
  { part: 'page-head', story: 'WithMeta', title: 'Page head', wide: true },
  { part: 'tabs', story: 'AlertCounts', title: 'Tabs', note: 'counts in their names', height: 90 },
  { part: 'banner', title: 'Banners' },
  { part: 'navigation-menu', story: 'States', title: 'Navigation menu', height: 340 },
  { part: 'section', story: 'Group', title: 'Sections' },
  { part: 'context-panel', story: 'Open', title: 'Context panel', height: 340 },
  { part: 'splitter', story: 'Beside', title: 'Splitter', height: 320, wide: true },
  { part: 'licence-gauge', title: 'Licence gauge', wide: true },
  { part: 'enterprise-info', story: 'Stacked', title: 'Enterprise info', pad: true },
  { part: 'explanation-panel', file: 'stories', story: 'Playground', title: 'Why this number', height: 340 },
  { part: 'notice', story: 'InABox', title: 'Full-page notice' },
];
