import { diffDates, type WireDate } from '../dates/index.ts';
import type { EndedCheck } from './book-item.ts';
import type { ReconciliationException } from './exceptions.ts';
import type { ProposedMatch } from './match-rules.ts';
import type { ItemsToMatch } from './propose-matches.ts';

/** What waits at the end of a day, and what is known of it. */
export interface ItemsThatWait extends ItemsToMatch {
  readonly date: WireDate;
  readonly endedChecks: readonly EndedCheck[];
  /** What `proposeMatches` says of the same items. */
  readonly proposed: readonly ProposedMatch[];
}

/** What waits for somebody, the oldest first. */
export function exceptionsOf({ date, bankItems, proposed }: ItemsThatWait): readonly ReconciliationException[] {
  const matched = new Set(proposed.flatMap(({ bankItemIDs }) => bankItemIDs));
  return bankItems
    .filter(({ bankItemID }) => !matched.has(bankItemID))
    .map((item) => ({
      kind: item.checkNumber === null ? ('Not in book' as const) : ('Unknown check' as const),
      bankItemID: item.bankItemID,
      bookItem: null,
      item: item.checkNumber === null ? item.text : `Check ${item.checkNumber}`,
      amount: item.amount,
      since: item.date,
      age: diffDates(item.date, date, 'days'),
      nextStep: item.amount > 0 ? ('Find sender' as const) : ('Ask bank' as const),
    }))
    .toSorted((a, b) => b.age - a.age);
}
