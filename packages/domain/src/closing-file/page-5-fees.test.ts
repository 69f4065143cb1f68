import { describe, expect, it } from 'vitest';
import type { StoredLoan, StoredTerms } from '../disclosure/index.ts';
import { sampleLoan, sampleTerms } from '../disclosure/stored-loans.fixture.ts';
import type { StoredFee } from '../fees/index.ts';
import { fieldsOf } from '../trace/index.ts';
import { figuredFees, financeChargeAtClosing, interestBegin, loanCalculations, statementFigures } from './index.ts';
import { file, noCharges, rows } from './stored-purchase.fixture.ts';

/** The loan of form H-25(B), without mortgage insurance; its interest of 15 days is 279.04. */
const loan: StoredLoan = { ...sampleLoan, interestTo: null, mortgageInsurance: 0 };
const stated: StoredTerms = {
  ...sampleTerms,
  paymentTotal: 'Payment, not rounded',
  interestDecimals: 'Three',
};
const interest = { label: 'Prepaid interest', section: 'F', bucket: 'None', kind: 'Daily interest charges' } as const;
const points = {
  label: 'Points',
  section: 'A',
  bucket: 'Zero',
  borrowerAtClosing: 405_00,
  isFinanceCharge: true,
} as const;
const insurance = {
  label: 'Mortgage insurance (2 mo.)',
  section: 'G',
  bucket: 'None',
  borrowerAtClosing: 164_70,
} as const;

interface Changes {
  readonly loan?: Partial<StoredLoan>;
  readonly closingDate?: string;
  readonly fees?: readonly Partial<StoredFee>[];
}

/** Page 5 and the finance charge at closing; the fees say what it is, or it is typed as nothing. */
function page5(changes: Changes) {
  const { closingDate = '2013-04-15' } = changes;
  const ofLoan = { ...loan, ...changes.loan };
  const fees = changes.fees ?? [];
  const facts = { ...file, closingDate, disbursementDate: null };
  const charged = figuredFees(facts, { ...noCharges, fees, interest: { byDay: 'By day, rounded', loan: ofLoan } });
  const terms = { ...stated, prepaidFinanceCharge: fees.some(({ isFinanceCharge }) => isFinanceCharge) ? null : 0 };
  const { loanCosts } = statementFigures(facts, rows, charged).totals;
  return {
    made: loanCalculations(ofLoan, terms, { loanCosts, fees: charged, begin: interestBegin(facts, ofLoan) }),
    charge: financeChargeAtClosing(terms, charged),
  };
}

function totalOfPayments(changes: Changes): number {
  const { made } = page5(changes);
  const value = made.kind === 'figure' ? made.figures.totalOfPayments.value : null;
  if (value?.kind !== 'money') throw new Error(JSON.stringify(made));
  return value.cents;
}

const missingOf = (changes: Changes) => {
  const { made } = page5(changes);
  return made.kind === 'open' ? made.missing.map(({ field }) => field) : [];
};

/** What the payments of the loan come to, without anything at closing. */
const payments = totalOfPayments({}) - 279_04;

describe('prepaid interest of page 5', () => {
  it.each<[string, Changes, number]>([
    ['of no day, where the loan closes on the first', { closingDate: '2013-05-01' }, 0],
    ['typed as nothing', { fees: [{ ...interest, borrowerAtClosing: 0 }] }, 0],
    ['borne by the seller', { fees: [{ ...interest, sellerAtClosing: 279_04 }] }, 0],
    [
      'told by its name, of the kind Other',
      { fees: [{ ...interest, kind: 'Other', borrowerAtClosing: 300_00 }] },
      300_00,
    ],
    [
      'of two lines',
      {
        fees: [
          { ...interest, borrowerAtClosing: 279_04 },
          { ...interest, borrowerAtClosing: 100_00 },
        ],
      },
      379_04,
    ],
    [
      'before closing and at it',
      { fees: [{ ...interest, borrowerAtClosing: 1_00, borrowerBeforeClosing: 2_00 }] },
      3_00,
    ],
  ])('%s counts as it is said', (_, changes, expected) => {
    expect(totalOfPayments(changes) - payments).toBe(expected);
  });

  it('at a rate of nothing is nothing, and page 5 stands', () => {
    expect(totalOfPayments({ loan: { rate: '0' } })).toBe(162_000_00);
  });
});

