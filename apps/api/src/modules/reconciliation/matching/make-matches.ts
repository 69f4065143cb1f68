import type { StoredBankItem } from '@closewright/domain/bank-files';
import { AppError } from '@closewright/domain/errors';
import { formatDate } from '@closewright/domain/formats';
import { carriedKinds, correctionOf, type LedgerKind, postingOf } from '@closewright/domain/ledger';
import { type BookItem, bookItemKey, bookItemWords, type MatchRule } from '@closewright/domain/reconciliation';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { type Actor, nextIDs } from '../../../platform/tenant/in-tenant.ts';
import { type AskedPosting, postTransactions, refusedByLedger } from '../../ledger/post-transactions.usecases.ts';
import type { TrustAccount } from '../statements/accounts.queries.ts';
import {
  endMatches,
  type NewMatch,
  type PaidPosting,
  readOutstandingParts,
  readPaidBy,
  storeMatches,
} from './match-store.queries.ts';
import { tellFiles } from './told-files.usecases.ts';

/** Items of both sides that are held to be the same. */
export interface WantedMatch {
  readonly rule: MatchRule;
  readonly reason: string;
  readonly note: string | null;
  readonly bankItems: readonly StoredBankItem[];
  readonly bookItems: readonly BookItem[];
}

/** The account in hand: whoever matches holds its ledger. */
export interface AccountInHand {
  readonly tx: Transaction<DB>;
  readonly actor: Actor;
  readonly account: TrustAccount;
}

const payments = new Set<LedgerKind>(carriedKinds.outstanding);

/** Whether a book item is paid by the bank, and so is posted as paid once it is matched. */
export const isPayment = ({ kind }: Pick<BookItem, 'kind'>): boolean => payments.has(kind);

/** The last day of items: from then on both sides have all of them. */
export const dayOf = ({ bankItems, bookItems }: Pick<WantedMatch, 'bankItems' | 'bookItems'>): string =>
  [...bankItems, ...bookItems].reduce((last, { date }) => (date > last ? date : last), '');

/**
 * Matches items and posts the payments among them as paid on the day of their match, all or nothing. Whoever shows one of their files is told.
 * @throws AppError PERIOD_CLOSED, BANK_ACCOUNT_CLOSED, CARRIED_ON for what was matched or undone meanwhile
 */
export async function makeMatches(inHand: AccountInHand, wanted: readonly WantedMatch[]): Promise<void> {
  if (wanted.length === 0) return;
  const { tx, actor, account } = inHand;
  const { bankAccountID } = account;
  for (const match of wanted) refuseClosedDay(account, dayOf(match));
  const first = await nextIDs(tx, 'bank_match_id', wanted.length);
  const made = wanted.map((match, at) => ({ ...match, bankMatchID: first + at, date: dayOf(match) }));
  await storeMatches(tx, placeOf(inHand), made.map(stored)).catch(refusedByLedger);
  const paid = made.flatMap(({ bookItems, ...match }) => bookItems.filter(isPayment).map((item) => ({ item, match })));
  const parts = await readOutstandingParts(
    tx,
    placeOf(inHand),
    paid.map(({ item: { stripe, number } }) => ({ stripe, number })),
  );
  const partsOf = new Map(parts.map((each) => [bookItemKey(each), each.parts]));
  // One match has few payments: which of them is refused, they are asked one by one. Of many, halves say it.
  const post = made.length === 1 ? postPaid : postAll;
  await inGroups(paid, (group) =>
    post(
      tx,
      group.map(({ item, match: { bankMatchID, date } }) => ({
        item,
        asked: {
          ...{ bank: bankAccountID, date, key: `match ${bankMatchID}: ${bookItemKey(item)}` },
          ...{ about: { stripe: item.stripe, number: item.number }, facts: { bankMatchID } },
          posting: postingOf({ kind: 'paid', parts: partsOf.get(bookItemKey(item)) ?? [] }),
        },
      })),
    ),
  );
  await tellFiles(
    tx,
    actor,
    parts.flatMap((each) => each.parts.map(({ file }) => file)),
  );
}

/**
 * Matches what goes: where something of it is refused, halves are tried by themselves, down to the single match that is. Answers what was said of each
 * that was refused; of those nothing is stored.
 */
