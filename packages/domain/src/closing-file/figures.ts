import { commission } from '../commissions/index.ts';
import { diffDates } from '../dates/index.ts';
import {
  amountFinanced,
  exactLevelPayment,
  financeCharge,
  insurancePremiums,
  insuredMonths,
  type LoanCosts,
  levelPayment,
  prepaidInterest,
  regularMonthlyRate,
  schedule,
  terminationPercent,
  totalByLevelPayment,
  totalOfPayments,
} from '../loans/index.ts';
import { addCents, type Cents, zeroCents } from '../money/index.ts';
import { payoff } from '../payoffs/index.ts';
import { prorate } from '../prorations/index.ts';
import { closingCosts, type Fee, type FeeSection, type SummaryLine, summaries } from '../settlement/index.ts';
import type { Explained } from '../trace/index.ts';
import type { ClosingFile } from './closing-file.ts';

/** A figure of a file by its name: `section.A`, `proration.County taxes`, `cashFromBorrower`. A rate is a decimal string. */
export type Figures = ReadonlyMap<string, Explained<Cents> | Explained<string>>;

/** A fee that is made from other figures of the file. */
const calculated = (
  section: FeeSection,
  code: string,
  label: string,
  paidBy: 'borrower' | 'seller',
  amount: Cents,
): Fee => ({
  code,
  label,
  section,
  bucket: section === 'F' ? 'canChange' : 'zero',
  source: 'calculated',
  charges: [{ paidBy, when: 'atClosing', amount }],
});

/** All figures of a file in one pass, each with its reason. The order is that of a closing disclosure, the loan first. */
export function figuresOf(file: ClosingFile): Figures {
  const figures = new Map<string, Explained<Cents> | Explained<string>>();
  const { loan } = file;
  const keep = <T extends Explained<Cents> | Explained<string>>(name: string, figure: T): T => {
    if (figures.has(name)) throw new RangeError(`Two figures are called ${name}`);
    figures.set(name, figure);
    return figure;
  };

  const level = { amount: loan.amount, rate: loan.rate, months: loan.termMonths };
  keep('principalAndInterest', levelPayment(level, 'halfUp'));
  const interest = keep(
    'prepaidInterest',
    prepaidInterest({
      amount: loan.amount,
      rate: loan.rate,
      days: diffDates(file.closing, loan.interestFrom, 'days'),
      ...loan.prepaidInterestBasis,
    }),
  );

  const commissions = file.commissions.map((side) => commission(file.salePrice, side));
  for (const [at, { amount }] of commissions.entries()) keep(`commission.${file.commissions[at]?.label}`, amount);
  const prorations = file.prorations.map((item) => ({
    item,
    ...prorate({ ...item, closing: file.closing }, file.prorationChoices),
  }));
  for (const { item, amount } of prorations) keep(`proration.${item.label}`, amount);
  const payoffs = file.payoffs.map((quote) => ({ quote, ...payoff(quote, file.closing) }));
  for (const { quote, total } of payoffs) keep(`payoff.${quote.label}`, total);

  const fees: Fee[] = [
    ...file.fees,
    calculated('F', 'prepaidInterest', 'Prepaid interest', 'borrower', interest.value),
    ...file.commissions.map(({ label }, at) =>
      calculated('H', `commission.${label}`, label, 'seller', commissions[at]?.amount.value ?? zeroCents),
    ),
  ];
  const costs = closingCosts(fees, file.lenderCredits);
  for (const [name, section] of Object.entries(costs.sections)) keep(`section.${name}`, section.borrower);
  keep('loanCosts', costs.loanCosts);
  keep('otherCosts', costs.otherCosts);
  keep('closingCosts', costs.total);

  const credited = (to: 'buyer' | 'seller'): SummaryLine[] =>
    prorations
      .filter(({ creditTo }) => creditTo === to)
      .map(({ item, amount }) => ({ label: item.label, amount: amount.value }));
  const both = summaries(
    {
      salePrice: file.salePrice,
      personalProperty: file.personalProperty,
      loanAmount: loan.amount,
      deposit: file.deposit,
      // A deposit the broker keeps is commission that is paid: it changes what is disbursed, not what the seller owes.
      excessDeposit: zeroCents,
      existingLoansAssumed: zeroCents,
      sellerCredit: file.sellerCredit,
      payoffs: payoffs.map(({ quote, total }) => ({ label: quote.label, amount: total.value })),
      otherCredits: file.otherCredits,
      paidInAdvance: credited('seller'),
      unpaidBySeller: credited('buyer'),
    },
    costs,
  );
  for (const [name, figure] of Object.entries(both)) keep(name, figure);

  const loanCosts = disclosed(file, costs.loanCosts.value, interest.value);
  keep('totalOfPayments', totalOfPayments(loanCosts.costs));
  keep('financeCharge', financeCharge(loanCosts.costs));
  keep('amountFinanced', amountFinanced(loanCosts.costs));
  keep('annualPercentageRate', loanCosts.annualPercentageRate);
  return figures;
}

/** What page 5 of a closing disclosure is made of. */
function disclosed({ loan }: ClosingFile, loanCosts: Cents, interest: Cents) {
  const rows = schedule({
    amount: loan.amount,
    rate: loan.rate,
    termMonths: loan.termMonths,
    paymentRounding: 'halfUp',
    interestRounding: 'halfUp',
  });
  const premiums = insurancePremiums(
    rows,
    loan.mortgageInsurance,
    insuredMonths(rows, loan.originalValue, terminationPercent),
  );
  const level = { amount: loan.amount, rate: loan.rate, months: loan.termMonths };
  const costs: LoanCosts = {
    amount: loan.amount,
    principalAndInterest: totalByLevelPayment(exactLevelPayment(level), loan.termMonths),
    mortgageInsurance: addCents(...premiums),
    loanCosts,
    prepaidInterest: interest,
    prepaidFinanceCharge: zeroCents,
  };
  const payments = rows.map(({ amount }, at) => addCents(amount, premiums[at] ?? zeroCents));
  return { costs, annualPercentageRate: regularMonthlyRate(amountFinanced(costs).value, payments) };
}
