import { describe, expect, it } from 'vitest';
import { isSameNaming, wordsOfLine } from './matched-lines.ts';

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

describe('the type of a line without a name', () => {
  const unnamed = (label: string) => ({ label, isUnnamed: true }) as const;

  it.each([
    ['Manual Underwriting Fee', 'Underwriting fee', true],
    ['Rebate Credit', 'Rebate from Epsilon Title Co.', true],
    ['Survey Fee', 'Boundary survey', true],
    ['Other', 'Broker bonus', true],
    ['Gift', 'Rebate from Epsilon Title Co.', false],
    ['Reinspection Fee', 'Survey fee', false],
  ])('%s may be %s: %s', (type, label, expected) => {
    const parties = [null, 'Epsilon Title Co.'];
    expect(isSameNaming(unnamed(type), { label }, parties)).toBe(expected);
    expect(isSameNaming({ label }, unnamed(type), parties)).toBe(expected);
  });

  it('a name is not the same for having more words', () => {
    expect(isSameNaming({ label: 'Survey fee' }, { label: 'Boundary survey' }, [])).toBe(false);
  });
});
