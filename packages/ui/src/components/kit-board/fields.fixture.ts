import type { Panel } from './panel.types.ts';

/** What is filled in. */
export const fields: readonly Panel[] = [
  { part: 'field', story: 'Editing', title: 'Fields' },
  { part: 'field', story: 'ReadOnly', title: 'Fields, read only', note: 'a mode around the form' },
  { part: 'text-field', title: 'Text' },
  { part: 'money-field', title: 'Money', note: 'cents, never floats' },
  { part: 'rate-field', title: 'Rate' },
  { part: 'percent-field', title: 'Percent' },
  { part: 'number-field', title: 'Number' },
  { part: 'date-field', title: 'Date' },
  { part: 'time-field', title: 'Time' },
  { part: 'date-time-field', title: 'Date and time' },
  { part: 'masked-id-field', title: 'SSN and tax id' },
  { part: 'aba-field', title: 'ABA routing number' },
  { part: 'swift-field', title: 'SWIFT code' },
  { part: 'file-name-field', title: 'File name' },
  { part: 'memo-field', title: 'Memo', note: 'grows to 88 px' },
  { part: 'checkbox', title: 'Checkbox' },
  { part: 'radio-group', title: 'Radios' },
  { part: 'switch', title: 'Switch' },
  { part: 'email-field', title: 'E-mail list' },
  { part: 'file-upload', title: 'File upload', height: 300 },
];
