import { diffDates, type WireDate } from '../dates/index.ts';
import { bankExceptions } from './bank-exceptions.ts';
import { bookExceptions } from './book-exceptions.ts';
import { bookItemKey, type EndedCheck } from './book-item.ts';
import { exceptionKinds, type ReconciliationException } from './exceptions.ts';
import type { ProposedMatch } from './match-rules.ts';
import { type ItemsToMatch, inOrder, movesMoney } from './open-items.ts';

/** What waits at the end of a day, and what is known of it. */
export interface ItemsThatWait extends ItemsToMatch {
  readonly date: WireDate;
  readonly endedChecks: readonly EndedCheck[];
  /** What `proposeMatches` says of the same items. */
  readonly proposed: readonly ProposedMatch[];
}

/** An exception without what follows from its day. */
export type FoundException = Omit<ReconciliationException, 'age'>;

/**
 * What waits for somebody, the oldest first: each item of the bank that no rule offers a match for, and each of the book that is late and has none. What is
 * in a proposal, a likely one too, is no exception: it waits to be matched. What both sides have and is said otherwise is one exception, of the bank.
 */
export function exceptionsOf({
  date,
  endedChecks,
  proposed,
  ...waiting
}: ItemsThatWait): readonly ReconciliationException[] {
  const items = inOrder(waiting);
  const inProposals = {
    bank: new Set(proposed.flatMap(({ bankItemIDs }) => bankItemIDs)),
    book: new Set(proposed.flatMap(({ bookItems }) => bookItems.map(bookItemKey))),
  };
  const atBank = bankExceptions({ ...items, endedChecks, inProposals });
  const said = new Set(atBank.flatMap(({ bookItem }) => (bookItem === null ? [] : [bookItemKey(bookItem)])));
  const late = items.bookItems.filter((item) => {
    const key = bookItemKey(item);
    return movesMoney(item) && !inProposals.book.has(key) && !said.has(key);
  });
  return [...atBank, ...bookExceptions(late, date)]
    .toSorted(oldestFirst)
    .map((found) => ({ ...found, age: diffDates(found.since, date, 'days') }));
}

/** The oldest first; of one day by kind, and then always alike. */
function oldestFirst(a: FoundException, b: FoundException): number {
  if (a.since !== b.since) return a.since < b.since ? -1 : 1;
  return (
    exceptionKinds.indexOf(a.kind) - exceptionKinds.indexOf(b.kind) ||
    (a.bankItemID ?? 0) - (b.bankItemID ?? 0) ||
    (a.bookItem?.stripe ?? 0) - (b.bookItem?.stripe ?? 0) ||
    (a.bookItem?.number ?? 0) - (b.bookItem?.number ?? 0)
  );
}
