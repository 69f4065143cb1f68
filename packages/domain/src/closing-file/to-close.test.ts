import { describe, expect, it } from 'vitest';
import { emptyCommission } from '../commissions/index.ts';
import { emptyEscrowItem } from '../escrow-account/index.ts';
import { emptyRecordingDocument, emptyTransferTax } from '../government-charges/index.ts';
import {
  type FileFacts,
  figuredFees,
  type StoredCharges,
  type StoredRows,
  statementFigures,
  whatIsMissing,
} from './index.ts';
import { taxes as countyTaxes, dues, file, noCharges, payoff, rebate, rows } from './stored-purchase.fixture.ts';

function missing(changed: {
  file?: Partial<FileFacts>;
  rows?: Partial<StoredRows>;
  charges?: Partial<StoredCharges>;
}): string[] {
  const facts = { ...file, ...changed.file };
  const stored = { ...rows, ...changed.rows };
  const charges = { ...noCharges, ...changed.charges };
  const figures = statementFigures(facts, stored, figuredFees(facts, charges));
  return whatIsMissing(facts, stored, charges, figures).map(({ kind, field }) => `${kind} ${field}`);
}

const survey = {
  label: 'Survey',
  section: 'C',
  bucket: 'None',
  borrowerAtClosing: 85_00,
  payeeName: 'Surveys',
} as const;
const listing = {
  ...emptyCommission,
  label: 'listing',
  paidBy: 'Seller',
  agreedAs: 'Flat amount',
  flatAmount: 1,
} as const;
const tax = {
  ...emptyTransferTax,
  level: 'State',
  payee: 'State',
  method: 'Flat amount',
  flatAmount: 950_00,
  borrowerPart: '0',
} as const;

const second: StoredRows['adjustments'][number] = {
  kind: 'Other credit',
  label: 'Second loan',
  buyerAmount: 10_000_00,
  sellerAmount: null,
  party: 'Bank',
};
/** A file with another loan of this amount, and a credit of 10,000.00. */
const withLoan = (amount: number) => ({
  file: {
    loanID: 1,
    loans: [
      { loanID: 1, amount: 162_000_00 },
      { loanID: 2, amount },
    ],
  },
  rows: { adjustments: [...rows.adjustments, second] },
});

