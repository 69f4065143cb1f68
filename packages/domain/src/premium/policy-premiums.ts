import { isWireDate } from '../dates/index.ts';
import { attempt, InputError, within } from '../errors/index.ts';
import { addCents, type Cents, cents, subtractCents, zeroCents } from '../money/index.ts';
import { cited, type Explained, explainedMoney, given, money } from '../trace/index.ts';
import { concurrentPremium, coveragePremium, isByCoverage } from './coverage-premiums.ts';
import { type DisclosedPremiums, disclosedPremiums } from './disclosed-premiums.ts';
import { endorsementPremium, endorsementsOf, type PolicyKind } from './endorsements.ts';
import { enhancement } from './enhancement.ts';
import { newHomeDiscount } from './new-home.ts';
import type { PolicyOrder } from './policy-order.ts';
import type { RateManual } from './rate-manual.ts';
import { basicPremium, type RateTable } from './rate-table.ts';
import { ownReduction } from './reductions.ts';

/** The policies of a file, of one date on the same land, the loans shown as exceptions of the owner's policy. */
export interface PremiumOrder {
  /** Date of the policies, `YYYY-MM-DD`. */
  readonly day: string;
  readonly owner?: PolicyOrder;
  readonly loans: readonly PolicyOrder[];
  /** Loans whose lender gets a closing protection letter, by their place in `loans`. */
  readonly closingProtectionLetters?: readonly number[];
}

/** What one policy costs, its endorsements each besides. */
export interface PolicyPremium {
  readonly kind: PolicyKind;
  readonly premium: Explained<Cents>;
  readonly endorsements: readonly Explained<Cents>[];
}

/** The premiums of a file. */
export interface FilePremiums {
  readonly owner: PolicyPremium | null;
  readonly loans: readonly PolicyPremium[];
  readonly closingProtectionLetters: readonly Explained<Cents>[];
  /** As a closing disclosure shows the policies when both are issued together; null otherwise, and where the full premium of the loan policy is not known. */
  readonly disclosed: DisclosedPremiums | null;
  readonly total: Explained<Cents>;
}

/**
 * The premiums of the policies of a file by one manual: basic, reissue or refinance, simultaneous issue, enhanced coverage,
 * endorsements, letters. Throws an InputError that names what cannot be reckoned.
 */
export function policyPremiums(order: PremiumOrder, manual: RateManual): FilePremiums {
  const { owner, loans, day } = order;
  if (!isWireDate(day)) throw new InputError('MALFORMED', 'day', 'Not a date as YYYY-MM-DD');
  if (!owner && loans.length === 0) throw new InputError('MISSING', 'loans', 'There is no policy to be issued');
  if (owner) within('owner', () => checkLiability(owner));
  for (const [at, loan] of loans.entries()) within(`loans.${at}`, () => checkLoan(loan));
  const ownPolicy = owner
    ? within('owner', () => policyOf('owner', owner, 'owner', alone('owner', owner, 'owner', day, manual), manual))
    : null;
  const loanPolicies = loans.map((loan, at) =>
    within(`loans.${at}`, () => {
      const premium = owner ? together(order, owner, at, manual) : alone('loan', loan, `loans.${at}`, day, manual);
      return policyOf('loan', loan, `loans.${at}`, premium, manual);
    }),
  );
  const letters = (order.closingProtectionLetters ?? []).map((at) => letter(order, at, manual));
  const policies = [...(ownPolicy ? [ownPolicy] : []), ...loanPolicies];
  const parts = [...policies.flatMap(({ premium, endorsements }) => [premium, ...endorsements]), ...letters];
  return {
    owner: ownPolicy,
    loans: loanPolicies,
    closingProtectionLetters: letters,
    disclosed: ownPolicy ? disclosedOf(order, ownPolicy, loanPolicies, manual) : null,
    total: premiumsTotal(parts),
  };
}

