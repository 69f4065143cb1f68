import { addCents, type Cents, cents, subtractCents } from '../money/index.ts';
import { type Explained, explainedMoney, type Trace } from '../trace/index.ts';
import { checkRefinance, checkTransaction } from './check-transaction.ts';
import type { ClosingCosts } from './closing-costs.ts';
import { figureOf, sumOf, takenOff } from './sum.ts';
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
  const owed = otherAmountsDue(transaction);
  const funds = fundsOf(transaction, costs, owed);
  const before = {
    closingCosts: sumOf(standardRows.closingCosts, [figure(costs.total)], 'The total of page 2', standardRule('1')),
    paidBefore: off(standardRows.paidBefore, [figure(costs.borrowerBeforeClosing)], standardRule('2')),
    financed: funds.financed,
    downPayment: funds.downPayment,
    deposit: off(standardRows.deposit, [amountTrace(transaction, 'deposit')], standardRule('5')),
    fundsForBorrower: funds.fundsForBorrower,
    sellerCredits: off(standardRows.sellerCredits, [amountTrace(transaction, 'sellerCredit')], standardRule('7')),
    adjustments: sumOf(
      standardRows.adjustments,
      [
        ...(funds.payOther ? [] : owed),
        ...transaction.paidInAdvance.map(lineTrace),
        ...transaction.unpaidBySeller.map(lineTrace).map(takenOff),
        ...transaction.otherCredits.map(lineTrace).map(takenOff),
        ...(transaction.adjustments ?? []).flatMap((adjustment) =>
          adjustment.buyer < 0 ? [takenOff(adjustmentTrace(adjustment, 'buyer'))] : [],
        ),
      ],
      'Items the borrower owes besides, less those that are credited',
      standardRule('8'),
    ),
  };
  return { ...before, cashToClose: closeOf(Object.values(before), standardRule('9')) };
}

/** What the borrower owes beside the price and the costs, prorations left out (12 CFR 1026.38(j)(1)(iii), (v)). */
const otherAmountsDue = (transaction: Transaction): Trace[] => [
  amountTrace(transaction, 'personalProperty'),
  ...(transaction.adjustments ?? []).flatMap((adjustment) =>
    adjustment.buyer > 0 ? [adjustmentTrace(adjustment, 'buyer')] : [],
  ),
];

/** Whether the loans of a purchase are held against all amounts due, not against its price (12 CFR 1026.38(i)(4)(ii)(A)(2)). */
export const loansPayAllDue = ({ loansPayAllDue: isSaid = false, ...transaction }: Transaction): boolean =>
  isSaid || addCents(transaction.loanAmount, transaction.existingLoansAssumed) > transaction.salePrice;

/**
 * What the loans leave to be paid, or leave over. As a rule that is the price less the loans; loans beyond the price, and those of a purchase with improvements
 * or subordinate financing, pay the other amounts due, too, which are no adjustments then, and of what a new loan has beyond them the closing costs first (12 CFR 1026.38(i)(4)(ii)(A), (i)(6)(iv), comment 38(i)(3)-1).
 */
function fundsOf(transaction: Transaction, costs: ClosingCosts, owed: readonly Trace[]) {
  const { loanAmount, existingLoansAssumed } = transaction;
  const loans = addCents(loanAmount, existingLoansAssumed);
  const payOther = loansPayAllDue(transaction);
  const price = amountTrace(transaction, 'salePrice');
  const paid = payOther
    ? sumOf('Price and other amounts due', [price, ...owed], 'What the loans pay', standardRule('6)(iv'))
    : figureOf(price);
  const loan = amountTrace(transaction, 'loanAmount');
  const financed = explainedMoney(
    cents(Math.max(Math.min(0, subtractCents(paid.value, loanAmount)), -Math.max(0, costs.total.value))),
    {
      label: standardRows.financed,
      formula: 'What the new loan is beyond the amounts it pays, at most the closing costs',
      math: 'max(min(0, a - b), -max(0, c))',
      rule: standardRule('3'),
      inputs: [paid.trace, loan, figure(costs.total)],
    },
  );
  const left = subtractCents(subtractCents(paid.value, loans), financed.value);
  const inputs = [paid.trace, loan, amountTrace(transaction, 'existingLoansAssumed'), financed.trace];
  return {
    payOther,
    financed,
    downPayment: explainedMoney(cents(Math.max(0, left)), {
      label: standardRows.downPayment,
      formula: payOther
        ? 'The amounts due less what of the loans pays no closing costs, none where that is more'
        : 'Sale price less the loans, none where they are more',
      math: 'max(0, a - b - c - d)',
      rule: standardRule('4'),
      inputs,
    }),
    fundsForBorrower: explainedMoney(cents(Math.min(0, left)), {
      label: standardRows.fundsForBorrower,
      formula: 'What the loans are beyond the amounts due and the closing costs they pay',
      math: 'min(0, a - b - c - d)',
      rule: standardRule('6'),
      inputs,
    }),
  };
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