describe('what is still needed to close', () => {
  it.each([
    ['nothing, of a statement that says all', {}, []],
    [
      'what the file does not say, the closing date first',
      { file: { closingDate: null, disbursementDate: null, earnestMoney: null, loan: { amount: null } } },
      ['missing closingDate', 'missing earnestMoney', 'missing loanAmount', 'missing disbursementDate'],
    ],
    [
      'a disbursement before the closing, a price and a loan of nothing',
      { file: { closingDate: '2013-04-15', disbursementDate: '2013-04-10', salePrice: 0, loan: { amount: 0 } } },
      ['look disbursementDate', 'look salePrice', 'look loanAmount'],
    ],
    ['the principal of a smaller loan that no debit or credit has', withLoan(30_000_00), ['look adjustments.0']],
    ['that of a loan of the same amount', withLoan(162_000_00), ['look adjustments.0']],
    ['nothing, of a smaller loan that one has', withLoan(10_000_00), []],
    ['nothing, of a larger loan', withLoan(200_000_00), []],
    [
      'interest that begins on another day than the loan is paid out',
      {
        charges: {
          interest: {
            byDay: 'By day, rounded',
            loan: {
              rate: '3.875',
              dayBasis: '360',
              interestFrom: '2013-04-20',
              interestTo: null,
              firstPaymentDate: '2013-06-01',
            },
          },
        },
      },
      ['look loan.interestFrom'],
    ],
    [
      'what a row does not say',
      { rows: { payoffs: [{ ...payoff, principal: null }] } },
      ['missing payoffs.0.principal'],
    ],
    [
      'all, of a statement in which nothing is entered, whatever its file says',
      { rows: { payoffs: [], prorations: [], adjustments: [] } },
      ['missing fees.0'],
    ],
    [
      'not all of it, where the reader has no right to what may be there',
      { file: { leftOut: ['payoffs'] }, rows: { payoffs: [], prorations: [], adjustments: [] } },
      ['missing payoffs'],
    ],
    ['of a cash sale no loan', { file: { loan: null } }, []],
    [
      'money that nobody answers for, before all else',
      {
        file: { earnestMoney: null },
        rows: { adjustments: [{ kind: 'Other credit', label: 'Gift', buyerAmount: 1 }] },
      },
      ['out adjustments.0.buyerAmount', 'missing earnestMoney'],
    ],
    [
      'a fee that its payers do not bear whole',
      { charges: { fees: [{ ...survey, amount: 90_00 }] } },
      ['out fees.0.borrowerAtClosing'],
    ],
    ['who is paid a fee', { charges: { fees: [survey, { ...survey, payeeName: ' ' }] } }, ['look fees.1.payeeName']],
    [
      'not who is paid what the lender charges',
      { charges: { fees: [{ ...survey, section: 'A', payeeName: null }] } },
      [],
    ],
    [
      'who gets a commission whose amount is known',
      { charges: { commissions: [{ stored: listing, payees: [], tiers: [] }] } },
      ['missing commissions.0.shares'],
    ],
    [
      'deposits that brokers hold and the file does not have',
      {
        charges: {
          commissions: [10_000_00, 1].map((depositHeld) => ({
            stored: { ...listing, depositHeld },
            payees: [{ payee: 'Alpha', part: '100' }],
            tiers: [],
          })),
        },
      },
      ['look commissions.0.depositHeld', 'look commissions.1.depositHeld'],
    ],
    [
      'which of several payees holds the deposit, as long as none is marked',
      {
        charges: {
          commissions: [false, true].map((holdsDeposit) => ({
            stored: { ...listing, depositHeld: 1 },
            payees: ['Alpha', 'Beta'].map((payee) => ({
              payee,
              part: '50',
              holdsDeposit: holdsDeposit && payee === 'Beta',
            })),
            tiers: [],
          })),
        },
      },
      ['look commissions.0.shares.0.holdsDeposit'],
    ],
    [
      'a letter that ends before the lender has its money',
      { rows: { payoffs: [payoff, { ...payoff, interestTo: '2013-04-10', goodThrough: '2013-04-14' }] } },
      ['look payoffs.1.goodThrough'],
    ],
    [
      'a letter whose terms end before the day its interest is figured to',
      { rows: { payoffs: [{ ...payoff, goodThrough: '2013-04-14' }] } },
      ['missing payoffs.0.goodThrough'],
    ],
    [
      'dates of a proration that are reversed, and one that comes to more than its bill',
      {
        rows: {
          prorations: [
            { ...dues, periodTo: '2013-03-31' },
            { ...countyTaxes, periodFrom: '2012-01-01', periodTo: '2012-12-31', dayCount: 'actual/365' },
          ],
        },
      },
      ['missing prorations.0.periodTo', 'look prorations.1.dayCount'],
    ],
    [
      'a lender that holds more than is owed once',
      { rows: { payoffs: [{ ...payoff, credits: 200_000_00 }] } },
      ['missing payoffs.0.credits'],
    ],
    ['the payee of a tax', { charges: { taxes: [{ ...tax, payee: null }, tax] } }, ['look transferTaxes.0.payee']],
    [
      'not the recorder of a document, which no field names',
      { charges: { documents: [{ ...emptyRecordingDocument, kind: 'Deed', fee: 30_00, borrowerPart: '100' }] } },
      [],
    ],
    [
      'what the escrow account does not say',
      { charges: { escrow: { ...noCharges.escrow, items: [{ item: emptyEscrowItem, bills: [] }] } } },
      [
        'missing firstPayment',
        'missing cushionMonths',
        'missing paymentRounding',
        'missing escrowItems.0.monthlyAmount',
        'missing escrowItems.0.paidBy',
      ],
    ],
  ] as const)('%s', (_, changed, expected) => {
    expect(missing(changed)).toEqual(expected);
  });

  it('a field is asked for once, by who asked first, with what is apart', () => {
    const facts = { ...file, closingDate: null };
    const stored = { ...rows, adjustments: [{ ...rebate, party: null }] };
    const all = whatIsMissing(facts, stored, noCharges, statementFigures(facts, stored));
    expect(all.map(({ words, amount }) => [words, amount])).toEqual([
      ['Rebate: nobody is named who gives the money', 750_00],
      ['The closing date', undefined],
    ]);
  });
});