export async function makeMatchesThatGo(inHand: AccountInHand, wanted: readonly WantedMatch[]): Promise<string[]> {
  if (wanted.length === 0) return [];
  const { tx } = inHand;
  await sql`savepoint matches`.execute(tx);
  try {
    await makeMatches(inHand, wanted);
    await sql`release savepoint matches`.execute(tx);
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await sql`rollback to savepoint matches`.execute(tx);
    if (wanted.length === 1) return [error.message];
    const half = Math.ceil(wanted.length / 2);
    return [
      ...(await makeMatchesThatGo(inHand, wanted.slice(0, half))),
      ...(await makeMatchesThatGo(inHand, wanted.slice(half))),
    ];
  }
}

interface Paid {
  readonly item: BookItem;
  readonly asked: AskedPosting;
}

async function postAll(tx: Transaction<DB>, paid: readonly Paid[]): Promise<void> {
  await postTransactions(
    tx,
    paid.map(({ asked }) => asked),
  );
}

/** Posts payments as paid, all or nothing. Where the ledger refuses one of them, it is named. */
async function postPaid(tx: Transaction<DB>, paid: readonly Paid[]): Promise<void> {
  await sql`savepoint paid`.execute(tx);
  try {
    await postAll(tx, paid);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await sql`rollback to savepoint paid`.execute(tx);
    // One by one, the first that is refused alone is the one. What it comes to is gone with the transaction.
    for (const { item, asked } of paid) {
      await postTransactions(tx, [asked]).catch((refused: unknown) => {
        if (!(refused instanceof AppError)) throw refused;
        throw new AppError(refused.code, `${bookItemWords(item)}: ${refused.message}`, { cause: refused });
      });
    }
    throw error;
  }
}

/**
 * Takes matches apart: their items wait again, and what was posted as paid by them is taken back by its mirror, on its own day.
 * @throws AppError PERIOD_CLOSED, BANK_ACCOUNT_CLOSED
 */
export async function takeApart(
  inHand: AccountInHand,
  matches: readonly { readonly bankMatchID: number; readonly date: string }[],
  reason: string | null,
): Promise<void> {
  const { tx, actor, account } = inHand;
  for (const { date } of matches) refuseClosedDay(account, date);
  const bankMatchIDs = matches.map(({ bankMatchID }) => bankMatchID);
  const paid = await readPaidBy(tx, placeOf(inHand), bankMatchIDs);
  await endMatches(tx, placeOf(inHand), bankMatchIDs, reason).catch(refusedByLedger);
  await inGroups(paid, async (group) => {
    await postTransactions(
      tx,
      group.map((each) => mirror(account.bankAccountID, each, reason)),
    );
  });
  await tellFiles(
    tx,
    actor,
    paid.flatMap(({ moves }) => moves.flatMap(({ file }) => file ?? [])),
  );
}

const mirror = (bank: number, { bankMatchID, date, moves, ...posted }: PaidPosting, reason: string | null) => ({
  ...{ bank, date, key: `match ${bankMatchID} apart: ${bookItemKey(posted)}` },
  reverses: { stripe: posted.stripe, number: posted.number },
  posting: correctionOf(moves),
  facts: { reason: reason ?? 'Its match with the bank was taken apart' },
});

const placeOf = ({ actor: { tenant }, account: { bankAccountID } }: AccountInHand) => ({ tenant, bankAccountID });

const stored = ({
  bankItems,
  bookItems,
  ...match
}: WantedMatch & Pick<NewMatch, 'bankMatchID' | 'date'>): NewMatch => ({
  ...match,
  amount: bankItems.reduce((sum, { amount }) => sum + amount, 0),
  items: [
    ...bankItems.map(({ bankItemID, amount }) => ({ bankItemID, amount })),
    ...bookItems.map(({ stripe, number, amount }) => ({ stripe, number, amount })),
  ],
});

/** Whether a day is not finalized. */
export const isOpenDay = ({ finalizedThrough }: TrustAccount, date: string): boolean =>
  finalizedThrough === null || date > finalizedThrough;

/** Refuses what would change a day that is finalized. */
export function refuseClosedDay({ finalizedThrough }: TrustAccount, date: string): void {
  if (finalizedThrough !== null && date <= finalizedThrough)
    throw new AppError(
      'PERIOD_CLOSED',
      `This bank account is finalized through ${formatDate(finalizedThrough)}: what is matched until then stays as it is.`,
    );
}

/** How much is posted at once: the ledger takes so much. */
const mostAtOnce = 500;

async function inGroups<T>(all: readonly T[], work: (group: readonly T[]) => Promise<void>): Promise<void> {
  for (let at = 0; at < all.length; at += mostAtOnce) await work(all.slice(at, at + mostAtOnce));
}
