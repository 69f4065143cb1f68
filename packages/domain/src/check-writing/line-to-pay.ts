import type { Missing, PartyLine, StatementParty } from '../closing-file/index.ts';
import { type Cents, cents } from '../money/index.ts';
import { sumOf } from '../settlement/index.ts';
import { type Explained, explainedMoney } from '../trace/index.ts';
import type { DisbursementMethod } from './disbursements.ts';
import { lessTaken } from './taken.ts';

/** What of a line was paid, or kept by a payer, and by what. */
export interface PaidOfLine extends Explained<Cents> {
  readonly key: string;
  readonly label: string;
  readonly payee: string;
  readonly party: string | null;
  /** Null of what was kept. */
  readonly method: DisbursementMethod | null;
}

/** A line of the statement, and who is paid it. */
export interface LineOfParty {
  readonly party: StatementParty;
  readonly line: PartyLine;
}

/** A line of the statement that somebody is paid, or what was paid of one that it does not have any more. */
export interface LineToPay {
  readonly key: string;
  readonly label: string;
  /** Null where the statement does not have it any more. */
  readonly of: LineOfParty | null;
  /** What its amount is open for. Nothing is left to pay of it then. */
  readonly missing: readonly Missing[];
  /** What was paid of it; what has another key was paid of a line of its row, or of its party, that the statement does not have so any more. */
  readonly paid: readonly PaidOfLine[];
  /** What is still to be paid of it; below 0 a credit that its payee gets less by. */
  readonly left: Explained<Cents>;
  /** What was paid of it and is more than it has; null as a rule. */
  readonly tooMuch: Explained<Cents> | null;
}

/** What is left of a line, and what of it is too much and counts to no other line of its row. */
export function lineToPay(
  of: LineOfParty,
  paid: readonly PaidOfLine[],
  elsewhere: readonly Explained<Cents>[] = [],
): LineToPay {
  const { key, label, amount } = of.line;
  const line = { key, label, of, paid };
  if (amount.kind === 'open') return { ...line, missing: amount.missing, left: nothing(label), tooMuch: null };
  if (paid.length === 0) return { ...line, missing: [], left: amount, tooMuch: null };
  const off = sumOf(
    `Paid of ${label}`,
    paid.map(({ trace }) => trace),
    'What was paid of it and what was kept',
  );
  const over = cents(Math.max(0, off.value - Math.max(amount.value, 0)));
  const tooMuch = explainedMoney(over, {
    label: `Paid too much of ${label}`,
    formula: 'What was paid, less what the statement has',
    math: 'max(0, a - max(b, 0))',
    inputs: [off.trace, amount.trace],
  });
  const steps = { label: `Left of ${label}`, inputs: [amount.trace, off.trace] };
  return {
    ...line,
    missing: [],
    left:
      over === 0
        ? explainedMoney(cents(amount.value - off.value), {
            ...steps,
            formula: 'What the statement has, less what was paid',
            math: 'a - b',
          })
        : explainedMoney(cents(Math.min(amount.value, 0)), {
            ...steps,
            formula: 'More was paid than the statement has: nothing, or its credit',
            math: 'min(a, 0)',
          }),
    tooMuch: nullIfNothing(
      lessTaken(tooMuch, elsewhere, 'What is too much, less what counts to other lines of its row'),
    ),
  };
}

/** What was paid of a line that the statement does not have any more: too much, or where it was a credit too little. */
export function goneLine(key: string, paid: readonly PaidOfLine[]): LineToPay {
  const label = paid.at(-1)?.label ?? key;
  const steps = paid.map(({ trace }) => trace);
  const off = sumOf(`Paid of ${label}`, steps, 'What was paid of it and what was kept');
  const line = { key, label, of: null, missing: [], paid };
  if (off.value >= 0) return { ...line, left: nothing(label), tooMuch: off.value === 0 ? null : off };
  return {
    ...line,
    left: explainedMoney(cents(-off.value), {
      label: `Left of ${label}`,
      formula: 'A credit that the statement does not have any more',
      math: '0 - a',
      inputs: [off.trace],
    }),
    tooMuch: null,
  };
}

const nullIfNothing = (amount: Explained<Cents>) => (amount.value === 0 ? null : amount);

const nothing = (label: string) => sumOf(`Left of ${label}`, [], 'Nothing');

/** What an amount is open for. */
export const openWords = (missing: readonly Missing[]): string =>
  `Open: ${missing.map(({ words }) => words).join('; ')}`;
