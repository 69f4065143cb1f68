import type { Panel } from './panel.types.ts';

/** What floats, before it is opened. */
export const overlays: readonly Panel[] = [
  { part: 'popover-card', file: 'stories', story: 'Default', title: 'Popover card', height: 46 },
  { part: 'address-card', file: 'stories', story: 'Default', title: 'Address card', height: 46 },
  { part: 'company-info-card', file: 'stories', story: 'Default', title: 'Company info card', height: 46 },
  { part: 'check-card', file: 'stories', story: 'Default', title: 'Check card', height: 46 },
  { part: 'check-approval-card', file: 'stories', story: 'Default', title: 'Check approval', height: 46 },
  { part: 'remit-card', file: 'stories', story: 'Default', title: 'E-remit card', height: 46 },
  {
    part: 'bank-reconciliation-card',
    file: 'stories',
    story: 'Default',
    title: 'Bank reconciliation card',
    height: 46,
  },
  { part: 'tooltip', file: 'stories', story: 'Default', title: 'Tooltip', height: 46, pad: true },
];
