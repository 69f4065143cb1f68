import { commissionName, emptyCommission, holderUnsaid, tooMuchHeld } from '../commissions/index.ts';
import { escrowFigure } from '../escrow-account/index.ts';
import { formatDate, formatMoney } from '../formats/index.ts';
import { type Cents, cents } from '../money/index.ts';
import { payDayOf, payoffFigure, payoffName } from '../payoffs/index.ts';
import { ratesAlerts, ratesFigure } from '../premium/index.ts';
import { prorationFigure, prorationName } from '../prorations/index.ts';
import { type Finding, fieldsOf } from '../trace/index.ts';
import type { StatementFigures } from './from-stored.ts';
import { statementCommissions } from './statement-commissions.ts';
import { ratedFileOf, type StoredCharges, statementInterest, typedKinds } from './stored-fees.ts';
import { type FileFacts, type Missing, missingOf, type StoredRows } from './stored-parts.ts';

/** Something that stands between a statement and its closing, by the way to the field where it is answered. */
export interface ToClose extends Missing {
  /** `out`: money that nobody answers for. `missing`: something is open for want of it. `look`: all is figured, and wants a look. */
  readonly kind: 'out' | 'missing' | 'look';
  /** What is apart. */
  readonly amount?: Cents;
}

/** What is still needed to close a statement, the gravest first: what its balance, its totals and the rules of its rows ask for. */
export function whatIsMissing(
  file: FileFacts,
  rows: StoredRows,
  charges: StoredCharges,
  figures: StatementFigures,
): ToClose[] {
  const day: Missing[] = file.closingDate === null ? [{ field: 'closingDate', words: 'The closing date' }] : [];
  const commissions = commissionFindings(file, charges, figures);
  const missing = [...day, ...figures.missing, ...commissions.payees];
  const look = [
    ...dayFindings(file),
    ...nothingFindings(file),
    ...otherLoans(file, rows),
    ...payoffFindings(file, rows),
    ...prorationFindings(file, rows),
    ...commissions.deposits,
    ...escrowFindings(charges),
    ...interestFindings(file, charges),
    ...ratesFindings(file, charges),
    ...feesWithoutPayee(figures),
  ];
  return [
    ...outOfBalance(figures),
    ...eachOnce(missing).map((each) => ({ kind: 'missing' as const, ...each })),
    ...eachOnce(look).map((each) => ({ kind: 'look' as const, ...each })),
  ];
}

/** Of two that ask for the same field, the first. */
const eachOnce = (all: readonly Missing[]): readonly Missing[] =>
  all.filter(({ field }, at) => all.findIndex((each) => each.field === field) === at);

/** Each line that is out of balance, with its field. */
export function outOfBalance({ balance }: Pick<StatementFigures, 'balance'>): ToClose[] {
  if (balance.kind !== 'out') return [];
  const { findings, outBy } = balance.state;
  return findings.map(({ message, amount, key }, at) => {
    // The steps of the sum are the findings in their order.
    const step = outBy.trace.inputs?.[at];
    return { kind: 'out', field: (step && fieldsOf(step)[0]) ?? key, words: message, amount };
  });
}

const inWords = (name: string, { what, act }: Finding) => `${name}: ${lower(what)}, ${act}`;
const lower = (words: string) => `${words.charAt(0).toLowerCase()}${words.slice(1)}`;

/** Letters that end before the lender has its money. One that is more than paid has no figure, and is missing already. */
function payoffFindings(file: FileFacts, { payoffs }: StoredRows): Missing[] {
  return payoffs.flatMap(({ fees, ...row }, at) => {
    const figure = payoffFigure(row, fees, payDayOf(file));
    if (figure.kind === 'open' || figure.total.value < 0) return [];
    return figure.findings.map((finding) => ({
      field: `payoffs.${at}.goodThrough`,
      words: inWords(payoffName(row), finding),
    }));
  });
}

function prorationFindings({ closingDate }: FileFacts, { prorations }: StoredRows): Missing[] {
  return prorations.flatMap((row, at) => {
    const figure = prorationFigure(row, closingDate);
    if (figure.kind === 'open') return [];
    return figure.findings.map((finding) => ({
      field: `prorations.${at}.${finding.field}`,
      words: inWords(prorationName(row), finding),
    }));
  });
}

function escrowFindings({ escrow: { terms, firstPayment, items } }: StoredCharges): Missing[] {
  const figure = escrowFigure(terms, firstPayment, items);
  if (figure.kind !== 'figure') return [];
  return figure.findings.map((finding) => ({ field: finding.field, words: inWords('Escrow', finding) }));
}

/** A fee that is typed takes the place of what the loan comes to, where the statement asks for that. */
function interestFindings(file: FileFacts, { interest, fees }: StoredCharges): Missing[] {
  const { ofLoan, typedAt } = statementInterest(interest, fees, file);
  if (ofLoan.kind === 'none') return [];
  if (typedAt !== null) return [{ field: `fees.${typedAt}.label`, words: typedInterestWords }];
  return beginFindings(file, interest.loan);
}

