import { InputError } from '../errors/index.ts';
import {
  addCents,
  type Cents,
  cents,
  multiplyPerThousand,
  type Rounding,
  roundUpTo,
  subtractCents,
  zeroCents,
} from '../money/index.ts';
import {
  type Citation,
  cited,
  type Explained,
  explainedMoney,
  given,
  money,
  roundedMath,
  roundedToCent,
  type Trace,
  text,
} from '../trace/index.ts';

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
  /** Liabilities the table is known for: above the one, and up to the other. All where it is not said. */
  readonly over?: Cents;
  readonly upTo?: Cents;
  readonly steps: readonly PremiumStep[];
  readonly bands: readonly PremiumBand[];
  /** To what the excess of a band is rounded before the base is added: cents of a whole dollar, or 1. */
  readonly roundsTo: Cents;
  readonly rounding: Rounding;
}

/** The liability as the table takes it: rounded up to the next unit of the manual. */
export function roundedLiability(liability: Cents, { liabilityUpTo }: RateTable): Cents {
  if (liabilityUpTo === null) return liability;
  return roundUpTo(liability, liabilityUpTo);
}

/**
 * The premium of a liability by one table. Throws an InputError for a liability below zero.
 * @param from where the liability comes from, when it is not simply given
 */
export function basicPremium(
  liability: Cents,
  table: RateTable,
  from: Trace = given('Liability', money(liability), 'liability'),
): Explained<Cents> {
  if (cents(liability, 'liability') < 0)
    throw new InputError('OUT_OF_RANGE', 'liability', 'A liability is not below zero');
  const { over = -1, upTo = Number.POSITIVE_INFINITY } = table;
  if (liability <= over || liability > upTo)
    throw new InputError('NO_TABLE', 'liability', `${table.label} is not known for this liability`);
  const insured = roundedUp({ value: liability, trace: from }, table);
  const found = stepOf(insured, table) ?? bandOf(insured, table);
  const premium = cents(Math.max(found.value, table.minimum));
  return explainedMoney(premium, {
    label: table.label,
    formula: premium === found.value ? 'Basic premium of the liability' : 'The minimum of the manual',
    math: 'max(a, b)',
    rule: table.source,
    inputs: [found.trace, cited('Minimum', money(table.minimum), table.source)],
  });
}

function roundedUp(liability: Explained<Cents>, table: RateTable): Explained<Cents> {
  const { liabilityUpTo, source } = table;
  if (liabilityUpTo === null || roundedLiability(liability.value, table) === liability.value) return liability;
  return explainedMoney(roundedLiability(liability.value, table), {
    label: 'Liability, rounded up',
    formula: 'Up to the next unit of the manual',
    math: 'ceiling(a / b) * b',
    inputs: [liability.trace, cited('Unit', money(liabilityUpTo), source)],
  });
}

function stepOf(insured: Explained<Cents>, { steps, source }: RateTable): Explained<Cents> | null {
  const step = steps.find(({ upTo }) => insured.value <= upTo);
  if (!step) return null;
  return explainedMoney(step.premium, {
    label: 'Step of the table',
    formula: 'The first step that holds the liability',
    math: 'c',
    inputs: [
      insured.trace,
      cited('Up to and with', money(step.upTo), source),
      cited('Premium of the step', money(step.premium), source),
    ],
  });
}

function bandOf(insured: Explained<Cents>, table: RateTable): Explained<Cents> {
  const { bands, label, source } = table;
  const at = bands.findLastIndex(({ over }, index) => insured.value > over || index === 0);
  const band = bands[at];
  if (!band) throw new InputError('NO_TABLE', 'liability', `${label} has no premium for this liability`);
  // Where the manual prints what a band begins with, that counts; otherwise the bands below come to it.
  const first = bands.slice(0, at + 1).findLastIndex(({ base }, index) => base !== undefined || index === 0);
  const begin = bands[first]?.base ?? (first === 0 ? (table.steps.at(-1)?.premium ?? zeroCents) : zeroCents);
  const parts = bands.slice(first, at + 1).map((each, index) => {
    const next = bands[first + index + 1];
    const isLast = first + index === at;
    const end =
      isLast || !next ? insured : { value: next.over, trace: cited('Next band begins over', money(next.over), source) };
    return excessOf(each, end, table);
  });
  return explainedMoney(addCents(begin, ...parts.map(({ value }) => value)), {
    label: 'Band of the table',
    formula: 'Premium of what the band begins with, and its rate for each thousand above',
    math: 'sum(all)',
    inputs: [cited('Premium there', money(begin), source), ...parts.map(({ trace }) => trace)],
  });
}

/** What lies between where a band begins and `end`, at the rate of the band. */
function excessOf({ over, perThousand }: PremiumBand, end: Explained<Cents>, table: RateTable): Explained<Cents> {
  const { roundsTo, rounding, source } = table;
  const above = end.value > over ? subtractCents(end.value, over) : zeroCents;
  return explainedMoney(multiplyPerThousand(above, perThousand, rounding, roundsTo), {
    label: 'Above',
    formula: 'What is above the beginning of the band, by the thousand',
    math: roundedMath('max(a - b, 0) * c / 1000', rounding, roundsTo),
    rounding: roundsTo === 1 ? roundedToCent(rounding) : 'to the whole dollar',
    inputs: [
      end.trace,
      cited('Band begins over', money(over), source),
      cited('For each 1,000.00 above', text(perThousand), source),
    ],
  });
}
