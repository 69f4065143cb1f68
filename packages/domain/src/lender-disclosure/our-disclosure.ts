import {
  cashLines,
  lenderCreditsOf,
  loanCalculationsPage,
  loanDisclosuresPage,
  loanTermsPage,
  projectedPaymentsPage,
  type ReckonedStatement,
  type StatedLoan,
  type StatementTotal,
  type StoredEstimate,
  statementCosts,
  storedCredits,
} from '../closing-file/index.ts';
import { loanProduct, productWords } from '../disclosure/index.ts';
import { addCents, type Cents, cents } from '../money/index.ts';
import { costColumns } from '../settlement/index.ts';
import type { Trace } from '../trace/index.ts';
import type { DisclosedFactName, DisclosedValue } from './disclosed-facts.ts';
import type { DisclosedPayment, DisclosedStatement } from './disclosed-statement.ts';
import { ourFees, recordingTotals } from './our-fees.ts';
import { ourSummaries } from './our-summaries.ts';

type Facts = Readonly<Partial<Record<DisclosedFactName, DisclosedValue | null | undefined>>>;

/** What our closing disclosure is made of. */
export interface DisclosedSource {
  readonly known: ReckonedStatement;
  /** Null where the file has no loan. */
  readonly loan: (Omit<StatedLoan, 'properties'> & { readonly stated: StoredEstimate }) | null;
  /** What only the file says: dates, names and numbers. */
  readonly facts: Facts;
}

/** Our statement as a closing disclosure. What is open is left out: it is not taken to be zero. */
export function ourDisclosure({ known, loan, facts }: DisclosedSource): DisclosedStatement {
  const { fees, file } = known;
  const summaries = ourSummaries(known);
  const recording = recordingTotals(known);
  const all: Facts = {
    closingDate: file.closingDate,
    disbursementDate: file.disbursementDate,
    loanAmount: file.loan?.amount,
    ...facts,
    ...costFacts(known),
    ...recording,
    ...summaries.facts,
    ...(loan && loanFacts(known, loan)),
  };
  return {
    facts: said(all),
    fees: ourFees(known),
    lines: summaries.lines,
    payments: loan && paymentsOf(projectedPaymentsPage(loan, { charges: known.charges, fees }).payments),
  };
}

const said = (values: Facts): DisclosedStatement['facts'] =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === null || value === undefined ? [] : [[name, value]])),
  );

/** Sections and totals of page 2, and totals of page 3. */
function costFacts({ figures, fees }: ReckonedStatement): Facts {
  const { totals } = figures;
  const costs = statementCosts(figures, fees);
  const columns = costs.find(({ letter }) => letter === 'J')?.columns;
  const atClosing = amountOf(columns?.borrowerAtClosing ?? null);
  const credits = lenderCreditsOf(figures.parts)?.value ?? null;
  // A column in which nothing is paid is blank.
  const filled = costColumns.flatMap((column) => {
    const amount = amountOf(columns?.[column] ?? null);
    return amount === null || amount === 0 ? [] : [[column, amount] as const];
  });
  return {
    ...Object.fromEntries(
      costs.flatMap(({ letter, total }) => (letter === null ? [] : [[`total.${letter}`, amountOf(total)]])),
    ),
    ...Object.fromEntries(filled),
    // The subtotals of the form stand above what the lender gives.
    ...(credits !== null && { lenderCredits: credits }),
    ...(credits !== null && atClosing !== null && { borrowerAtClosing: addCents(atClosing, credits) }),
    dueFromBorrower: amountOf(totals.dueFromBorrower),
    paidForBorrower: amountOf(totals.paidForBorrower),
    cashFromBorrower: amountOf(totals.cashFromBorrower),
    dueToSeller: amountOf(totals.dueToSeller),
    dueFromSeller: amountOf(totals.dueFromSeller),
    cashToSeller: amountOf(totals.cashToSeller),
    payoffsAndPayments: amountOf(totals.payoffsAndPayments),
  };
}

const amountOf = (total: StatementTotal | null): Cents | null => (total?.kind === 'figure' ? total.value : null);

