import type { Cents } from '../../money/index.ts';
import type { Explained } from '../../trace/index.ts';
import { figureOf, sumOf, takenOff } from '../sum.ts';
import type { Entry } from './entry.ts';

/** Money that comes in or goes out at closing: the cash of a side, or what somebody else gives or gets of an entry. */
export interface MoneyFlow {
  /** `cash.buyer`, or the key of the entry. */
  readonly key: string;
  readonly label: string;
  readonly way: 'in' | 'out';
  /** Above zero; below it only for a fee that is a credit, which its payee gets less by. */
  readonly amount: Explained<Cents>;
  /** Whose cash it is. */
  readonly side?: 'buyer' | 'seller';
  /** What it is paid for. */
  readonly entry?: Entry;
}

/** What both sides together owe at closing for an entry: what somebody else gets, or below zero gives. */
export function cashOf({ label, amounts: { borrowerAtClosing, sellerAtClosing } }: Entry): Explained<Cents> {
  return sumOf(
    label,
    [borrowerAtClosing, sellerAtClosing].flatMap((amount) => amount?.trace ?? []),
    'What both sides owe of it',
  );
}

/**
 * The money of a closing by where it comes from and goes to. What a side owes in sum is cash from it, what it is credited cash to it; what both sides owe
 * for an entry goes out, what they are credited comes in. Entries that nobody answers for have a part in the cash alone.
 */
export function moneyFlows(entries: readonly Entry[], isAnswered: (entry: Entry) => boolean): MoneyFlow[] {
  const side = (name: 'buyer' | 'seller', label: string) => {
    const column = name === 'buyer' ? 'borrowerAtClosing' : 'sellerAtClosing';
    const owed = entries.flatMap(({ amounts }) => amounts[column]?.trace ?? []);
    const amount = figureOf(
      takenOff(sumOf(label, owed, 'The sum of what the side owes, less what it is credited').trace),
    );
    return { key: `cash.${name}`, label, amount, side: name };
  };
  const all: Omit<MoneyFlow, 'way'>[] = [
    side('buyer', 'Cash of the buyer'),
    side('seller', 'Cash of the seller'),
    ...entries
      .filter(isAnswered)
      .map((entry) => ({ key: entry.key, label: entry.label, amount: cashOf(entry), entry })),
  ];
  return all.flatMap((one): MoneyFlow[] => {
    // A fee below zero is paid out less with the fees of its payee; it is nothing that comes in.
    if (one.entry?.fee || one.amount.value > 0) return [{ ...one, way: 'out' }];
    return one.amount.value < 0 ? [{ ...one, way: 'in', amount: figureOf(takenOff(one.amount.trace)) }] : [];
  });
}

/** What comes in, or goes out, in sum. */
export function sumOfFlows(flows: readonly MoneyFlow[], way: MoneyFlow['way']): Explained<Cents> {
  const steps = flows.filter((flow) => flow.way === way).map(({ amount }) => amount.trace);
  return way === 'in'
    ? sumOf('Receipts', steps, 'The sum of what comes in at closing')
    : sumOf('Disbursements', steps, 'The sum of what goes out at closing');
}
