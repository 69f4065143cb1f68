import { attempt, InputError, renamed } from '../errors/index.ts';
import { addCents, type Cents, cents, multiplyRate, subtractCents } from '../money/index.ts';
import { type Explained, explainedMoney, given, money, rate, withFields } from '../trace/index.ts';
import { isByCoverage } from './coverage-premiums.ts';
import type { DisclosedPremiums } from './disclosed-premiums.ts';
import { endorsementsOf, type PolicyKind } from './endorsements.ts';
import { rateManuals } from './manuals/index.ts';
import type { PolicyOrder } from './policy-order.ts';
import {
  type FilePremiums,
  type PolicyPremium,
  type PremiumOrder,
  policyPremiums,
  premiumsTotal,
} from './policy-premiums.ts';
import type { RateManual } from './rate-manual.ts';
import {
  insuredLoanOf,
  manualOf,
  policiesOf,
  type RatedFile,
  rateDayOf,
  ratesGaps,
  type StoredRates,
} from './rates-gaps.ts';
import {
  coverageWords,
  endorsedPolicies,
  endorsementName,
  outsidePartyName,
  type StoredRateOrder,
} from './stored-rates.ts';
import { splitOfPremiums, type UnderwriterSplit } from './underwriter-split.ts';

/** An endorsement with its price: one of the manual, one that always comes with the policy, or one that is priced by hand. */
export interface RatedEndorsement {
  readonly label: string;
  readonly premium: Explained<Cents>;
  /** Its place among the rows of the order; null for one that comes without being asked for. */
  readonly at: number | null;
  /** What tells it apart: the way to its row, or the id that the manual has for it. */
  readonly key: string;
}

/** What a policy of a rate order costs. */
export interface RatedPolicy {
  readonly kind: PolicyKind;
  readonly liability: Cents;
  readonly premium: Explained<Cents>;
  readonly endorsements: readonly RatedEndorsement[];
}

/** What an outside party gets of the premium. */
export interface OutsideShare {
  readonly name: string;
  readonly amount: Explained<Cents>;
}

/** The premiums of a rate order. */
export interface Rated {
  readonly kind: 'figure';
  readonly manual: RateManual;
  readonly day: string;
  /** The owner’s policy first. */
  readonly policies: readonly RatedPolicy[];
  /** As a closing disclosure shows policies that are issued together. */
  readonly disclosed: DisclosedPremiums | null;
  readonly total: Explained<Cents>;
  /** Null where neither the order nor the manual says what the underwriter has of it. */
  readonly split: UnderwriterSplit | null;
  readonly shares: readonly OutsideShare[];
  /** What is left of the agent’s part without those; null as long as that is not known. */
  readonly kept: Explained<Cents> | null;
}

/** What the policies of a rate order cost, or what has to be known first, by field. */
export type RatesFigure = Rated | { readonly kind: 'open'; readonly missing: Readonly<Record<string, string>> };

/**
 * What the policies of a stored rate order cost, by the rates that are in force on their date. Nothing is assumed: where no rates are in force, or
 * they do not say enough, it stays open and says why.
 */
export function ratesFigure(
  stored: StoredRates,
  file: RatedFile,
  manuals: readonly RateManual[] = rateManuals,
): RatesFigure {
  const manual = manualOf(stored.order, file, manuals);
  if ('missing' in manual) return { kind: 'open', missing: manual.missing };
  const missing = ratesGaps(stored, file, manual);
  if (Object.keys(missing).length > 0) return { kind: 'open', missing };
  const made = attempt(() =>
    renamed({ ...fieldNames, ...insuredNames(stored.order, file) }, () => rated(stored, file, manual)),
  );
  return made instanceof InputError ? { kind: 'open', missing: { [made.field]: made.message } } : made;
}

