import { addCents, type Cents, cents, subtractCents } from '../money/index.ts';
import { type Explained, explainedMoney, type Trace } from '../trace/index.ts';
import { checkRefinance, checkTransaction } from './check-transaction.ts';
import type { ClosingCosts } from './closing-costs.ts';
import { sumOf, takenOff } from './sum.ts';
import { adjustmentTrace, amountTrace, lineTrace } from './summaries.ts';
import type { Refinance, Transaction } from './transaction.ts';

/** The rows of the standard table, in its order (12 CFR 1026.38(i)). */
export const standardRows = {
  closingCosts: 'Total Closing Costs (J)',
  paidBefore: 'Closing Costs Paid Before Closing',
  financed: 'Closing Costs Financed (Paid from your Loan Amount)',
  downPayment: 'Down Payment/Funds from Borrower',
  deposit: 'Deposit',
  fundsForBorrower: 'Funds for Borrower',
  sellerCredits: 'Seller Credits',
  adjustments: 'Adjustments and Other Credits',
  cashToClose: 'Cash to Close',
} as const;

/** The rows of the table of a loan without a seller (12 CFR 1026.38(e)). */
export const noSellerRows = {
  loanAmount: 'Loan Amount',
  closingCosts: 'Total Closing Costs (J)',
  paidBefore: 'Closing Costs Paid Before Closing',
  payoffs: 'Total Payoffs and Payments (K)',
  cashToClose: 'Cash to Close',
} as const;

/** The amounts of a table, each with its reason. */
export type CashTable<Rows> = Readonly<Record<keyof Rows, Explained<Cents>>>;

const standardRule = (paragraph: string) => ({ text: `12 CFR 1026.38(i)(${paragraph})` });
const noSellerRule = (paragraph: string) => ({ text: `12 CFR 1026.38(e)(${paragraph})` });
const figure = ({ trace }: Explained<Cents>) => trace;

/** A row that is the amount of others with its sign. */
const off = (label: string, steps: readonly Trace[], rule: { text: string }) =>
  sumOf(label, steps.map(takenOff), 'The sum of its lines', rule);

/** The amounts of the standard table for a purchase. Those that lessen the cash to close are below zero. */
export function cashToClose(transaction: Transaction, costs: ClosingCosts): CashTable<typeof standardRows> {
  checkTransaction(transaction);
  const { salePrice, loanAmount, existingLoansAssumed } = transaction;
  const down = subtractCents(salePrice, addCents(loanAmount, existingLoansAssumed));
  const priceAndLoans = [
    amountTrace(transaction, 'salePrice'),
    amountTrace(transaction, 'loanAmount'),
    amountTrace(transaction, 'existingLoansAssumed'),
  ];
  // A new loan beyond the price pays closing costs first (comment 38(i)(3)-1); what is left of all loans goes to the borrower.
  const beyond = cents(Math.min(0, down));
  const financed = cents(Math.max(Math.min(0, subtractCents(salePrice, loanAmount)), -Math.max(0, costs.total.value)));
  const row = (
    key: keyof typeof standardRows,
    amount: Cents,
    step: { readonly formula: string; readonly math: string; readonly inputs: readonly Trace[] },
    paragraph: string,
  ) => explainedMoney(amount, { label: standardRows[key], rule: standardRule(paragraph), ...step });
  const before = {
    closingCosts: sumOf(standardRows.closingCosts, [figure(costs.total)], 'The total of page 2', standardRule('1')),
    paidBefore: off(standardRows.paidBefore, [figure(costs.borrowerBeforeClosing)], standardRule('2')),
    financed: row(
      'financed',
      financed,
      {
        formula: 'What the new loan is beyond the price, at most the closing costs',
        math: 'max(min(0, a - b), -max(0, c))',
        inputs: [...priceAndLoans.slice(0, 2), figure(costs.total)],
      },
      '3',
    ),
    downPayment: row(
      'downPayment',
      cents(Math.max(0, down)),
      {
        formula: 'Sale price less the loans, none where they are more',
        math: 'max(0, a - b - c)',
        inputs: priceAndLoans,
      },
      '4',
    ),
    deposit: off(standardRows.deposit, [amountTrace(transaction, 'deposit')], standardRule('5')),
    fundsForBorrower: row(
      'fundsForBorrower',
      subtractCents(beyond, financed),
      {
        formula: 'What the loans are beyond the price and the closing costs',
        math: 'min(0, a - b - c) - max(min(0, a - b), -max(0, d))',
        inputs: [...priceAndLoans, figure(costs.total)],
      },
      '6',
    ),
    sellerCredits: off(standardRows.sellerCredits, [amountTrace(transaction, 'sellerCredit')], standardRule('7')),
    adjustments: sumOf(
      standardRows.adjustments,
      [
        amountTrace(transaction, 'personalProperty'),
        ...transaction.paidInAdvance.map(lineTrace),
        ...transaction.unpaidBySeller.map(lineTrace).map(takenOff),
        ...transaction.otherCredits.map(lineTrace).map(takenOff),
        ...(transaction.adjustments ?? []).map((adjustment) => {
          const step = adjustmentTrace(adjustment, 'buyer');
          return adjustment.buyer < 0 ? takenOff(step) : step;
        }),
      ],
      'Items the borrower owes besides, less those that are credited',
      standardRule('8'),
    ),
  };
  return { ...before, cashToClose: closeOf(Object.values(before), standardRule('9')) };
}

