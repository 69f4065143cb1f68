import { InputError } from '../errors/index.ts';
import { addCents, type Cents, cents, multiplyRate, roundUpTo, subtractCents, zeroCents } from '../money/index.ts';
import { cited, type Explained, explainedMoney, given, money, rate, roundedMath } from '../trace/index.ts';
import type { ConcurrentRate, Coverage, CoverageRate, CoverageRules } from './coverage-rules.ts';
import type { PolicyKind } from './endorsements.ts';
import type { PolicyOrder } from './policy-order.ts';
import type { RateManual } from './rate-manual.ts';
import { basicPremium } from './rate-table.ts';

/** A manual that rates by coverage. */
export type CoverageManual = RateManual & { readonly coverages: CoverageRules };

/** Whether a manual rates policies by what they cover. */
export const isByCoverage = (manual: RateManual): manual is CoverageManual => manual.coverages !== undefined;

/** The coverage of a policy: as it was said, or that of an enhanced policy of its side, or standard. */
const coverageOf = (kind: PolicyKind, { coverage, isEnhanced }: PolicyOrder): Coverage =>
  coverage ?? (isEnhanced ? (kind === 'owner' ? 'homeowners' : 'expanded') : 'standard');

const notKnown = (field: string, what: string, { label }: RateManual) =>
  new InputError('NO_TABLE', field, `${label}: ${what} is not known`);

function rateOf(kind: PolicyKind, policy: PolicyOrder, manual: CoverageManual): CoverageRate {
  const coverage = coverageOf(kind, policy);
  const found = manual.coverages[kind].find((each) => each.coverage === coverage);
  if (!found)
    throw notKnown(
      'coverage',
      `a policy of ${kind === 'owner' ? 'an owner' : 'a lender'} of coverage ${coverage}`,
      manual,
    );
  return found;
}

/** A policy alone: the percentage of its coverage of the basic premium, rounded up, at least the minimum. Throws an InputError for what the filing does not list. */
export function coveragePremium(
  kind: PolicyKind,
  policy: PolicyOrder,
  path: string,
  manual: CoverageManual,
): Explained<Cents> {
  if (policy.prior) throw notKnown('prior', 'what an earlier policy saves', manual);
  if (policy.newHome) throw notKnown('newHome', 'a discount for a new home', manual);
  if (policy.surrendersContract) throw notKnown('surrendersContract', 'a rate for a contract purchaser', manual);
  const found = rateOf(kind, policy, manual);
  const basic = basicOf(policy.liability, path, manual);
  const share = shareOf(basic, found, 'Share of the coverage', manual);
  return roundedUp(share, kind === 'owner' ? 'Owner’s policy' : 'Loan policy', manual);
}

/**
 * A loan policy with the owner's: what the filing lists for both coverages on the loan up to the owner's amount, and what is more at the rate of the policy alone.
 * Throws an InputError for coverages it does not list together.
 */
export function concurrentPremium(
  owner: PolicyOrder,
  loan: PolicyOrder,
  path: string,
  manual: CoverageManual,
): Explained<Cents> {
  if (loan.prior) throw notKnown('prior', 'what an earlier policy saves', manual);
  const { concurrent, chargesExcess, source } = manual.coverages;
  const [of, beside] = [coverageOf('loan', loan), coverageOf('owner', owner)];
  const found = concurrent.find(({ coverage, withOwner }) => coverage === of && withOwner.includes(beside));
  if (!found) throw notKnown('coverage', `a loan policy ${of} with an owner’s policy ${beside}`, manual);
  const within = cents(Math.min(loan.liability, owner.liability));
  const parts = concurrentParts(found, within, path, manual);
  if (loan.liability > owner.liability) {
    if (!chargesExcess) throw notKnown('liability', 'a loan beyond the owner’s policy', manual);
    parts.push(excess(owner, loan, path, manual));
  }
  const sum = explainedMoney(addCents(...parts.map(({ value }) => value)), {
    label: 'Loan policy, with the owner’s',
    formula: 'What is charged beside the owner’s policy, and for what the loan is more',
    math: 'sum(all)',
    rule: source,
    inputs: parts.map(({ trace }) => trace),
  });
  return roundedUp(sum, sum.trace.label, manual);
}

function concurrentParts(
  found: ConcurrentRate,
  liability: Cents,
  path: string,
  manual: CoverageManual,
): Explained<Cents>[] {
  const { source } = manual.coverages;
  const { flat, table, percent } = found;
  const trace = given('Liability up to the owner’s policy', money(liability), `${path}.liability`);
  const parts: Explained<Cents>[] = [];
  if (flat !== undefined) parts.push({ value: flat, trace: cited('Flat premium', money(flat), source) });
  if (table) parts.push(basicPremium(liability, table, trace));
  if (percent !== undefined) {
    const basic = basicPremium(liability, manual.basic, trace);
    parts.push(shareOf(basic, { ...found, percent }, 'Share of the basic premium', manual));
  }
  return parts;
}

/** What the schedule asks for the loan beyond what it asks for the owner's amount, at the rate of the loan policy alone. */
function excess(owner: PolicyOrder, loan: PolicyOrder, path: string, manual: CoverageManual): Explained<Cents> {
  const [upTo, from] = [basicOf(loan.liability, path, manual), basicOf(owner.liability, 'owner', manual)];
  const difference = explainedMoney(subtractCents(upTo.value, from.value), {
    label: 'Basic premium of the excess',
    formula: 'The basic premium of the loan less that of the owner’s amount',
    math: 'a - b',
    inputs: [upTo.trace, from.trace],
  });
  const { percent } = rateOf('loan', loan, manual);
  return shareOf(difference, { percent }, 'Excess of the loan', manual);
}

const basicOf = (liability: Cents, path: string, manual: CoverageManual) =>
  basicPremium(liability, manual.basic, given('Liability', money(liability), `${path}.liability`));

/** A percentage of a premium, rounded up where the filing rounds each, at least the minimum. */
function shareOf(
  of: Explained<Cents>,
  { percent, minimum = zeroCents }: { readonly percent: string; readonly minimum?: Cents },
  label: string,
  { coverages: { roundsEach, roundsUpTo, source } }: CoverageManual,
): Explained<Cents> {
  const isWhole = Number(percent) === 100;
  const [rounding, unit] =
    roundsEach && !isWhole ? (['ceiling', roundsUpTo] as const) : (['halfUp', cents(1)] as const);
  const share = multiplyRate(of.value, percent, rounding, unit);
  return explainedMoney(cents(Math.max(share, minimum)), {
    label,
    formula: 'The percentage of it, at least the minimum',
    math: `max(${roundedMath('a * b / 100', rounding, unit)}, c)`,
    rounding: roundsEach ? 'up to the unit of the filing' : 'to the cent',
    rule: source,
    inputs: [of.trace, cited('Percent', rate(percent), source), cited('Minimum', money(minimum), source)],
  });
}

/** A premium up to the unit of a filing that rounds at last. */
function roundedUp(
  premium: Explained<Cents>,
  label: string,
  { coverages: { roundsEach, roundsUpTo, source } }: CoverageManual,
): Explained<Cents> {
  if (roundsEach) return { value: premium.value, trace: { ...premium.trace, label } };
  return explainedMoney(roundUpTo(premium.value, roundsUpTo), {
    label,
    formula: 'Up to the next whole unit of the filing',
    math: 'ceiling(a / b) * b',
    rounding: 'up, at last',
    rule: source,
    inputs: [premium.trace, cited('Unit', money(roundsUpTo), source)],
  });
}
