import { describe, expect, it } from 'vitest';
import {
  type GivenInterest,
  type InterestOfInvestment,
  interestElsewhere,
  interestYear,
  interestYearCsv,
  openingProblems,
} from './index.ts';

const given = (amount: number, creditedOn = '2026-06-30', more: Partial<GivenInterest> = {}): GivenInterest => ({
  ...{ creditedOn, givenOn: creditedOn, amount, takenBackOn: null, ...more },
});
const account = (investmentID: number, all: readonly GivenInterest[], more: Partial<InterestOfInvestment> = {}) => ({
  ...{ investmentID, beneficiary: 'Ada Park', taxID: '123-45-6789', reporter: 'Office' as const },
  ...{ street: '1 Elm St', city: 'Ames', state: 'IA', zip: '50010', given: all, elsewhere: 0, ...more },
});

describe('the interest of a year', () => {
  it.each<[string, readonly GivenInterest[], number, boolean]>([
    ['from ten dollars', [given(10_00)], 10_00, true],
    ['a cent below', [given(9_99)], 9_99, false],
    ['of several credits', [given(4_00), given(6_00, '2026-12-31')], 10_00, true],
    ['without other years', [given(10_00), given(90_00, '2025-12-31'), given(90_00, '2027-01-01')], 10_00, true],
    ['by the day of the bank', [given(10_00, '2026-12-31', { givenOn: '2027-01-04' })], 10_00, true],
    [
      'less what was taken back',
      [given(10_00), given(10_00, '2026-07-31', { takenBackOn: '2026-08-01' })],
      10_00,
      true,
    ],
    ['less what was taken back after it', [given(10_00, '2026-12-31', { takenBackOn: '2027-02-01' })], 0, false],
  ])('%s', (_, all, interest, isDue) => {
    const [row] = interestYear(2026, [account(1, all)]);
    expect([row?.interest.value, row?.isDue]).toEqual([interest, isDue]);
  });

  it('has no row of an account without interest in it', () => {
    expect(interestYear(2026, [account(1, [given(10_00, '2025-12-31')])])).toEqual([]);
  });

  it('is held against the limit by beneficiary and by who files', () => {
    const rows = interestYear(2026, [
      account(1, [given(5_00)]),
      account(2, [given(5_00)]),
      account(3, [given(9_00)], { taxID: '987-65-4321' }),
      account(4, [given(9_00)], { reporter: 'Bank' }),
    ]);
    expect(rows.map((row) => [row.investmentID, row.ofBeneficiary.value, row.isDue])).toEqual([
      [1, 10_00, true],
      [2, 10_00, true],
      [3, 9_00, false],
      [4, 9_00, false],
    ]);
  });

  it('counts accounts that are not told of', () => {
    const others = [
      account(1, [given(6_00)]),
      account(2, [given(1_00)], { taxID: '987-65-4321' }),
      account(3, [given(1_00)], { reporter: 'Bank' }),
      account(4, [given(1_00, '2025-12-31')]),
    ];
    const told = account(5, [given(4_00)]);
    const elsewhere = interestElsewhere(2026, told, others);
    const [row] = interestYear(2026, [{ ...told, elsewhere }]);
    expect([elsewhere, row?.interest.value, row?.ofBeneficiary.value, row?.isDue]).toEqual([6_00, 4_00, 10_00, true]);
  });

  it.each<[string, Partial<InterestOfInvestment>, readonly string[]]>([
    ['nothing', {}, []],
    ['parts of the address', { street: null, zip: null }, ['Street', 'ZIP']],
    ['nothing where the bank files', { street: null, reporter: 'Bank' }, []],
    ['nothing below the limit', { street: null, given: [given(1_00)] }, []],
  ])('misses %s', (_, more, missing) => {
    expect(interestYear(2026, [account(1, [given(50_00)], more)])[0]?.missing).toEqual(missing);
  });

  it('leaves the product without formulas, and says what a number is where it is masked', () => {
    const line = {
      ...{ year: 2026, beneficiary: '=cmd()', street: 'A, B', city: null, state: 'IA', zip: '50010', investmentID: 7 },
      ...{ fileNumber: '13-1001', interest: 1_234_56, reporter: 'Office' as const, isDue: true, missing: ['City'] },
    };
    const [, first, second] = interestYearCsv([
      { ...line, taxID: '***-**-6789' },
      { ...line, taxID: '12-3456789' },
    ]).split('\r\n');
    expect(first).toBe(`2026,'=cmd(),SSN,***-**-6789,"A, B",,IA,50010,INV-7,13-1001,1234.56,Office,Yes,City`);
    expect(second).toContain(',EIN,12-3456789,');
  });
});

describe('the papers of an investment account', () => {
  const papers = { w9On: '2026-03-02', instructedOn: '2026-03-02', rate: '4.25' };
  it.each([
    ['of today', {}, []],
    ['with a W-9 of tomorrow', { w9On: '2026-03-03' }, ['w9On']],
    ['with an instruction of tomorrow', { instructedOn: '2026-03-03' }, ['instructedOn']],
    ['at 100 percent', { rate: '100' }, []],
    ['above it', { rate: '100.0001' }, ['rate']],
  ])('%s', (_, more, fields) => {
    expect(Object.keys(openingProblems({ ...papers, ...more }, '2026-03-02'))).toEqual(fields);
  });
});
