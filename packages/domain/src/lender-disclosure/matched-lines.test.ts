import { describe, expect, it } from 'vitest';
import { wordsOfLine } from './matched-lines.ts';

describe('a name', () => {
  it.each([
    ['Title – Lender’s Title Insurance', "Title - Lender's title insurance"],
    ['Homeowner’s Insurance Premium (12 mo.) to Insurance Co.', "homeowner's insurance (6 mo.) Insurance Co."],
    ['Survey Fee', 'survey'],
    ['Fees', 'fees'],
  ])('%s is the same as %s', (one, other) => {
    expect(wordsOfLine(one)).toBe(wordsOfLine(other));
  });

  it.each([
    ['0.25% of Loan Amount', '0.5% of Loan Amount'],
    ['Title – Title search', 'Title – Settlement fee'],
  ])('%s is not %s', (one, other) => {
    expect(wordsOfLine(one)).not.toBe(wordsOfLine(other));
  });
});