it.each([null, 'Other', 'Mortgage insurance'] as const)('mortgage insurance of kind %s is paid at closing', (kind) => {
  expect(totalOfPayments({ fees: [{ ...insurance, kind }] }) - payments).toBe(279_04 + 164_70);
});

describe('the finance charge at closing, where fees are flagged', () => {
  it.each<[string, readonly Partial<StoredFee>[], number]>([
    ['what the loan comes to', [points], 405_00 + 279_04],
    ['what is typed', [points, { ...interest, borrowerAtClosing: 300_00 }], 405_00 + 300_00],
    ['what is typed and flagged', [points, { ...interest, borrowerAtClosing: 300_00, isFinanceCharge: true }], 705_00],
    ['what is told by its name', [points, { ...interest, kind: 'Other', borrowerAtClosing: 300_00 }], 705_00],
  ])('holds the prepaid interest: %s', (_, fees, total) => {
    expect(page5({ fees }).charge).toMatchObject({
      lines: [{ label: 'Points' }, { label: 'Prepaid interest', section: 'F' }],
      total: { value: total },
    });
  });

  it('leads to the fee that is typed as prepaid interest', () => {
    const { lines } = page5({ fees: [points, { ...interest, borrowerAtClosing: 300_00 }] }).charge;
    expect(lines.map(({ field }) => field)).toEqual(['fees.0.isFinanceCharge', 'fees.1.label']);
  });

  it.each<[string, Partial<StoredFee>, number]>([
    ['F, by its kind', { ...insurance, section: 'F', label: 'Premium', kind: 'Mortgage insurance' }, 164_70],
    ['F, by its name', { ...insurance, section: 'F' }, 164_70],
    ['G', insurance, 164_70],
    ['no other section', { ...insurance, section: 'H' }, 0],
  ])('holds mortgage insurance that is paid at closing: %s', (_, fee, amount) => {
    expect(page5({ fees: [points, fee] }).charge.total).toMatchObject({ value: 405_00 + 279_04 + amount });
  });

  it('is open with mortgage insurance that is open', () => {
    const { borrowerAtClosing: _, ...open } = { ...insurance, section: 'F', percent: '1' } as const;
    expect(missingOf({ fees: [points, open] })).toContain('fees.1.percentOf');
  });

  it('holds a fee whose amount is calculated', () => {
    expect(page5({ fees: [{ ...points, source: 'Calculated' }] }).charge.total).toMatchObject({
      value: 405_00 + 279_04,
    });
  });

  it('is open with a flagged fee that is open, whatever its section', () => {
    const assumed = { label: 'Assumed', section: 'H', bucket: 'None', percent: '1', percentOf: 'Loan amount' } as const;
    const tax = { label: 'Mortgage tax', section: 'E', bucket: 'None' } as const;
    for (const open of [assumed, tax])
      expect(missingOf({ fees: [points, { ...open, isFinanceCharge: true }] })).toEqual(['fees.1.borrowerAtClosing']);
  });

  it('is open while the interest is', () => {
    const { total } = page5({ fees: [points], loan: { rate: null } }).charge;
    expect(total).toMatchObject({ kind: 'open', missing: { 'loan.rate': expect.any(String) } });
    const typed = page5({ fees: [points, interest] }).charge.total;
    expect(typed).toMatchObject({ kind: 'open', missing: { 'fees.1.borrowerAtClosing': expect.any(String) } });
  });

  it('is open with a flagged share of a seller that there is none of', () => {
    const shared = { ...points, sellerAtClosing: 100_00 };
    const charged = figuredFees({ ...file, hasSeller: false }, { ...noCharges, fees: [shared] });
    const { total } = financeChargeAtClosing(stated, charged);
    expect(total.kind === 'open' && Object.keys(total.missing)).toEqual(['fees.0.sellerAtClosing']);
  });
});

it('the reason of the interest leads to each line it is of', () => {
  const { made } = page5({
    fees: [
      { ...interest, borrowerAtClosing: 1_00 },
      { ...interest, borrowerAtClosing: 2_00 },
    ],
  });
  const fields = made.kind === 'figure' ? fieldsOf(made.figures.totalOfPayments) : [];
  expect(fields).toEqual(expect.arrayContaining(['fees.0.borrowerAtClosing', 'fees.1.borrowerAtClosing']));
});
