import { describe, expect, it } from 'vitest';
import { byHeading, byPlace, csvLayout } from './csv.fixture.ts';
import { type BankFileLayout, bankFileLayoutProblems } from './index.ts';

const word = (text: string, kind: BankFileLayout['words'][number]['kind']) => ({ word: text, kind });

describe('a layout of CSV files', () => {
  it.each<[string, Partial<BankFileLayout>, Record<string, string>]>([
    ['is right', {}, {}],
    ['by places', { hasHeadings: false, columns: byPlace('Date', 'Amount') }, {}],
    ['with two columns of money', { columns: byHeading('Date', 'Money in', 'Money out') }, {}],
    ['with two columns of text', { columns: byHeading('Date', 'Amount', 'Text', 'Text') }, {}],
    [
      'by the kind',
      { sign: 'By the kind', columns: byHeading('Date', 'Amount', 'Kind'), words: [word('DR', 'Other out')] },
      {},
    ],
    ['without date', { columns: byHeading('Amount') }, { columns: 'A column with the value Date is required' }],
    ['without amount', { columns: byHeading('Date') }, { columns: 'A column with the value Amount is required' }],
    [
      'with half of the money',
      { columns: byHeading('Date', 'Money out') },
      { columns: 'Money in needs a column with the value Money out, and the other way round' },
    ],
    [
      'with money in two ways',
      { columns: byHeading('Date', 'Amount', 'Money in', 'Money out') },
      { columns: 'Amounts stand in one column, or in two for money in and out' },
    ],
    [
      'with two dates',
      { columns: byHeading('Date', 'Amount', 'Date') },
      { 'columns.2.value': 'Another column has this value; only texts may stand in several' },
    ],
    [
      'without a heading',
      { columns: [...byHeading('Date'), ...byPlace('Amount'), { value: 'Text', heading: ' ', place: 3 }] },
      { 'columns.1.heading': 'Heading is required', 'columns.2.heading': 'Heading is required' },
    ],
    [
      'without a place',
      { hasHeadings: false, columns: [...byPlace('Date'), ...byHeading('Amount')] },
      { 'columns.1.place': 'Place is required where a file has no headings' },
    ],
    ['with a blank word', { words: [word(' ', 'Fee')] }, { 'words.0.word': 'The word of the bank is required' }],
    [
      'by a kind that it does not read',
      { sign: 'By the kind' },
      {
        columns: 'Where the kind says what went out, a column with the value Kind is required',
        words: 'Where the kind says what went out, the words of the bank are required',
      },
    ],
    [
      'by a kind of either direction',
      { sign: 'By the kind', columns: byHeading('Date', 'Amount', 'Kind'), words: [word('RV', 'Reversal')] },
      { 'words.0.kind': 'This kind does not say whether money came in or went out' },
    ],
  ])('%s', (_what, more, problems) => {
    expect(bankFileLayoutProblems(csvLayout(more))).toEqual(problems);
  });
});
