import {
  positivePayDelimiters,
  positivePayEndedAmounts,
  positivePayFormats,
  positivePayLimits,
  positivePayLineEnds,
  positivePayQuotings,
} from '@closewright/domain/positive-pay';
import { type FormField, mustBeThere } from '../../../records/field/record-field.tsx';
import { type Layout, when } from '../../../records/form/layout.ts';
import type { LayoutForm } from './layout-form.ts';

const most = positivePayLimits;
const text = (label: string, maxLength: number) => ({ kind: 'text', label, maxLength, required: false });
const choice = (label: string, choices: readonly string[]) => ({ kind: 'choice', label, choices, required: false });
const tick = (label: string) => ({ kind: 'boolean', label, required: false });

/** What is said of a layout besides its fields. */
export const layoutFields: Readonly<Record<string, FormField>> = {
  name: { ...text('Layout', most.name), required: true, missing: 'Layout is required' },
  format: { ...choice('Lines', positivePayFormats), ...mustBeThere },
  delimiter: choice('Delimiter', positivePayDelimiters),
  quoting: choice('Quotation marks', positivePayQuotings),
  lineEnd: { ...choice('Lines end with', positivePayLineEnds), ...mustBeThere },
  endsLastLine: tick('The last line ends so, too'),
  issueWord: text('Issue', most.word),
  voidWord: text('Void', most.word),
  stopWord: text('Stop', most.word),
  endedAmount: { ...choice('A void or stop says', positivePayEndedAmounts), ...mustBeThere },
  bankID: text('Bank ID', most.bankID),
  isUpperCase: tick('Capital letters only'),
  forbidden: text('Forbidden in texts', most.forbidden),
  fileName: { ...text('File name', most.fileName), required: true, missing: 'File name is required' },
  note: { kind: 'memo', label: 'Note', maxLength: most.note, required: false },
  inactive: tick('Inactive'),
};

/** The form of what is said of a layout besides its fields; where it is typed, it begins with the name. */
export const layoutLayout = ({ format }: Pick<LayoutForm, 'format'>, isTyped: boolean): Layout => [
  ['name', 12, { help: 'What staff call it', autoFocus: isTyped }],
  ['format', 6, { clearable: false }],
  ['lineEnd', 6, { clearable: false }],
  ...when(format === 'Delimited', ['delimiter', 6, { clearable: false }], ['quoting', 6, { clearable: false }]),
  [['endsLastLine', 12]],
  ['issueWord', 4, { help: 'Its word' }],
  ['voidWord', 4, { required: true }],
  ['stopWord', 4, { required: true }],
  ['endedAmount', 12, { clearable: false }],
  ['bankID', 6, { help: 'What the bank calls you' }],
  ['forbidden', 6, { help: 'A blank stands for each' }],
  [['isUpperCase', 12]],
  ['fileName', 12, { help: 'In braces: last4, number, a date as YYYYMMDD' }],
  ['note', 12],
  [['inactive', 12, { help: 'No longer offered; accounts that have it keep it' }]],
];

/** Where what is wrong with fields is said. */
export const inTheGrid = 'Mend the fields that are marked in the grid';

/** The field of the form that a path of a layout is about, where they are called differently. */
const renamed: Readonly<Record<string, string>> = {
  'words.issue': 'issueWord',
  'words.void': 'voidWord',
  'words.stop': 'stopWord',
};

/** What is wrong with a layout by the fields of the form; what is said of a line as a whole, or of fields in the grid, under the empty name. */
export function problemsInForm(problems: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [path, why] of Object.entries(problems)) {
    if (why === undefined) continue;
    const name = renamed[path] ?? path;
    if (name in layoutFields) found[name] ??= why;
    // A cell says it itself; nothing else says what is wrong with a line as a whole.
    else if (path.includes('.')) found[''] ??= inTheGrid;
    else found[''] = why;
  }
  return found;
}
