import type { StatementParty } from '../closing-file/index.ts';
import type { Cents } from '../money/index.ts';
import { nameKey } from '../parties/index.ts';
import type { Explained } from '../trace/index.ts';
import { isPayoffKey, rowOfKey } from './line-keys.ts';
import { type LineOfParty, lineToPay, type PaidOfLine } from './line-to-pay.ts';
import { lessTaken, takenOf } from './taken.ts';

/** What was paid, by the line of the statement to which it counts. */
export interface CountedToRows {
  readonly paidOf: (key: string) => readonly PaidOfLine[];
  /** What was paid too much of a line and counts to others, by its key. */
  readonly elsewhere: ReadonlyMap<string, readonly Explained<Cents>[]>;
  /** What counts to no line of the statement. */
  readonly gone: readonly PaidOfLine[];
}

/**
 * What is paid counts to its row. What was paid by a key that the statement does not have counts to the other lines of its row as far as they are left: those of who was paid first, then the others, in their
 * order. What was paid less for a credit that is gone is owed on a line of who was paid. What was paid too much of a line counts to others of its row that the same party is paid.
 */
export function countedToRows(own: readonly LineOfParty[], paid: readonly PaidOfLine[]): CountedToRows {
  const byKey = new Map<string, PaidOfLine[]>(own.map(({ line }) => [line.key, []]));
  for (const step of paid) byKey.get(step.key)?.push(step);
  const paidOf = (key: string) => byKey.get(key) ?? [];
  const toPay = (of: LineOfParty) => lineToPay(of, paidOf(of.line.key));
  /** Counts a step to lines as far as each is left, and says what each took. */
  const spread = (step: PaidOfLine, lines: readonly LineOfParty[]): readonly Explained<Cents>[] => {
    const taken: Explained<Cents>[] = [];
    for (const of of lines) {
      const takes = takenOf(restOf(step, taken), toPay(of).left, 'What was paid, as far as it is left of this line');
      if (takes === null) continue;
      byKey.get(of.line.key)?.push({ ...step, ...takes });
      taken.push(takes);
    }
    return taken;
  };
  const loose = paid.filter(({ key }) => !byKey.has(key));
  const gone: PaidOfLine[] = [];
  // What was taken off first: it makes room for what was paid.
  for (const step of loose.toSorted((a, b) => Math.sign(a.value) - Math.sign(b.value))) {
    const row = own.filter(({ line }) => rowOfKey(line.key) === rowOfKey(step.key));
    const isTo = ({ party }: LineOfParty) => isPaidTo(step, party);
    const lines = [...row.filter(isTo), ...row.filter((of) => !isTo(of))];
    const rest = restOf(step, spread(step, lines));
    if (rest.value === 0) continue;
    const open = row.find(({ line }) => line.amount.kind === 'open');
    const on = open ?? (rest.value < 0 ? owedOn([...lines.filter(isTo), ...own.filter(isTo)]) : undefined);
    if (on) byKey.get(on.line.key)?.push({ ...step, ...rest });
    else gone.push({ ...step, ...rest });
  }
  const elsewhere = new Map<string, readonly Explained<Cents>[]>();
  for (const of of own) {
    const { line, party } = of;
    const { tooMuch } = toPay(of);
    const last = paidOf(line.key).at(-1);
    if (tooMuch === null || !last) continue;
    const row = own.filter((each) => each !== of && rowOfKey(each.line.key) === rowOfKey(line.key));
    const mates = row.filter((each) => each.party.key === party.key);
    elsewhere.set(line.key, spread({ ...last, ...tooMuch, key: line.key, label: line.label }, mates));
  }
  return { paidOf, elsewhere, gone };
}

/** What of a step counts to nothing yet. */
const restOf = (step: PaidOfLine, taken: readonly Explained<Cents>[]): Explained<Cents> =>
  lessTaken(step, taken, 'What was paid, less what counts to other lines');

/** Whether it was paid to a party, which may have another key by now. */
export const isPaidTo = (
  step: Pick<PaidOfLine, 'party' | 'payee'>,
  { key, name }: Pick<StatementParty, 'key' | 'name'>,
): boolean => key === step.party || (name !== null && nameKey(name) === nameKey(step.payee));

/** The line on which is owed what was paid less: one that is paid for something, else a credit. A payoff is as its letter says. */
function owedOn(lines: readonly LineOfParty[]): LineOfParty | undefined {
  const known = lines.filter(({ line }) => line.amount.kind === 'figure' && !isPayoffKey(line.key));
  return known.find(({ line: { amount } }) => amount.kind === 'figure' && amount.value > 0) ?? known[0];
}
