import { attempt, InputError } from '../errors/index.ts';
import { cents } from '../money/index.ts';
import {
  endorsementsOf,
  type PremiumOrder,
  policyPremiums,
  type RatedFile,
  type RateManual,
  ratesFigure,
  type StoredRates,
} from '../premium/index.ts';
import type { TriedCharge } from './recording-schedule.ts';

/** Prices of the example purchases; each loan is four fifths of its price. */
const prices = [100_000_00, 250_000_00, 500_000_00, 1_000_000_00];
const endorsed = 250_000_00;

/** Example policies and the endorsements of either manual, by the one in force and by the other. */
export function triedPolicies(tried: RateManual, inForce: RateManual | null): readonly TriedCharge[] {
  const policies = prices.flatMap((price) => [
    told(`Owner’s policy of ${dollars(price)}`, (day) => ({ day, owner: policy(price), loans: [] }), tried, inForce),
    told(
      `Both policies, ${dollars(price)} and ${dollars((price / 5) * 4)}`,
      (day) => ({ day, owner: policy(price), loans: [policy((price / 5) * 4)] }),
      tried,
      inForce,
    ),
    told(`Loan policy of ${dollars(price)}`, (day) => ({ day, loans: [policy(price)] }), tried, inForce),
  ]);
  const all = [...tried.endorsements, ...(inForce?.endorsements ?? [])];
  const endorsements = [...new Map(all.map((each) => [each.id, each])).values()].map(
    ({ id, label }): TriedCharge => ({
      label: `${label}, on ${dollars(endorsed)}`,
      ...noDocument,
      before: inForce && endorsementCost(id, inForce),
      after: endorsementCost(id, tried),
    }),
  );
  return [...policies, ...endorsements];
}

const noDocument = { pages: null, names: null } as const;
const policy = (amount: number) => ({ liability: cents(amount) });
const dollars = (amount: number): string => `$${(amount / 100).toLocaleString('en-US')}`;

function told(
  label: string,
  orderOn: (day: string) => PremiumOrder,
  tried: RateManual,
  inForce: RateManual | null,
): TriedCharge {
  const cost = (manual: RateManual) => costOrNull(() => policyPremiums(orderOn(manual.from), manual).total.value);
  return { label, ...noDocument, before: inForce && cost(inForce), after: cost(tried) };
}

function endorsementCost(id: string, manual: RateManual): number | null {
  const listed = manual.endorsements.find((each) => each.id === id);
  if (!listed) return null;
  const kind = listed.on?.[0] ?? 'loan';
  const asked = { ...policy(endorsed), endorsements: [id] };
  return costOrNull(() => {
    const order = kind === 'owner' ? { owner: asked, loans: [] } : { loans: [asked] };
    const { owner, loans } = policyPremiums({ day: manual.from, ...order }, manual);
    const at = endorsementsOf(kind, [id], manual.endorsements).findIndex((each) => each.id === id);
    return (owner ?? loans[0])?.endorsements[at]?.value ?? 0;
  });
}

function costOrNull(costOf: () => number): number | null {
  const made = attempt(costOf);
  return made instanceof InputError ? null : made;
}

/** A rate order of a file as it is, and as a refresh to a version would make it. */
export function triedOrder(stored: StoredRates, file: RatedFile, version: string, manual: RateManual): TriedCharge {
  const totalOf = (rates: StoredRates, of: RatedFile) => {
    const figure = ratesFigure(rates, of);
    return figure.kind === 'figure' ? figure.total.value : null;
  };
  const tried = { version, effectiveFrom: manual.from, manual };
  return {
    label: stored.order.policies ?? 'Rate order',
    ...noDocument,
    before: totalOf(stored, file),
    after: totalOf(
      { ...stored, order: { ...stored.order, rateVersion: version } },
      { ...file, manuals: [...(file.manuals ?? []), tried] },
    ),
  };
}
