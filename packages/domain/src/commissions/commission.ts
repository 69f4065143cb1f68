import { InputError, within } from '../errors/index.ts';
import { checkRate } from '../loans/index.ts';
import {
  addCents,
  allocate,
  type Cents,
  cents,
  multiplyRate,
  type Rate,
  subtractCents,
  zeroCents,
} from '../money/index.ts';
import { type Explained, explainedMoney, given, money, rate, type Trace } from '../trace/index.ts';

/** Up to this part of the price the tier's rate applies; the last tier has no end. */
export interface CommissionTier {
  readonly upTo: Cents | null;
  readonly rate: Rate;
}

/** How a commission is reckoned from the price. */
export type CommissionTerms =
  | { readonly kind: 'percent'; readonly rate: Rate }
  | { readonly kind: 'flat'; readonly amount: Cents }
  | { readonly kind: 'tiers'; readonly tiers: readonly CommissionTier[] };

/** Who gets a share of it. Parts are whole numbers: percent, or anything that compares. */
export interface CommissionShare {
  readonly payee: string;
  readonly part: number;
}

/** One side of a sale: listing or selling. */
export interface CommissionSide {
  readonly label: string;
  readonly terms: CommissionTerms;
  readonly shares: readonly CommissionShare[];
  /** What is paid off the top for a referral, in percent of the side. */
  readonly referral?: { readonly payee: string; readonly rate: Rate };
  /** Deposit the broker of this side holds and keeps against the commission. */
  readonly depositHeld: Cents;
}

/** What one payee gets. */
export interface CommissionPayment {
  readonly payee: string;
  readonly amount: Cents;
}

/** The commission of a side and where it goes. Payments and what is kept from the deposit are the commission, to the cent. */
export interface Commission {
  readonly amount: Explained<Cents>;
  /** Of the deposit: kept by the broker as commission, and what is left of it to bring to closing. */
  readonly retainedFromDeposit: Cents;
  readonly depositToClosing: Cents;
  /** What is paid from the closing. */
  readonly dueAtClosing: Cents;
  /** Each payee's part of the whole commission, before the deposit. */
  readonly payments: readonly CommissionPayment[];
}

/** Reckons a side of a commission. Throws an InputError for tiers out of order, shares without parts and amounts below zero. */
export function commission(price: Cents, side: CommissionSide): Commission {
  if (cents(side.depositHeld, 'depositHeld') < 0)
    throw new InputError('OUT_OF_RANGE', 'depositHeld', `${side.label}: a deposit is not below zero`);
  if (cents(price, 'price') < 0) throw new InputError('OUT_OF_RANGE', 'price', 'A price is not below zero');
  const amount = commissionAmount(price, side);
  const retained = cents(Math.min(amount.value, side.depositHeld));
  return {
    amount,
    retainedFromDeposit: retained,
    depositToClosing: subtractCents(side.depositHeld, retained),
    dueAtClosing: subtractCents(amount.value, retained),
    payments: paymentsOf(amount.value, side),
  };
}

function paymentsOf(amount: Cents, { shares, referral, label }: CommissionSide): CommissionPayment[] {
  const off = referral ? percentOf(amount, referral.rate) : zeroCents;
  if (off < 0 || off > amount)
    throw new InputError('OUT_OF_RANGE', 'referral.rate', `${label}: a referral is from nothing to the commission`);
  const rest = subtractCents(amount, off);
  const parts = within('shares', () =>
    allocate(
      rest,
      shares.map(({ part }) => part),
    ),
  );
  const payments = shares.map(({ payee }, at) => ({ payee, amount: parts[at] ?? zeroCents }));
  return referral ? [{ payee: referral.payee, amount: off }, ...payments] : payments;
}

const percentOf = (amount: Cents, percent: Rate) => multiplyRate(amount, percent, 'halfUp');

function commissionAmount(price: Cents, { label, terms }: CommissionSide): Explained<Cents> {
  const inputs: Trace[] = [given('Price', money(price), 'price')];
  const rounding = 'to the cent, half up';
  switch (terms.kind) {
    case 'flat':
      return explainedMoney(notNegative(terms.amount, label, 'terms.amount'), {
        label,
        formula: 'A flat amount',
        math: 'a',
        inputs: [given('Flat amount', money(terms.amount), 'terms.amount')],
      });
    case 'percent':
      return explainedMoney(
        notNegative(
          percentOf(
            price,
            within('terms', () => checkRate(terms.rate)),
          ),
          label,
          'terms.rate',
        ),
        {
          label,
          formula: 'Price times the rate',
          math: 'halfUp(a * b / 100)',
          rounding,
          inputs: [...inputs, given('Rate', rate(terms.rate), 'terms.rate')],
        },
      );
    case 'tiers': {
      const bands = bandsOf(price, terms.tiers, label);
      return explainedMoney(addCents(...bands.map(({ value }) => value)), {
        label,
        formula: 'The sum of the tiers',
        math: 'sum(all) - a',
        inputs: [...inputs, ...bands.map(({ trace }) => trace)],
      });
    }
  }
}

function notNegative(amount: Cents, label: string, field: string): Cents {
  if (amount < 0) throw new InputError('OUT_OF_RANGE', field, `${label}: a commission is not below zero`);
  return amount;
}

/** What each tier gives for its part of the price. */
function bandsOf(price: Cents, tiers: readonly CommissionTier[], label: string): Explained<Cents>[] {
  const ends = tiers.map(({ upTo }) => upTo ?? Number.POSITIVE_INFINITY);
  const isOrdered = ends.every((end, at) => end > (ends[at - 1] ?? 0));
  if (!isOrdered || tiers.at(-1)?.upTo !== null)
    throw new InputError('REVERSED', 'terms.tiers', `${label}: tiers rise, and the last has no end`);
  return tiers.flatMap(({ rate: percent }, at) => {
    const from = ends[at - 1] ?? 0;
    const part = cents(Math.max(0, Math.min(price, ends[at] ?? price) - from));
    if (part === 0) return [];
    const field = `terms.tiers.${at}.rate`;
    return explainedMoney(notNegative(percentOf(part, checkRate(percent, field)), label, field), {
      label: `Tier ${at + 1}`,
      formula: 'The part of the price in this tier times its rate',
      math: 'halfUp(a * b / 100)',
      rounding: 'to the cent, half up',
      inputs: [partOf(price, from, tiers[at]?.upTo ?? null, at), given('Rate', rate(percent), field)],
    });
  });
}

/** The part of the price that lies in a tier. */
function partOf(price: Cents, from: number, upTo: Cents | null, at: number): Trace {
  const end = upTo === null || upTo > price ? price : upTo;
  return {
    label: 'Part of the price',
    value: money(end - from),
    formula: 'From where the tier begins to its end or the price, whichever is less',
    math: 'b - a',
    inputs: [
      given('Tier begins over', money(from), at === 0 ? 'terms.tiers' : `terms.tiers.${at - 1}.upTo`),
      end === price
        ? given('Price', money(price), 'price')
        : given('Tier ends with', money(end), `terms.tiers.${at}.upTo`),
    ],
  };
}
