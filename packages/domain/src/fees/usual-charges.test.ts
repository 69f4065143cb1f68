import { describe, expect, it } from 'vitest';
import { sampleFees } from '../settlement/sample-purchase.ts';
import { chargeOf, type FeeCode, type StoredFee, usualCharges } from './index.ts';

it.each([
  ['A', 'Application fee'],
  ['C', 'Pest inspection fee'],
  ['G', 'Aggregate adjustment'],
  [null, 'Application fee'],
  ['X', 'Application fee'],
])('of section %s begin with those of it', (section, first) => {
  expect(usualCharges(section)[0]).toBe(first);
});

it('have each name once, and those of form H-25(B) that have no figure in them', () => {
  const names = usualCharges('G');
  expect(new Set(names).size).toBe(names.length);
  // What is charged by another page has a name of that page.
  const typed = sampleFees.filter(({ section, label }) => section !== 'E' && !/\d|^Real estate/.test(label));
  expect(typed).toHaveLength(25);
  expect(typed.map(({ label }) => label).filter((label) => !names.includes(label))).toEqual([]);
});

const wire: FeeCode = {
  code: 'WIRE',
  label: 'Title - Wire fee',
  section: 'C',
  kind: 'Title service',
  payeeRule: 'Title company',
  payeeName: null,
  bucket: '10 %',
  isFinanceCharge: true,
  isOptional: false,
  inactive: false,
};
const offers = { feeCodes: [wire], payees: { lender: 'Ficus Bank', titleCompany: 'Epsilon Title Co.' } };
/** A line of section C as it begins. */
const line: Partial<StoredFee> = {
  section: 'C',
  kind: 'Other',
  bucket: 'None',
  payeeName: null,
  isFinanceCharge: false,
};

it('the codes of the office come first, of the section or of none, and only those in use', () => {
  expect(usualCharges('C', [wire])[0]).toBe('Title - Wire fee');
  expect(usualCharges('A', [wire])).not.toContain('Title - Wire fee');
  expect(usualCharges('A', [{ ...wire, section: null }])[0]).toBe('Title - Wire fee');
  expect(usualCharges('C', [{ ...wire, inactive: true }])).not.toContain('Title - Wire fee');
});

describe('a description that is typed or picked', () => {
  it.each(['wire', 'WIRE', ' title - wire fee '])('"%s" makes the line that of its code', (text) => {
    expect(chargeOf(line, text, offers)).toEqual({
      code: 'WIRE',
      label: 'Title - Wire fee',
      kind: 'Title service',
      payeeName: 'Epsilon Title Co.',
      bucket: '10 %',
      isFinanceCharge: true,
      isOptional: false,
    });
  });

  it('leaves what somebody has entered', () => {
    const entered = {
      ...line,
      kind: 'Notary',
      payeeName: 'Another Co.',
      bucket: 'Zero',
      isFinanceCharge: true,
    } as const;
    expect(chargeOf(entered, 'WIRE', offers)).toEqual({ code: 'WIRE', label: 'Title - Wire fee', isOptional: false });
  });

  it('of a usual charge says what it is for', () => {
    expect(chargeOf(line, 'Survey fee', offers)).toEqual({ label: 'Survey fee', kind: 'Survey' });
    expect(chargeOf({ ...line, kind: 'Notary' }, 'Survey fee', offers)).toEqual({ label: 'Survey fee' });
  });

  it.each([
    ['of its own words', line, 'Something else'],
    ['of another section', { ...line, section: 'A' as const }, 'WIRE'],
    ['of another section, usual', { ...line, section: 'A' as const }, 'Survey fee'],
  ])('%s is none', (_, row, text) => {
    expect(chargeOf(row, text, offers)).toBeNull();
  });
});
