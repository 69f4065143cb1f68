import type { UnclaimedList, UnclaimedMoney } from '@closewright/contract/unclaimed';
import { can } from '@closewright/domain/access';
import type { PostedNumber } from '@closewright/domain/check-writing';
import { AppError } from '@closewright/domain/errors';
import { formatDate, formatMoney } from '@closewright/domain/formats';
import { correctionOf, postingOf } from '@closewright/domain/ledger';
import { cents } from '@closewright/domain/money';
import { returnNoteProblem, takeBackProblem, takenByBankProblem } from '@closewright/domain/reconciliation';
import { expectedFits } from '@closewright/domain/wires';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { invalid } from '../../platform/records/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { postTransactions } from '../ledger/post-transactions.usecases.ts';
import { regionsWhere } from '../orders/listed-regions.queries.ts';
import { postedForBankItem } from '../reconciliation/matching/items.usecases.ts';
import { holdLedger } from '../reconciliation/statements/reconciliations.queries.ts';
import {
  foundTrustAccount,
  refuseReconciling,
  toldAccounts,
} from '../reconciliation/statements/trust-accounts.usecases.ts';
import { readWiresToCome } from '../wires/expected/expected-wires.queries.ts';
import { regionsOfWires } from '../wires/expected/judged-wires.usecases.ts';
import { todayOf } from '../workflow/file-tasks.usecases.ts';
import {
  readInterestLeft,
  readUnclaimed,
  readUnclaimedRequests,
  readWithDeposits,
  type StoredUnclaimed,
  type UnclaimedRead,
} from './unclaimed.queries.ts';

/** What money of no file is worked on with. */
export interface UnclaimedDeps {
  readonly database: Database;
  readonly clock: Clock;
}

/** One of them: where it was posted. */
export interface UnclaimedPlace extends PostedNumber {
  readonly bankAccountID: number;
}

/** All of no file in the bank accounts that the caller may know of, or in one of them. */
export const listUnclaimedMoney = (
  deps: UnclaimedDeps,
  caller: Caller,
  { bankAccountID }: { readonly bankAccountID?: number | undefined },
): Promise<UnclaimedList> =>
  deps.database.inTenant(caller.actor, (tx) => unclaimedList(tx, deps, caller, bankAccountID));

/** The same in a transaction that is under way: what there is once something was done. */
export async function unclaimedList(
  tx: Transaction<DB>,
  deps: UnclaimedDeps,
  caller: Caller,
  bankAccountID?: number,
): Promise<UnclaimedList> {
  const { tenant } = caller.actor;
  const accounts =
    bankAccountID === undefined ? await toldAccounts(tx, caller) : [await foundTrustAccount(tx, caller, bankAccountID)];
  const banks = accounts.map((account) => account.bankAccountID);
  const read = readOf(deps, caller, banks);
  const toCome = await readWiresToCome(tx, { ...read, regions: regionsOfWires(caller) });
  const requests = await readUnclaimedRequests(tx, tenant, { banks });
  return {
    today: read.today,
    results: (await readUnclaimed(tx, read)).map((row) => told(row, toCome)),
    interest: await readInterestLeft(tx, tenant, banks),
    requests: requests.map(({ askedBy, ...each }) => ({ ...each, isOwn: askedBy === String(caller.actor.usersID) })),
  };
}

const readOf = ({ clock }: Pick<UnclaimedDeps, 'clock'>, caller: Caller, banks: readonly number[]): UnclaimedRead => ({
  tenant: caller.actor.tenant,
  banks,
  regions: regionsWhere(caller.session, (there) => can(there, 'readReconciliations').allowed),
  today: todayOf(caller, clock.now()),
});

function told(
  { bankItem, ...row }: StoredUnclaimed,
  toCome: Awaited<ReturnType<typeof readWiresToCome>>,
): UnclaimedMoney {
  const expected = toCome.filter((wire) => wire.bankAccountID === row.bankAccountID);
  const found = bankItem && row.kind === 'unclaimed receipt' ? expectedFits(bankItem, expected) : [];
  return {
    ...row,
    fits: found.flatMap(({ expectedWireID, why, isSure }) => {
      const wire = expected.find((each) => each.expectedWireID === expectedWireID);
      if (!wire) return [];
      const { ordersID, fileNumber, sender, party } = wire;
      return [{ ordersID, fileNumber, sender, party, why, isSure }];
    }),
  };
}

