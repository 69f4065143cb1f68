import { commission } from '../commissions/index.ts';
import { diffDates } from '../dates/index.ts';
import { within } from '../errors/index.ts';
import { prepaidInterest } from '../loans/index.ts';
import { type Cents, zeroCents } from '../money/index.ts';
import { payoff } from '../payoffs/index.ts';
import { prorate } from '../prorations/index.ts';
import { type Fee, feesOf, type SettlementFacts, type SummaryLine } from '../settlement/index.ts';
import { count, type Explained, given, type Trace, text } from '../trace/index.ts';
import { calculatedFees } from './calculated-fees.ts';
import type { ClosingFile, ClosingLoan, FileCommission, PlainSaleFile, PurchaseFile } from './closing-file.ts';
import type { Keep } from './figure-set.ts';

type SaleFile = PurchaseFile | PlainSaleFile;

/** What the statements of a file are made of: the calculated figures put where they belong. Each is kept as a figure of its own. */
export function factsOf(file: ClosingFile, keep: Keep): SettlementFacts {
  const interest = 'loan' in file ? keep('prepaidInterest', interestOf(file.closing, file.loan)) : null;
  const loanAmount = 'loan' in file ? file.loan.amount : file.loanAmount;
  const salePriceOf = file.kind === 'refinance' ? zeroCents : file.salePrice;
  const made = [
    ...(interest ? [interestFee(interest)] : []),
    ...calculatedFees(file, { salePrice: salePriceOf, loanAmount }, keep),
  ];
  const { lenderCredits, otherCredits } = file;
  if (file.kind === 'refinance') {
    const fees = feesOf(file.fees, { loanAmount, salePrice: zeroCents });
    const payoffs = [...payoffsOf(file, keep), ...(file.otherPayments ?? [])];
    return { fees: [...fees, ...made], lenderCredits, refinance: { loanAmount, payoffs, otherCredits } };
  }
  const { salePrice, personalProperty, deposit, sellerCredit, adjustments } = file;
  const commissions = commissionsOf(file, keep);
  const { paidInAdvance, unpaidBySeller } = prorationsOf(file, keep);
  const payoffs = payoffsOf(file, keep);
  const fees = feesOf(file.fees, { loanAmount, salePrice });
  return {
    fees: [...fees, ...made, ...commissions],
    lenderCredits,
    purchase: {
      salePrice,
      personalProperty,
      loanAmount,
      deposit,
      // A deposit the broker keeps is commission that is paid: it changes what is disbursed, not what the seller owes.
      excessDeposit: file.excessDeposit ?? zeroCents,
      existingLoansAssumed: file.existingLoansAssumed ?? zeroCents,
      sellerCredit,
      payoffs,
      otherCredits,
      paidInAdvance,
      unpaidBySeller,
      ...(adjustments && { adjustments }),
    },
  };
}

const interestOf = (closing: string, { amount, rate, interestFrom, prepaidInterestBasis }: ClosingLoan) =>
  within('loan', () => {
    const days = diffDates(closing, interestFrom, 'days');
    const daysTrace: Trace = {
      label: 'Days',
      value: count(days, 'days'),
      formula: 'Days from the closing up to the first day the first payment covers',
      math: 'days(a, b)',
      inputs: [
        given('Closing', text(closing), 'closing'),
        given('The first payment bears interest from', text(interestFrom), 'loan.interestFrom'),
      ],
    };
    return prepaidInterest({ amount, rate, days, daysTrace, ...prepaidInterestBasis });
  });

/** What every fee that is made from other figures of the file has. */
const calculated = (paidBy: 'borrower' | 'seller', { value, trace }: Explained<Cents>) =>
  ({
    bucket: 'canChange',
    source: 'calculated',
    charges: [{ paidBy, when: 'atClosing', amount: value, trace }],
  }) as const;

/** Interest up to the first regular payment, section F. */
const interestFee = (interest: Explained<Cents>): Fee => ({
  code: 'prepaidInterest',
  label: 'Prepaid interest',
  section: 'F',
  kind: 'prepaidInterest',
  ...calculated('borrower', interest),
});

/** The commission of a side, section H; the seller pays it where the file does not say otherwise. */
function commissionFee({ label, paidBy = 'seller', shares }: FileCommission, amount: Explained<Cents>): Fee {
  const payee = shares.map((share) => share.payee).join(', ');
  return {
    code: `commission.${label}`,
    label,
    section: 'H',
    kind: 'commission',
    ...calculated(paidBy, amount),
    ...(payee && { payee }),
  };
}

function commissionsOf(file: SaleFile, keep: Keep): Fee[] {
  return file.commissions.map((side, at) => {
    const { amount } = within(`commissions.${at}`, () => commission(file.salePrice, side));
    return commissionFee(side, keep(`commission.${side.label}`, amount));
  });
}

function prorationsOf(file: SaleFile, keep: Keep): Record<'paidInAdvance' | 'unpaidBySeller', SummaryLine[]> {
  const lines = file.prorations.map((item, at) => {
    const { label, kind } = item;
    const { amount, creditTo } = within(`prorations.${at}`, () =>
      prorate({ ...item, closing: file.closing }, file.prorationChoices),
    );
    const { value, trace } = keep(`proration.${label}`, amount);
    return { creditTo, line: { label, amount: value, trace, ...(kind && { kind }) } };
  });
  const creditedTo = (to: 'buyer' | 'seller') =>
    lines.filter(({ creditTo }) => creditTo === to).map(({ line }) => line);
  return { paidInAdvance: creditedTo('seller'), unpaidBySeller: creditedTo('buyer') };
}

function payoffsOf({ payoffs, closing }: ClosingFile, keep: Keep): SummaryLine[] {
  return payoffs.map((quote, at) => {
    const { total } = within(`payoffs.${at}`, () => payoff(quote, closing));
    const { value, trace } = keep(`payoff.${quote.label}`, total);
    return { label: quote.label, amount: value, trace };
  });
}
