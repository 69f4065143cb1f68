import type { Missing, PartyLine, StatementParty } from '../closing-file/index.ts';
import { type Cents, cents } from '../money/index.ts';
import { sumOf } from '../settlement/index.ts';
import { type Explained, explainedMoney, given, money } from '../trace/index.ts';
import { type DisbursementMethod, pays } from './disbursements.ts';
import type { PaidLine } from './ledger-transaction.ts';
import { paidBy, postedField, receivedBy } from './posted-words.ts';
import type { MoneySoFar } from './proposed-disbursement.ts';
import { isStanding } from './receipts.ts';
import type { StatementMoney } from './statement-money.ts';

/** What of a line was paid, or kept by a payer, and by what. */
export interface PaidOfLine extends Explained<Cents> {
  readonly key: string;
  readonly label: string;
  readonly payee: string;
  readonly party: string | null;
  /** Null of what was kept. */
  readonly method: DisbursementMethod | null;
}

/** A line of the statement that somebody is paid, or what was paid of one that it does not have any more. */
export interface LineToPay {
  readonly key: string;
  readonly label: string;
  /** Null where the statement does not have it any more. */
  readonly of: { readonly party: StatementParty; readonly line: PartyLine } | null;
  /** What its amount is open for. Nothing is left to pay of it then. */
  readonly missing: readonly Missing[];
  readonly paid: readonly PaidOfLine[];
  /** What is still to be paid of it; below 0 a credit that its payee gets less by. */
  readonly left: Explained<Cents>;
  /** What was paid of it and is more than it has; null as a rule. */
  readonly tooMuch: Explained<Cents> | null;
}

/** What was paid and kept of the lines of a statement, as far as it stands. */
export function paidSoFar(loanID: number, { receipts, disbursements }: MoneySoFar): readonly PaidOfLine[] {
  const stepsOf = (
    lines: readonly PaidLine[],
    words: string,
    field: string,
    by: Pick<PaidOfLine, 'payee' | 'party' | 'method'>,
  ): PaidOfLine[] =>
    lines
      .filter((line) => line.loanID === loanID)
      .map(({ key, label, amount }) => ({
        ...by,
        key,
        label,
        value: cents(amount),
        trace: given(words, money(amount), field),
      }));
  return [
    ...disbursements.filter(pays).flatMap((each) => {
      const { payee, party, lines } = each.facts;
      return stepsOf(lines, paidBy(each), postedField(each.transaction), { payee, party, method: each.method });
    }),
    ...receipts.filter(isStanding).flatMap((each) => {
      const { payer, party, kept } = each.facts;
      const words = `Kept by ${payer}: ${receivedBy(each)}`;
      return stepsOf(kept, words, postedField(each.transaction), { payee: payer, party, method: null });
    }),
  ];
}

/** Everything that is paid by a statement, in its order, with what is left of it; then what was paid that it does not have any more. */
export function linesToPay({ loanID, parties }: StatementMoney, soFar: MoneySoFar): readonly LineToPay[] {
  const paidByKey = Map.groupBy(paidSoFar(loanID, soFar), ({ key }) => key);
  const own = parties.flatMap((party) =>
    party.lines.flatMap((line) =>
      line.way === 'gets' ? [lineToPay({ party, line }, paidByKey.get(line.key) ?? [])] : [],
    ),
  );
  const known = new Set(own.map(({ key }) => key));
  const gone = [...paidByKey].flatMap(([key, paid]) => (known.has(key) ? [] : [goneLine(key, paid)]));
  return [...own, ...gone];
}

function lineToPay(of: NonNullable<LineToPay['of']>, paid: readonly PaidOfLine[]): LineToPay {
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
    tooMuch: over === 0 ? null : tooMuch,
  };
}

/** What was paid of a line that the statement does not have any more: too much, or where it was a credit too little. */
function goneLine(key: string, paid: readonly PaidOfLine[]): LineToPay {
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

const nothing = (label: string) => sumOf(`Left of ${label}`, [], 'Nothing');

/** What an amount is open for. */
export const openWords = (missing: readonly Missing[]): string =>
  `Open: ${missing.map(({ words }) => words).join('; ')}`;