/** One of them, whatever is left of it. Throws NOT_FOUND. */
export async function foundUnclaimed(
  tx: Transaction<DB>,
  deps: Pick<UnclaimedDeps, 'clock'>,
  caller: Caller,
  { bankAccountID, stripe, number }: UnclaimedPlace,
): Promise<StoredUnclaimed> {
  const read = { ...readOf(deps, caller, [bankAccountID]), only: { stripe, number } };
  const [found] = await readUnclaimed(tx, read);
  if (!found) throw new AppError('NOT_FOUND', 'There is no such money of no file in this bank account.');
  return found;
}

/** Refuses more than is left of something. */
export function refuseMoreThanLeft({ left }: Pick<StoredUnclaimed, 'left'>, amount: number, path = 'amount'): void {
  if (amount <= left) return;
  const words = left <= 0 ? 'Nothing is left of it' : `Only ${formatMoney(cents(left))} is left of it`;
  throw invalid(path, words);
}

/** The bank took it back: what it credited by mistake, or what nobody had claimed. Posted as the bank has it, and matched. */
export const bankTookUnclaimed = (
  deps: UnclaimedDeps,
  caller: Caller,
  { bankItemID, note, ...place }: UnclaimedPlace & { readonly bankItemID: number; readonly note: string | null },
): Promise<UnclaimedList> =>
  deps.database.inTenant(caller.actor, async (tx) => {
    const account = await heldAccount(tx, caller, place.bankAccountID);
    const found = await foundUnclaimed(tx, deps, caller, place);
    await postedForBankItem({ tx, actor: caller.actor, account }, { bankItemID, note }, (item) => {
      const problem = takenByBankProblem(item);
      if (problem !== null) throw invalid('bankItemID', problem);
      const unsaid = returnNoteProblem(item, note);
      if (unsaid !== null) throw invalid('note', unsaid);
      const amount = -item.amount;
      refuseMoreThanLeft(found, amount, 'bankItemID');
      if (item.date < found.date) throw invalid('bankItemID', `It is of a day before ${formatDate(found.date)}`);
      const wasDeposited = found.depositedOn !== null;
      const posting = postingOf(
        found.kind === 'bank error'
          ? { kind: 'bank error mended', parts: [{ amount }] }
          : { kind: 'returned deposit', parts: [{ file: null, amount, wasDeposited }] },
      );
      const about = { stripe: place.stripe, number: place.number };
      return {
        postings: [
          {
            posting,
            about,
            facts: { reason: note ?? (item.text.slice(0, 200) || 'The bank took it back'), payer: found.sender },
          },
        ],
        reason: found.kind === 'bank error' ? 'The bank took its mistake back' : 'The bank gave it back',
      };
    });
    return unclaimedList(tx, deps, caller);
  });

/** Takes back what was recorded by mistake, with its deposit: on their days, or once what was claimed or paid of it is nobody's again. */
export const takeBackUnclaimed = (
  deps: UnclaimedDeps,
  caller: Caller,
  { reason, ...place }: UnclaimedPlace & { readonly reason: string },
): Promise<UnclaimedList> =>
  deps.database.inTenant(caller.actor, async (tx) => {
    const { tenant } = caller.actor;
    await heldAccount(tx, caller, place.bankAccountID);
    const found = await foundUnclaimed(tx, deps, caller, place);
    const problem = takeBackProblem(found);
    if (problem !== null) throw new AppError('CARRIED_ON', problem);
    const posted = await readWithDeposits(tx, tenant, place);
    if (posted.length === 0) throw new AppError('TAKEN_BACK_ALREADY');
    await postTransactions(
      tx,
      posted.map(({ stripe, number, date, moves }) => ({
        ...{ bank: place.bankAccountID, date, key: `take back ${stripe}-${number}`, reverses: { stripe, number } },
        ...{ posting: correctionOf(moves), facts: { reason } },
      })),
    );
    return unclaimedList(tx, deps, caller);
  });

/** A bank account that the caller may work with, held: nobody posts to it or matches meanwhile. */
export async function heldAccount(
  tx: Transaction<DB>,
  caller: Caller,
  bankAccountID: number,
): ReturnType<typeof foundTrustAccount> {
  refuseReconciling(caller, await foundTrustAccount(tx, caller, bankAccountID));
  await holdLedger(tx, bankAccountID);
  return foundTrustAccount(tx, caller, bankAccountID);
}