/** What policies, endorsements and letters come to. */
export const premiumsTotal = (parts: readonly Explained<Cents>[]): Explained<Cents> =>
  explainedMoney(addCents(...parts.map(({ value }) => value)), {
    label: 'Premiums',
    formula: 'All policies, endorsements and letters',
    math: 'sum(all)',
    inputs: parts.map(({ trace }) => trace),
  });

function policyOf(
  kind: PolicyKind,
  policy: PolicyOrder,
  path: string,
  premium: Explained<Cents>,
  manual: RateManual,
): PolicyPremium {
  const chosen = endorsementsOf(kind, policy.endorsements ?? [], manual.endorsements);
  const basic = basicPremium(policy.liability, manual.basic, liabilityOf(policy, path));
  return { kind, premium, endorsements: chosen.map((endorsement) => endorsementPremium(premium, endorsement, basic)) };
}

const liabilityOf = ({ liability }: PolicyOrder, path: string) =>
  given('Liability', money(liability), `${path}.liability`);

/** A policy at its own rate: basic, less what an earlier policy saves, with what enhanced coverage adds. */
function alone(kind: PolicyKind, policy: PolicyOrder, path: string, day: string, manual: RateManual): Explained<Cents> {
  if (isByCoverage(manual)) return coveragePremium(kind, policy, path, manual);
  checkCoverage(policy, manual);
  const liability = { value: policy.liability, trace: liabilityOf(policy, path) };
  const basic = basicPremium(liability.value, tableOf(policy, manual), liability.trace);
  const saved = savedOf(kind, policy, { liability, basic }, day, manual);
  const added = policy.isEnhanced ? enhancement(basic, manual) : null;
  if (!saved && !added) return basic;
  const { minimum, source } = policy.newHome && manual.newHome ? manual.newHome : manual.basic;
  const reduced = cents(Math.max(subtractCents(basic.value, saved?.value ?? zeroCents), minimum));
  const steps = [
    basic.trace,
    cited('Minimum', money(minimum), source),
    ...(saved ? [saved.trace] : []),
    ...(added ? [added.trace] : []),
  ];
  return explainedMoney(addCents(reduced, added?.value ?? zeroCents), {
    label: kind === 'owner' ? 'Owner’s policy' : 'Loan policy',
    formula: 'Basic premium, less what earlier policies save, with what enhanced coverage adds',
    math: saved ? `max(a - c, b)${added ? ' + d' : ''}` : 'max(a, b) + c',
    inputs: steps,
  });
}

/** The table of a policy: that of who hands in a policy of the contract, or the basic one. */
function tableOf(
  { surrendersContract, prior }: PolicyOrder,
  { basic, contractPurchaser, label }: RateManual,
): RateTable {
  if (!surrendersContract) return basic;
  if (!contractPurchaser)
    throw new InputError('NO_TABLE', 'surrendersContract', `${label} have no rate for a contract purchaser or lessee`);
  if (prior)
    throw new InputError('INCONSISTENT', 'surrendersContract', 'It is a rate of its own: no earlier policy lowers it');
  return contractPurchaser;
}

/** What earlier policies save: those of the seller's mortgages on a new home, or one of the owner or the loan. */
function savedOf(
  kind: PolicyKind,
  policy: PolicyOrder,
  { liability, basic }: Readonly<Record<'liability' | 'basic', Explained<Cents>>>,
  day: string,
  manual: RateManual,
): Explained<Cents> | null {
  const { newHome, prior } = policy;
  if (newHome) return newHomeDiscount(newHome, basic, policy, manual);
  return prior ? ownReduction(kind, liability, prior, day, manual) : null;
}

/** Refuses a loan policy that insures nothing, or that asks for what owners are given. */
function checkLoan(loan: PolicyOrder): void {
  checkLiability(loan);
  if (loan.newHome || loan.surrendersContract)
    throw new InputError(
      'INCONSISTENT',
      loan.newHome ? 'newHome' : 'surrendersContract',
      'It lowers the policy of an owner',
    );
}

/** Refuses a policy that insures nothing: tables have a minimum, which is no premium of nothing. */
function checkLiability({ liability }: PolicyOrder): void {
  if (liability <= 0) throw new InputError('OUT_OF_RANGE', 'liability', 'A policy insures more than 0');
}

