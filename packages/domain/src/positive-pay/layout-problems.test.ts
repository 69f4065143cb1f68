import { describe, expect, it } from 'vitest';
import { layoutProblems, type PositivePayLayout } from './index.ts';
import { check, detail, field, fixedLayout, made, simple } from './layouts.fixture.ts';

/** A field that says as much as one can. */
const long = field('Constant', { label: 'L'.repeat(40), text: 'T'.repeat(500) });

describe('a layout', () => {
  it.each<[string, Partial<PositivePayLayout>, Record<string, string>]>([
    ['is right', {}, {}],
    ['without delimiter', { delimiter: null }, { delimiter: 'Delimiter is required' }],
    [
      'fixed with delimiter',
      { ...fixedLayout, delimiter: 'Comma' },
      { delimiter: 'Only delimited files have a delimiter' },
    ],
    [
      'never quoted',
      { quoting: 'Never' },
      { forbidden: 'Without quotation marks, the delimiter and " are forbidden in texts' },
    ],
    ['never quoted, tabs', { quoting: 'Never', delimiter: 'Tab', forbidden: '"' }, {}],
    [
      'never quoted, with what would part its lines',
      {
        ...{ quoting: 'Never', delimiter: 'Bar', forbidden: '|"', bankID: 'A|B' },
        words: { issue: 'I|1', void: 'V', stop: '"S' },
        detail: [...detail, field('Constant', { text: 'X|' })],
        trailer: [[field('Constant', { text: 'T,' }), field('Constant', { text: '"' })]],
      },
      {
        'words.issue': 'It has the delimiter, and nothing is quoted in this layout',
        'words.stop': 'It has a quotation mark, and nothing is quoted in this layout',
        bankID: 'It has the delimiter, and nothing is quoted in this layout',
        'detail.4.text': 'It has the delimiter, and nothing is quoted in this layout',
        'trailer.0.1.text': 'It has a quotation mark, and nothing is quoted in this layout',
      },
    ],
    [
      'without words for a void',
      { words: { issue: 'I', void: ' ', stop: 'S' } },
      { 'words.void': 'The word for a void is required' },
    ],
    [
      'with one word for all',
      { words: { issue: 'I', void: 'I', stop: 'S' } },
      { 'words.void': 'An issue is told with the same word' },
    ],
    [
      'fixed, with one word for all but for blanks',
      { ...fixedLayout, words: { issue: 'I', void: 'I ', stop: ' I' } },
      {
        'words.void': 'An issue is told with the same word',
        'words.stop': 'An issue is told with the same word',
      },
    ],
    [
      'longer than can be stored',
      { trailer: Array.from({ length: 5 }, () => Array.from({ length: 60 }, () => long)) },
      { detail: 'The layout says more than can be stored: take fields or lines out of it' },
    ],
    [
      'without event code',
      { detail: detail.slice(1) },
      { detail: 'The line of a check needs a field with the value Event code' },
    ],
    [
      'with a count in the line of a check',
      { detail: [...detail, field('Count of checks')] },
      { 'detail.4.value': 'Only headers and trailers say this' },
    ],
    [
      'with a check in the header',
      { header: [[field('Check number')]] },
      { 'header.0.0.value': 'Only the line of a check says this' },
    ],
    ['with an empty trailer', { trailer: [[]] }, { 'trailer.0': 'A line has at least one field' }],
    [
      'without width',
      { ...fixedLayout, detail: [...fixedLayout.detail, field('Constant', { text: '' })] },
      { 'detail.4.width': 'A field of a fixed line has a width' },
    ],
    [
      'with a long constant',
      { detail: [...detail, field('Constant', { text: 'abc', width: 2 })] },
      { 'detail.4.text': 'It has 3 characters; the field has 2' },
    ],
    [
      'with a constant of nothing',
      { detail: [...detail, field('Constant')] },
      { 'detail.4.text': 'A constant has a text, which may be blank' },
    ],
    [
      'with a mask of no year',
      { detail: [...detail, field('Issue date', { mask: 'MMDD' })] },
      { 'detail.4.mask': 'A mask has YYYY or YY, MM and DD once each, and between them - / . or blanks alone' },
    ],
    [
      'with a mask that is too wide',
      { detail: [...detail, field('Issue date', { width: 6 })] },
      { 'detail.4.mask': 'It has 8 characters; the field has 6' },
    ],
    [
      'with zeros after a number',
      { detail: [...detail, field('Account number', { fill: 'Zero' })] },
      { 'detail.4.fill': 'Zeros after a number make it another number' },
    ],
    [
      'with zeros in a text',
      { detail: [...detail, field('Event date', { fill: 'Zero' })] },
      { 'detail.4.fill': 'Only numbers are filled with zeros' },
    ],
    [
      'that cuts numbers',
      { detail: [...detail, field('Account number', { overlong: 'Cut' })] },
      { 'detail.4.overlong': 'Only payees are cut' },
    ],
    [
      'with a second line of a payee alone',
      { detail: [...detail, field('Payee line 2')] },
      { detail: 'Payee line 2 needs a field with the value Payee line 1' },
    ],
    [
      'with a file name that asks',
      { fileName: 'a-{nobody}.txt' },
      { fileName: 'In braces stand last4, number or a date mask such as YYYYMMDD' },
    ],
    ['with a file name of a folder', { fileName: '../x' }, { fileName: 'A file name may not start with a dot' }],
  ])('%s', (_what, more, problems) => {
    expect(layoutProblems({ ...simple, ...more })).toEqual(problems);
  });

  it('that is wrong makes no file', () => {
    const { file, problems } = made({ ...simple, delimiter: null }, check({}));
    expect(file).toBeNull();
    expect(problems).toEqual([{ path: 'delimiter', label: '', checkNumber: null, why: 'Delimiter is required' }]);
  });
});
