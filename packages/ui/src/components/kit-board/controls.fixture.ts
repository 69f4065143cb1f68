import type { Panel } from './panel.types.ts';

/** What is pressed. */
export const controls: readonly Panel[] = [
  { part: 'button', title: 'Buttons' },
  { part: 'icon-button', title: 'Icon buttons' },
  { part: 'split-button', title: 'Split button' },
  { part: 'segmented-control', title: 'Segmented control' },
  { part: 'link', file: 'stories', story: 'Default', title: 'Link', pad: true },
  { part: 'dropdown-menu', file: 'stories', story: 'Default', title: 'Menu', pad: true },
  { part: 'badge', title: 'Badges, counts, keys' },
  { part: 'search-box', title: 'Search box' },
  { part: 'icons', title: 'Icons', wide: true },
];
