import { type Cents, cents, Exact, type Rounding, toCents } from '../money/index.ts';
import { type Citation, type Explained, explainedMoney, given, money, type Trace, text } from '../trace/index.ts';

/** A step of a table by amount: up to and with this liability the premium is this. */
export interface PremiumStep {
  readonly upTo: Cents;
  readonly premium: Cents;
}

/** A band above the steps: what lies over `over` is charged by the thousand, on top of what `over` itself costs. */
export interface PremiumBand {
  readonly over: Cents;
  /** Premium of `over` where the manual prints it; reckoned from the bands below where it does not. */
  readonly base?: Cents;
  /** Dollars for each thousand dollars, as a decimal string. */
  readonly perThousand: string;
}

/** One basic rate table of a manual, in force between two days. */
export interface RateTable {
  readonly id: string;
  readonly label: string;
  /** First day it is in force, `YYYY-MM-DD`; the last where it is known. */
  readonly from: string;
  readonly to?: string;
  readonly source: Citation;
  /** To what the liability is rounded up before it is looked up; null leaves it. */
  readonly liabilityUpTo: Cents | null;
  readonly minimum: Cents;
  readonly steps: readonly PremiumStep[];
  readonly bands: readonly PremiumBand[];
  /** To what the excess of a band is rounded before the base is added: cents of a whole dollar, or 1. */
  readonly roundsTo: Cents;
  readonly rounding: Rounding;
}

/** The liability as the table takes it: rounded up to the next unit of the manual. */
export function roundedLiability(liability: Cents, { liabilityUpTo }: RateTable): Cents {
  if (liabilityUpTo === null) return liability;
  return cents(Math.ceil(liability / liabilityUpTo) * liabilityUpTo);
}

/** The basic premium of a liability by one table. Throws a RangeError for a liability below zero. */
export function basicPremium(liability: Cents, table: RateTable): Explained<Cents> {
  if (cents(liability) < 0) throw new RangeError('A liability is not below zero');
  const insured = roundedLiability(liability, table);
  const inputs: Trace[] = [given('Liability', money(liability))];
  if (insured !== liability) inputs.push(given('Liability, rounded up', money(insured)));
  const found = stepOf(insured, table) ?? bandOf(insured, table);
  const premium = cents(Math.max(found.value, table.minimum));
  if (premium !== found.value) inputs.push(given('Minimum', money(table.minimum)));
  return explainedMoney(premium, {
    label: table.label,
    formula: premium === found.value ? 'Basic premium of the liability' : 'The minimum of the manual',
    rule: table.source,
    inputs: [...inputs, found.trace],
  });
}

function stepOf(insured: Cents, table: RateTable): Explained<Cents> | null {
  const step = table.steps.find(({ upTo }) => insured <= upTo);
  if (!step) return null;
  return explainedMoney(step.premium, {
    label: 'Step of the table',
    formula: 'The first step that holds the liability',
    inputs: [given('Up to and with', money(step.upTo))],
  });
}

function bandOf(insured: Cents, table: RateTable): Explained<Cents> {
  const at = table.bands.findLastIndex(({ over }, index) => insured > over || index === 0);
  const band = table.bands[at];
  if (!band) throw new RangeError(`${table.label} has no band for ${insured}`);
  const base = band.base ?? reckonedBase(table, at);
  const excess = excessOf(band, insured, table);
  return explainedMoney(cents(base + excess), {
    label: 'Band of the table',
    formula: 'Premium of what the band begins with, and its rate for each thousand above',
    rounding: table.roundsTo === 1 ? 'to the cent' : 'the part above to the whole dollar',
    inputs: [
      given('Band begins over', money(band.over)),
      given('Premium there', money(base)),
      given('For each 1,000.00 above', text(band.perThousand)),
      given('Above', money(excess)),
    ],
  });
}

/** What the beginning of a band costs by the bands below it, where the manual prints no figure. */
function reckonedBase(table: RateTable, at: number): Cents {
  if (at === 0) return cents(table.steps.at(-1)?.premium ?? 0);
  const [below, here] = [table.bands[at - 1], table.bands[at]];
  if (!below || !here) throw new RangeError(`${table.label} has no band ${at}`);
  return cents((below.base ?? reckonedBase(table, at - 1)) + excessOf(below, here.over, table));
}

function excessOf({ over, perThousand }: PremiumBand, insured: Cents, { roundsTo, rounding }: RateTable): Cents {
  const exact = new Exact(Math.max(0, insured - over)).times(perThousand).div(1000);
  return cents(toCents(exact.div(roundsTo), rounding) * roundsTo);
}

/** The table of a set that is in force on a day; undefined where none is. */
export function tableOn(tables: readonly RateTable[], day: string): RateTable | undefined {
  return tables.find(({ from, to }) => from <= day && (to === undefined || day <= to));
}
