import { describe, expect, it } from 'vitest';
import { type FeeCode, feeOfCode, payeeProblems } from './index.ts';

const settlementFee: FeeCode = {
  code: 'SETTLE',
  label: 'Title - Settlement agent fee',
  section: 'C',
  kind: 'Settlement or closing fee',
  payeeRule: 'Title company',
  payeeName: null,
  bucket: '10 %',
  isFinanceCharge: true,
  isOptional: false,
  inactive: false,
};
const payees = { lender: 'Ficus Bank', titleCompany: 'Epsilon Title Co.' };

describe('a line of a fee code', () => {
  it('begins with all that the code says', () => {
    expect(feeOfCode(settlementFee, payees)).toEqual({
      code: 'SETTLE',
      label: 'Title - Settlement agent fee',
      section: 'C',
      kind: 'Settlement or closing fee',
      payeeName: 'Epsilon Title Co.',
      bucket: '10 %',
      isFinanceCharge: true,
      isOptional: false,
    });
  });

  it('leaves as it is what the code does not say, and a payee the file does not know', () => {
    const bare: FeeCode = { ...settlementFee, section: null, kind: null, payeeRule: null, bucket: null };
    const said = Object.keys(feeOfCode(bare, payees));
    expect(said).toEqual(['code', 'label', 'isFinanceCharge', 'isOptional']);
    expect(feeOfCode(settlementFee, { lender: null, titleCompany: null })).not.toHaveProperty('payeeName');
  });

  it.each([
    ['Lender', null, 'Ficus Bank'],
    ['Title company', null, 'Epsilon Title Co.'],
    ['Named', 'Pests Co.', 'Pests Co.'],
  ] as const)('paid to %s', (payeeRule, payeeName, expected) => {
    expect(feeOfCode({ ...settlementFee, payeeRule, payeeName }, payees).payeeName).toBe(expected);
  });
});

it.each([
  ['Named', null, 'Who is paid'],
  ['Named', '  ', 'Who is paid'],
  ['Named', 'Pests Co.', undefined],
  ['Lender', 'Pests Co.', 'A payee is named where it is paid to Named'],
  [null, 'Pests Co.', 'A payee is named where it is paid to Named'],
  [null, null, undefined],
] as const)('paid to %s with the name %s: %s', (payeeRule, payeeName, problem) => {
  expect(payeeProblems({ payeeRule, payeeName }).payeeName).toBe(problem);
});
