import type { RanRules, ReconciliationDay } from '@closewright/contract/reconciliation';
import type { PostedNumber } from '@closewright/domain/check-writing';
import { AppError, type ErrorCode } from '@closewright/domain/errors';
import { bookItemKey, matchProblem, matchRules, type ProposedMatch } from '@closewright/domain/reconciliation';
import type { Caller } from '../../../platform/auth/caller.ts';
import { invalid } from '../../../platform/records/index.ts';
import { holdLedger } from '../statements/reconciliations.queries.ts';
import { foundTrustAccount, refuseReconciling } from '../statements/trust-accounts.usecases.ts';
import { readNamedBankItems } from './bank-items.queries.ts';
import { readNamedBookItems } from './book-items.queries.ts';
import { type DayOfAccount, type ReconciliationDeps, readDay } from './day.usecases.ts';
import {
  type AccountInHand,
  dayOf,
  isOpenDay,
  makeMatches,
  makeMatchesThatGo,
  refuseClosedDay,
  takeApart,
} from './make-matches.ts';
import { readNamedMatches } from './match-store.queries.ts';
import { readWaiting } from './waiting.usecases.ts';

/**
 * Does something with what waits of an account, under the hold of its ledger, and answers the day as it is then: nobody else matches, posts or imports
 * meanwhile.
 */
export function onDayOfAccount(
  deps: ReconciliationDeps,
  caller: Caller,
  place: DayOfAccount,
  work: (inHand: AccountInHand) => Promise<void>,
): Promise<ReconciliationDay> {
  return deps.database.inTenant(caller.actor, async (tx) => {
    // By whom it may be, before anybody waits for it; its closing only then.
    refuseReconciling(caller, await foundTrustAccount(tx, caller, place.bankAccountID));
    await holdLedger(tx, place.bankAccountID);
    const account = await foundTrustAccount(tx, caller, place.bankAccountID);
    await work({ tx, actor: caller.actor, account });
    return readDay(tx, deps, caller, { account, date: place.date });
  });
}

/**
 * Matches what the rules are sure of, up to the end of a day. What is of days that are finalized stays as it is; what the ledger refuses is named, and
 * does not keep the others from being matched.
 */
export async function runMatchRules(deps: ReconciliationDeps, caller: Caller, place: DayOfAccount): Promise<RanRules> {
  let refused: string[] = [];
  const day = await onDayOfAccount(deps, caller, place, async (inHand) => {
    const { tx, actor, account } = inHand;
    refuseClosedDay(account, place.date);
    const waiting = await readWaiting(tx, { tenant: actor.tenant, ...place }, place.date);
    const bank = new Map(waiting.bankItems.map((item) => [item.bankItemID, item]));
    const book = new Map(waiting.bookItems.map((item) => [bookItemKey(item), item]));
    const sure = waiting.proposed.filter(({ confidence }) => confidence === 'sure');
    const found = sure.map(({ rule, reason, bankItemIDs, bookItems }) => ({
      ...{ rule, reason, note: null },
      bankItems: bankItemIDs.flatMap((id) => bank.get(id) ?? []),
      bookItems: bookItems.flatMap((item) => book.get(bookItemKey(item)) ?? []),
    }));
    refused = await makeMatchesThatGo(
      inHand,
      found.filter((match) => isOpenDay(account, dayOf(match))),
    );
  });
  return { ...day, refused };
}

interface MatchingItems extends DayOfAccount {
  readonly bankItemIDs: readonly number[];
  readonly bookItems: readonly PostedNumber[];
  readonly note: string | null;
}

