import type { Figures } from '../drawn-figures.ts';
import type { Answer } from './run-command.ts';

const inCents = (amount: string): number => Math.round(Number(amount) * 100);
const inDollars = (cents: number): string => (cents / 100).toFixed(2);
const withoutSign = (amount: string): string => amount.replace(/^-/, '');
const negative = (amount: string): string => inDollars(-inCents(amount));
/** What is zero has a blank. */
const orBlank = (amount: string): string => (inCents(amount || '0') === 0 ? '' : amount);

const costs = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'];

/** A closing disclosure by the answer to a settlement. */
export function disclosureFigures(settlement: Answer, lenderCredits: string): Figures {
  const { text } = settlement;
  const isAlternative = text('payoffsAndPayments') !== '';
  const ofBorrower = inDollars(inCents(text('borrowerAtClosing')) + inCents(lenderCredits));
  return {
    ...Object.fromEntries(costs.map((letter) => [`${letter} Borrower-Paid At Closing`, text(letter)])),
    'J.subtotals Borrower-Paid At Closing': orBlank(ofBorrower),
    'J.subtotals Borrower-Paid Before Closing': orBlank(text('borrowerBeforeClosing')),
    'J.subtotals Paid by Others': orBlank(text('paidByOthers')),
    'J.credits Borrower-Paid At Closing': orBlank(negative(lenderCredits)),
    'costs.closingCosts 1': text('J'),
    'costs.closingCosts 2': `${text('D')} ${text('I')} ${lenderCredits}`,
    'costs.cashToClose 1': withoutSign(text('cashFromBorrower')),
    ...Object.fromEntries(
      (isAlternative ? noSellerRows : sellerRows).map((key) => [`cash.${key} Final`, text(`cashToClose.${key}`)]),
    ),
    ...(isAlternative
      ? {
          'K AMOUNT': text('payoffsAndPayments'),
          'Closing Costs Financed (Paid from your Loan Amount)': text('cashToClose.financed'),
        }
      : {
          'J.subtotals Seller-Paid At Closing': orBlank(text('sellerAtClosing')),
          'J.subtotals Seller-Paid Before Closing': orBlank(text('sellerBeforeClosing')),
          'K 2': text('K'),
          'K.03 2': text('borrowerAtClosing'),
          'L 2': text('L'),
          'calculation.K 2': text('K'),
          'calculation.L 2': negative(text('L')),
          'cash.borrower 2': withoutSign(text('cashFromBorrower')),
          ...sellersFigures(settlement),
        }),
  };
}

const sellerRows = [
  ...['closingCosts', 'paidBefore', 'financed', 'downPayment', 'deposit', 'fundsForBorrower', 'sellerCredits'],
  ...['adjustments', 'cashToClose'],
];
const noSellerRows = ['loanAmount', 'closingCosts', 'paidBefore', 'payoffs', 'cashToClose'];

/** The transaction of the seller on a closing disclosure. */
export const sellersFigures = ({ text }: Answer): Figures => ({
  'M 2': text('M'),
  'N 2': text('N'),
  'N.02 2': text('sellerAtClosing'),
  'calculation.M 2': text('M'),
  'calculation.N 2': negative(text('N')),
  'cash.seller 2': withoutSign(text('cashToSeller')),
});

/** What is told of the loan on pages 1, 4 and 5 of a closing disclosure. */
export function pageFigures(pages: Answer, account: Answer, costsOfLoan: Answer): Figures {
  const [terms, escrow] = ['page1.loanTerms', 'page4.escrowAccount'];
  const calculations = {
    totalOfPayments: 'totalOfPayments',
    financeCharge: 'financeCharge',
    amountFinanced: 'amountFinanced',
  };
  return {
    ...termFigures(pages),
    ...Object.fromEntries(
      Object.entries(calculations).map(([row, name]) => [`calculations.${row} 1`, costsOfLoan.text(name)]),
    ),
    'calculations.annualPercentageRate 1': `${Number(costsOfLoan.text('annualPercentageRate'))}%`,
    'calculations.totalInterestPercentage 1': `${costsOfLoan.text('totalInterestPercentage')}%`,
    'terms.prepaymentPenalty Can this amount increase after closing?': pages.text(`${terms}.prepaymentPenalty.most`),
    ...Object.fromEntries(
      pages.items('page1.projectedPayments').flatMap((column) => {
        const years = `Years ${column.text('fromYear')}–${column.text('toYear')}`;
        return [
          [`payments.principalAndInterest ${years}`, column.text('principalAndInterest.high')],
          [`payments.mortgageInsurance ${years}`, orBlank(column.text('mortgageInsurance'))],
          [`payments.escrow ${years}`, column.text('escrow')],
          [`payments.total ${years}`, column.text('total.high')],
        ];
      }),
    ),
    'escrow.escrowed 1': account.text(`${escrow}.escrowedOverYear1`),
    'escrow.notEscrowed 1': account.text(`${escrow}.notEscrowedOverYear1`),
    'escrow.initial 1': account.text(`${escrow}.initialPayment`),
    'escrow.monthly 1': account.text(`${escrow}.monthlyPayment`),
  };
}

/** The terms of the loan on page 1. */
export const termFigures = ({ text }: Answer): Figures => ({
  'terms.loanAmount 1': text('page1.loanTerms.loanAmount.value'),
  'terms.interestRate 1': `${text('page1.loanTerms.interestRate.value')}%`,
  'terms.principalAndInterest 1': text('page1.loanTerms.monthlyPrincipalAndInterest.value'),
});
