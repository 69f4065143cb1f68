import { addCents, type Cents, negateCents, subtractCents, zeroCents } from '../../money/index.ts';
import { type Explained, given, money } from '../../trace/index.ts';
import { type CostColumn, costColumns } from '../fee-amounts.ts';
import { sumOf } from '../sum.ts';
import { type Presentation, presentations, type ShownItem, type ShownStatement } from './shown-statement.ts';

/** Why two statements differ: a rule of one of them, a line only one has, another amount, or a total that is not the sum of its lines. */
export type DifferenceReason = Presentation | 'onlyOnOne' | 'otherAmount' | 'totalIsNotItsLines';

/** One difference between two statements. */
export interface Difference {
  readonly key: string;
  readonly label: string;
  readonly column: CostColumn;
  /** What the first shows less what the second shows. */
  readonly amount: Cents;
  readonly reason: DifferenceReason;
  readonly words: string;
  /** A rule of a statement asks for it; what is not explained is to be looked into. */
  readonly isExplained: boolean;
}

/** Two statements side by side. Every cent between them is in one of the differences. */
export interface Reconciliation {
  readonly first: ShownStatement['name'];
  readonly second: ShownStatement['name'];
  readonly differences: readonly Difference[];
  /** Whether every difference is one a statement's rule asks for. */
  readonly isExplained: boolean;
  /** The first's cash of a side less the second's, as the sum of the differences of that column; none for a side one of them lacks. */
  readonly cash: Partial<Readonly<Record<'borrowerAtClosing' | 'sellerAtClosing', Explained<Cents>>>>;
}

const unexplained = {
  onlyOnOne: 'Only one of the statements has this line',
  otherAmount: 'The amounts differ, and no rule of a statement says why',
  totalIsNotItsLines: 'The total of a statement is not the sum of its lines',
} as const;

const cashColumns = ['borrowerAtClosing', 'sellerAtClosing'] as const satisfies CostColumn[];

/**
 * Compares two statements line by line in the columns both have. What a rule of a statement moves is named by that rule, everything else as unexplained:
 * nothing is left out and nothing made up, so that the differences of a column always sum to the difference of its totals.
 */
export function reconcile(first: ShownStatement, second: ShownStatement): Reconciliation {
  const columns = first.covers.filter((column) => second.covers.includes(column));
  const items = pairs(first, second);
  const differences = columns.flatMap((column) => [
    ...items.flatMap((pair) => differencesOf(pair, column)),
    ...totalDifference(first, second, column),
  ]);
  const cash = cashColumns
    .filter((column) => columns.includes(column))
    .map((column) => {
      const own = differences.filter((difference) => difference.column === column);
      const steps = own.map(({ label, amount, key }) => given(label, money(amount), key));
      return [column, sumOf('Difference of the cash at closing', steps, 'The sum of the differences named')] as const;
    });
  return {
    first: first.name,
    second: second.name,
    differences,
    isExplained: differences.every(({ isExplained }) => isExplained),
    cash: Object.fromEntries(cash),
  };
}

interface Pair {
  readonly key: string;
  readonly label: string;
  readonly one: ShownItem | undefined;
  readonly other: ShownItem | undefined;
}

function pairs(first: ShownStatement, second: ShownStatement): Pair[] {
  const [ones, others] = [byKey(first.items), byKey(second.items)];
  return [...new Set([...ones.keys(), ...others.keys()])].map((key) => {
    const [one, other] = [ones.get(key), others.get(key)];
    return { key, label: one?.label ?? other?.label ?? key, one, other };
  });
}

/** The items by what they are; a statement that shows one thing on several lines shows their sum. */
function byKey(items: readonly ShownItem[]): Map<string, ShownItem> {
  const found = new Map<string, ShownItem>();
  for (const item of items) {
    const before = found.get(item.key);
    found.set(item.key, before ? bothOf(before, item) : item);
  }
  return found;
}

function bothOf(one: ShownItem, other: ShownItem): ShownItem {
  const sums = costColumns.map((column) => [column, addCents(one.columns[column], other.columns[column])] as const);
  const columns = { ...one.columns, ...Object.fromEntries(sums) };
  return { ...one, columns, departures: [...one.departures, ...other.departures] };
}

const shown = (item: ShownItem | undefined, column: CostColumn): Cents => item?.columns[column] ?? zeroCents;

function differencesOf({ key, label, one, other }: Pair, column: CostColumn): Difference[] {
  const whole = subtractCents(shown(one, column), shown(other, column));
  const byRule = (Object.keys(presentations) as Presentation[]).flatMap((presentation) => {
    const amount = subtractCents(departed(one, presentation, column), departed(other, presentation, column));
    if (amount === 0) return [];
    return { key, label, column, amount, reason: presentation, words: presentations[presentation], isExplained: true };
  });
  const rest = subtractCents(whole, addCents(...byRule.map(({ amount }) => amount)));
  if (rest === 0) return byRule;
  const reason = one && other ? 'otherAmount' : 'onlyOnOne';
  return [...byRule, { key, label, column, amount: rest, reason, words: unexplained[reason], isExplained: false }];
}

function departed(item: ShownItem | undefined, presentation: Presentation, column: CostColumn): Cents {
  const own = item?.departures.filter((one) => one.presentation === presentation && one.column === column) ?? [];
  return addCents(...own.map(({ amount }) => amount));
}

/** What the stated totals differ by beyond the lines of the two. */
function totalDifference(first: ShownStatement, second: ShownStatement, column: CostColumn): Difference[] {
  if (column !== 'borrowerAtClosing' && column !== 'sellerAtClosing') return [];
  return [...beyondLines(first, column, 1), ...beyondLines(second, column, -1)];
}

function beyondLines(
  { name, items, cash }: ShownStatement,
  column: (typeof cashColumns)[number],
  sign: 1 | -1,
): Difference[] {
  const stated = cash[column];
  const lines = addCents(...items.map((item) => item.columns[column]));
  const beyond = subtractCents(stated ?? lines, lines);
  if (beyond === 0) return [];
  const amount = sign === 1 ? beyond : negateCents(beyond);
  const reason = 'totalIsNotItsLines';
  return [
    { key: `${name}.total`, label: 'Total', column, amount, reason, words: unexplained[reason], isExplained: false },
  ];
}