/** Matches items of both sides by hand, or as the rules offer it. */
export const matchItems = (
  deps: ReconciliationDeps,
  caller: Caller,
  { bankItemIDs, bookItems: named, note, ...place }: MatchingItems,
): Promise<ReconciliationDay> =>
  onDayOfAccount(deps, caller, place, async (inHand) => {
    const { tx, actor } = inHand;
    const at = { tenant: actor.tenant, ...place };
    refuseTwice('bankItemIDs', bankItemIDs.map(String));
    refuseTwice('bookItems', named.map(bookItemKey));
    if (bankItemIDs.length + named.length < 2) throw invalid('bankItemIDs', 'Choose at least two items');
    const ofBank = new Map((await readNamedBankItems(tx, at, bankItemIDs)).map((each) => [each.item.bankItemID, each]));
    const ofBook = new Map((await readNamedBookItems(tx, at, named)).map((each) => [bookItemKey(each.item), each]));
    const bankItems = bankItemIDs.map((id, n) => itemInHand(ofBank.get(id), `bankItemIDs.${n}`, place));
    const bookItems = named.map((item, n) => itemInHand(ofBook.get(bookItemKey(item)), `bookItems.${n}`, place));
    const problem = matchProblem(bankItems, bookItems);
    if (problem !== null) throw invalid(problem.of === 'bank' ? 'bankItemIDs' : 'bookItems', problem.words);
    const { proposed } = await readWaiting(tx, at, place.date);
    const offer = proposed.find((each) => isJust(each, bankItemIDs, named));
    if (!offer && !note) throw invalid('note', 'Say why these are the same: no rule offers it');
    const { rule, reason } = offer ?? { rule: 'hand' as const, reason: matchRules.hand.said };
    await makeMatches(inHand, [{ rule, reason, note: note || null, bankItems, bookItems }]);
  });

/** An item that waits by the end of the day in hand. Throws at its field. */
function itemInHand<T extends { readonly date: string }>(
  found: { readonly item: T; readonly until: string | null } | undefined,
  path: string,
  { date }: DayOfAccount,
): T {
  if (!found) throw refusal('NOT_FOUND', path, 'There is no such item of this bank account.');
  const { item, until } = found;
  if (until !== null)
    throw refusal('CARRIED_ON', path, 'It was matched or taken back meanwhile. Look at the day again.');
  if (item.date > date) throw invalid(path, 'It is of a later day');
  return item;
}

const isJust = (offer: ProposedMatch, bankItemIDs: readonly number[], bookItems: readonly PostedNumber[]): boolean =>
  isSame(offer.bankItemIDs.map(String), bankItemIDs.map(String)) &&
  isSame(offer.bookItems.map(bookItemKey), bookItems.map(bookItemKey));

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((each) => b.includes(each));

/** Takes matches apart. */
export const unmatchItems = (
  deps: ReconciliationDeps,
  caller: Caller,
  {
    bankMatchIDs,
    reason,
    ...place
  }: DayOfAccount & { readonly bankMatchIDs: readonly number[]; readonly reason: string | null },
): Promise<ReconciliationDay> =>
  onDayOfAccount(deps, caller, place, async (inHand) => {
    refuseTwice('bankMatchIDs', bankMatchIDs.map(String));
    const at = { tenant: inHand.actor.tenant, bankAccountID: place.bankAccountID };
    const known = new Map(
      (await readNamedMatches(inHand.tx, at, bankMatchIDs)).map((each) => [each.bankMatchID, each]),
    );
    const matches = bankMatchIDs.map((id, n) => {
      const match = known.get(id);
      const path = `bankMatchIDs.${n}`;
      if (!match) throw refusal('NOT_FOUND', path, 'There is no such match of this bank account.');
      if (match.isEnded) throw refusal('CARRIED_ON', path, 'It was taken apart meanwhile. Look at the day again.');
      return match;
    });
    await takeApart(inHand, matches, reason || null);
  });

function refuseTwice(path: string, named: readonly string[]): void {
  const at = named.findIndex((each, place) => named.indexOf(each) < place);
  if (at >= 0) throw invalid(`${path}.${at}`, 'It is named twice');
}

const refusal = (code: ErrorCode, path: string, message: string): AppError =>
  new AppError(code, message, { modelState: { [path]: [message] } });
