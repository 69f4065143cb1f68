import type { DisclosedDifference, DisclosedStatement } from '@closewright/domain/lender-disclosure';
import { cents } from '@closewright/domain/money';
import { describe, expect, it } from 'vitest';
import {
  lenderLines,
  lenderSections,
  markedOf,
  placeOfLine,
  sectionKey,
  takeableIn,
  toggled,
  valueWords,
  wholeTexts,
} from './lender-lines.ts';

const moves = { fromBorrower: cents(0), toSeller: cents(0) };
const fee = (line: string, from?: string): DisclosedDifference => ({
  section: 'A',
  line,
  column: 'Borrower at closing',
  costColumn: 'borrowerAtClosing',
  kind: 'money',
  theirs: 20_00,
  ours: from === undefined ? null : 10_00,
  difference: cents(10_00),
  moves,
  ...(from !== undefined && { from }),
});
const fact = (section: DisclosedDifference['section'], line: string): DisclosedDifference => ({
  section,
  line,
  column: '',
  kind: 'money',
  theirs: 1,
  ours: 2,
  difference: cents(-1),
  moves,
});
const disclosure: DisclosedStatement = { facts: {}, fees: [], lines: [], payments: null };
const ours = { disclosure, fees: [{ borrowerAtClosing: 10_00 }], adjustments: [] };
const lines = lenderLines(
  [
    fee('Application Fee', 'fees.0'),
    fee('Courier'),
    fee('Courier'),
    fact('A', 'Total, borrower-paid'),
    fact('K', 'Sale Price of Property'),
  ],
  ours,
);
const all = new Set(lines.map(({ key }) => key));

describe('the lines of a comparison', () => {
  it('have keys of their own, also where a form has a line twice, and say why they are left', () => {
    expect(all.size).toBe(5);
    expect(lines.map(({ why }) => why === null)).toEqual([true, true, true, false, false]);
  });

  it('are marked only where they can be taken over, and told by section with how many are', () => {
    expect(markedOf(lines, all)).toHaveLength(3);
    expect(lenderSections(lines, new Set([lines[0]?.key ?? '']))).toEqual([
      { key: sectionKey('A'), title: 'A. Origination Charges', note: '4, 1 marked' },
      { key: sectionKey('K'), title: 'K. Due from Borrower at Closing', note: '1' },
    ]);
  });

  it('of texts are told in full, with what one side does not say', () => {
    const payee = { ...fee('Survey Fee'), column: 'Payee', kind: 'text', theirs: 'Surveyors of Any County' } as const;
    const said = [{ ...payee, ours: 'Surveys Co.' }, { ...payee, ours: null }, fee('Courier')].map((difference) =>
      wholeTexts({ difference }),
    );
    expect(said).toEqual([
      'Survey Fee, Payee: lender’s Surveyors of Any County, ours Surveys Co.',
      'Survey Fee, Payee: lender’s Surveyors of Any County, ours nothing',
      null,
    ]);
  });

  it('of a section are marked together, and let go where all are', () => {
    const own = takeableIn(lines, sectionKey('A')) ?? [];
    const marks = toggled(new Set(['another', own[0]?.key ?? '']), own);
    expect(marks).toEqual(new Set(['another', ...own.map(({ key }) => key)]));
    expect(toggled(marks, own)).toEqual(new Set(['another']));
    expect(takeableIn(lines, lines[0]?.key ?? '')).toBeNull();
  });

  it.each<[string, DisclosedDifference, ReturnType<typeof placeOfLine>]>([
    ['a fee, to its column', fee('Courier', 'fees.3'), { field: 'fees.3.borrowerAtClosing', page: 'fees' }],
    [
      'prepaid interest',
      { ...fact('F', 'Prepaid Interest'), from: 'prepaidInterest' },
      { field: 'prepaidInterestDay', page: 'fees' },
    ],
    ['a fact of the file', fact('K', 'Sale Price of Property'), { field: 'salePrice', page: 'debitcredits-section' }],
    ['a total', fact('cash', 'Down Payment/Funds from Borrower'), { field: null, page: 'cashtoclose-section' }],
  ])('lead to where they are entered: %s', (_, difference, place) => {
    expect(placeOfLine(difference)).toEqual(place);
  });

  it.each<[DisclosedDifference['theirs'], DisclosedDifference['kind'], string]>([
    [null, 'money', ''],
    [-1_234_56, 'money', '(1,234.56)'],
    ['2013-04-15', 'day', '04/15/2013'],
    ['4.174', 'rate', '4.174 %'],
    [true, 'answer', 'Yes'],
    [12, 'count', '12'],
  ])('print %s, a %s, as %s', (value, kind, words) => {
    expect(valueWords(value, kind)).toBe(words);
  });
});
