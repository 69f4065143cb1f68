import type { WireDate } from '@closewright/domain/dates';
import { bookItemKey, matchProblem } from '@closewright/domain/reconciliation';
import type { DayIndex } from './day-index.ts';

/** The two sides of a day. */
export type Side = 'bank' | 'book';

/** Items by side: those of the bank by their ids, those of the book by `bookItemKey`. */
export interface Picks {
  readonly bank: ReadonlySet<number>;
  readonly book: ReadonlySet<string>;
}

/** No item of either side. */
export const nothingPicked: Picks = { bank: new Set(), book: new Set() };

/** An item by its side and key. */
export type ItemAt = { readonly side: 'bank'; readonly key: number } | { readonly side: 'book'; readonly key: string };

/** How many are picked and what they come to, in cents. */
export interface PickSums {
  readonly bankCount: number;
  readonly bankAmount: number;
  readonly bookCount: number;
  readonly bookAmount: number;
  readonly difference: number;
}

/** What is picked comes to, side by side. */
export function sumPicks({ bankByID, bookByKey }: Pick<DayIndex, 'bankByID' | 'bookByKey'>, picks: Picks): PickSums {
  let bankAmount = 0;
  let bookAmount = 0;
  for (const id of picks.bank) bankAmount += bankByID.get(id)?.amount ?? 0;
  for (const key of picks.book) bookAmount += bookByKey.get(key)?.amount ?? 0;
  return {
    bankCount: picks.bank.size,
    bankAmount,
    bookCount: picks.book.size,
    bookAmount,
    difference: bankAmount - bookAmount,
  };
}

/** The day from which both sides have what is picked, which lists it once it is matched; null of nothing. */
export function matchDay({ bankByID, bookByKey }: Pick<DayIndex, 'bankByID' | 'bookByKey'>, picks: Picks) {
  const days = [
    ...[...picks.bank].map((id) => bankByID.get(id)?.date),
    ...[...picks.book].map((key) => bookByKey.get(key)?.date),
  ];
  return days.reduce<WireDate | null>(
    (last, day) => (day !== undefined && (last === null || day > last) ? day : last),
    null,
  );
}

/** The offer of the rules that is exactly what is picked; null where there is none. */
export function offerOf({ offerOfBank, offerOfBook }: Pick<DayIndex, 'offerOfBank' | 'offerOfBook'>, picks: Picks) {
  const [bankItemID] = picks.bank;
  const [bookKey] = picks.book;
  const offers = bankItemID === undefined ? offerOfBook.get(bookKey ?? '') : offerOfBank.get(bankItemID);
  const same = offers?.find(
    ({ bankItemIDs, bookItems }) =>
      bankItemIDs.length === picks.bank.size &&
      bookItems.length === picks.book.size &&
      bankItemIDs.every((id) => picks.bank.has(id)) &&
      bookItems.every((item) => picks.book.has(bookItemKey(item))),
  );
  return same ?? null;
}

/** Why what is picked cannot be matched; null where it can. What the rules do not offer asks for a note besides. */
export function matchObstacle(
  { bankByID, bookByKey }: Pick<DayIndex, 'bankByID' | 'bookByKey'>,
  picks: Picks,
  refusal: string | null,
): string | null {
  if (refusal !== null) return refusal;
  const count = picks.bank.size + picks.book.size;
  if (count === 0) return 'Nothing is picked';
  if (count === 1) return 'Pick the other side of it, too';
  const bank = [...picks.bank].flatMap((id) => bankByID.get(id) ?? []);
  const book = [...picks.book].flatMap((key) => bookByKey.get(key) ?? []);
  return matchProblem(bank, book)?.words ?? null;
}

/** Only what still waits: an answer may have taken some away. The same object where all does. */
export function stillWaiting(picks: Picks, { bankByID, bookByKey }: Pick<DayIndex, 'bankByID' | 'bookByKey'>): Picks {
  const isWhole = [...picks.bank].every((id) => bankByID.has(id)) && [...picks.book].every((key) => bookByKey.has(key));
  if (isWhole) return picks;
  return {
    bank: new Set([...picks.bank].filter((id) => bankByID.has(id))),
    book: new Set([...picks.book].filter((key) => bookByKey.has(key))),
  };
}

/** What belongs to an item: what is picked for it, what is moved to the top of the other side, and what to say of it. */
export interface Candidate {
  readonly picks: Picks | null;
  readonly lifted: Picks;
  readonly said: string;
}

/**
 * What the rules offer for an item is picked, with its partners at the top of the other side. Where they offer nothing, what may be meant is
 * moved there and not picked: the other half of an exception or, with none, what comes to the same.
 */
export function candidateFor(index: DayIndex, at: ItemAt): Candidate {
  const [offer] = (at.side === 'bank' ? index.offerOfBank.get(at.key) : index.offerOfBook.get(at.key)) ?? [];
  if (offer) {
    const picks = { bank: new Set(offer.bankItemIDs), book: new Set(offer.bookItems.map(bookItemKey)) };
    const sure = offer.confidence === 'sure' ? '' : ', likely';
    return { picks, lifted: onOtherSide(picks, at.side), said: `${offer.reason}${sure}` };
  }
  const exception = at.side === 'bank' ? index.exceptionOfBank.get(at.key) : index.exceptionOfBook.get(at.key);
  const half: Picks = {
    bank: new Set(exception?.bankItemID == null ? [] : [exception.bankItemID]),
    book: new Set(exception?.bookItem == null ? [] : [bookItemKey(exception.bookItem)]),
  };
  const other = onOtherSide(half, at.side);
  if (exception && other.bank.size + other.book.size > 0)
    return { picks: null, lifted: other, said: `${exception.kind}: what it is held against stands at the top` };
  const amount = at.side === 'bank' ? index.bankByID.get(at.key)?.amount : index.bookByKey.get(at.key)?.amount;
  const same: Picks = {
    bank: new Set([...index.bankByID].flatMap(([id, item]) => (item.amount === amount ? [id] : []))),
    book: new Set([...index.bookByKey].flatMap(([key, item]) => (item.amount === amount ? [key] : []))),
  };
  const lifted = onOtherSide(same, at.side);
  const found = lifted.bank.size + lifted.book.size;
  return {
    picks: null,
    lifted,
    said: found === 0 ? 'Nothing on the other side comes to the same' : `${found} of the same amount at the top`,
  };
}

const onOtherSide = (picks: Picks, side: Side): Picks =>
  side === 'bank' ? { ...nothingPicked, book: picks.book } : { ...nothingPicked, bank: picks.bank };

/** Rows with some of them first, else in their order. The same array where none is. */
export function lift<R>(rows: readonly R[], isLifted: (row: R) => boolean): readonly R[] {
  const first = rows.filter(isLifted);
  return first.length === 0 ? rows : [...first, ...rows.filter((row) => !isLifted(row))];
}
