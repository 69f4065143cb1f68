import { describe, expect, it } from 'vitest';
import { SettlementStatementType } from '../orders/index.ts';
import { rowsOf } from './form-text.fixture.ts';
import { formNames, formsThatFit, statementOnForm } from './index.ts';
import { expectSound } from './sound-form.fixture.ts';
import { statementOf } from './stored-h25b.fixture.ts';
import { told } from './told-h25b.fixture.ts';

const { CDF, HUD2010 } = SettlementStatementType;

it('the names of forms stay: what was printed of a version is found by them', () => {
  const stored = [
    'closingDisclosure',
    'hudStatement',
    'borrowersDisclosure',
    'sellersDisclosure',
    'loanEstimate',
    'combinedStatement',
    'buyersStatement',
    'sellersStatement',
    'cashStatement',
    'buyersNetSheet',
    'sellersNetSheet',
    'disbursementSheet',
    'escrowStatement',
  ];
  expect(formNames).toEqual(expect.arrayContaining(stored));
});

describe('the forms that fit a statement', () => {
  it.each([
    [
      'a purchase with a loan',
      { settlementStatementType: CDF, hasSeller: true, hasLoan: true },
      'closingDisclosure',
      ['cashStatement', 'hudStatement'],
    ],
    [
      'a refinance',
      { settlementStatementType: CDF, hasSeller: false, hasLoan: true },
      'closingDisclosure',
      ['sellersDisclosure', 'sellersStatement', 'sellersNetSheet'],
    ],
    [
      'cash on a HUD-1',
      { settlementStatementType: HUD2010, hasSeller: true, hasLoan: false },
      'hudStatement',
      ['closingDisclosure', 'borrowersDisclosure', 'escrowStatement'],
    ],
  ] as const)('of %s begin with its own and leave out others', (_name, statement, own, others) => {
    const fitting = formsThatFit(statement);
    expect(fitting[0]).toBe(own);
    for (const other of others) expect(fitting).not.toContain(other);
  });

  it.each(formsThatFit({ settlementStatementType: CDF, hasSeller: true, hasLoan: true }))(
    '%s is drawn of form H-25(B), each line by a name of its own',
    (form) => {
      const drawn = statementOnForm(form, statementOf({}), told);
      expect(drawn.pages.length).toBeGreaterThan(0);
      expect(rowsOf(drawn).length).toBeGreaterThan(0);
      expectSound(drawn);
    },
  );
});
