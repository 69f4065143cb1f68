import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { file } from '../../closing-file/stored-purchase.fixture.ts';
import { adjustableLoan, adjustableTerms } from '../../disclosure/stored-loans.fixture.ts';
import { lineOf, rowsOf, textOf, wordsOf } from '../form-text.fixture.ts';
import { expectSound } from '../sound-form.fixture.ts';
import { storedCharges } from '../stored-h25b.fixture.ts';
import { sampleStated, told } from '../told-h25b.fixture.ts';
import { estimated, estimateOf, fee, type Section, stated, typedAlone } from './told-h24b.fixture.ts';

describe('a loan estimate by what is stored of it', () => {
  const form = estimateOf();

  it.each([
    ['terms.loanAmount', 'Loan Amount | $162,000 | NO'],
    ['terms.interestRate', 'Interest Rate | 3.875% | NO'],
    ['payments.principalAndInterest', 'Principal & Interest | $761.78 | $761.78'],
    ['payments.mortgageInsurance', 'Mortgage Insurance | + $82 | + —'],
    [
      'costs.closingCosts',
      'Estimated Closing Costs | $8,054 | Includes $5,672 in Loan Costs + $2,382 in Other Costs – $0 in Lender Credits. See page 2 for details.',
    ],
    [
      'costs.cashToClose',
      'Estimated Cash to Close | $16,054 | Includes Closing Costs. See Calculating Cash to Close on page 2 for details.',
    ],
    ['A', 'A. Origination Charges | $1,802'],
    ['A.01', '% of Loan Amount (Points) | $405'],
    ['A.02', 'Application fee | $300'],
    ['B', 'B. Services You Cannot Shop For | $672'],
    ['B.02', 'Credit report fee | $30'],
    ['B.04', 'Flood monitoring fee | $32'],
    ['C', 'C. Services You Can Shop For | $3,198'],
    ['C.03', 'Title – Insurance binder | $700'],
    ['D', 'D. TOTAL LOAN COSTS (A + B + C) | $5,672'],
    ['E.01', 'Recording Fees and Other Taxes | $85'],
    ['E.02', 'Transfer Taxes |'],
    ['F', 'F. Prepaids | $867'],
    ['F.01', 'Homeowner’s Insurance Premium (    months) | $605'],
    ['F.03', 'Prepaid Interest (    per day for     days @     %) | $262'],
    ['F.04', 'Property Taxes (    months) |'],
    ['G', 'G. Initial Escrow Payment at Closing | $413'],
    ['G.03', 'Property Taxes     per month for     mo. | $211'],
    ['H', 'H. Other | $1,017'],
    ['H.01', 'Title – Owner’s title policy (optional) | $1,017'],
    ['H.02', null],
    ['I', 'I. TOTAL OTHER COSTS (E + F + G + H) | $2,382'],
    ['J', 'J. TOTAL CLOSING COSTS | $8,054'],
    ['J.costs', 'D + I | $8,054'],
    ['J.credits', 'Lender Credits | $0'],
    ['cash.closingCosts', 'Total Closing Costs (J) | $8,054'],
    ['cash.paidBefore', null],
    ['cash.downPayment', 'Down Payment/Funds from Borrower | $18,000'],
    ['cash.deposit', 'Deposit | –$10,000'],
    ['cash.cashToClose', 'Estimated Cash to Close | $16,054'],
    ['head.issued', 'Date Issued |'],
    ['head.rateLock', 'Rate Lock | ☐ NO ☐ YES, until ____'],
    ['head.mic', null],
    ['lender.5.name', 'Lender | Ficus Bank'],
    ['lender.5.contact', 'Loan Officer | Joe Smith'],
    ['mortgageBroker.name', 'Mortgage Broker |'],
  ])('%s', (key, expected) => {
    expect(lineOf(form, key)).toBe(expected);
  });

  it.each([
    ['terms.interestRate', / • See AIR Table on page 2 for details$/],
    ['terms.principalAndInterest', / • See AP Table on page 2 for details$/],
  ])('%s of an adjustable loan says that its table is on page 2', (key, expected) => {
    const loan = { loan: adjustableLoan, stated: { ...sampleStated, ...adjustableTerms } };
    expect(lineOf(estimateOf(undefined, { loan }), key)).toMatch(expected);
  });

  it('is sound, and each amount that was told leads to where it is typed', () => {
    expectSound(form);
    const fieldOf = (key: string) =>
      rowsOf(form)
        .find((row) => row.key === key)
        ?.cells.at(-1)?.runs[0]?.field;
    expect(['B.02', 'E.01', 'cash.closingCosts', 'cash.deposit', 'J.credits'].map(fieldOf)).toEqual([
      'fees.4.estimate',
      undefined,
      'estimatedClosingCosts',
      'estimatedDeposit',
      'estimatedLenderCredits',
    ]);
  });

  it('adds the month in whole dollars: insurance and escrow as they are rounded, principal and interest to the cent', () => {
    const withEscrow = estimateOf({ charges: { ...typedAlone, escrow: storedCharges.escrow } });
    expect(lineOf(withEscrow, 'payments.escrow')).toBe(
      'Estimated Escrow Amount can increase over time | + $206 | + $206',
    );
    // 761.78 + 82 + 206, as form H-24(B) has it.
    expect(lineOf(withEscrow, 'payments.total')).toBe('Estimated Total Monthly Payment | $1,050 | $968');
  });

  it('has what other pages work out without an amount, and no total that needs it', () => {
    const drawn = estimateOf({ charges: { fees: estimated } });
    expect(lineOf(drawn, 'E.01')).toBe('Recording Fees and Other Taxes |');
    expect(lineOf(drawn, 'E')).toBe('E. Taxes and Other Government Fees |');
    expect(lineOf(drawn, 'I')).toBe('I. TOTAL OTHER COSTS (E + F + G + H) |');
    expect(lineOf(drawn, 'D')).toBe('D. TOTAL LOAN COSTS (A + B + C) | $5,672');
    expect(lineOf(drawn, 'J')).toBe('J. TOTAL CLOSING COSTS | $8,054');
    expect(rowsOf(drawn).flatMap(({ cells }) => cells.map(textOf))).not.toContain('Aggregate adjustment');
    expectSound(drawn);
  });

  it('reckons what nobody typed of the costs from those of the fees', () => {
    const drawn = estimateOf(undefined, {
      stated: { ...stated, estimatedClosingCosts: null, estimatedLenderCredits: 54_00 },
    });
    expect(lineOf(drawn, 'J')).toBe('J. TOTAL CLOSING COSTS | $8,000');
    expect(lineOf(drawn, 'J.credits')).toBe('Lender Credits | –$54');
    expect(lineOf(drawn, 'cash.closingCosts')).toBe('Total Closing Costs (J) | $8,000');
    expect(lineOf(drawn, 'cash.cashToClose')).toBe('Estimated Cash to Close | $16,000');
  });

  it('is blank where nothing was estimated', () => {
    const drawn = estimateOf(undefined, { stated: {} });
    const without = estimateOf({ charges: { ...typedAlone, fees: [] } }, { stated: {} });
    expect(lineOf(drawn, 'cash.cashToClose')).toBe('Estimated Cash to Close |');
    expect(['A', 'D', 'I', 'J', 'cash.deposit'].map((key) => lineOf(without, key))).toEqual([
      'A. Origination Charges |',
      'D. TOTAL LOAN COSTS (A + B + C) |',
      'I. TOTAL OTHER COSTS (E + F + G + H) |',
      'J. TOTAL CLOSING COSTS |',
      'Deposit |',
    ]);
    expectSound(without);
  });

  it('without a seller has the alternative table and a box for the way of the cash', () => {
    const drawn = estimateOf(
      { file: { ...file, hasSeller: false }, charges: typedAlone },
      {
        named: { ...told.named, purpose: 'Refinance' },
        stated: { ...stated, estimatedLoanAmount: 162000_00, estimatedPayoffs: 150000_00, estimatedFinanced: 8054_00 },
      },
    );
    expect(['loanAmount', 'closingCosts', 'payoffs', 'cashToClose'].map((key) => lineOf(drawn, `cash.${key}`))).toEqual(
      [
        'Loan Amount | $162,000',
        'Total Closing Costs (J) | –$8,054',
        'Estimated Total Payoffs and Payments | –$150,000',
        'Estimated Cash to Close ☐ From ☒ To Borrower | $3,946',
      ],
    );
    const words = drawn.pages.flatMap(({ blocks }) => wordsOf(blocks));
    expect(words).toContain('Estimated Closing Costs Financed (Paid from your Loan Amount): $8,054');
    expect(words).toContain('Liability after Foreclosure');
    expectSound(drawn);
  });

  it('compares by the fees as they were estimated, once it is said which are finance charges', () => {
    expect(lineOf(form, 'comparisons.annualPercentageRate')).toMatch(/^Annual Percentage Rate \(APR\) \| {2}\|/);
    const flagged = estimated.map((each) => ({ ...each, isFinanceCharge: each.section === 'A' }));
    const drawn = estimateOf({ charges: { ...typedAlone, fees: flagged } });
    // Loan costs of 5,671.55 and prepaid interest of 261.60 besides 60 payments and what of insurance falls into them.
    expect(lineOf(drawn, 'comparisons.paidInFiveYears')).toBe(
      'In 5 Years | $56,581 | Total you will have paid in principal, interest, mortgage insurance, and loan costs.',
    );
    expect(lineOf(drawn, 'comparisons.principalInFiveYears')).toBe('| $15,773 | Principal you will have paid off.');
    expect(lineOf(drawn, 'comparisons.totalInterestPercentage')).toMatch(/\| 69\.4\d% \|/);
  });

  it('says we of the creditor, and leaves open who services the loan', () => {
    const words = form.pages.flatMap(({ blocks }) => wordsOf(blocks));
    expect(words).toContain('If you sell or transfer this property to another person, we');
    expect(words).toContain(
      'If your payment is more than 15 days late, we will charge a late fee of 5% of the monthly principal and interest payment.',
    );
    expect(words).toContain('☐ to transfer servicing of your loan.');
    expect(words).not.toContain('Liability after Foreclosure');
  });
});

