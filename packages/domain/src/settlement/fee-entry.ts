import { InputError, renamed } from '../errors/index.ts';
import { allocate, type Cents, multiplyRate, type Rate, timesCount } from '../money/index.ts';
import { count, type Explained, explainedMoney, given, money, rate, roundedToCent } from '../trace/index.ts';
import { checkFeeHead, checkPayer, checkPayers, type FeeHead } from './check-fees.ts';
import { checkAmount, checkCount, checkList, checkNotNegative, checkOneOf, checkPercent } from './checked.ts';
import type { Fee, FeeCharge, OtherPayer, Payer, PaymentTime } from './fee.ts';

/** What a percentage may be taken of. */
export const feeBases = ['loanAmount', 'salePrice'] as const;

export type FeeBase = (typeof feeBases)[number];

/** The amounts of a file that percentages are taken of. */
export type FeeBases = Readonly<Record<FeeBase, Cents>>;

/** What one payer bears of a fee: whole parts that compare, percent or anything else. */
export interface FeeShare {
  readonly paidBy: Payer;
  readonly when: PaymentTime;
  readonly payer?: OtherPayer;
  readonly part: number;
}

/** How much a fee is: an amount, a percentage of the loan or the price, or so many months, pages or days at a price. */
export type FeeTerms =
  | { readonly amount: Cents; readonly percent?: never; readonly count?: never }
  | { readonly percent: Rate; readonly of: FeeBase; readonly amount?: never; readonly count?: never }
  | { readonly count: number; readonly each: Cents; readonly amount?: never; readonly percent?: never };

/** A fee as it is typed, before its amounts are reckoned. */
export type FeeEntry = FeeHead & FeeTerms & { readonly shares: readonly FeeShare[]; readonly estimate?: Cents };

const baseLabels: Readonly<Record<FeeBase, string>> = { loanAmount: 'Loan amount', salePrice: 'Sale price' };

/** How a fee is known: reckoned already, or as it was typed. */
export type FeeOrEntry = Fee | FeeEntry;

const isEntry = (fee: FeeOrEntry): fee is FeeEntry =>
  ['shares', 'percent', 'count', 'amount'].some((field) => field in fee);

/**
 * Reckons fees from what was typed: the amount by its terms, then each payer’s part of it, which sum to it to the cent. Percentages are rounded to the cent,
 * half up. Fees that are reckoned already stay as they are. Throws an InputError that names the field: `fees.3.percent`.
 */
export function feesOf(fees: readonly FeeOrEntry[], bases: FeeBases, field = 'fees'): Fee[] {
  checkList(fees, field);
  return fees.map((fee, at) => (isEntry(fee) ? feeOf(fee, bases, `${field}.${at}`) : fee));
}

function feeOf(entry: FeeEntry, bases: FeeBases, field: string): Fee {
  checkFeeHead(entry, field);
  const whole = amountOfTerms(entry, bases, { errorAt: (name) => `${field}.${name}`, stepAt: () => entry.code });
  const parts = partsOf(entry.shares, whole.value, `${field}.shares`);
  const charges = entry.shares.map(({ part: _part, ...who }, at): FeeCharge => {
    const amount = parts[at] ?? whole.value;
    return { ...who, amount, trace: entry.shares.length === 1 ? whole.trace : shareOf(entry, at, amount, whole) };
  });
  const { code, label, section, kind, payee, bucket, source, estimate, isFinanceCharge } = entry;
  return {
    code,
    label,
    section,
    bucket,
    source,
    charges,
    ...(kind && { kind }),
    ...(payee && { payee }),
    ...(isFinanceCharge && { isFinanceCharge }),
    ...(estimate !== undefined && { estimate }),
  };
}

/** What an error and a step of a trace call a field of the terms of a fee. */
interface TermNames {
  errorAt(name: string): string;
  stepAt(name: string): string;
}

/** What the terms of a fee come to; percentages are rounded to the cent, half up. Throws an InputError for terms that cannot be reckoned with. */
export function amountOfTerms(
  terms: FeeTerms & { readonly label: string },
  bases: FeeBases,
  { errorAt, stepAt }: TermNames,
): Explained<Cents> {
  const { label } = terms;
  if (terms.percent !== undefined) {
    checkPercent(terms.percent, errorAt('percent'));
    checkOneOf(terms.of, feeBases, errorAt('of'));
    const base = bases[terms.of];
    checkNotNegative(base, terms.of);
    return explainedMoney(multiplyRate(base, terms.percent, 'halfUp'), {
      label,
      formula: `${baseLabels[terms.of]} times the percentage`,
      math: 'halfUp(a * b / 100)',
      rounding: roundedToCent('halfUp'),
      inputs: [
        given(baseLabels[terms.of], money(base), terms.of),
        given('Percentage', rate(terms.percent), stepAt('percent')),
      ],
    });
  }
  if (terms.count !== undefined) {
    const { count: times, each } = terms;
    checkCount(times, errorAt('count'));
    checkAmount(each, errorAt('each'));
    return explainedMoney(
      renamed({ amount: errorAt('amount') }, () => timesCount(each, times)),
      {
        label,
        formula: 'The price of one times how many',
        math: 'a * b',
        inputs: [given('How many', count(times), stepAt('count')), given('Each', money(each), stepAt('each'))],
      },
    );
  }
  checkAmount(terms.amount, errorAt('amount'));
  return { value: terms.amount, trace: given(label, money(terms.amount), stepAt('amount')) };
}

function partsOf(shares: readonly FeeShare[], whole: Cents, field: string): Cents[] {
  checkPayers(shares, field);
  for (const [at, share] of shares.entries()) {
    checkPayer(share, `${field}.${at}`);
    checkCount(share.part, `${field}.${at}.part`);
  }
  if (shares.every(({ part }) => part === 0)) {
    throw new InputError('OUT_OF_RANGE', `${field}.0.part`, 'One payer has a part above zero');
  }
  return allocate(
    whole,
    shares.map(({ part }) => part),
  );
}

function shareOf({ label, shares, code }: FeeEntry, at: number, amount: Cents, whole: Explained<Cents>) {
  return explainedMoney(amount, {
    label,
    formula: 'The payer’s part of the fee; cents left over go to the largest remainders',
    math: 'allocated(all)',
    rounding: 'to the cent, so that the parts are the fee',
    inputs: [
      whole.trace,
      given('Payer', count(at), code),
      ...shares.map(({ paidBy, part }) => given(`Part of ${paidBy}`, count(part), code)),
    ],
  }).trace;
}