const factOf = (trace: Trace | null): DisclosedValue | null => {
  if (trace === null) return null;
  const { value } = trace;
  if (value.kind === 'money') return value.cents;
  return value.kind === 'rate' ? value.percent : null;
};

/** What pages 1, 4 and 5 and the table of the cash to close say. */
function loanFacts(known: ReckonedStatement, loan: NonNullable<DisclosedSource['loan']>): Facts {
  const { file, charges, fees, figures } = known;
  const costs = { file, charges, fees, figures };
  const terms = Object.fromEntries(loanTermsPage(loan, costs).lines.map((line) => [line.name, line]));
  const answer = (name: string) => terms[name]?.answer?.isYes;
  const { page5 } = loanCalculationsPage(loan, costs);
  const calculated = page5.kind === 'figure' ? page5.figures : null;
  // Where the loan is secured is not compared.
  const { escrow } = loanDisclosuresPage({ ...loan, properties: [] }, costs);
  const yearOf = (name: string) => amountOf(escrow.lines.find((line) => line.name === name)?.total ?? null);
  const property = projectedPaymentsPage(loan, costs).costs.total;
  const { stated } = loan;
  const cash = cashLines(figures, stated, fees);
  return {
    termMonths: loan.loan.termMonths,
    product: productWords(loanProduct(loan.loan, stated)),
    interestRate: loan.loan.rate,
    principalAndInterest: factOf(terms.principalAndInterest?.figure ?? null),
    loanAmountIncreases: answer('loanAmount'),
    rateIncreases: answer('interestRate'),
    paymentIncreases: answer('principalAndInterest'),
    prepaymentPenalty: answer('prepaymentPenalty'),
    balloonPayment: answer('balloonPayment'),
    propertyCosts: property.kind === 'figure' ? property.value : null,
    assumable: stated.assumption && stated.assumption === 'Allowed',
    demandFeature: stated.demandFeature && stated.demandFeature === 'Yes',
    negativeAmortization: loan.loan.isNegativeAmortization,
    escrowAccount: stated.escrowAccount && stated.escrowAccount === 'Yes',
    escrowedYear: yearOf('escrowed'),
    notEscrowedYear: yearOf('notEscrowed'),
    lenderCreditsForCure: storedCredits(figures, stated).lenderCreditsForCure,
    totalOfPayments: factOf(calculated?.totalOfPayments ?? null),
    financeCharge: factOf(calculated?.financeCharge ?? null),
    amountFinanced: factOf(calculated?.amountFinanced ?? null),
    apr: factOf(calculated?.annualPercentageRate ?? null),
    tip: factOf(calculated?.totalInterestPercentage ?? null),
    ...Object.fromEntries(cash.map(({ key, final }) => [`final.${key}`, amountOf(final)])),
    ...Object.fromEntries(cash.map(({ key, estimate }) => [`estimated.${key}`, amountOf(estimate)])),
  };
}

type Projected = ReturnType<typeof projectedPaymentsPage>['payments'];

/** The columns of the projected payments; null while anything of them is open. */
function paymentsOf(payments: Projected): DisclosedPayment[] | null {
  if (payments.kind === 'open') return null;
  const columns = payments.columns.flatMap((column) => {
    const { fromYear, toYear, isBalloon: isFinal, escrow, total } = column;
    if (escrow === null || total === null) return [];
    return {
      fromYear,
      toYear,
      isFinal,
      principalAndInterest: rangeOf(column.principalAndInterest),
      mortgageInsurance: moneyOf(column.mortgageInsurance),
      escrow: moneyOf(escrow),
      total: rangeOf(total),
    };
  });
  return columns.length < payments.columns.length ? null : columns;
}

const moneyOf = ({ value }: Trace): Cents => cents(value.kind === 'money' ? value.cents : 0);

const rangeOf = (range: readonly [Trace] | readonly [least: Trace, most: Trace]) => {
  const [least, most = least] = range;
  return { least: moneyOf(least), most: moneyOf(most) };
};
