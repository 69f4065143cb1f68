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

/** Reckons a side of a commission. Throws a RangeError for tiers out of order, shares without parts and amounts below zero. */
export function commission(price: Cents, side: CommissionSide): Commission {
  if (side.depositHeld < 0) throw new RangeError(`${side.label}: a deposit is not below zero`);
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
  if (off > amount) throw new RangeError(`${label}: a referral is at most the commission`);
  const parts = allocate(
    subtractCents(amount, off),
    shares.map(({ part }) => part),
  );
  const payments = shares.map(({ payee }, at) => ({ payee, amount: parts[at] ?? zeroCents }));
  return referral ? [{ payee: referral.payee, amount: off }, ...payments] : payments;
}

const percentOf = (amount: Cents, percent: Rate) => multiplyRate(amount, percent, 'halfUp');

function commissionAmount(price: Cents, { label, terms }: CommissionSide): Explained<Cents> {
  const inputs: Trace[] = [given('Price', money(price))];
  const rounding = 'to the cent, half up';
  switch (terms.kind) {
    case 'flat':
      return explainedMoney(notNegative(terms.amount, label), { label, formula: 'A flat amount' });
    case 'percent':
      return explainedMoney(notNegative(percentOf(price, terms.rate), label), {
        label,
        formula: 'Price times the rate',
        rounding,
        inputs: [...inputs, given('Rate', rate(terms.rate))],
      });
    case 'tiers': {
      const bands = bandsOf(price, terms.tiers, label);
      return explainedMoney(addCents(...bands.map(({ value }) => value)), {
        label,
        formula: 'The sum of the tiers',
        inputs: [...inputs, ...bands.map(({ trace }) => trace)],
      });
    }
  }
}

function notNegative(amount: Cents, label: string): Cents {
  if (amount < 0) throw new RangeError(`${label}: a commission is not below zero`);
  return amount;
}

/** What each tier gives for its part of the price. */
function bandsOf(price: Cents, tiers: readonly CommissionTier[], label: string): Explained<Cents>[] {
  const ends = tiers.map(({ upTo }) => upTo ?? Number.POSITIVE_INFINITY);
  const isOrdered = ends.every((end, at) => end > (ends[at - 1] ?? 0));
  if (!isOrdered || tiers.at(-1)?.upTo !== null) throw new RangeError(`${label}: tiers rise, and the last has no end`);
  return tiers.flatMap(({ rate: percent }, at) => {
    const from = ends[at - 1] ?? 0;
    const part = cents(Math.max(0, Math.min(price, ends[at] ?? price) - from));
    if (part === 0) return [];
    return explainedMoney(notNegative(percentOf(part, percent), label), {
      label: `Tier ${at + 1}`,
      formula: 'The part of the price in this tier times its rate',
      rounding: 'to the cent, half up',
      inputs: [given('Part of the price', money(part)), given('Rate', rate(percent))],
    });
  });
}