/** What an order calls the fields that the rules of premiums name. */
const fieldNames = {
  'owner.coverage': 'ownerCoverage',
  'owner.isEnhanced': 'ownerCoverage',
  'loans.0.coverage': 'loanCoverage',
  'loans.0.isEnhanced': 'loanCoverage',
  'owner.prior.day': 'priorDate',
  'loans.0.prior.day': 'priorDate',
  'owner.prior': 'priorDate',
  'loans.0.prior': 'priorDate',
  day: 'effectiveDate',
};

/** Where what is insured is stored: in the order, or as price and loan of the file. */
function insuredNames(order: StoredRateOrder, file: RatedFile) {
  const loan = order.loanLiability === null ? insuredLoanOf(order, file).field : 'loanLiability';
  const owner = order.ownerLiability === null ? 'salePrice' : 'ownerLiability';
  return { 'owner.liability': owner, 'loans.0.liability': loan, liability: loan };
}

function rated(stored: StoredRates, file: RatedFile, manual: RateManual): Rated {
  const { order } = stored;
  const day = rateDayOf(order, file) ?? '';
  const kinds = policiesOf(order);
  const owner = kinds.includes('owner') ? policyOf('owner', stored, file, manual) : undefined;
  const loan = kinds.includes('loan') ? policyOf('loan', stored, file, manual) : undefined;
  const orders: readonly PremiumOrder[] =
    order.policies === 'Owner and loan, apart' && owner && loan
      ? [
          { day, owner, loans: [] },
          { day, loans: [loan] },
        ]
      : [{ day, ...(owner && { owner }), loans: loan ? [loan] : [] }];
  const made = orders.map((each) => storedSteps(policyPremiums(each, manual), order, file));
  const policies = made.flatMap((each) => [
    ...(each.owner && owner ? [ratedPolicy(each.owner, owner, stored, manual)] : []),
    ...each.loans.flatMap((each) => (loan ? [ratedPolicy(each, loan, stored, manual)] : [])),
  ]);
  const total = premiumsTotal(
    policies.flatMap(({ premium, endorsements }) => [premium, ...endorsements.map((each) => each.premium)]),
  );
  const shared = splitOfPremiums(orders, total, manual, order.underwriterPercent);
  const names = insuredNames(order, file);
  const split = shared && {
    underwriter: storedStep(shared.underwriter, names),
    agent: storedStep(shared.agent, names),
  };
  const shares = stored.parties.map((party, at) => ({
    name: outsidePartyName(party),
    amount: shareOf(party, at, total),
  }));
  return {
    kind: 'figure',
    manual,
    day,
    policies,
    disclosed: made.length === 1 ? (made[0]?.disclosed ?? null) : null,
    total,
    split,
    shares,
    kept: split && keptOf(split.agent, shares),
  };
}

const storedStep = ({ value, trace }: Explained<Cents>, names: Readonly<Record<string, string>>) => ({
  value,
  trace: withFields(trace, names),
});

/** Premiums whose steps say where what is insured is stored. */
function storedSteps({ owner, loans, disclosed }: FilePremiums, order: StoredRateOrder, file: RatedFile) {
  const names = insuredNames(order, file);
  const named = (step: Explained<Cents>) => storedStep(step, names);
  const policy = (each: PolicyPremium): PolicyPremium => ({
    ...each,
    premium: named(each.premium),
    endorsements: each.endorsements.map(named),
  });
  return {
    owner: owner && policy(owner),
    loans: loans.map(policy),
    disclosed: disclosed && { owner: named(disclosed.owner), loan: named(disclosed.loan) },
  };
}

/** A policy as the rules of premiums take it, with the endorsements that the manual lists. */
function policyOf(
  kind: PolicyKind,
  { order, endorsements }: StoredRates,
  file: RatedFile,
  manual: RateManual,
): PolicyOrder {
  const ofOwner = kind === 'owner';
  const liability = ofOwner
    ? (order.ownerLiability ?? file.salePrice)
    : (order.loanLiability ?? insuredLoanOf(order, file).amount);
  const codes = endorsements.flatMap(({ code, policy }) =>
    policy !== null && endorsedPolicies[policy] === kind && isListed(code, manual) ? [code] : [],
  );
  const prior = ofOwner || !policiesOf(order).includes('owner') ? priorOf(order) : undefined;
  return {
    liability: cents(liability ?? 0, 'liability'),
    ...coverageOf(ofOwner ? order.ownerCoverage : order.loanCoverage, manual),
    ...(codes.length > 0 && { endorsements: codes }),
    ...(prior && { prior }),
  };
}