/** Refuses a coverage that a manual does not rate by. */
function checkCoverage({ coverage = 'standard' }: PolicyOrder, { label }: RateManual): void {
  if (coverage !== 'standard')
    throw new InputError('NO_TABLE', 'coverage', `${label} are not by coverage: say isEnhanced for an enhanced policy`);
}

/** A loan policy issued with an owner's policy: a flat premium, and the basic premium of what the loans up to it are more than the owner's policy. */
function together({ loans }: PremiumOrder, owner: PolicyOrder, at: number, manual: RateManual): Explained<Cents> {
  const loan = loans[at];
  if (loan && isByCoverage(manual)) {
    if (loans.length > 1)
      throw new InputError('NO_TABLE', 'liability', `${manual.label}: several loan policies together are not known`);
    return concurrentPremium(owner, loan, `loans.${at}`, manual);
  }
  if (loan) checkCoverage(loan, manual);
  const { perLoan, source } = manual.simultaneous;
  const flat = { value: perLoan, trace: cited('Flat premium', money(perLoan), source) };
  const covered = (count: number) => {
    const amounts = loans.slice(0, count).map((loan, index) => liabilityOf(loan, `loans.${index}`));
    const total = addCents(...loans.slice(0, count).map(({ liability }) => liability));
    const most = cents(Math.max(owner.liability, total));
    return basicPremium(most, manual.basic, {
      label: 'Owner’s policy or loans, whichever is more',
      value: money(most),
      math: 'max(a, sum(all) - a)',
      inputs: [liabilityOf(owner, 'owner'), ...amounts],
    });
  };
  const [upTo, before] = [covered(at + 1), covered(at)];
  const above = explainedMoney(subtractCents(upTo.value, before.value), {
    label: 'Loans above the owner’s policy',
    formula: 'Basic premium with this loan less the basic premium without it',
    math: 'a - b',
    inputs: [upTo.trace, before.trace],
  });
  const added = loans[at]?.isEnhanced ? enhancement(flat, manual) : null;
  const parts = [flat, above, ...(added ? [added] : [])];
  return explainedMoney(addCents(...parts.map(({ value }) => value)), {
    label: loans.length === 1 ? 'Loan policy, simultaneous issue' : `Loan policy ${at + 1}, simultaneous issue`,
    formula: 'The flat premium, and the basic premium of what the loans are more than the owner’s policy',
    math: 'sum(all)',
    rule: source,
    inputs: parts.map(({ trace }) => trace),
  });
}

/**
 * A closing disclosure shows the first loan policy at its full rate, enhanced coverage included, without what an earlier policy saves
 * (12 CFR 1026.37(f)(2), comment 4; (g)(4), comment 2); the others are what they cost.
 */
function disclosedOf(
  { loans, day }: PremiumOrder,
  owner: PolicyPremium,
  policies: readonly PolicyPremium[],
  manual: RateManual,
): DisclosedPremiums | null {
  const [loan, charged] = [loans[0], policies[0]];
  if (!loan || !charged) return null;
  const { prior: _prior, ...plain } = loan;
  const full = attempt(() => within('loans.0', () => alone('loan', plain, 'loans.0', day, manual)));
  if (full instanceof InputError) {
    // A filing may list a loan policy beside an owner's and not alone: then its full premium is not known.
    if (isByCoverage(manual) && full.code === 'NO_TABLE') return null;
    throw full;
  }
  return disclosedPremiums(full, owner.premium, charged.premium);
}

function letter({ loans }: PremiumOrder, at: number, manual: RateManual): Explained<Cents> {
  const loan = loans[at];
  if (!loan) throw new InputError('INCONSISTENT', 'closingProtectionLetters', 'A letter belongs to a loan of the file');
  if (manual.closingProtection)
    return basicPremium(loan.liability, manual.closingProtection, liabilityOf(loan, `loans.${at}`));
  return explainedMoney(zeroCents, { label: 'Closing protection letter', rule: manual.simultaneous.source });
}
