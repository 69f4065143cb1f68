import { InputError, within } from '../errors/index.ts';
import { allocate, type Cents, cents, Exact, multiplyRate, type Rate, subtractCents } from '../money/index.ts';
import { count, type Explained, explainedMoney, given, numberOf, type Procedure, rate } from '../trace/index.ts';

/** Who gets a share of a commission: a percent as it is stored, or whole numbers that compare. */
export interface CommissionShare {
  readonly payee: string;
  readonly part: number | Rate;
}

/** Who gets the commission of a side. */
export interface CommissionShares {
  readonly label: string;
  readonly shares: readonly CommissionShare[];
  /** What is paid off the top for a referral, in percent of the side. */
  readonly referral?: { readonly payee: string; readonly rate: Rate };
}

/** What one payee gets. */
export interface CommissionPayment {
  readonly payee: string;
  readonly amount: Explained<Cents>;
}

/** A part as the whole number it is weighed by: a rate has at most six decimals. */
const weightOf = (part: number | Rate): number => new Exact(part).times(1_000_000).toNumber();

const share = 'commissionShare';

/** What the traces of payees name that is no arithmetic: the share of one among all, to the cent. */
export const commissionProcedures: Readonly<Record<string, Procedure>> = {
  [share]: (place = '0', rest = '0', ...parts) => {
    const weights = parts.map((part) => weightOf(String(part)));
    return new Exact(allocate(cents(numberOf(rest).toNumber()), weights)[numberOf(place).toNumber()] ?? 0);
  },
};

/** Shares a commission: the referral off the top, the rest by the parts. The payments are the commission, to the cent. */
export function commissionPayments(
  amount: Explained<Cents>,
  { label, shares, referral }: CommissionShares,
): readonly CommissionPayment[] {
  const off = referral && referralOf(amount, referral, label);
  const rest =
    off === undefined
      ? amount
      : explainedMoney(subtractCents(amount.value, off.value), {
          label: 'Left after the referral',
          formula: 'The commission without the referral',
          math: 'a - b',
          inputs: [amount.trace, off.trace],
        });
  const parts = within('shares', () =>
    allocate(
      rest.value,
      shares.map(({ part }) => weightOf(part)),
    ),
  );
  const weighed = partsOf(shares);
  const payments = parts.map((value, at) => {
    const payee = shares[at]?.payee ?? '';
    return {
      payee,
      amount: explainedMoney(value, {
        label: payee,
        formula: 'Its part of all parts; cents left over go one each to the largest remainders',
        math: `${share}(${at}, all)`,
        rounding: 'to the cent',
        inputs: [rest.trace, ...weighed],
      }),
    };
  });
  return referral && off ? [{ payee: referral.payee, amount: off }, ...payments] : payments;
}

const partsOf = (shares: readonly CommissionShare[]) =>
  shares.map(({ payee, part }, at) =>
    given(`Part of ${payee}`, typeof part === 'number' ? count(part) : rate(part), `shares.${at}.part`),
  );

function referralOf(
  { value, trace }: Explained<Cents>,
  { payee, rate: percent }: NonNullable<CommissionShares['referral']>,
  label: string,
): Explained<Cents> {
  const off = multiplyRate(value, percent, 'halfUp');
  if (off < 0 || off > value)
    throw new InputError('OUT_OF_RANGE', 'referral.rate', `${label}: a referral is from nothing to the commission`);
  return explainedMoney(off, {
    label: payee,
    formula: 'The commission times the rate of the referral',
    math: 'halfUp(a * b / 100)',
    rounding: 'to the cent, half up',
    inputs: [trace, given('Referral rate', rate(percent), 'referral.rate')],
  });
}
