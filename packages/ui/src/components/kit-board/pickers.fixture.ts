import type { Panel } from './panel.types.ts';

/** What is chosen from many. */
export const pickers: readonly Panel[] = [
  { part: 'select-field', title: 'Select' },
  { part: 'combobox', title: 'Combobox', note: 'one async paged engine' },
  { part: 'company-picker', title: 'Company' },
  { part: 'contact-picker', title: 'Contact of a company' },
];
