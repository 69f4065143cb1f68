import { InputError, within } from '../errors/index.ts';
import { checkRate } from '../loans/index.ts';
import { addCents, type Cents, cents, multiplyRate, type Rate } from '../money/index.ts';
import { type Explained, explainedMoney, given, money, rate, type Trace } from '../trace/index.ts';
import { type CommissionShares, commissionPayments } from './commission-payments.ts';

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

/** What is agreed for a side, and what of the deposit it keeps. */
export interface CommissionAgreement {
  readonly label: string;
  readonly terms: CommissionTerms;
  /** Agreed on top of the terms, and shared like what they come to. */
  readonly bonus?: Cents;
  /** Deposit the broker of this side holds and keeps against the commission. */
  readonly depositHeld: Cents;
}

/** One side of a sale: listing or selling. */
export interface CommissionSide extends CommissionAgreement, CommissionShares {}

/** The commission of a side and where it goes. Payments and what is kept from the deposit are the commission, to the cent. */
export interface Commission {
  readonly amount: Explained<Cents>;
  /** Of the deposit: kept by the broker as commission, and what is left of it to bring to closing. */
  readonly retainedFromDeposit: Cents;
  readonly depositToClosing: Cents;
  /** What is paid from the closing. */
  readonly dueAtClosing: Cents;
  /** Each payee's part of the whole commission, before the deposit. */
  readonly payments: readonly { readonly payee: string; readonly amount: Cents }[];
}

/** What a side comes to and out of which money it is paid, each with its trace. */
export interface CommissionDue {
  readonly amount: Explained<Cents>;
  readonly retainedFromDeposit: Explained<Cents>;
  readonly depositToClosing: Explained<Cents>;
  readonly dueAtClosing: Explained<Cents>;
}

/** Reckons a side of a commission. Throws an InputError for tiers out of order, shares without parts and amounts below zero. */
export function commission(price: Cents, side: CommissionSide): Commission {
  const { amount, ...due } = commissionDue({ value: price, trace: given('Price', money(price), 'price') }, side);
  return {
    amount,
    retainedFromDeposit: due.retainedFromDeposit.value,
    depositToClosing: due.depositToClosing.value,
    dueAtClosing: due.dueAtClosing.value,
    payments: commissionPayments(amount, side).map(({ payee, amount: { value } }) => ({ payee, amount: value })),
  };
}

/** The same from a base that says itself how it came about, before it is shared. */
export function commissionDue(base: Explained<Cents>, side: CommissionAgreement): CommissionDue {
  const { label, depositHeld } = side;
  if (cents(depositHeld, 'depositHeld') < 0)
    throw new InputError('OUT_OF_RANGE', 'depositHeld', `${label}: a deposit is not below zero`);
  if (cents(base.value, 'price') < 0) throw new InputError('OUT_OF_RANGE', 'price', 'A price is not below zero');
  const amount = withBonus(agreedAmount(base, side), side);
  const kept = Math.min(amount.value, depositHeld);
  const inputs = [amount.trace, given('Deposit held', money(depositHeld), 'depositHeld')];
  const part = (value: number, words: Pick<Trace, 'label' | 'formula' | 'math'>) =>
    explainedMoney(cents(value), { ...words, inputs });
  return {
    amount,
    retainedFromDeposit: part(kept, {
      label: `${label}, kept from the deposit`,
      formula: 'The commission or the deposit held, whichever is less',
      math: 'min(a, b)',
    }),
    depositToClosing: part(depositHeld - kept, {
      label: `${label}, deposit to closing`,
      formula: 'The deposit held without what is kept of it',
      math: 'b - min(a, b)',
    }),
    dueAtClosing: part(amount.value - kept, {
      label: `${label}, due at closing`,
      formula: 'The commission without what is kept from the deposit',
      math: 'a - min(a, b)',
    }),
  };
}

const percentOf = (amount: Cents, percent: Rate) => multiplyRate(amount, percent, 'halfUp');

function withBonus(agreed: Explained<Cents>, { label, bonus }: CommissionAgreement): Explained<Cents> {
  if (bonus === undefined) return agreed;
  return explainedMoney(addCents(agreed.value, notNegative(bonus, label, 'bonus')), {
    label,
    formula: 'What the terms come to and the bonus',
    math: 'a + b',
    inputs: [{ ...agreed.trace, label: `${label}, without the bonus` }, given('Bonus', money(bonus), 'bonus')],
  });
}

function agreedAmount(base: Explained<Cents>, { label, terms }: CommissionAgreement): Explained<Cents> {
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
            base.value,
            within('terms', () => checkRate(terms.rate)),
          ),
          label,
          'terms.rate',
        ),
        {
          label,
          formula: `${base.trace.label} times the rate`,
          math: 'halfUp(a * b / 100)',
          rounding,
          inputs: [base.trace, given('Rate', rate(terms.rate), 'terms.rate')],
        },
      );
    case 'tiers': {
      const bands = bandsOf(base, terms.tiers, label);
      return explainedMoney(addCents(...bands.map(({ value }) => value)), {
        label,
        formula: 'The sum of the tiers',
        math: 'sum(all) - a',
        inputs: [base.trace, ...bands.map(({ trace }) => trace)],
      });
    }
  }
}

function notNegative(amount: Cents, label: string, field: string): Cents {
  if (amount < 0) throw new InputError('OUT_OF_RANGE', field, `${label}: a commission is not below zero`);
  return amount;
}

/** What each tier gives for its part of the price. */
function bandsOf(base: Explained<Cents>, tiers: readonly CommissionTier[], label: string): Explained<Cents>[] {
  const ends = tiers.map(({ upTo }) => upTo ?? Number.POSITIVE_INFINITY);
  const isOrdered = ends.every((end, at) => end > (ends[at - 1] ?? 0));
  if (!isOrdered || tiers.at(-1)?.upTo !== null)
    throw new InputError('REVERSED', 'terms.tiers', `${label}: tiers rise, and the last has no end`);
  return tiers.flatMap(({ rate: percent }, at) => {
    const from = ends[at - 1] ?? 0;
    const part = cents(Math.max(0, Math.min(base.value, ends[at] ?? base.value) - from));
    if (part === 0) return [];
    const field = `terms.tiers.${at}.rate`;
    return explainedMoney(notNegative(percentOf(part, checkRate(percent, field)), label, field), {
      label: `Tier ${at + 1}`,
      formula: 'The part of the price in this tier times its rate',
      math: 'halfUp(a * b / 100)',
      rounding: 'to the cent, half up',
      inputs: [partInTier(base, from, tiers[at]?.upTo ?? null, at), given('Rate', rate(percent), field)],
    });
  });
}

/** The part of the price that lies in a tier. */
function partInTier({ value: price, trace }: Explained<Cents>, from: number, upTo: Cents | null, at: number): Trace {
  const end = upTo === null || upTo > price ? price : upTo;
  return {
    label: 'Part of the price',
    value: money(end - from),
    formula: 'From where the tier begins to its end or the price, whichever is less',
    math: 'b - a',
    inputs: [
      given('Tier begins over', money(from), at === 0 ? 'terms.tiers' : `terms.tiers.${at - 1}.upTo`),
      end === price ? trace : given('Tier ends with', money(end), `terms.tiers.${at}.upTo`),
    ],
  };
}
