import { createHash, randomUUID } from 'node:crypto';
import type { BankItemKind } from '@closewright/domain/bank-files';
import { correctionOf, postingOf } from '@closewright/domain/ledger';
import { bookItemKey } from '@closewright/domain/reconciliation';
import { type PostedNumber, postTransactions } from '../../src/modules/ledger/post-transactions.usecases.ts';
import {
  endMatches,
  type NewMatch,
  readPaidBy,
  storeMatches,
} from '../../src/modules/reconciliation/matching/match-store.queries.ts';
import { type Actor, type Database, nextIDs } from '../../src/platform/tenant/in-tenant.ts';

/** What a bank tells of an account; what is not said is of no matter. */
export interface ToldItem {
  readonly day: string;
  readonly amount: number;
  readonly kind?: BankItemKind;
  readonly check_number?: number;
  readonly customer_reference?: string;
  readonly bank_reference?: string;
  readonly text?: string;
}

const hash = (of: string): string => createHash('sha256').update(of).digest('hex');

/** Stores what a bank tells as a file of it does, and answers the ids of its items in their order. */
export async function tellOfBank(
  database: Database,
  actor: Actor,
  bank: number,
  items: readonly ToldItem[],
): Promise<readonly number[]> {
  const { tenant } = actor;
  return database.inTenant(actor, async (tx) => {
    const bank_file_id = await nextIDs(tx, 'bank_file_id');
    const first = await nextIDs(tx, 'bank_item_id', items.length);
    const of = { tenant_id: tenant, bank_file_id };
    const days = items.map(({ day }) => day).toSorted();
    const sum = (is: (amount: number) => boolean) =>
      items.reduce((all, { amount }) => (is(amount) ? all + amount : all), 0);
    const name = randomUUID();
    await tx
      .insertInto('bank_files')
      .values({ ...of, file_name: `${name}.bai`, format: 'BAI2', bytes: 1, sha256: hash(name) })
      .execute();
    await tx
      .insertInto('bank_file_contents')
      .values({ ...of, content_encrypted: Buffer.of(0) })
      .execute();
    await tx
      .insertInto('bank_file_accounts')
      .values({
        ...{ ...of, bank_account_id: bank, sha256: hash(name) },
        ...{ from_date: days[0] ?? '', through_date: days.at(-1) ?? '', item_count: items.length, day_count: 0 },
        ...{ in_cents: sum((amount) => amount > 0), out_cents: sum((amount) => amount < 0) },
      })
      .execute();
    await tx
      .insertInto('bank_items')
      .values(
        items.map(({ amount, kind, text, ...item }, at) => ({
          ...{ ...of, bank_account_id: bank, bank_item_id: first + at, line: at + 1, amount_cents: amount },
          ...{ kind: kind ?? (amount < 0 ? 'Other out' : 'Other in'), text: text ?? 'TOLD' },
          ...{ identity: hash(`${name} ${at}`), nth: 1, ...item },
        })),
      )
      .execute();
    return items.map((_, at) => first + at);
  });
}

/** Matches items of an account as they are told, and posts nothing. */
export const matchRows = (
  database: Database,
  actor: Actor,
  bankAccountID: number,
  { items, ...match }: Partial<NewMatch> & Pick<NewMatch, 'date' | 'amount' | 'items'>,
): Promise<number> =>
  database.inTenant(actor, async (tx) => {
    const bankMatchID = await nextIDs(tx, 'bank_match_id');
    await storeMatches(tx, { tenant: actor.tenant, bankAccountID }, [
      { rule: 'hand', reason: 'By hand', note: null, ...match, bankMatchID, items },
    ]);
    return bankMatchID;
  });

/** A payment of a file, and the day on which its bank pays it. */
export interface PaidByBank {
  readonly bank: number;
  readonly about: PostedNumber;
  readonly day: string;
  readonly parts: readonly { readonly file: number | null; readonly amount: number }[];
  readonly bankItemID: number;
}

/** Matches a payment with what its bank paid, and posts it as paid. */
export const matchPayment = (
  database: Database,
  actor: Actor,
  { bank, about, day, parts, bankItemID }: PaidByBank,
): Promise<PostedNumber & { readonly bankMatchID: number }> =>
  database.inTenant(actor, async (tx) => {
    const amount = parts.reduce((sum, part) => sum - part.amount, 0);
    const bankMatchID = await nextIDs(tx, 'bank_match_id');
    const items = [
      { bankItemID, amount },
      { ...about, amount },
    ];
    await storeMatches(tx, { tenant: actor.tenant, bankAccountID: bank }, [
      { bankMatchID, rule: 'hand', reason: 'By hand', note: null, date: day, amount, items },
    ]);
    const [posted] = await postTransactions(tx, [
      {
        ...{ bank, about, date: day, key: `match ${bankMatchID}: ${bookItemKey(about)}`, facts: { bankMatchID } },
        posting: postingOf({ kind: 'paid', parts }),
      },
    ]);
    if (!posted) throw new Error('nothing was posted');
    return { ...posted, bankMatchID };
  });

/** A bank that pays something: it tells of it, and the two are matched. */
export async function payByBank(
  database: Database,
  actor: Actor,
  { bank, about, day, parts }: Omit<PaidByBank, 'bankItemID'>,
): Promise<PostedNumber & { readonly bankMatchID: number }> {
  const amount = parts.reduce((sum, part) => sum - part.amount, 0);
  const [bankItemID = 0] = await tellOfBank(database, actor, bank, [{ day, amount }]);
  return matchPayment(database, actor, {
    ...{ bank, day, parts, bankItemID },
    about: { stripe: about.stripe, number: about.number },
  });
}

/** Takes a match apart, with what was posted as paid by it. */
export const unpay = (
  database: Database,
  actor: Actor,
  { bank, bankMatchID }: { readonly bank: number; readonly bankMatchID: number },
): Promise<readonly PostedNumber[]> =>
  database.inTenant(actor, async (tx) => {
    const place = { tenant: actor.tenant, bankAccountID: bank };
    const paid = await readPaidBy(tx, place, [bankMatchID]);
    await endMatches(tx, place, [bankMatchID], 'It was another one');
    return postTransactions(
      tx,
      paid.map(({ moves, date, stripe, number }) => ({
        ...{ bank, date, key: `match ${bankMatchID} apart`, reverses: { stripe, number } },
        ...{ posting: correctionOf(moves), facts: { reason: 'It was another one' } },
      })),
    );
  });
