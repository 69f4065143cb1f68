import type { postableKinds, ReconciliationDay } from '@closewright/contract/reconciliation';
import type { StoredBankItem } from '@closewright/domain/bank-files';
import type { FundsInstrument, PostedNumber } from '@closewright/domain/check-writing';
import { AppError } from '@closewright/domain/errors';
import { type LedgerEvent, postingOf } from '@closewright/domain/ledger';
import { mayBeOfNoFile } from '@closewright/domain/reconciliation';
import type { Caller } from '../../../platform/auth/caller.ts';
import { invalid } from '../../../platform/records/index.ts';
import { nextIDs } from '../../../platform/tenant/in-tenant.ts';
import { type AskedPosting, postTransactions } from '../../ledger/post-transactions.usecases.ts';
import { readNamedBankItems } from './bank-items.queries.ts';
import { readNamedBookItems } from './book-items.queries.ts';
import type { DayOfAccount, ReconciliationDeps } from './day.usecases.ts';
import { type AccountInHand, makeMatches, refuseClosedDay } from './make-matches.ts';
import { onDayOfAccount } from './match.usecases.ts';
import { addNote } from './notes.queries.ts';

interface Noting extends DayOfAccount {
  readonly bankItemID: number | null;
  readonly bookItem: PostedNumber | null;
  readonly text: string;
}

/** Says something of an item. */
export const noteItem = (
  deps: ReconciliationDeps,
  caller: Caller,
  { bankItemID, bookItem, text, ...place }: Noting,
): Promise<ReconciliationDay> =>
  onDayOfAccount(deps, caller, place, async ({ tx, actor: { tenant } }) => {
    if ((bankItemID === null) === (bookItem === null)) throw invalid('bankItemID', 'Choose one item');
    const at = { tenant, bankAccountID: place.bankAccountID };
    const found =
      bankItemID === null
        ? await readNamedBookItems(tx, at, bookItem === null ? [] : [bookItem])
        : await readNamedBankItems(tx, at, [bankItemID]);
    if (found.length === 0) throw new AppError('NOT_FOUND', 'There is no such item of this bank account.');
    await addNote(tx, at, { noteID: await nextIDs(tx, 'note_id'), bankItemID, bookItem, text });
  });

interface Posting {
  readonly postings: readonly Pick<AskedPosting, 'posting' | 'about' | 'facts'>[];
  readonly reason: string;
}

type Postable = (item: StoredBankItem, note: string | null) => Posting;

/** What only the bank has, and what of its items that may be. Throws at `bankItemID`. */
const postable: Readonly<Record<(typeof postableKinds)[number], Postable>> = {
  'bank charge': ({ kind, amount, text }, note) => {
    if (kind !== 'Fee' || amount >= 0) throw invalid('bankItemID', 'Only what the bank took for itself is a charge');
    return ofItself({ kind: 'bank charge', parts: [{ file: null, amount: -amount }] }, note ?? text, 'charge');
  },
  interest: ({ kind, amount, text }, note) => {
    if (kind !== 'Interest' || amount <= 0)
      throw invalid('bankItemID', 'Only what the bank credited for itself is interest');
    return ofItself({ kind: 'interest', parts: [{ amount }] }, note ?? text, 'interest');
  },
  'unclaimed receipt': (item, note) => {
    refuseNoCredit(item);
    const { amount } = item;
    return {
      postings: [
        { posting: postingOf({ kind: 'unclaimed receipt', parts: [{ amount }] }), facts: factsOf(item, note) },
        {
          ...{ posting: postingOf({ kind: 'deposit', parts: [{ file: null, amount }] }), about: { place: 1 } },
          facts: { slip: null },
        },
      ],
      reason: 'Nobody has claimed it',
    };
  },
  'bank error': (item, note) => {
    refuseNoCredit(item);
    return {
      postings: [
        { posting: postingOf({ kind: 'bank error', parts: [{ amount: item.amount }] }), facts: factsOf(item, note) },
      ],
      reason: 'The bank credited it by mistake',
    };
  },
};

const ofItself = (event: LedgerEvent, memo: string, what: string): Posting => ({
  postings: [{ posting: postingOf(event), facts: { memo } }],
  reason: `Posted as the ${what} of the bank`,
});

function refuseNoCredit(item: StoredBankItem): void {
  if (!mayBeOfNoFile(item)) throw invalid('bankItemID', 'Only money that came in may be of nobody');
}

/** How money came in that is of no file, by what the bank says: a check is the slowest to be good. */
const instruments: Partial<Readonly<Record<StoredBankItem['kind'], FundsInstrument>>> = {
  'Wire in': 'Wire',
  'ACH in': 'ACH',
};

/** Who sent it as far as it is known, and by what it is known again. */
const factsOf = ({ kind, text, bankReference, customerReference }: StoredBankItem, note: string | null) => ({
  payer: (note || text || kind).slice(0, 120),
  instrument: instruments[kind] ?? 'Personal check',
  reference: bankReference ?? customerReference,
  memo: text || null,
});

/** Posts what an item of the bank is, on its day, and matches the two. The account is held. */
export async function postedForBankItem(
  inHand: AccountInHand,
  { bankItemID, note, until }: { readonly bankItemID: number; readonly note: string | null; readonly until?: string },
  make: Postable,
): Promise<void> {
  const { tx, actor, account } = inHand;
  const at = { tenant: actor.tenant, bankAccountID: account.bankAccountID };
  const [found] = await readNamedBankItems(tx, at, [bankItemID]);
  if (!found) throw new AppError('NOT_FOUND', 'There is no such item of this bank account.');
  const { item } = found;
  if (found.until !== null) throw new AppError('CARRIED_ON', 'It was matched meanwhile. Look at the day again.');
  if (until !== undefined && item.date > until) throw invalid('bankItemID', 'It is of a later day');
  const { postings, reason } = make(item, note);
  refuseClosedDay(account, item.date);
  const key = `bank item ${bankItemID} of match ${await nextIDs(tx, 'bank_item_posting')}`;
  const [posted] = await postTransactions(
    tx,
    postings.map((each, place) => ({
      ...{ bank: at.bankAccountID, date: item.date, key: place === 0 ? key : `${key}: ${place}`, ...each },
    })),
  );
  const bookItems = posted ? (await readNamedBookItems(tx, at, [posted])).map((each) => each.item) : [];
  await makeMatches(inHand, [{ rule: 'hand', reason, note, bankItems: [item], bookItems }]);
}

interface PostingItem extends DayOfAccount {
  readonly bankItemID: number;
  readonly as: (typeof postableKinds)[number];
  readonly note: string | null;
}

/** Posts what only the bank has as the bank has it, on its day, and matches the two: a charge, interest, or money of no file. */
export const postBankItem = (
  deps: ReconciliationDeps,
  caller: Caller,
  { bankItemID, as, note, ...place }: PostingItem,
): Promise<ReconciliationDay> =>
  onDayOfAccount(deps, caller, place, (inHand) =>
    postedForBankItem(inHand, { bankItemID, note: note || null, until: place.date }, postable[as]),
  );
