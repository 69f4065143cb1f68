import { formatMoney } from '../formats/index.ts';
import { type Cents, cents } from '../money/index.ts';
import { lessOf, sumOf } from '../settlement/index.ts';
import { type Explained, given, money } from '../trace/index.ts';
import { type KeptFault, keptFaults } from './credits-left.ts';
import { type ExpectedReceipt, expectedReceipts } from './expected-receipts.ts';
import { mostPaidLines, type PaidLine } from './ledger-transaction.ts';
import { isPayoffKey } from './line-keys.ts';
import { openWords } from './line-to-pay.ts';
import { type Kept, keptField, type MoneySoFar, type NewKept } from './money-so-far.ts';
import type { StatementMoney } from './statement-money.ts';

const sumOfLines = (lines: readonly PaidLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/**
 * What somebody keeps who brings nothing, because it is owed as much as is still to come from it: its credits, then its lines in their order, payoffs last, the last of them in part. Null where nothing is to
 * come, or more than it is owed.
 */
export function keepsAll({ left, mayKeep }: Pick<ExpectedReceipt, 'left' | 'mayKeep'>): readonly PaidLine[] | null {
  if (left.kind === 'open' || left.value <= 0) return null;
  const rest = mayKeep.filter(({ key }) => !isPayoffKey(key));
  // Credits that are more than what it is paid are among what is to come.
  const own = sumOfLines(rest) < 0 ? [] : rest;
  const inTurn = [
    ...own.filter(({ amount }) => amount < 0),
    ...own.filter(({ amount }) => amount > 0),
    ...mayKeep.filter(({ key }) => isPayoffKey(key)),
  ];
  let open: number = left.value;
  const kept = new Map<string, number>();
  for (const { key, amount } of inTurn) {
    const keeps = Math.min(amount, open);
    if (keeps !== 0) kept.set(key, keeps);
    open -= keeps;
  }
  if (open !== 0 || kept.size > mostPaidLines) return null;
  return mayKeep.flatMap((line) => {
    const amount = kept.get(line.key);
    return amount === undefined ? [] : [{ ...line, amount }];
  });
}

/** What is wrong with what somebody keeps who brings nothing: besides what is wrong with any lines that are kept, that something were still to come afterwards, or less than it keeps. */
export function keptAllFaults(money: StatementMoney, soFar: MoneySoFar, kept: NewKept): readonly KeptFault[] {
  const giverIn = (of: MoneySoFar) => expectedReceipts(money, of).find(({ party }) => party === kept.party);
  const all = (words: string): readonly KeptFault[] => [{ at: null, field: null, words }];
  const giver = giverIn(soFar);
  const before = giver?.left ?? null;
  if (!giver || before === null || (before.kind === 'figure' && before.value <= 0))
    return all(`Nothing is to come from ${kept.payer}`);
  if (before.kind === 'open') return all(openWords(before.missing));
  const faults = keptFaults(kept.lines, giver);
  if (faults.length > 0) return faults;
  const recorded: Kept = { ...kept, keptID: 0, recordedBy: '', recordedAt: '', takenBack: null };
  const after = giverIn({ ...soFar, kept: [...soFar.kept, recorded] })?.left;
  if (after?.kind !== 'figure' || after.value === 0) return [];
  const by = formatMoney(cents(Math.abs(after.value)));
  return all(
    after.value > 0
      ? `${by} would still be to come: add a receipt of it, with what is kept`
      : `This is ${by} more than what is to come from ${kept.payer}`,
  );
}

/** What came in from somebody who has kept all of it: nothing, with what it was to bring and what it has kept. */
export function nothingCame(of: Pick<Kept, 'keptID' | 'payer' | 'lines'>): Explained<Cents> {
  const field = keptField(of);
  const kept = sumOf(
    'Kept',
    of.lines.map(({ label, amount }) => given(label, money(cents(amount)), field)),
    'The sum of what it is owed and has kept',
  );
  const toCome = { value: kept.value, trace: given('Was to come', money(kept.value), field) };
  return lessOf(`Came in from ${of.payer}`, toCome, kept, 'What was to come, less what it has kept');
}
