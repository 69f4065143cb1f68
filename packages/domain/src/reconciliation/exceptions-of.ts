import { diffDates, type WireDate } from '../dates/index.ts';
import { bankExceptions } from './bank-exceptions.ts';
import { bookExceptions } from './book-exceptions.ts';
import { type BookItem, bookItemKey, type EndedCheck } from './book-item.ts';
import { exceptionKinds, type FoundException, type ReconciliationException } from './exceptions.ts';
import { bookItemWords } from './item-words.ts';
import type { ProposedMatch } from './match-rules.ts';
import { type ItemsToMatch, inOrder, movesMoney } from './open-items.ts';

/** A wire or an ACH payment that the bank paid, though nobody had released it. */
export interface UnreleasedWire {
  readonly item: BookItem;
  /** The day of its match. */
  readonly paidOn: WireDate;
}

/** What waits at the end of a day, and what is known of it. */
export interface ItemsThatWait extends ItemsToMatch {
  readonly date: WireDate;
  readonly endedChecks: readonly EndedCheck[];
  /** Of the days that are not finalized, up to this one. */
  readonly unreleased: readonly UnreleasedWire[];
  /** What `proposeMatches` says of the same items. */
  readonly proposed: readonly ProposedMatch[];
}

/**
 * What waits for somebody, the oldest first: each item of the bank that no rule offers a match for, and each of the book that is late and has none. What is
 * in a proposal, a likely one too, is no exception: it waits to be matched. What both sides have and is said otherwise is one exception, of the bank. A wire
 * that left without a release is one, too, though it is matched.
 */
export function exceptionsOf({
  date,
  endedChecks,
  unreleased,
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
  return [...atBank, ...bookExceptions(late, date), ...unreleased.map(notReleased)]
    .toSorted(oldestFirst)
    .map((found) => ({ ...found, age: diffDates(found.since, date, 'days') }));
}

function notReleased({ item, paidOn }: UnreleasedWire): FoundException {
  const { stripe, number, amount } = item;
  return {
    ...{ kind: 'Not released', nextStep: 'Ask who sent it', bankItemID: null, bookItem: { stripe, number } },
    ...{ item: bookItemWords(item), amount, since: paidOn },
  };
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
