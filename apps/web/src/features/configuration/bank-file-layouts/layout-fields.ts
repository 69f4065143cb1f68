import { bankFileDates, bankFileDelimiters, bankFileLimits, bankFileSigns } from '@closewright/domain/bank-files';
import { type FormField, mustBeThere } from '../../../records/field/record-field.tsx';
import { type Layout, when } from '../../../records/form/layout.ts';
import { type BankLayoutForm, hasOneAmount } from './layout-form.ts';

const choice = (label: string, choices: readonly string[]) => ({ kind: 'choice', label, choices, ...mustBeThere });
const tick = (label: string) => ({ kind: 'boolean', label, required: false });

/** What is said of a layout besides its columns and words. */
export const layoutFields: Readonly<Record<string, FormField>> = {
  name: { kind: 'text', label: 'Layout', maxLength: 60, required: true, missing: 'Layout is required' },
  delimiter: choice('Columns are parted by', bankFileDelimiters),
  date: choice('Dates', bankFileDates),
  skip: { kind: 'integer', label: 'Lines before', min: 0, max: 100, required: true },
  hasHeadings: tick('The first line has headings'),
  sign: choice('Money out is', bankFileSigns),
  note: { kind: 'memo', label: 'Note', maxLength: bankFileLimits.note, required: false },
  inactive: tick('Inactive'),
};

/** The form of what is said of a layout; where it is typed, it begins with the name. */
export const layoutLayout = (form: Pick<BankLayoutForm, 'columns'>, isTyped: boolean): Layout => [
  ['name', 12, { help: 'What staff call it', autoFocus: isTyped }],
  ['delimiter', 6, { clearable: false }],
  ['date', 6, { clearable: false }],
  ['skip', 6, { help: 'Left out' }],
  ...when(hasOneAmount(form), ['sign', 6, { clearable: false }]),
  [['hasHeadings', 12, { help: 'Else columns are named by their place' }]],
  ['note', 12],
  [['inactive', 12, { help: 'No longer offered; accounts that have it keep it' }]],
];

/** Where what is wrong with columns and words is said. */
export const inTheGrid = 'Mend what is marked in the columns and words';

/** What is wrong with a layout by the fields of the form; what is said of columns and words, under the empty name. */
export function problemsInForm(problems: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [path, why] of Object.entries(problems)) {
    if (why === undefined) continue;
    if (path in layoutFields) found[path] ??= why;
    else if (path.includes('.')) found[''] ??= inTheGrid;
    else found[''] = why;
  }
  return found;
}
