import type { ReconciliationDay } from '@closewright/contract/reconciliation';
import type { StoredBankItem } from '@closewright/domain/bank-files';
import type { PostedNumber } from '@closewright/domain/check-writing';
import { AppError } from '@closewright/domain/errors';
import { type LedgerEvent, postingOf } from '@closewright/domain/ledger';

import type { Caller } from '../../../platform/auth/caller.ts';
import { invalid } from '../../../platform/records/index.ts';
import { nextIDs } from '../../../platform/tenant/in-tenant.ts';
import { postTransactions } from '../../ledger/post-transactions.usecases.ts';
import { readNamedBankItems } from './bank-items.queries.ts';
import { readNamedBookItems } from './book-items.queries.ts';
import type { DayOfAccount, ReconciliationDeps } from './day.usecases.ts';
import { makeMatches, refuseClosedDay } from './make-matches.ts';
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

/** What only the bank has, and what of its items that may be. */
const postable = {
  'bank charge': {
    kinds: ['Fee'],
    is: (amount: number) => amount < 0,
    event: (amount: number): LedgerEvent => ({ kind: 'bank charge', parts: [{ file: null, amount: -amount }] }),
    reason: 'Posted as the charge of the bank',
    refused: 'Only what the bank took for itself is a charge',
  },
  interest: {
    kinds: ['Interest'],
    is: (amount: number) => amount > 0,
    event: (amount: number): LedgerEvent => ({ kind: 'interest', parts: [{ amount }] }),
    reason: 'Posted as the interest of the bank',
    refused: 'Only what the bank credited for itself is interest',
  },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly kinds: readonly StoredBankItem['kind'][];
      readonly is: (amount: number) => boolean;
      readonly event: (amount: number) => LedgerEvent;
      readonly reason: string;
      readonly refused: string;
    }
  >
>;

interface PostingItem extends DayOfAccount {
  readonly bankItemID: number;
  readonly as: keyof typeof postable;
  readonly note: string | null;
}

/** Posts a charge or interest of no file as the bank has it, on its day, and matches the two. */
export const postBankItem = (
  deps: ReconciliationDeps,
  caller: Caller,
  { bankItemID, as, note, ...place }: PostingItem,
): Promise<ReconciliationDay> =>
  onDayOfAccount(deps, caller, place, async (inHand) => {
    const { tx, actor, account } = inHand;
    const at = { tenant: actor.tenant, bankAccountID: account.bankAccountID };
    const [found] = await readNamedBankItems(tx, at, [bankItemID]);
    if (!found) throw new AppError('NOT_FOUND', 'There is no such item of this bank account.');
    const { item, until } = found;
    if (until !== null) throw new AppError('CARRIED_ON', 'It was matched meanwhile. Look at the day again.');
    if (item.date > place.date) throw invalid('bankItemID', 'It is of a later day');
    const { kinds, is, event, reason, refused } = postable[as];
    if (!kinds.some((kind) => kind === item.kind) || !is(item.amount)) throw invalid('bankItemID', refused);
    refuseClosedDay(account, item.date);
    const [posted] = await postTransactions(tx, [
      {
        ...{
          bank: at.bankAccountID,
          date: item.date,
          key: `bank item ${bankItemID} of match ${await nextIDs(tx, 'bank_item_posting')}`,
        },
        ...{ posting: postingOf(event(item.amount)), facts: { memo: note || item.text } },
      },
    ]);
    const bookItems = posted ? (await readNamedBookItems(tx, at, [posted])).map((each) => each.item) : [];
    await makeMatches(inHand, [{ rule: 'hand', reason, note: note || null, bankItems: [item], bookItems }]);
  });
