import type { BookItem, StoredBankItem } from './book-item.ts';
import type { ProposedMatch } from './match-rules.ts';

/** What waits on both sides of a bank account. */
export interface ItemsToMatch {
  readonly bankItems: readonly StoredBankItem[];
  readonly bookItems: readonly BookItem[];
}

/** What the rules hold to be the same, in their order. */
export function proposeMatches({ bankItems, bookItems }: ItemsToMatch): readonly ProposedMatch[] {
  const checks = new Map(bookItems.filter(({ checkNumber }) => checkNumber !== null).map((it) => [it.checkNumber, it]));
  return bankItems.flatMap(({ bankItemID, checkNumber, amount, date }) => {
    const check = checkNumber === null ? undefined : checks.get(checkNumber);
    if (!check || check.amount !== amount || date < check.date) return [];
    checks.delete(checkNumber);
    return [
      {
        rule: 'check',
        confidence: 'sure',
        reason: `Check number and amount ${checkNumber}`,
        bankItemIDs: [bankItemID],
        bookItems: [{ stripe: check.stripe, number: check.number }],
      },
    ];
  });
}