/** A begin of interest that is another day than the money is paid out: right where the note says so, stale where the closing was moved. */
function beginFindings(file: FileFacts, loan: StoredCharges['interest']['loan']): Missing[] {
  const { day } = payDayOf(file);
  const from = loan?.interestFrom ?? null;
  if (from === null || day === null || from === day) return [];
  const words = `Prepaid interest: the loan bears it from ${formatDate(from)}, and is paid out on ${formatDate(day)}`;
  return [{ field: 'loan.interestFrom', words }];
}

/** Money that would be paid out before the closing. */
function dayFindings({ closingDate, disbursementDate }: FileFacts): Missing[] {
  if (closingDate === null || disbursementDate === null || disbursementDate >= closingDate) return [];
  return [{ field: 'disbursementDate', words: 'The disbursement is before the closing' }];
}

/** Smaller loans of the file that bring money nobody has entered here: each has a statement of its own, and this one tells of its principal (12 CFR 1026.38(j)(2)(vi)). */
function otherLoans({ loan, loanID, loans = [] }: FileFacts, { adjustments }: StoredRows): Missing[] {
  const own = loan?.amount ?? 0;
  const brought = (amount: number) => adjustments.some(({ buyerAmount }) => buyerAmount === amount);
  return loans.flatMap(({ loanID: id, amount }) => {
    if (id === loanID || amount === null || amount === 0 || amount > own || brought(amount)) return [];
    const words = `Another loan of the file, ${formatMoney(cents(amount))}: no debit or credit has its principal`;
    return [{ field: 'adjustments.0', words }];
  });
}

/** A price or loan of nothing: amounts that are open are asked for where they are needed. */
function nothingFindings({ salePrice, loan }: FileFacts): Missing[] {
  return [
    ...(salePrice === 0 ? [{ field: 'salePrice', words: 'The sale price is 0.00' }] : []),
    ...(loan?.amount === 0 ? [{ field: 'loanAmount', words: 'The loan amount is 0.00' }] : []),
  ];
}

/** What there is to look at where prepaid interest is typed and asked of the loan. */
export const typedInterestWords = 'Prepaid interest: a typed fee takes the place of what the loan comes to';

/** What its rates say of a rate order, each by what it is about. */
function ratesFindings(file: FileFacts, { rates, fees }: StoredCharges): Missing[] {
  const of = ratedFileOf(file);
  return rates.flatMap((stored, at) => {
    const figure = ratesFigure(stored, of);
    if (figure.kind === 'open') return [];
    return ratesAlerts(stored, of, figure, { typed: typedKinds(fees), before: rates.slice(0, at) }).map(
      ({ target, message, field }) => ({
        field: `rateOrders.${at}.${field}`,
        words: `${target}: ${lower(message)}`,
      }),
    );
  });
}

/** What there is to look at in the deposit that a side holds, and where it is answered. */
const depositFields = [
  [tooMuchHeld, 'depositHeld'],
  [holderUnsaid, 'shares.0.holdsDeposit'],
] as const;

/** What a commission comes to stands while nobody knows who gets it; its money cannot be paid out. What its broker holds of the deposit has to be there. */
function commissionFindings(file: FileFacts, charges: StoredCharges, figures: StatementFigures) {
  const known = statementCommissions(file, charges, figures).flatMap((figure, at) => {
    const name = commissionName(charges.commissions[at]?.stored ?? emptyCommission);
    return figure.kind === 'open' ? [] : [{ ...figure, name, row: `commissions.${at}` }];
  });
  return {
    payees: known.flatMap(({ missing, name, row }) => missingOf(missing, name, row)),
    deposits: known.flatMap(({ findings, name, row }) =>
      depositFields.flatMap(([finding, field]): Missing[] =>
        findings.includes(finding) ? [{ field: `${row}.${field}`, words: inWords(name, finding) }] : [],
      ),
    ),
  };
}

/** The field of the payee, by what the code of a fee begins with. No document says who records it: it is not asked for. */
const payeeFields: Readonly<Record<string, (at: string) => string>> = {
  fees: (at) => `fees.${at}.payeeName`,
  transferTax: (at) => `transferTaxes.${at}.payee`,
  rates: (at) => `rateOrders.${at}.payeeName`,
};

/** The field of the payee of a fee by the key of its entry; undefined where none is stored. */
export function payeeFieldOf(key: string): string | undefined {
  const [, of = '', at = ''] = key.split('.');
  return payeeFields[of]?.(at);
}

/** Fees whose money goes to nobody by name. */
function feesWithoutPayee({ withoutPayee }: StatementFigures): Missing[] {
  return withoutPayee.flatMap(({ key, label }) => {
    const field = payeeFieldOf(key);
    return field === undefined ? [] : [{ field, words: `${label}: who is paid` }];
  });
}
