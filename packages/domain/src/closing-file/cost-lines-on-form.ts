import type { FeeKind, FeeSection } from '../settlement/index.ts';

/** Lines of page 2 of a closing disclosure that are printed whether or not anything is charged on them (12 CFR 1026.38(f)(1), (g)). */
export type PreprintedCost =
  | 'points'
  | 'recording'
  | 'homeownersInsurance'
  | 'mortgageInsurance'
  | 'prepaidInterest'
  | 'propertyTaxes'
  | 'aggregateAdjustment';

/** What is preprinted, a line each, by what it is called in a section. */
const preprinted: Readonly<Partial<Record<FeeSection, readonly (readonly [PreprintedCost, RegExp])[]>>> = {
  A: [['points', /points/i]],
  E: [['recording', /^recording/i]],
  F: [
    ['homeownersInsurance', /^(homeowner|hazard)/i],
    ['mortgageInsurance', /^mortgage insurance/i],
    ['prepaidInterest', /^(prepaid|daily) interest/i],
    ['propertyTaxes', /tax/i],
  ],
  G: [
    ['homeownersInsurance', /^(homeowner|hazard)/i],
    ['mortgageInsurance', /^mortgage insurance/i],
    ['propertyTaxes', /tax/i],
    ['aggregateAdjustment', /^aggregate adjustment/i],
  ],
};

/** The preprinted lines of kinds whose fees may be called anything. */
const ofKinds: Readonly<Partial<Record<FeeKind, PreprintedCost>>> = {
  ratePoints: 'points',
  recording: 'recording',
  homeownersInsurance: 'homeownersInsurance',
  mortgageInsurance: 'mortgageInsurance',
  prepaidInterest: 'prepaidInterest',
  cityPropertyTaxes: 'propertyTaxes',
  countyPropertyTaxes: 'propertyTaxes',
  aggregateAdjustment: 'aggregateAdjustment',
};

/** What tells a cost which line of its section it stands on. */
interface PlacedCost {
  readonly label: string;
  readonly kind?: FeeKind | undefined;
}

/** A line of a section, and what stands on it: nothing on a preprinted one that is not charged. */
export interface CostLineOnForm<T> {
  readonly preprinted: PreprintedCost | null;
  readonly costs: readonly T[];
}

/** The lines that a section of page 2 wants: those preprinted, on which costs of one kind may be summed only in E, then one for each further cost, and the adjustment of G last. */
export function costLinesOnForm<T extends PlacedCost>(section: FeeSection, costs: readonly T[]): CostLineOnForm<T>[] {
  const own = preprinted[section] ?? [];
  const taken = new Map<PreprintedCost, T[]>();
  const further = costs.filter((cost) => {
    const ofKind = cost.kind && ofKinds[cost.kind];
    const [name] = own.find(([each, words]) => (ofKind ? each === ofKind : words.test(cost.label))) ?? [];
    const before = name && taken.get(name);
    if (name === undefined || (before && section !== 'E')) return true;
    taken.set(name, [...(before ?? []), cost]);
    return false;
  });
  const lines = own.map(([name]) => ({ preprinted: name, costs: taken.get(name) ?? [] }));
  const last = lines.filter((line) => line.preprinted === 'aggregateAdjustment');
  const first = lines.filter((line) => !last.includes(line));
  return [...first, ...further.map((cost) => ({ preprinted: null, costs: [cost] })), ...last];
}

/** Lines of page 2 of the blank form H-25(A). */
export const costRoom: Readonly<Record<FeeSection, number>> = { A: 8, B: 10, C: 8, E: 2, F: 5, G: 8, H: 8 };
