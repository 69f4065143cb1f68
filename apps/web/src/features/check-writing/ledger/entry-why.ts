import type { LedgerEntry } from '@closewright/domain/check-writing';
import { formatDate } from '@closewright/domain/formats';
import { ledgerAccounts } from '@closewright/domain/ledger';
import type { ExplanationNode } from '@closewright/ui/explanation-panel';
import { amountText } from '../../../lib/amount-text.ts';

/** A line of the ledger in a few words: `11/20/2026, Check 1042, Appraisers Inc.` */
export const entryWords = ({ date, what, number, name }: LedgerEntry): string =>
  [formatDate(date), number === null ? what : `${what} ${number}`, name].filter((part) => part !== null).join(', ');

/** Why an amount is what it is: its posting with who made it and when, line by line, and the lines of the statement it pays. */
export function explainAmount(entry: LedgerEntry, moment: (instant: string) => string): ExplanationNode {
  const { transaction } = entry;
  const { lines, facts, postedBy, postedAt } = transaction;
  const ofStatement = 'lines' in facts ? facts.lines : 'kept' in facts ? facts.kept : [];
  return {
    id: '0',
    label: entryWords(entry),
    value: amountText(entry.in ?? entry.out ?? 0),
    origin: 'calculated',
    operation: `Posted by ${postedBy} on ${moment(postedAt)}`,
    children: [
      ...lines.map(({ account, amount }, at) => ({
        id: `0.${at}`,
        label: `${amount > 0 ? 'Debit' : 'Credit'} ${ledgerAccounts[account].label}`,
        value: amountText(Math.abs(amount)),
      })),
      ...ofStatement.map(({ label, amount }, at) => ({
        id: `0.s${at}`,
        label: `${'kept' in facts ? 'Kept' : 'Pays'}: ${label}`,
        value: amountText(amount),
      })),
    ],
  };
}
