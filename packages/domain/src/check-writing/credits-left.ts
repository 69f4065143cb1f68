import { formatMoney } from '../formats/index.ts';
import { cents } from '../money/index.ts';
import type { ExpectedReceipt } from './expected-receipts.ts';
import type { PaidLine } from './ledger-transaction.ts';
import { isPayoffKey } from './line-keys.ts';
import { linesToPay } from './lines-to-pay.ts';
import type { MoneySoFar } from './money-so-far.ts';
import type { StatementMoney } from './statement-money.ts';

const sumOfLines = (lines: readonly Pick<PaidLine, 'amount'>[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Tells of lines that are paid in one, after others, which credits would be left to nobody: what is left to a party is not below 0 after it is paid. Null where none would. A payoff is paid in full, and
 * what goes to nobody by name has no credits.
 */
export function creditsLeft(
  money: StatementMoney,
  soFar: MoneySoFar,
): (lines: readonly PaidLine[], before: readonly PaidLine[]) => string | null {
  const lines = linesToPay(money, soFar).flatMap(({ key, of, left }) =>
    of === null || of.party.kind === 'nobody' || isPayoffKey(key) ? [] : [{ key, party: of.party, amount: left.value }],
  );
  const byParty = [...Map.groupBy(lines, ({ party }) => party)].map(([{ name }, own]) => ({
    name: name ?? 'nobody by name',
    keys: new Set(own.map(({ key }) => key)),
    left: sumOfLines(own),
  }));
  return (paid, before) => {
    for (const { name, keys, left } of byParty) {
      const takenBy = (all: readonly PaidLine[]) => sumOfLines(all.filter(({ key }) => keys.has(key)));
      const takes = takenBy(paid);
      const after = left - takenBy(before) - takes;
      if (takes > 0 && after < 0)
        return `${formatMoney(cents(-after))} of credit to ${name} would be left: take it off this payment`;
    }
    return null;
  };
}

/** What is wrong with what a payer keeps, and where. */
export interface KeptFault {
  /** The place of the line; null: all of them together. */
  readonly at: number | null;
  readonly field: 'key' | 'amount' | null;
  readonly words: string;
}

/**
 * What is wrong with lines that a payer keeps out of what it pays in: each is one of those that it may keep, once, between nothing and what is left of it; together they are more than nothing, and leave no
 * credit that nothing is left to take it off of. Nothing kept has no fault.
 */
export function keptFaults(
  kept: readonly PaidLine[],
  { mayKeep, name }: Pick<ExpectedReceipt, 'mayKeep' | 'name'>,
): readonly KeptFault[] {
  const faults = kept.flatMap((line, at): KeptFault[] => {
    const isSame = (each: PaidLine) => each.loanID === line.loanID && each.key === line.key;
    const owed = mayKeep.find(isSame);
    if (!owed) return [{ at, field: 'key', words: 'The statement does not owe this to who paid it in, or it is paid' }];
    if (kept.findIndex(isSame) < at) return [{ at, field: 'key', words: 'This line is named twice' }];
    const isWithin =
      owed.amount > 0 ? line.amount > 0 && line.amount <= owed.amount : line.amount < 0 && line.amount >= owed.amount;
    return isWithin ? [] : [{ at, field: 'amount', words: `Of this line ${formatMoney(cents(owed.amount))} is left` }];
  });
  if (kept.length === 0 || faults.length > 0) return faults;
  const sum = sumOfLines(kept);
  if (sum <= 0) return [{ at: null, field: null, words: 'What is kept comes to nothing: its credits are as much' }];
  const ofRest = (lines: readonly PaidLine[]) => sumOfLines(lines.filter(({ key }) => !isPayoffKey(key)));
  const rest = ofRest(mayKeep) - ofRest(kept);
  if (rest >= 0 || ofRest(kept) <= 0) return [];
  const credit = formatMoney(cents(-rest));
  return [
    { at: null, field: null, words: `${credit} of credit to ${name ?? 'nobody by name'} would be left: keep it too` },
  ];
}
