import { fileNameError, isPlain } from '../formats/index.ts';
import { maskProblem } from './date-mask.ts';
import { fileNameOf } from './file-name.ts';
import { positivePayKinds } from './positive-pay-event.ts';
import {
  type PositivePayField,
  type PositivePayLayout,
  type PositivePayValue,
  positivePayLimits,
  valuesOfAmount,
  valuesOfCheck,
  valuesOfDate,
  valuesOfFile,
  valuesOfNumber,
  valuesOfPayee,
} from './positive-pay-layout.ts';

/** The rows of a layout, each with the way to it. */
export const rowsOf = ({ header, detail, trailer }: PositivePayLayout) => [
  ...header.map((fields, at) => ({ path: `header.${at}`, isDetail: false, fields })),
  { path: 'detail', isDetail: true, fields: detail },
  ...trailer.map((fields, at) => ({ path: `trailer.${at}`, isDetail: false, fields })),
];

/** What may be filled with zeros without becoming something else. */
const filledWithZeros: readonly PositivePayValue[] = [
  ...valuesOfNumber,
  ...(['Bank ID', 'Routing number', 'Account number'] as const),
];

/** What each delimiter is. */
export const delimiterOf = { Comma: ',', Semicolon: ';', Tab: '\t', Bar: '|' } as const;

/** Why a text cannot stand in the lines of a layout: without quotation marks it would part in two, and all behind it move. Null where it can. */
export function partingProblem(
  { format, delimiter, quoting }: Pick<PositivePayLayout, 'format' | 'delimiter' | 'quoting'>,
  text: string,
): string | null {
  if (format !== 'Delimited' || quoting !== 'Never' || delimiter === null) return null;
  if (text.includes('"')) return 'It has a quotation mark, and nothing is quoted in this layout';
  return text.includes(delimiterOf[delimiter]) ? 'It has the delimiter, and nothing is quoted in this layout' : null;
}

/** What is wrong with a layout, by the way to it: `detail.3.width`. No file is made by one with problems. */
export function layoutProblems(layout: PositivePayLayout): Record<string, string> {
  const problems: Record<string, string> = {};
  const wrong = (path: string, why: string | null) => {
    if (why !== null) problems[path] ??= why;
  };
  const { format, delimiter, quoting, words, bankID, detail, forbidden } = layout;
  const isDelimited = format === 'Delimited';
  if (isDelimited && delimiter === null) wrong('delimiter', 'Delimiter is required');
  if (isDelimited && quoting === null) wrong('quoting', 'Quotation marks is required');
  if (!isDelimited && delimiter !== null) wrong('delimiter', 'Only delimited files have a delimiter');
  if (!isDelimited && quoting !== null) wrong('quoting', 'Only delimited files have quotation marks');
  if (isDelimited && quoting === 'Never' && delimiter !== null && !isForbidden(forbidden, delimiterOf[delimiter]))
    wrong('forbidden', 'Without quotation marks, the delimiter and " are forbidden in texts');
  if (words.void.trim() === '') wrong('words.void', 'The word for a void is required');
  if (words.stop.trim() === '')
    wrong('words.stop', 'The word for a stop is required: that for a void where the bank has none');
  for (const kind of positivePayKinds) wrong(`words.${kind}`, partingProblem(layout, words[kind]));
  wrong('bankID', partingProblem(layout, bankID ?? ''));
  // Blanks around a word are none of it: a fixed line fills each word with them.
  for (const kind of ['void', 'stop'] as const)
    if (words[kind].trim() === words.issue.trim()) wrong(`words.${kind}`, 'An issue is told with the same word');
  const has = (value: PositivePayValue) => detail.some((field) => field.value === value);
  for (const needed of ['Check number', 'Amount', 'Event code'] as const)
    if (!has(needed)) wrong('detail', `The line of a check needs a field with the value ${needed}`);
  if (has('Payee line 2') && !has('Payee line 1'))
    wrong('detail', 'Payee line 2 needs a field with the value Payee line 1');
  for (const { path, isDetail, fields } of rowsOf(layout)) {
    if (fields.length === 0) wrong(path, 'A line has at least one field');
    for (const [at, field] of fields.entries()) {
      for (const [name, why] of Object.entries(fieldProblems(field, { isDetail, isDelimited, bankID })))
        wrong(`${path}.${at}.${name}`, why);
      if (field.value === 'Constant') wrong(`${path}.${at}.text`, partingProblem(layout, field.text ?? ''));
    }
  }
  wrong('fileName', fileNameProblem(layout));
  if (JSON.stringify(layout).length > positivePayLimits.characters)
    wrong('detail', 'The layout says more than can be stored: take fields or lines out of it');
  return problems;
}

/** Tabs are in no text anyway. */
const isForbidden = (forbidden: string, delimiter: string): boolean =>
  forbidden.includes('"') && (delimiter === '\t' || forbidden.includes(delimiter));

function fieldProblems(
  { value, text, width, align, fill, amount, mask, overlong }: PositivePayField,
  { isDetail, isDelimited, bankID }: { isDetail: boolean; isDelimited: boolean; bankID: string | null },
): { readonly [name in keyof PositivePayField]?: string } {
  const problems: { -readonly [name in keyof PositivePayField]?: string } = {};
  if (isDetail && valuesOfFile.includes(value)) problems.value = 'Only headers and trailers say this';
  if (!isDetail && valuesOfCheck.includes(value)) problems.value = 'Only the line of a check says this';
  if (value === 'Bank ID' && !bankID) problems.value = 'The layout has no bank ID';
  if (width === null && !isDelimited) problems.width = 'A field of a fixed line has a width';
  if (width === null && value === 'Payee line 1') problems.width = 'The first line of a payee has a width';
  if (value === 'Constant' && text === null) problems.text = 'A constant has a text, which may be blank';
  if (value === 'Constant' && text !== null && width !== null && text.length > width)
    problems.text = `It has ${text.length} characters; the field has ${width}`;
  if (valuesOfAmount.includes(value) && amount === null) problems.amount = 'How an amount is written is required';
  if (valuesOfDate.includes(value)) {
    const why = mask === null ? 'A mask is required' : maskProblem(mask);
    if (why !== null) problems.mask = why;
    else if (mask !== null && width !== null && mask.length > width)
      problems.mask = `It has ${mask.length} characters; the field has ${width}`;
  }
  if (fill === 'Zero' && !filledWithZeros.includes(value)) problems.fill = 'Only numbers are filled with zeros';
  else if (fill === 'Zero' && align === 'Left') problems.fill = 'Zeros after a number make it another number';
  if (overlong === 'Cut' && !valuesOfPayee.includes(value)) problems.overlong = 'Only payees are cut';
  return problems;
}

function fileNameProblem(layout: PositivePayLayout): string | null {
  const name = fileNameOf(layout, { accountNumber: '0000' }, { date: '2000-01-01', number: 1 });
  if (/[{}]/.test(name)) return 'In braces stand last4, number or a date mask such as YYYYMMDD';
  return (
    fileNameError(name) ??
    (isPlain(name) ? null : 'A file name has letters, digits and signs of a plain keyboard alone')
  );
}
