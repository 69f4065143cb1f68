import type { Panel } from './panel.types.ts';

/** What is chosen from many. */
export const pickers: readonly Panel[] = [
  { part: 'select-field', title: 'Select' },
  { part: 'multi-select', title: 'Multi-select' },
  { part: 'combobox', title: 'Combobox', note: 'one async paged engine' },
  { part: 'company-picker', title: 'Company' },
  { part: 'contact-picker', title: 'Contact of a company' },
  { part: 'file-number-field', title: 'File number' },
  { part: 'document-template-picker', title: 'Document template' },
  { part: 'address-lookup', title: 'Address lookup' },
  { part: 'outside-party-picker', title: 'Outside party', wide: true },
  { part: 'loan-selector', title: 'Loan' },
];
