import { addCents, type Cents, subtractCents, zeroCents } from '../money/index.ts';
import { type Explained, explainedMoney, given, money, type Trace } from '../trace/index.ts';
import type { ClosingCosts } from './closing-costs.ts';

/** A line of a summary that is not calculated: personal property, a rebate, an assessment. */
export interface SummaryLine {
  readonly label: string;
  readonly amount: Cents;
}

/** What the summaries of a purchase are made of besides its closing costs. */
export interface Transaction {
  readonly salePrice: Cents;
  readonly personalProperty: Cents;
  readonly loanAmount: Cents;
  readonly deposit: Cents;
  /** What of the deposit the seller's side already holds beyond what it may keep. */
  readonly excessDeposit: Cents;
  readonly existingLoansAssumed: Cents;
  readonly sellerCredit: Cents;
  /** The seller's loans that are paid off. */
  readonly payoffs: readonly SummaryLine[];
  /** Credits of the borrower from others than the seller: rebates, gifts. */
  readonly otherCredits: readonly SummaryLine[];
  /** Items the seller has paid for days of the borrower: added to both sides. */
  readonly paidInAdvance: readonly SummaryLine[];
  /** Items the seller has not paid for days of their own: taken off both sides. */
  readonly unpaidBySeller: readonly SummaryLine[];
}

/** Summaries of the transactions, sections K to N (12 CFR 1026.38(j), (k)). */
export interface Summaries {
  /** K. Due from borrower at closing. */
  readonly dueFromBorrower: Explained<Cents>;
  /** L. Paid already by or on behalf of borrower at closing. */
  readonly paidForBorrower: Explained<Cents>;
  /** K less L: above zero from the borrower, below zero to the borrower. */
  readonly cashFromBorrower: Explained<Cents>;
  /** M. Due to seller at closing. */
  readonly dueToSeller: Explained<Cents>;
  /** N. Due from seller at closing. */
  readonly dueFromSeller: Explained<Cents>;
  /** M less N: above zero to the seller, below zero from the seller. */
  readonly cashToSeller: Explained<Cents>;
}

const lines = (some: readonly SummaryLine[]): Trace[] => some.map(({ label, amount }) => given(label, money(amount)));

/** The summaries of both sides. Nothing is made up to balance: a side that is short shows cash due from it. */
export function summaries(transaction: Transaction, costs: ClosingCosts): Summaries {
  const { columns, total } = costs;
  const shared = [
    given('Sale price', money(transaction.salePrice), 'salePrice'),
    given('Personal property', money(transaction.personalProperty), 'personalProperty'),
  ];
  const paidInAdvance = lines(transaction.paidInAdvance);
  const unpaid = lines(transaction.unpaidBySeller);
  const sellerCredit = given('Seller credit', money(transaction.sellerCredit), 'sellerCredit');
  const dueFromBorrower = sum('K. Due from Borrower at Closing', [
    ...shared,
    { ...total.trace, label: 'Closing costs paid at closing (J)', value: money(columns.borrowerAtClosing) },
    ...paidInAdvance,
  ]);
  const paidForBorrower = sum('L. Paid Already by or on Behalf of Borrower at Closing', [
    given('Deposit', money(transaction.deposit), 'deposit'),
    given('Loan amount', money(transaction.loanAmount), 'loanAmount'),
    given('Existing loans assumed', money(transaction.existingLoansAssumed), 'existingLoansAssumed'),
    sellerCredit,
    ...lines(transaction.otherCredits),
    ...unpaid,
  ]);
  const dueToSeller = sum('M. Due to Seller at Closing', [...shared, ...paidInAdvance]);
  const dueFromSeller = sum('N. Due from Seller at Closing', [
    given('Excess deposit', money(transaction.excessDeposit), 'excessDeposit'),
    given('Closing costs paid at closing (J)', money(columns.sellerAtClosing)),
    given('Existing loans assumed', money(transaction.existingLoansAssumed), 'existingLoansAssumed'),
    ...lines(transaction.payoffs),
    sellerCredit,
    ...unpaid,
  ]);
  return {
    dueFromBorrower,
    paidForBorrower,
    cashFromBorrower: less('Cash to close from borrower', dueFromBorrower, paidForBorrower),
    dueToSeller,
    dueFromSeller,
    cashToSeller: less('Cash to seller', dueToSeller, dueFromSeller),
  };
}

/** The sum of lines that are amounts. */
function sum(label: string, inputs: readonly Trace[]): Explained<Cents> {
  const amounts = inputs.map(({ value }) => (value.kind === 'money' ? value.cents : zeroCents));
  return explainedMoney(addCents(...amounts), { label, formula: 'The sum of its lines', inputs });
}

function less(label: string, due: Explained<Cents>, paid: Explained<Cents>): Explained<Cents> {
  return explainedMoney(subtractCents(due.value, paid.value), {
    label,
    formula: 'What is due less what is paid',
    inputs: [due.trace, paid.trace],
  });
}
