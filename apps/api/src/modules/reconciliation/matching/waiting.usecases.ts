import type { ReconciliationExceptionRow } from '@closewright/contract/reconciliation';
import type { StoredBankItem } from '@closewright/domain/bank-files';
import {
  type BookItem,
  bookItemKey,
  exceptionsOf,
  type ProposedMatch,
  paidCheckNumber,
  proposeMatches,
} from '@closewright/domain/reconciliation';
import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { readBankItems } from './bank-items.queries.ts';
import { type AccountPlace, readBookItems, readEndedChecks, readUnreleasedWires } from './book-items.queries.ts';
import { readNotes } from './notes.queries.ts';

/** What waits of an account at the end of a day, and what the rules say of it. */
export interface Waiting {
  readonly bankItems: readonly StoredBankItem[];
  readonly bookItems: readonly BookItem[];
  readonly proposed: readonly ProposedMatch[];
}

/** What waits of an account at the end of a day, with what the rules offer. */
export async function readWaiting(tx: Transaction<DB>, place: AccountPlace, date: string): Promise<Waiting> {
  const [bankItems, bookItems] = [await readBankItems(tx, place, date), await readBookItems(tx, place, date)];
  return { bankItems, bookItems, proposed: proposeMatches({ bankItems, bookItems }) };
}

/** An account for which nothing waits. */
export const nothingWaits: Waiting = { bankItems: [], bookItems: [], proposed: [] };

/** What of it waits for somebody, the oldest first, with what was said of it. */
export async function readExceptions(
  tx: Transaction<DB>,
  place: AccountPlace,
  { date, ...waiting }: Waiting & { readonly date: string },
): Promise<ReconciliationExceptionRow[]> {
  const checkNumbers = waiting.bankItems.flatMap((item) => paidCheckNumber(item) ?? []);
  const endedChecks = await readEndedChecks(tx, place, { date, checkNumbers });
  const unreleased = await readUnreleasedWires(tx, place, date);
  const exceptions = exceptionsOf({ date, ...waiting, endedChecks, unreleased });
  if (exceptions.length === 0) return [];
  const others = unreleased.map(({ item: { stripe, number } }) => ({ stripe, number }));
  const notes = Map.groupBy(await readNotes(tx, place, { date, others }), keyOf);
  return exceptions.map((each) => ({
    ...each,
    bookItem: each.bookItem && { ...each.bookItem },
    notes: [
      ...(each.bankItemID === null ? [] : (notes.get(keyOf({ ...each, bookItem: null })) ?? [])),
      ...(each.bookItem === null ? [] : (notes.get(keyOf({ ...each, bankItemID: null })) ?? [])),
    ].map(({ text, by, at }) => ({ text, by, at })),
  }));
}

const keyOf = ({ bankItemID, bookItem }: Pick<ReconciliationExceptionRow, 'bankItemID' | 'bookItem'>): string =>
  bookItem === null ? `bank ${bankItemID}` : bookItemKey(bookItem);
