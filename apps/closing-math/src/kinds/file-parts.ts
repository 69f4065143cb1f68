import {
  commissionCase,
  payoffCase,
  payoffsCase,
  prorationCase,
  prorationsCase,
} from '@closewright/contract/closing-math';
import { type CommissionSide, type CommissionTerms, commission } from '@closewright/domain/commissions';
import { eachWithin, gathered, InputError, within } from '@closewright/domain/errors';
import { balanceAfter } from '@closewright/domain/loans';
import { addCents, cents, subtractCents, toCents } from '@closewright/domain/money';
import { type PayoffQuote, payoff } from '@closewright/domain/payoffs';
import { type ProrationItem, periodAround, prorate, reprorate } from '@closewright/domain/prorations';
import type { z } from 'zod';
import { type Kind, kindOf } from '../kind.ts';
import { dollars } from '../present.ts';

type ItemInput = z.output<typeof prorationsCase>['items'][number];
type Choices = Pick<z.output<typeof prorationsCase>, 'closing' | 'dayCount' | 'closingDayBelongsTo' | 'dailyDecimals'>;

/** The dates of an item: as given, or those of the period of the calendar that holds the closing. */
export function datesOf({ from, to, period }: ItemInput, closing: string): { from: string; to: string } {
  if (from !== undefined && to !== undefined) return { from, to };
  const missing = from === undefined ? 'from' : 'to';
  if (from !== undefined || to !== undefined || period === 'oneTime')
    throw new InputError('MISSING', missing, 'Give the first and the last day the amount is for');
  return periodAround(closing, period);
}

function prorated(input: ItemInput, choices: Choices) {
  const { label, amount, period, paid, estimatePercent, actualAmount } = input;
  const item: ProrationItem = {
    label,
    amount,
    period,
    ...datesOf(input, choices.closing),
    closing: choices.closing,
    isPaid: paid,
    ...(estimatePercent !== undefined && { estimatePercent }),
  };
  const shared = prorate(item, choices);
  const again = actualAmount === undefined ? undefined : reprorate(item, actualAmount, choices);
  return {
    shared,
    figures: {
      label,
      ...shared,
      from: item.from,
      to: item.to,
      buyer: dollars(shared.creditTo === 'buyer' ? shared.amount.value : cents(-shared.amount.value)),
      seller: dollars(shared.creditTo === 'seller' ? shared.amount.value : cents(-shared.amount.value)),
      reproration: again && { amount: again.amount, owedTo: again.owedTo },
    },
  };
}

const prorationKind = kindOf('proration', prorationCase, (input) => prorated(input, input).figures);

const prorationsKind = kindOf('prorations', prorationsCase, (input) => {
  const each = eachWithin('items', input.items, (item) => prorated(item, input));
  const credited = (to: 'buyer' | 'seller') =>
    addCents(...each.filter(({ shared }) => shared.creditTo === to).map(({ shared }) => shared.amount.value));
  const net = subtractCents(credited('buyer'), credited('seller'));
  return {
    items: each.map(({ figures }) => figures),
    creditsToBuyer: dollars(credited('buyer')),
    creditsToSeller: dollars(credited('seller')),
    netToBuyer: dollars(net),
    netToSeller: dollars(cents(-net)),
  };
});

type LoanInput = Omit<z.output<typeof payoffCase>, 'kind' | 'id'>;

function principalOf({ principal, loan }: LoanInput): Pick<PayoffQuote, 'principal' | 'principalTrace'> {
  if (principal !== undefined && loan)
    throw new InputError('INCONSISTENT', 'principal', 'Give the principal or the loan, not both');
  if (principal !== undefined) return { principal };
  if (!loan) throw new InputError('MISSING', 'principal', 'Give the principal that is owed, or the loan');
  const { amount, rate, months, paymentsMade } = loan;
  const terms = { amount, rate, termMonths: months, paymentRounding: 'halfUp', interestRounding: 'halfUp' } as const;
  const { value, trace } = within('loan', () => balanceAfter(terms, paymentsMade));
  return { principal: value, principalTrace: trace };
}

