import { describe, expect, it } from 'vitest';
import { cents } from '../money/index.ts';
import { differencesOfLines } from './compared-lines.ts';
import type { DisclosedLine } from './index.ts';

const proration = (label: string, amount: number, more: Partial<DisclosedLine> = {}): DisclosedLine => ({
  section: 'L',
  kind: 'unpaidBySeller',
  label,
  amount: cents(amount),
  party: null,
  ...more,
});
const unnamed = (label: string, amount: number, more: Partial<DisclosedLine> = {}): DisclosedLine =>
  proration(label, amount, { isUnnamed: true, ...more });

const told = (theirs: readonly DisclosedLine[], ours: readonly DisclosedLine[]) =>
  differencesOfLines(theirs, ours).map(({ line, column, theirs: their, ours: our }) => [line, column, their, our]);

describe('a proration that a file gives a type for and no name', () => {
  it.each([
    ['County Property Tax', 'County taxes'],
    ['Town Property Tax', 'City taxes 2013'],
    ['Homeowners Association Dues', 'HOA dues'],
    ['Other', 'Water and sewer'],
    ['Utilities', 'Water and sewer'],
  ])('says no other name: %s for %s', (type, name) => {
    expect(told([unnamed(type, 100)], [proration(name, 100)])).toEqual([]);
    expect(told([proration(name, 100)], [unnamed(type, 100)])).toEqual([]);
  });

  it('says another one where its type is that of another line of the form', () => {
    const ours = [proration('County taxes', 100)];
    expect(told([unnamed('City Property Tax', 100)], ours)).toEqual([
      ['County taxes', 'Name', 'City Property Tax', 'County taxes'],
    ]);
  });

  it('is the line of its type, whatever its amount', () => {
    const ours = [proration('City taxes', 100), proration('County taxes', 200), proration('HOA dues', 300)];
    const theirs = [unnamed('County Property Tax', 100), unnamed('City Property Tax', 300), unnamed('Other', 300)];
    expect(told(theirs, ours)).toEqual([
      ['County taxes', '', 100, 200],
      ['City taxes', '', 300, 100],
    ]);
  });

  it('is the only one that both sides have in its place', () => {
    const dues = unnamed('Homeowners Association Dues', 101);
    expect(told([dues], [proration('HOA dues', 100)])).toEqual([['HOA dues', '', 101, 100]]);
    expect(told([{ ...dues, section: 'K', kind: 'paidInAdvance' }], [proration('HOA dues', 100)])).toHaveLength(2);
  });
});

it('a proration that is named is told by its name, though its type be the same', () => {
  const ours = [proration('County taxes, parcel 1', 100)];
  expect(told([proration('County taxes, parcel 2', 100)], ours)).toEqual([
    ['County taxes, parcel 1', 'Name', 'County taxes, parcel 2', 'County taxes, parcel 1'],
  ]);
  expect(told([proration('Ground rent', 101)], ours)).toHaveLength(2);
});

describe('another line that a file gives a type for and no name', () => {
  it('is told where its type has none of the words of the name', () => {
    const ours = { ...proration('Rebate', 100), kind: 'otherCredit' } as const;
    expect(told([{ ...ours, label: 'Rebate Credit', isUnnamed: true }], [ours])).toEqual([]);
    expect(told([{ ...ours, label: 'Gift', isUnnamed: true }], [ours])).toEqual([['Rebate', 'Name', 'Gift', 'Rebate']]);
    expect(told([{ ...ours, label: 'Gift', amount: cents(101), isUnnamed: true }], [ours])).toHaveLength(2);
  });

  it('says of a payoff nothing of who is paid', () => {
    const ours: DisclosedLine = { ...proration('Rho Servicing', 100), section: 'N', kind: 'payoff' };
    const theirs = { ...ours, label: 'Delinquent Taxes' };
    expect(told([theirs], [ours])).toEqual([['Rho Servicing', 'Payee', 'Delinquent Taxes', 'Rho Servicing']]);
    expect(told([{ ...theirs, isUnnamed: true }], [ours])).toEqual([]);
  });
});
