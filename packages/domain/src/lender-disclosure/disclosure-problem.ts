import { isWireDate } from '../dates/index.ts';
import { formatMoney, textProblem } from '../formats/index.ts';
import { cents } from '../money/index.ts';
import { type DisclosedFactName, factNames, factOf } from './disclosed-facts.ts';
import { type DisclosedLineKind, type DisclosedStatement, disclosureLimits } from './disclosed-statement.ts';

/** The most an amount of a closing disclosure may be on either side of zero: UCD writes nine digits before the point. */
export const mostDisclosed = cents(999_999_999_99);

/** Facts that are never below zero. */
const neverBelow: readonly DisclosedFactName[] = [
  'loanAmount',
  'principalAndInterest',
  'propertyCosts',
  'recordingDeed',
  'recordingMortgage',
  'lenderCredits',
  'lenderCreditsForCure',
  'salePrice',
  'personalProperty',
  'assumedLoan',
  'escrowedYear',
  'notEscrowedYear',
  'totalOfPayments',
];

const linesNeverBelow: readonly DisclosedLineKind[] = ['deposit', 'excessDeposit', 'sellerCredit', 'payoff'];

/** What is wrong with a disclosure that was read, by its line, in a sentence; null where nothing is. It says whether amounts can be, not whether they are right. */
export function disclosureProblem({ facts, fees, lines, payments }: DisclosedStatement): string | null {
  if (fees.length > disclosureLimits.fees)
    return `It has ${fees.length} fees: at most ${disclosureLimits.fees} are read`;
  if (lines.length > disclosureLimits.lines)
    return `It has ${lines.length} lines of the summaries: at most ${disclosureLimits.lines} are read`;
  if ((payments?.length ?? 0) > disclosureLimits.payments)
    return `It has ${payments?.length} columns of projected payments: a form has at most ${disclosureLimits.payments}`;
  return firstOf([
    ...factNames.map((name) => () => problemOfFact(name, facts[name])),
    ...fees.map((fee) => () => {
      const { label, columns, byLender, months, each, days, payee } = fee;
      return firstOf([
        () => ofText('A fee', label),
        () => ofText(label, payee),
        ...[...Object.values(columns), byLender].map((amount) => () => ofAmount(label, amount)),
        () => ofCount(label, months),
        () => ofAmount(label, each, true),
        () => ofDays(label, days),
      ]);
    }),
    ...lines.map(({ label, amount, party, kind, days }) => () => {
      const isNeverBelow = linesNeverBelow.includes(kind);
      return firstOf([
        () => ofText('A line of the summaries', label),
        () => ofText(label, party),
        () => ofAmount(label, amount, isNeverBelow),
        () => ofDays(label, days),
      ]);
    }),
    ...(payments ?? []).map((payment) => () => {
      const { fromYear, toYear, principalAndInterest, mortgageInsurance, escrow, total } = payment;
      const where = 'Projected Payments';
      const amounts = [principalAndInterest.least, principalAndInterest.most, mortgageInsurance, escrow];
      return firstOf([
        ...[...amounts, total.least, total.most].map((amount) => () => ofAmount(where, amount, true)),
        () => ofCount(where, fromYear),
        () => ofCount(where, toYear),
        () => (fromYear > toYear ? `${where}: years ${fromYear} to ${toYear} end before they begin` : null),
      ]);
    }),
  ]);
}

/** The first problem of checks, of which later ones are not made. */
function firstOf(checks: readonly (() => string | null)[]): string | null {
  for (const check of checks) {
    const problem = check();
    if (problem !== null) return problem;
  }
  return null;
}

function problemOfFact(name: DisclosedFactName, value: DisclosedStatement['facts'][DisclosedFactName]): string | null {
  if (value === undefined) return null;
  const { label, kind } = factOf(name);
  if (kind === 'money')
    return typeof value === 'number' ? ofAmount(label, value, neverBelow.includes(name)) : wrong(label);
  if (kind === 'count') return typeof value === 'number' ? ofCount(label, value) : wrong(label);
  if (kind === 'answer') return typeof value === 'boolean' ? null : wrong(label);
  if (typeof value !== 'string') return wrong(label);
  if (kind === 'day') return isDay(value) ? null : `${label}: ${value.slice(0, 40)} is no day`;
  return kind === 'rate' ? ofRate(label, value, name === 'tip') : ofText(label, value);
}

const isDay = (text: string): boolean => isWireDate(text);

const wrong = (label: string): string => `${label} is no such value`;

function ofAmount(where: string, amount: number | undefined, isNeverBelow = false): string | null {
  if (amount === undefined) return null;
  if (!Number.isSafeInteger(amount)) return `${where}: an amount is no number of cents`;
  if (Math.abs(amount) > mostDisclosed)
    return `${where}: an amount is beyond ${formatMoney(mostDisclosed)}, the most a closing disclosure can say`;
  if (isNeverBelow && amount < 0) return `${where}: ${formatMoney(cents(amount))} is below zero, which it cannot be`;
  return null;
}

/** A rate in percent; the interest of a whole term may be more than the loan. */
function ofRate(label: string, rate: string, isOfTerm: boolean): string | null {
  if (!/^\d{1,3}(\.\d{1,6})?$/.test(rate)) return `${label}: ${rate.slice(0, 40)} is no rate`;
  return !isOfTerm && Number(rate) > 100 ? `${label}: ${rate} % is beyond 100 %` : null;
}

function ofCount(where: string, count: number | undefined): string | null {
  if (count === undefined || (Number.isInteger(count) && count >= 0 && count <= disclosureLimits.months)) return null;
  return `${where}: ${count} is no number from 0 to ${disclosureLimits.months}`;
}

function ofText(where: string, text: string | null): string | null {
  if (text === null) return null;
  const name = where.slice(0, 80);
  if (text.length > disclosureLimits.text) return `${name}: a text is longer than ${disclosureLimits.text} characters`;
  const problem = textProblem(text);
  return problem === null ? null : `${name}: ${problem}`;
}

function ofDays(where: string, days: { readonly from: string; readonly to: string } | undefined): string | null {
  if (days === undefined) return null;
  const { from, to } = days;
  const bad = [from, to].find((day) => !isDay(day));
  if (bad !== undefined) return `${where}: ${bad.slice(0, 40)} is no day`;
  return from > to ? `${where}: its days end before they begin` : null;
}
