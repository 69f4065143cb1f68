import type { RatedPremiums } from '../fees/index.ts';
import { addCents, type Cents } from '../money/index.ts';
import { insuredLoanOf, policiesOf, policyFees, type Rated, type RatedPolicy, ratesFigure } from '../premium/index.ts';
import { sumOf, type TitleDetails } from '../settlement/index.ts';
import { type Explained, given, money, partOf } from '../trace/index.ts';
import { hudFormOf } from './hud-figures.ts';
import { ratedFileOf, type StoredCharges, typedKinds } from './stored-fees.ts';
import type { FileFacts } from './stored-parts.ts';

/** A rate order that is figured, and its place. */
interface RatedOrder {
  readonly rated: Rated;
  readonly order: StoredCharges['rates'][number]['order'];
  readonly path: string;
}

const ratedOrders = (file: FileFacts, { rates }: Pick<StoredCharges, 'rates'>): (RatedOrder | null)[] =>
  rates.map((stored, at) => {
    const figure = ratesFigure(stored, ratedFileOf(file));
    return figure.kind === 'figure' ? { rated: figure, order: stored.order, path: `rateOrders.${at}` } : null;
  });

/**
 * What a HUD-1 says of the policies of a statement besides their premiums: their limits, and the parts of agent and underwriter. Where a premium is open, or typed among
 * the fees, its parts are not known, and those of all premiums neither.
 */
export function titleDetailsOf(file: FileFacts, charges: Pick<StoredCharges, 'fees' | 'rates'>): TitleDetails {
  if (hudFormOf(file) === null) return {};
  const orders = ratedOrders(file, charges);
  const known = orders.filter((each) => each !== null);
  const limits = (kind: RatedPolicy['kind']) =>
    known.flatMap((each) =>
      each.rated.policies.flatMap((policy) => (policy.kind === kind ? limitOf(policy, each, file) : [])),
    );
  const typed = typedKinds(charges.fees);
  const isCounted = known.every(({ rated }) => rated.policies.every(({ kind }) => !typed.has(policyFees[kind].kind)));
  const parts = (of: 'agent' | 'underwriter'): Explained<Cents>[] => {
    const steps = known.flatMap(({ rated, path }) => (rated.split ? partOf(path, rated.split[of].trace) : []));
    if (steps.length === 0 || steps.length < orders.length || !isCounted) return [];
    return [sumOf(portions[of], steps, 'The sum of its parts of all premiums, endorsements among them')];
  };
  return {
    lendersPolicyLimit: limits('loan'),
    ownersPolicyLimit: limits('owner'),
    agentsPortion: parts('agent'),
    underwritersPortion: parts('underwriter'),
  };
}

const portions = {
  agent: 'Agent’s portion of the total title insurance premium',
  underwriter: 'Underwriter’s portion of the total title insurance premium',
} as const;

/** What a policy insures at most, from its order or as price and loan of the file. */
function limitOf({ kind, liability }: RatedPolicy, { order, path }: RatedOrder, file: FileFacts): Explained<Cents> {
  const [own, field, label] =
    kind === 'owner'
      ? [order.ownerLiability, 'salePrice', 'Owner’s title policy limit']
      : [order.loanLiability, insuredLoanOf(order, ratedFileOf(file)).field, 'Lender’s title policy limit'];
  const typed = kind === 'owner' ? 'ownerLiability' : 'loanLiability';
  return { value: liability, trace: given(label, money(liability), own === null ? field : `${path}.${typed}`) };
}

/** What the policies of a statement cost by the rates, by the kind of fee that takes their place where it is typed. */
export function ratedPremiums(file: FileFacts, charges: Pick<StoredCharges, 'rates'>): RatedPremiums {
  const orders = ratedOrders(file, charges);
  const of = (kind: RatedPolicy['kind']) => {
    const premiums = charges.rates.flatMap(({ order }, at) =>
      policiesOf(order).includes(kind)
        ? (orders[at]?.rated.policies.find((policy) => policy.kind === kind)?.premium.value ?? null)
        : [],
    );
    if (premiums.length === 0) return undefined;
    const known = premiums.filter((premium) => premium !== null);
    return known.length < premiums.length ? null : addCents(...known);
  };
  return { ownersTitleInsurance: of('owner'), lendersTitleInsurance: of('loan') };
}
