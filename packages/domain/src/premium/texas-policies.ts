import { addCents, type Cents, cents, Exact, toCents, zeroCents } from '../money/index.ts';
import { count, type Explained, explainedMoney, given, money, rate } from '../trace/index.ts';
import { basicPremium, type RateTable } from './rate-table.ts';

/** Premium of each loan policy that is issued with an owner's policy (rate rule R-5). */
export const simultaneousLoanPremium: Cents = cents(100_00);

/** Policies of one date on the same land, the loans shown as exceptions of the owner's policy. */
export interface SimultaneousPolicies {
  readonly owner: Cents;
  readonly loans: readonly Cents[];
}

/** The premiums of policies issued together. */
export interface PolicyPremiums {
  readonly owner: Explained<Cents>;
  readonly loans: Explained<Cents>;
  readonly total: Cents;
}

/**
 * Simultaneous issue in Texas (rate rule R-5): the owner's policy at the basic rate, each loan policy at 100; where the loans are more than the owner's
 * policy, the difference of their basic premiums besides.
 */
export function texasSimultaneousPremiums({ owner, loans }: SimultaneousPolicies, table: RateTable): PolicyPremiums {
  const own = basicPremium(owner, table);
  const loanTotal = addCents(...loans);
  const above = loanTotal > owner ? cents(basicPremium(loanTotal, table).value - own.value) : zeroCents;
  const flat = cents(simultaneousLoanPremium * loans.length);
  const loan = explainedMoney(addCents(above, flat), {
    label: 'Loan policies, simultaneous issue',
    formula:
      'The flat premium for each, and the difference of the basic premiums where the loans are more than the owner’s policy',
    rule: { text: 'Texas rate rule R-5' },
    inputs: [
      given('Loan policies', count(loans.length)),
      given('Loans in total', money(loanTotal)),
      given('For each', money(simultaneousLoanPremium)),
      given('Difference of the basic premiums', money(above)),
    ],
  });
  return { owner: own, loans: loan, total: addCents(own.value, loan.value) };
}

/** Credits for a loan policy that refinances a loan insured before (rate rule R-8), by whole years since that policy. */
const refinanceCredits = [
  { underYears: 4, percent: '50' },
  { underYears: 8, percent: '25' },
] as const;

/**
 * The premium of a loan policy that refinances a loan that was insured (rate rule R-8). The credit is on what was insured before: the basic premium of the
 * lesser of the payoff and the new policy.
 * @param yearsSince whole years since the earlier policy
 */
export function texasRefinancePremium(
  loan: Cents,
  payoff: Cents,
  yearsSince: number,
  table: RateTable,
): Explained<Cents> {
  const basic = basicPremium(loan, table);
  const percent = refinanceCredits.find(({ underYears }) => yearsSince < underYears)?.percent ?? '0';
  const before = basicPremium(cents(Math.min(loan, payoff)), table);
  const credit = toCents(new Exact(before.value).times(percent).div(100).div(100), 'halfUp') * 100;
  return explainedMoney(cents(basic.value - credit), {
    label: 'Loan policy of a refinance',
    formula: 'Basic premium less the credit for the policy before',
    rounding: 'the credit to the whole dollar, half up',
    rule: { text: 'Texas rate rule R-8' },
    inputs: [
      basic.trace,
      given('Years since the policy before', count(yearsSince, 'years')),
      given('Credit', rate(percent)),
      given('on the premium of what was insured', money(before.value)),
      given('Credit', money(-credit)),
    ],
  });
}

/** An endorsement that costs a share of the premium of the policy it belongs to, at least so much, or a flat amount. */
export interface EndorsementRate {
  readonly code: string;
  readonly label: string;
  readonly rule: string;
  readonly percent: string;
  readonly minimum: Cents;
}

/** Texas endorsements by share or amount. A percentage of 0 is a flat amount, the minimum. */
export const texasEndorsements = {
  surveyResidential: {
    code: 'R-16',
    label: 'Survey amendment, residential owner',
    rule: 'R-16',
    percent: '5',
    minimum: cents(20_00),
  },
  surveyOther: {
    code: 'R-16',
    label: 'Survey amendment, non-residential owner',
    rule: 'R-16',
    percent: '15',
    minimum: cents(20_00),
  },
  t19Residential: {
    code: 'T-19',
    label: 'Restrictions, encroachments, minerals, residential loan',
    rule: 'R-29',
    percent: '5',
    minimum: cents(50_00),
  },
  t19Other: {
    code: 'T-19',
    label: 'Restrictions, encroachments, minerals, other loan',
    rule: 'R-29',
    percent: '10',
    minimum: cents(50_00),
  },
  t191Residential: {
    code: 'T-19.1',
    label: 'Restrictions, encroachments, minerals, residential owner',
    rule: 'R-29.1',
    percent: '10',
    minimum: cents(50_00),
  },
  t191Other: {
    code: 'T-19.1',
    label: 'Restrictions, encroachments, minerals, other owner',
    rule: 'R-29.1',
    percent: '15',
    minimum: cents(50_00),
  },
  nonImputation: { code: 'T-24', label: 'Non-imputation', rule: 'R-31', percent: '5', minimum: cents(25_00) },
  access: { code: 'T-23', label: 'Access', rule: 'R-30', percent: '0', minimum: cents(100_00) },
  taxesNotYetDue: {
    code: 'R-24',
    label: 'Taxes not yet due and payable',
    rule: 'R-24',
    percent: '0',
    minimum: cents(5_00),
  },
} as const satisfies Readonly<Record<string, EndorsementRate>>;

/** What an endorsement costs on a policy of this premium. */
export function endorsementPremium(policyPremium: Cents, endorsement: EndorsementRate): Explained<Cents> {
  const share = toCents(new Exact(policyPremium).times(endorsement.percent).div(100).div(100), 'halfUp') * 100;
  return explainedMoney(cents(Math.max(share, endorsement.minimum)), {
    label: `${endorsement.code} ${endorsement.label}`,
    formula: endorsement.percent === '0' ? 'A flat amount' : 'Share of the premium of the policy, at least the minimum',
    rounding: 'to the whole dollar, half up',
    rule: { text: `Texas rate rule ${endorsement.rule}` },
    inputs: [
      given('Premium of the policy', money(policyPremium)),
      given('Share', rate(endorsement.percent)),
      given('Minimum', money(endorsement.minimum)),
    ],
  });
}
