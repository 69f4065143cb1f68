import { type LedgerEntry, movementOf, postedField, transactionKey } from '@closewright/domain/check-writing';
import { formatDate, formatMoney } from '@closewright/domain/formats';
import { ledgerAccounts } from '@closewright/domain/ledger';
import { cents } from '@closewright/domain/money';
import type { ExplanationNode } from '@closewright/ui/explanation-panel';

/** A line of the ledger in a few words: `11/20/2026, Check 1042, Appraisers Inc.` */
export const entryWords = ({ date, what, number, who }: LedgerEntry): string =>
  [formatDate(date), number === null ? what : `${what} ${number}`, who].filter((part) => part !== null).join(', ');

/** Why an amount is what it is: its posting with who made it and when, line by line, and the lines of the statement it pays. */
export function explainAmount(entry: LedgerEntry, moment: (instant: string) => string): ExplanationNode {
  const { transaction } = entry;
  const { lines, facts, postedBy, postedAt } = transaction;
  const ofStatement = 'lines' in facts ? facts.lines : 'kept' in facts ? facts.kept : [];
  return {
    id: '0',
    label: entryWords(entry),
    value: formatMoney(cents(Math.abs(movementOf(transaction)))),
    origin: 'calculated',
    operation: `Posted by ${postedBy} on ${moment(postedAt)}`,
    children: [
      ...lines.map(({ account, amount }, at) => ({
        id: `0.${at}`,
        label: `${amount > 0 ? 'Debit' : 'Credit'} ${ledgerAccounts[account].label}`,
        value: formatMoney(cents(Math.abs(amount))),
      })),
      ...ofStatement.map(({ label, amount }, at) => ({
        id: `0.s${at}`,
        label: `${'kept' in facts ? 'Kept' : 'Pays'}: ${label}`,
        value: formatMoney(cents(amount)),
      })),
    ],
  };
}

/** Why the balance after a line is what it is: what came in and went out of its bank account until then. */
export function explainBalance(entries: readonly LedgerEntry[], entry: LedgerEntry): ExplanationNode {
  const { bankAccountID } = entry.transaction;
  const all = entries.filter(({ transaction }) => transaction.bankAccountID === bankAccountID);
  const before = all.slice(0, all.findIndex(({ key }) => key === entry.key) + 1);
  return {
    id: '0',
    label: `Balance after ${entryWords(entry)}`,
    value: formatMoney(entry.balance),
    origin: 'calculated',
    operation: 'What came in less what went out until then',
    children: before.toReversed().map((each, at) => ({
      id: `0.${at}`,
      label: entryWords(each),
      value: formatMoney(movementOf(each.transaction)),
      field: postedField(each.transaction),
    })),
  };
}

/** The line of the ledger that shows a posting: its own, or that of what it carries on. */
export function entryOfPosting(
  entries: readonly LedgerEntry[],
  transactions: readonly LedgerEntry['transaction'][],
  key: string,
): LedgerEntry | undefined {
  const own = entries.find((each) => each.key === key);
  const posting = transactions.find((each) => transactionKey(each) === key);
  if (own !== undefined || posting === undefined || posting.about === null) return own;
  const { bankAccountID, about } = posting;
  return entryOfPosting(entries, transactions, transactionKey({ bankAccountID, ...about }));
}
