import { addToDate, compareDates, isWireDate } from '../dates/index.ts';
import { InputError } from '../errors/index.ts';
import { type Cents, cents, multiplyRate, subtractCents } from '../money/index.ts';
import {
  cited,
  type Explained,
  explainedMoney,
  given,
  money,
  rate,
  roundedMath,
  roundedToCent,
} from '../trace/index.ts';
import type { PolicyKind } from './endorsements.ts';
import type { RateManual, ReissueRule } from './rate-manual.ts';
import { basicPremium, type RateTable } from './rate-table.ts';

/** A policy issued before on the same land. */
export interface PriorPolicy {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly amount: Cents;
  /** Of a loan that is paid off: what is paid; the credit is on no more. */
  readonly payoff?: Cents;
  readonly isUnimproved?: boolean;
  /** The owner who was insured refinances. */
  readonly isRefinance?: boolean;
}

/**
 * What an earlier policy saves: the refinance credit of a loan policy where the manual has one and a loan is paid off, the reissue rate otherwise. Null where the
 * manual has neither or the earlier policy is too old. Throws an InputError for an earlier policy dated after the new one.
 */
export function ownReduction(
  kind: PolicyKind,
  liability: Explained<Cents>,
  prior: PriorPolicy,
  day: string,
  manual: RateManual,
): Explained<Cents> | null {
  if (!isWireDate(prior.day)) throw new InputError('MALFORMED', 'prior.day', 'Not a date as YYYY-MM-DD');
  if (prior.amount < 0 || (prior.payoff ?? 0) < 0)
    throw new InputError(
      'OUT_OF_RANGE',
      prior.amount < 0 ? 'prior.amount' : 'prior.payoff',
      'An amount is not below zero',
    );
  if (compareDates(prior.day, day) > 0)
    throw new InputError('REVERSED', 'prior.day', 'The earlier policy is dated after the new one');
  if (kind === 'loan' && prior.payoff !== undefined && manual.refinance)
    return refinanceCredit(liability, prior, prior.payoff, day, manual);
  return reissueReduction(liability, prior, day, manual);
}

function refinanceCredit(
  liability: Explained<Cents>,
  prior: PriorPolicy,
  payoff: Cents,
  day: string,
  { basic, refinance }: RateManual,
): Explained<Cents> | null {
  const step = refinance?.credits.find((credit) => isWithin(prior.day, day, credit));
  if (!refinance || !step) return null;
  const insured = least([liability, amountBefore(prior), givenAmount('Paid off', payoff, 'prior.payoff')]);
  const premium = basicPremium(insured.value, basic, insured.trace);
  // Whole dollars are those of the schedule of basic premiums: no rule rounds the percentage to them.
  return explainedMoney(multiplyRate(premium.value, step.percent, basic.rounding), {
    label: 'Credit for the policy of the loan paid off',
    formula: `Share of the basic premium of what is paid off, at most what was insured and is insured now; policy of ${prior.day}`,
    math: roundedMath('a * b / 100', basic.rounding),
    rounding: roundedToCent(basic.rounding),
    rule: refinance.source,
    inputs: [premium.trace, cited('Share', rate(step.percent), refinance.source)],
  });
}

function reissueReduction(
  liability: Explained<Cents>,
  prior: PriorPolicy,
  day: string,
  { basic, reissue }: RateManual,
): Explained<Cents> | null {
  if (!reissue || !mayReissue(reissue, prior, day)) return null;
  const insured = least([liability, amountBefore(prior)]);
  const regular = basicPremium(insured.value, basic, insured.trace);
  const reissued = reissuePremium(insured, regular, reissue, basic);
  return explainedMoney(subtractCents(regular.value, reissued.value), {
    label: 'Reissue',
    formula: `What the amount insured before costs less than at the basic rate; policy of ${prior.day}`,
    math: 'a - b',
    rule: reissue.source,
    inputs: [regular.trace, reissued.trace],
  });
}

function reissuePremium(
  insured: Explained<Cents>,
  regular: Explained<Cents>,
  { rate: how, source }: ReissueRule,
  { rounding }: RateTable,
): Explained<Cents> {
  if (how.kind === 'table') return basicPremium(insured.value, how.table, insured.trace);
  return explainedMoney(subtractCents(regular.value, multiplyRate(regular.value, how.percent, rounding)), {
    label: 'At the reissue rate',
    formula: 'Basic premium less the share',
    math: `a - ${roundedMath('a * b / 100', rounding)}`,
    inputs: [regular.trace, cited('Share', rate(how.percent), source)],
  });
}

const givenAmount = (label: string, amount: Cents, field: string): Explained<Cents> => ({
  value: cents(amount, field),
  trace: given(label, money(amount), field),
});

const amountBefore = ({ amount }: PriorPolicy) => givenAmount('Insured before', amount, 'prior.amount');

function least(amounts: readonly Explained<Cents>[]): Explained<Cents> {
  return explainedMoney(cents(Math.min(...amounts.map(({ value }) => value))), {
    label: 'Insured before and now',
    formula: 'The least of the amounts',
    math: 'min(all)',
    inputs: amounts.map(({ trace }) => trace),
  });
}

function mayReissue(rule: ReissueRule, prior: PriorPolicy, day: string): boolean {
  if (prior.isUnimproved === true && rule.isAnyAgeForUnimproved) return true;
  if (prior.isRefinance === true && rule.isAnyAgeForRefinance) return true;
  return isWithin(prior.day, day, rule);
}

function isWithin(
  from: string,
  day: string,
  { withinYears, includesAnniversary }: { withinYears: number; includesAnniversary: boolean },
): boolean {
  const order = compareDates(day, addToDate(from, withinYears, 'years'));
  return includesAnniversary ? order <= 0 : order < 0;
}
