import { commission } from '../commissions/index.ts';
import { eachWithin, gathered, renamed, within } from '../errors/index.ts';
import { interestDays, prepaidInterest } from '../loans/index.ts';
import { zeroCents } from '../money/index.ts';
import { payoff } from '../payoffs/index.ts';
import { prorate } from '../prorations/index.ts';
import { type Fee, feesOf, type SettlementFacts, type SummaryLine } from '../settlement/index.ts';
import { calculatedFees, interestFee } from './calculated-fees.ts';
import type { ClosingFile, ClosingLoan, PlainSaleFile, PurchaseFile } from './closing-file.ts';
import { commissionFee } from './commission-fees.ts';
import type { Figure, Keep } from './figure-set.ts';

type SaleFile = PurchaseFile | PlainSaleFile;

/** What the statements of a file are made of: the calculated figures put where they belong. Each is kept as a figure of its own. */
export function factsOf(file: ClosingFile, keep: Keep): SettlementFacts {
  const loanAmount = 'loan' in file ? file.loan.amount : file.loanAmount;
  const salePrice = file.kind === 'refinance' ? zeroCents : file.salePrice;
  const bases = { loanAmount, salePrice };
  const [interest, made, commissions, prorations, payoffs, typed] = gathered(
    () => ('loan' in file ? [interestFee(keep('prepaidInterest', interestOf(file.closing, file.loan)))] : []),
    () => calculatedFees(file, bases, keep),
    () => (file.kind === 'refinance' ? [] : commissionsOf(file, keep)),
    () => (file.kind === 'refinance' ? null : prorationsOf(file, keep)),
    () => payoffsOf(file, keep),
    () => feesOf(file.fees, bases),
  );
  const { lenderCredits, otherCredits } = file;
  const fees = [...typed, ...interest, ...made, ...commissions];
  if (file.kind === 'refinance' || !prorations) {
    const otherPayments = 'otherPayments' in file ? (file.otherPayments ?? []) : [];
    return { fees, lenderCredits, refinance: { loanAmount, payoffs: [...payoffs, ...otherPayments], otherCredits } };
  }
  const { personalProperty, deposit, sellerCredit, adjustments } = file;
  return {
    fees,
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
      ...prorations,
      ...(adjustments && { adjustments }),
    },
  };
}

function interestOf(closing: string, { amount, rate, interestFrom, prepaidInterestBasis }: ClosingLoan) {
  const fields = { from: 'closing', to: 'loan.interestFrom' };
  const days = interestDays({ from: closing, to: interestFrom, fields });
  return within('loan', () =>
    prepaidInterest({ amount, rate, days: days.value, daysTrace: days.trace, ...prepaidInterestBasis }),
  );
}

function commissionsOf(file: SaleFile, keep: Keep): Fee[] {
  return eachWithin('commissions', file.commissions, (side) => {
    const { label, paidBy = 'seller', shares, referral } = side;
    const amount = keepBy('commission', label, commission(file.salePrice, side).amount, keep);
    return commissionFee(
      {
        code: `commission.${label}`,
        label,
        paidBy,
        payees: shares.map(({ payee }) => payee),
        ...(referral && { referral: referral.payee }),
      },
      amount,
    );
  });
}

function prorationsOf(file: SaleFile, keep: Keep): Record<'paidInAdvance' | 'unpaidBySeller', SummaryLine[]> {
  const lines = eachWithin('prorations', file.prorations, (item) => {
    const { label, kind } = item;
    const { amount, creditTo } = prorate({ ...item, closing: file.closing }, file.prorationChoices);
    const { value, trace } = keepBy('proration', label, amount, keep);
    return { creditTo, line: { label, amount: value, trace, ...(kind && { kind }) } };
  });
  const creditedTo = (to: 'buyer' | 'seller') =>
    lines.filter(({ creditTo }) => creditTo === to).map(({ line }) => line);
  return { paidInAdvance: creditedTo('seller'), unpaidBySeller: creditedTo('buyer') };
}

function payoffsOf({ payoffs, closing }: ClosingFile, keep: Keep): SummaryLine[] {
  return eachWithin('payoffs', payoffs, (quote) => {
    const { total } = payoff(quote, closing);
    const { value, trace } = keepBy('payoff', quote.label, total, keep);
    return { label: quote.label, amount: value, trace };
  });
}

/** Keeps the figure of a line by its label: two lines of one label are refused at the second. */
const keepBy = <T extends Figure>(what: string, label: string, figure: T, keep: Keep): T =>
  renamed({ [`${what}.${label}`]: 'label' }, () => keep(`${what}.${label}`, figure));