const isListed = (code: string | null, { endorsements }: RateManual): code is string =>
  endorsements.some(({ id }) => id === code);

/** A manual that does not rate by what a policy covers knows enhanced policies alone. */
function coverageOf(word: StoredRateOrder['ownerCoverage'], manual: RateManual): Partial<PolicyOrder> {
  if (word === null) return {};
  const coverage = coverageWords[word];
  const isEnhanced = coverage === 'homeowners' || coverage === 'expanded';
  return isEnhanced && !isByCoverage(manual) ? { isEnhanced } : { coverage };
}

function priorOf({ priorDate, priorAmount, priorPayoff, isUnimproved, transaction }: StoredRateOrder) {
  if (priorDate === null || priorAmount === null) return undefined;
  const isRefinance = transaction === 'Refinance';
  return {
    day: priorDate,
    amount: cents(priorAmount, 'priorAmount'),
    isUnimproved,
    isRefinance,
    ...(isRefinance && priorPayoff !== null && { payoff: cents(priorPayoff, 'priorPayoff') }),
  };
}

/** A policy with its endorsements: those of the manual in their order, then those that are priced by hand. */
function ratedPolicy(
  { kind, premium, endorsements }: PolicyPremium,
  { liability, endorsements: codes = [] }: PolicyOrder,
  stored: StoredRates,
  manual: RateManual,
): RatedPolicy {
  const isOf = ({ policy }: StoredRates['endorsements'][number]) =>
    policy !== null && endorsedPolicies[policy] === kind;
  const listed = endorsementsOf(kind, codes, manual.endorsements).flatMap(
    ({ id, label }, place): RatedEndorsement[] => {
      const priced = endorsements[place];
      const at = stored.endorsements.findIndex((row) => row.code === id && isOf(row));
      return priced ? [{ label, premium: priced, ...(at < 0 ? { at: null, key: id } : rowAt(at)) }] : [];
    },
  );
  const byHand = stored.endorsements.flatMap((row, at): RatedEndorsement[] => {
    if (!isOf(row) || isListed(row.code, manual)) return [];
    const amount = cents(row.amount ?? 0, `endorsements.${at}.amount`);
    const label = endorsementName(row);
    return [
      {
        label,
        premium: { value: amount, trace: given(label, money(amount), `endorsements.${at}.amount`) },
        ...rowAt(at),
      },
    ];
  });
  return { kind, liability, premium, endorsements: [...listed, ...byHand] };
}

const rowAt = (at: number) => ({ at, key: `endorsements.${at}` });

function shareOf(
  { name, amount, percent }: StoredRates['parties'][number],
  at: number,
  total: Explained<Cents>,
): Explained<Cents> {
  const label = outsidePartyName({ name });
  const path = `parties.${at}`;
  if (percent === null) {
    const value = cents(amount ?? 0, `${path}.amount`);
    return { value, trace: given(label, money(value), `${path}.amount`) };
  }
  return explainedMoney(multiplyRate(total.value, percent, 'halfUp'), {
    label,
    formula: 'Its part of the premium',
    math: 'halfUp(a * b / 100)',
    rounding: 'to the cent, half up',
    inputs: [total.trace, given('Part', rate(percent), `${path}.percent`)],
  });
}

const keptOf = (agent: Explained<Cents>, shares: readonly OutsideShare[]): Explained<Cents> =>
  explainedMoney(subtractCents(agent.value, addCents(...shares.map(({ amount }) => amount.value))), {
    label: 'Kept by the agent',
    formula: 'The agent’s part less what outside parties get',
    math: 'less(all)',
    inputs: [agent.trace, ...shares.map(({ amount }) => amount.trace)],
  });