it('of any estimates sections add up to the totals in whole dollars, and what has no line stands in one amount', () => {
  const section = fc.constantFrom<Section>('A', 'B', 'C', 'E', 'F', 'G', 'H');
  const row = fc.record({
    section,
    estimate: fc.option(fc.integer({ min: 0, max: 1e7 })),
    label: fc.string({ maxLength: 8 }),
  });
  const dollars = (line: string | null) => Number(/\| (–?)\$([\d,]+)$/.exec(line ?? '')?.[2]?.replaceAll(',', '') ?? 0);
  fc.assert(
    fc.property(fc.array(row, { maxLength: 40 }), (rows) => {
      const fees = rows.map(({ section: letter, estimate, label }) => fee(letter, label, estimate));
      const form = estimateOf({
        charges: { ...typedAlone, fees, interest: { ...storedCharges.interest, loan: null } },
      });
      expectSound(form);
      if (fees.every(({ estimate }) => estimate === null)) return;
      const sumOf = (keys: readonly string[]) => keys.reduce((sum, key) => sum + dollars(lineOf(form, key)), 0);
      const keys = rowsOf(form).map(({ key }) => key);
      for (const letter of 'ABCEFGH')
        expect(sumOf(keys.filter((key) => key.startsWith(`${letter}.`))), letter).toBe(sumOf([letter]));
      expect(sumOf(['D'])).toBe(sumOf([...'ABC']));
      expect(sumOf(['I'])).toBe(sumOf([...'EFGH']));
      for (const [letter, most] of Object.entries({ A: 13, B: 13, C: 14, E: 2, F: 7, G: 8, H: 5 }))
        expect(keys.filter((key) => key.startsWith(`${letter}.`)).length).toBeLessThanOrEqual(most);
    }),
    { numRuns: 60 },
  );
});
