import type { BankFileLayout, bankColumnValues } from './bank-file-layout.ts';
import { comesIn } from './item-kinds.ts';

/** What is wrong with a layout, by the way to it: `columns.3.heading`. No file is read by one with problems. */
export function bankFileLayoutProblems(layout: BankFileLayout): Record<string, string> {
  const { columns, hasHeadings, sign, words } = layout;
  const problems: Record<string, string> = {};
  const wrong = (path: string, why: string) => {
    problems[path] ??= why;
  };
  const has = (value: (typeof bankColumnValues)[number]) => columns.some((column) => column.value === value);
  const isParted = has('Money in') || has('Money out');
  if (!has('Date')) wrong('columns', 'A column with the value Date is required');
  if (has('Amount') && isParted) wrong('columns', 'Amounts stand in one column, or in two for money in and out');
  else if (isParted && !(has('Money in') && has('Money out')))
    wrong('columns', 'Money in needs a column with the value Money out, and the other way round');
  else if (!has('Amount') && !isParted) wrong('columns', 'A column with the value Amount is required');
  for (const [at, { value, heading, place }] of columns.entries()) {
    if (value !== 'Text' && columns.findIndex((column) => column.value === value) < at)
      wrong(`columns.${at}.value`, 'Another column has this value; only texts may stand in several');
    if (hasHeadings && plainHeading(heading ?? '') === '') wrong(`columns.${at}.heading`, 'Heading is required');
    if (!hasHeadings && place === null) wrong(`columns.${at}.place`, 'Place is required where a file has no headings');
  }
  for (const [at, { word }] of words.entries())
    if (word.trim() === '') wrong(`words.${at}.word`, 'The word of the bank is required');
  if (sign === 'By the kind' && !isParted) {
    if (!has('Kind')) wrong('columns', 'Where the kind says what went out, a column with the value Kind is required');
    if (words.length === 0) wrong('words', 'Where the kind says what went out, the words of the bank are required');
    for (const [at, { kind }] of words.entries())
      if (comesIn(kind) === null) wrong(`words.${at}.kind`, 'This kind does not say whether money came in or went out');
  }
  return problems;
}

/** A heading as it is looked for: banks change blanks and capitals. */
export const plainHeading = (heading: string): string => heading.replace(/\s+/g, ' ').trim().toLowerCase();