/** The table without a seller, and below it what of the closing costs the loan pays. */
export type NoSellerTable = CashTable<typeof noSellerRows> & {
  readonly financed: Explained<Cents>;
  /** The cash to close with its way: above zero from the borrower, below zero to them. */
  readonly cashFromBorrower: Explained<Cents>;
};

/**
 * The amounts of the table without a seller, a refinance, with the signs of 12 CFR 1026.38(e): the loan and what was paid before closing above zero, costs and
 * payoffs below. The cash to close has none: its way is told by a box, and by `cashFromBorrower`.
 */
export function cashToCloseWithoutSeller(refinance: Refinance, costs: ClosingCosts): NoSellerTable {
  checkRefinance(refinance);
  const loan = amountTrace(refinance, 'loanAmount');
  const closingCosts = off(noSellerRows.closingCosts, [figure(costs.total)], noSellerRule('2'));
  const before = figure(costs.borrowerBeforeClosing);
  const paidBefore = sumOf(noSellerRows.paidBefore, [before], 'What was paid before closing', noSellerRule('3'));
  const totalPayoffs = payoffsAndPayments(refinance);
  const payoffs = off(noSellerRows.payoffs, [figure(totalPayoffs)], noSellerRule('4'));
  const atClosing = costs.borrowerAtClosing;
  const left = subtractCents(refinance.loanAmount, totalPayoffs.value);
  const financed = explainedMoney(cents(Math.max(0, Math.min(left, atClosing.value))), {
    label: standardRows.financed,
    formula: 'What the loan leaves after the payoffs, at most the closing costs paid at closing',
    math: 'max(0, min(a - b, c))',
    rule: noSellerRule('6'),
    inputs: [loan, figure(totalPayoffs), figure(atClosing)],
  });
  const loanAmount = sumOf(noSellerRows.loanAmount, [loan], 'The amount of the loan', noSellerRule('1'));
  const sum = closeOf([loanAmount, closingCosts, paidBefore, payoffs], noSellerRule('5'));
  return {
    loanAmount,
    closingCosts,
    paidBefore,
    payoffs,
    financed,
    cashToClose: explainedMoney(cents(Math.abs(sum.value)), {
      label: noSellerRows.cashToClose,
      formula:
        'The sum of the rows above without its sign: above zero it goes to the borrower, below it comes from them',
      math: 'max(a, -a)',
      rule: noSellerRule('5'),
      inputs: [sum.trace],
    }),
    cashFromBorrower: off('Cash to Close, from the borrower', [sum.trace], noSellerRule('5')),
  };
}

/** K of a disclosure without a seller: what is paid from the loan, less what others give. */
export const payoffsAndPayments = ({ payoffs, otherCredits }: Refinance): Explained<Cents> =>
  sumOf(
    noSellerRows.payoffs,
    [...payoffs.map(lineTrace), ...otherCredits.map(lineTrace).map(takenOff)],
    'The payoffs and payments, less what others give',
    { text: '12 CFR 1026.38(t)(5)(vii)' },
  );

const closeOf = (rows: readonly Explained<Cents>[], rule: { text: string }) =>
  sumOf('Cash to Close', rows.map(figure), 'The sum of the rows above', rule);