function perDiemOf({ perDiem, rate, loan, daysInYear, roundsDay }: LoanInput): PayoffQuote['perDiem'] {
  if (perDiem !== undefined && rate !== undefined)
    throw new InputError(
      'INCONSISTENT',
      'perDiem',
      'The interest of a day is quoted or follows from the rate: not both',
    );
  if (perDiem !== undefined) return { kind: 'quoted', amount: perDiem };
  const yearly = rate ?? loan?.rate;
  if (yearly === undefined) throw new InputError('MISSING', 'perDiem', 'Give the interest of a day, or the rate');
  return { kind: 'rate', rate: yearly, daysInYear, roundsDay };
}

function arrivalOf({ arrives, days, interestTo }: LoanInput): string | number {
  if (days !== undefined && arrives !== undefined)
    throw new InputError('INCONSISTENT', 'days', 'Give the days, or when the money arrives: not both');
  if (days !== undefined) return days;
  if (arrives === undefined) throw new InputError('MISSING', 'arrives', 'Give the day the money arrives, or the days');
  if (interestTo === undefined)
    throw new InputError('MISSING', 'interestTo', 'To when does the interest run that is already figured?');
  return arrives;
}

/** A payoff of a case as the domain takes it. */
export function quoteOf(input: LoanInput): PayoffQuote {
  const [principal, perDiem] = gathered(
    () => principalOf(input),
    () => perDiemOf(input),
  );
  return {
    label: input.label,
    ...principal,
    interest: input.interest,
    ...(input.interestTo !== undefined && { interestTo: input.interestTo }),
    ...(input.goodThrough !== undefined && { goodThrough: input.goodThrough }),
    perDiem,
    fees: input.fees,
    credits: input.credits,
  };
}

function paidOff(input: LoanInput) {
  const [quote, arrival] = gathered(
    () => quoteOf(input),
    () => arrivalOf(input),
  );
  const { total, extraDays, isPastGoodThrough, perDiem } = payoff(quote, arrival);
  const isRounded = quote.perDiem.kind === 'quoted' || quote.perDiem.roundsDay;
  return {
    total,
    figures: {
      label: input.label,
      principal: quote.principalTrace
        ? { value: quote.principal, trace: quote.principalTrace }
        : dollars(quote.principal),
      perDiem: isRounded ? dollars(toCents(perDiem, 'halfUp')) : perDiem.div(100).toFixed(6),
      days: extraDays,
      payoff: total,
      isPastGoodThrough: input.goodThrough === undefined ? undefined : isPastGoodThrough,
    },
  };
}

const payoffKind = kindOf('payoff', payoffCase, (input) => paidOff(input).figures);

const payoffsKind = kindOf('payoffs', payoffsCase, ({ loans }) => {
  const each = eachWithin('loans', loans, paidOff);
  return {
    loans: each.map(({ figures }) => figures),
    total: dollars(addCents(...each.map(({ total }) => total.value))),
  };
});

type CommissionInput = Omit<z.output<typeof commissionCase>, 'kind' | 'id' | 'price'>;

function commissionTermsOf({ rate, flat, tiers }: CommissionInput): CommissionTerms {
  const terms: CommissionTerms[] = [
    ...(rate === undefined ? [] : [{ kind: 'percent', rate } as const]),
    ...(flat === undefined ? [] : [{ kind: 'flat', amount: flat } as const]),
    ...(tiers === undefined ? [] : [{ kind: 'tiers', tiers } as const]),
  ];
  const [first, other] = terms;
  if (!first) throw new InputError('MISSING', 'rate', 'Give a rate, a flat amount or tiers');
  if (other)
    throw new InputError('INCONSISTENT', other.kind === 'flat' ? 'flat' : 'tiers', 'Give one of rate, flat and tiers');
  return first;
}

/** A side of a commission as the domain takes it. */
export function commissionSideOf(input: CommissionInput): CommissionSide {
  const { label, shares, referral, depositHeld } = input;
  return { label, terms: commissionTermsOf(input), shares, ...(referral && { referral }), depositHeld };
}

const commissionKind = kindOf('commission', commissionCase, (input) => {
  const side = commissionSideOf(input);
  const { amount, payments, ...rest } = commission(input.price, side);
  return {
    commission: amount,
    retainedFromDeposit: dollars(rest.retainedFromDeposit),
    depositToClosing: dollars(rest.depositToClosing),
    dueAtClosing: dollars(rest.dueAtClosing),
    payments: payments.map(({ payee, amount: paid }) => ({ payee, amount: dollars(paid) })),
  };
});

export const filePartKinds: readonly Kind[] = [prorationKind, prorationsKind, payoffKind, payoffsKind, commissionKind];
