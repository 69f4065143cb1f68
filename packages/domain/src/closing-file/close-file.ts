import type { WireDate } from '../dates/index.ts';
import { InputError, within } from '../errors/index.ts';
import { checkMonths, levelPayment, loanDisclosure, paymentAfter, terminationPercent } from '../loans/index.ts';
import { zeroCents } from '../money/index.ts';
import {
  type AltaTotals,
  type CommercialStatement,
  commercialStatement,
  insurancePaidAtClosing,
  prepaidFinanceCharge,
  type SettlementFacts,
  type Statements,
  statementsOf,
} from '../settlement/index.ts';
import type { ClosingFile, ClosingLoan, LoanChoices } from './closing-file.ts';
import { type Figures, figureSet, type Keep } from './figure-set.ts';
import { factsOf } from './made-facts.ts';

/** A file, reckoned: its figures by name, what they make up, and every statement. */
export interface ClosedFile {
  readonly figures: Figures;
  readonly facts: SettlementFacts;
  readonly statements: Statements;
  /** With a column for each party, where the file says how its sides are shared. */
  readonly commercial: CommercialStatement | null;
}

const asFormH25B: LoanChoices = {
  paymentRounding: 'halfUp',
  interestRounding: 'halfUp',
  totalBy: 'levelPayment',
  prepaidFinanceCharge: zeroCents,
  tipDecimals: 2,
};

/**
 * All figures and statements of a file in one pass, each figure with its reason. The order of the figures is that of a closing disclosure, the loan first, the
 * other statements last. Throws an InputError that names the field: `payoffs.0.principal`, `fees.3.percent`.
 */
export function closeFile(file: ClosingFile): ClosedFile {
  const { figures, keep } = figureSet();
  const loan = 'loan' in file ? file.loan : null;
  if (loan) keepPayment(loan, keep);
  const facts = factsOf(file, keep);
  const statements = statementsOf(facts, file.hud);
  keepDisclosure(statements, keep);
  if (loan) keepLoanDisclosure(loan, file.closing, facts, statements, figures, keep);
  keepStatements(statements, keep);
  const layout = 'layout' in file ? file.layout : undefined;
  const commercial = layout ? within('layout', () => commercialStatement(statements.entries, layout)) : null;
  for (const [at, due] of (commercial?.due ?? []).entries()) keep(`commercial.${commercial?.parties[at]?.name}`, due);
  return { figures, facts, statements, commercial };
}

/** All figures of a file in one pass, by name. */
export const figuresOf = (file: ClosingFile): Figures => closeFile(file).figures;

function keepPayment({ amount, rate, termMonths, choices = asFormH25B }: ClosingLoan, keep: Keep): void {
  within('loan', () => {
    const months = checkMonths(termMonths, 'termMonths');
    keep('principalAndInterest', levelPayment({ amount, rate, months }, choices.paymentRounding));
  });
}

function keepDisclosure({ disclosure }: Statements, keep: Keep): void {
  const { costs, summaries, payoffsAndPayments } = disclosure;
  for (const [name, section] of Object.entries(costs.sections)) keep(`section.${name}`, section.borrower);
  keep('loanCosts', costs.loanCosts);
  keep('otherCosts', costs.otherCosts);
  keep('closingCosts', costs.total);
  if (summaries) for (const [name, figure] of Object.entries(summaries)) keep(name, figure);
  else {
    if (payoffsAndPayments) keep('payoffsAndPayments', payoffsAndPayments);
    keep('cashFromBorrower', disclosure.cashFromBorrower);
  }
}

/** Page 5 of a closing disclosure. */
function keepLoanDisclosure(
  loan: ClosingLoan,
  closing: WireDate,
  { fees }: SettlementFacts,
  { disclosure }: Statements,
  figures: Figures,
  keep: Keep,
): void {
  const { choices = asFormH25B } = loan;
  const interest = figures.get('prepaidInterest');
  const { loanCosts } = disclosure.costs;
  const insurance = insurancePaidAtClosing(fees);
  const flagged = prepaidFinanceCharge(fees);
  if (flagged && choices.prepaidFinanceCharge !== 0)
    throw new InputError(
      'INCONSISTENT',
      'loan.prepaidFinanceCharge',
      'Fees are flagged as finance charges, or their sum is given: not both',
    );
  if (flagged) keep('prepaidFinanceCharge', flagged);
  const { paymentRounding, interestRounding, ...rest } = choices;
  const due = paymentAfter(loan.interestFrom, 'loan.interestFrom');
  const page5 = within('loan', () =>
    loanDisclosure({
      terms: { amount: loan.amount, rate: loan.rate, termMonths: loan.termMonths, paymentRounding, interestRounding },
      insurance: {
        monthly: loan.mortgageInsurance,
        originalValue: loan.originalValue,
        endsAtPercent: terminationPercent,
      },
      insuranceAtClosing: insurance.value,
      insuranceAtClosingTrace: insurance.trace,
      loanCosts: loanCosts.value,
      loanCostsTrace: loanCosts.trace,
      prepaidInterest: typeof interest?.value === 'number' ? interest.value : zeroCents,
      ...(interest && { prepaidInterestTrace: interest.trace }),
      firstPeriod: {
        from: closing,
        firstPayment: due.day,
        fields: { from: 'closing', firstPayment: 'interestFrom' },
        steps: { firstPayment: due.trace },
      },
      ...rest,
      ...(flagged && { prepaidFinanceCharge: flagged.value, prepaidFinanceChargeTrace: flagged.trace }),
    }),
  );
  keep('totalOfPayments', page5.totalOfPayments);
  keep('financeCharge', page5.financeCharge);
  keep('amountFinanced', page5.amountFinanced);
  keep('annualPercentageRate', page5.annualPercentageRate);
  keep('totalInterestPercentage', page5.totalInterestPercentage);
}

/** The totals of the other statements: `hud2010.303`, `hud2010.1400.buyer`, `alta.buyer.debits`, `netSheet.seller`, `outOfBalance`. */
function keepStatements(
  { hud2010, hud1974, alta, buyerNetSheet, sellerNetSheet, balance, cure }: Statements,
  keep: Keep,
): void {
  for (const hud of [hud2010, hud1974]) {
    for (const side of ['buyer', 'seller'] as const) keep(`${hud.form}.1400.${side}`, hud.charges[side]);
    keep(`${hud.form}.120`, hud.grossDueFromBorrower);
    keep(`${hud.form}.220`, hud.paidForBorrower);
    keep(`${hud.form}.303`, hud.cashFromBorrower);
    keep(`${hud.form}.420`, hud.grossDueToSeller);
    keep(`${hud.form}.520`, hud.reductions);
    keep(`${hud.form}.603`, hud.cashToSeller);
  }
  for (const [side, totals] of Object.entries(alta.totals)) {
    const { debits, credits, due }: AltaTotals = totals;
    keep(`alta.${side}.debits`, debits);
    keep(`alta.${side}.credits`, credits);
    keep(`alta.${side}.due`, due);
  }
  keep('netSheet.buyer', buyerNetSheet.net);
  if (sellerNetSheet) keep('netSheet.seller', sellerNetSheet.net);
  keep('receipts', balance.receipts);
  keep('disbursements', balance.disbursements);
  keep('outOfBalance', balance.outBy);
  keep('cure', cure.total);
}
