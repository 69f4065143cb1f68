import type { PositivePayExceptionPage, PositivePayExceptionRow } from '@closewright/contract/positive-pay';
import { AppError } from '@closewright/domain/errors';
import {
  type ExceptionDecision,
  type ExceptionFinding,
  type ExceptionState,
  exceptionStates,
  isAgainst,
  judgeException,
  needsReason,
} from '@closewright/domain/positive-pay';
import type { Transaction } from 'kysely';
import type { Caller } from '../../../platform/auth/caller.ts';
import { refuseBank, seesBank } from '../../../platform/auth/judge-bank.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import type { Database } from '../../../platform/tenant/in-tenant.ts';
import { readCheckRegions } from '../due.queries.ts';
import { confirmDecision, endDecision, storeDecision, takeOff } from './exception-rows.queries.ts';
import { readException, readExceptions, type StoredException } from './exceptions.queries.ts';
import { refusedAs, refusedDecision } from './refused-decision.ts';

/** What checks that banks ask about are read and changed with. */
export interface ExceptionDeps {
  readonly database: Database;
  readonly clock: Clock;
}

interface Asked {
  readonly bankAccountID?: number | undefined;
  readonly state?: ExceptionState | undefined;
  readonly skip: number;
  readonly take: number;
}

/** A page of the checks that banks ask about, of the accounts that the caller may know of. */
export function listPositivePayExceptions(
  { database, clock }: ExceptionDeps,
  caller: Caller,
  { bankAccountID, state, ...page }: Asked,
): Promise<PositivePayExceptionPage> {
  return database.inTenant(caller.actor, async (tx) => {
    const bankAccountIDs = await toldAccounts(tx, caller, bankAccountID);
    const now = clock.now();
    const { results, counts, ...found } = await readExceptions(tx, {
      ...{ tenant: caller.actor.tenant, bankAccountIDs, state, now },
      ...page,
    });
    const countOf = (each: ExceptionState): [ExceptionState, number] => [each, counts[each] ?? 0];
    return {
      ...{ asOf: now.toISOString(), ...found, results: results.map((row) => shownException(row, caller)) },
      // As many states as there are.
      counts: Object.fromEntries(exceptionStates.map(countOf)) as Record<ExceptionState, number>,
    };
  });
}

/** Takes a check off the list that the bank does not ask about any more. */
export const takeOffPositivePayException = (
  deps: ExceptionDeps,
  caller: Caller,
  { reason, ...place }: Place & { readonly reason: string },
): Promise<PositivePayExceptionRow> =>
  change(deps, caller, place, async (tx, _exception, tenant) => {
    if (!(await takeOff(tx, tenant, place.positivePayExceptionID, reason))) throw refusedAs('TAKEN_OFF');
  });

/** Decides what the bank does with a check, by what whoever decides has seen. */
export const decidePositivePayException = (
  deps: ExceptionDeps,
  caller: Caller,
  {
    positivePayExceptionID,
    ...decided
  }: Place & { readonly decision: ExceptionDecision; readonly found: ExceptionFinding; readonly reason: string | null },
): Promise<PositivePayExceptionRow> =>
  change(deps, caller, { positivePayExceptionID }, async (tx, exception, tenant) => {
    if (exception.decision !== null)
      throw new AppError('CARRIED_ON', `${exception.decision.decided.by} has decided this check. Look at it again.`);
    refuseOther(exception, decided.found);
    const isTyped = exception.importedAs === null;
    if (needsReason(decided.found, decided.decision, isTyped) && decided.reason === null) {
      const words = isAgainst(decided.found, decided.decision)
        ? 'Say why: it goes against what the ledger says.'
        : 'Say what shows that the bank asks about it: it was typed.';
      throw new AppError('POSITIVE_PAY_REFUSED', words, { modelState: { reason: [words] } });
    }
    await storeDecision(tx, tenant, positivePayExceptionID, decided);
  });

/** Confirms that the bank pays a check although the ledger says otherwise. */
export const confirmPositivePayException = (
  deps: ExceptionDeps,
  caller: Caller,
  { found, ...place }: Place & { readonly found: ExceptionFinding },
): Promise<PositivePayExceptionRow> =>
  change(deps, caller, place, async (tx, exception, tenant) => {
    const { decision, state } = exception;
    if (state !== 'to confirm' || decision === null)
      throw new AppError('CARRIED_ON', 'Nothing of this check is to be confirmed.');
    refuseOther(exception, found);
    const { number } = decision;
    // Another one may have confirmed it since it was read, or decided anew.
    if (!(await confirmDecision(tx, tenant, { ...place, number }, deps.clock.now()))) throw refusedAs('DECIDED');
  });

/** Takes a decision back that was not sent. */
export const takeBackPositivePayDecision = (
  deps: ExceptionDeps,
  caller: Caller,
  { reason, ...place }: Place & { readonly reason: string },
): Promise<PositivePayExceptionRow> =>
  change(deps, caller, place, async (tx, exception, tenant) => {
    if (exception.decision === null) throw new AppError('CARRIED_ON', 'Nothing is decided of this check.');
    const { number } = exception.decision;
    if (!(await endDecision(tx, tenant, { ...place, number }, reason))) throw refusedAs('NOT_DECIDED');
  });

interface Place {
  readonly positivePayExceptionID: number;
}

/** Changes a check that a bank asks about, and answers it as it is then. */
function change(
  { database }: ExceptionDeps,
  caller: Caller,
  { positivePayExceptionID }: Place,
  work: (tx: Transaction<DB>, exception: StoredException, tenant: string) => Promise<void>,
): Promise<PositivePayExceptionRow> {
  const { tenant } = caller.actor;
  return database.inTenant(caller.actor, async (tx) => {
    const regions = await toldRegions(tx, caller);
    const read = async () => {
      const found = await readException(tx, { tenant, bankAccountIDs: [...regions.keys()], positivePayExceptionID });
      if (!found) throw new AppError('NOT_FOUND');
      return found;
    };
    const before = await read();
    refuseBank(caller.session, 'writePositivePay', regions.get(before.bankAccountID) ?? 0);
    if (before.takenOff !== null)
      throw new AppError('CARRIED_ON', `${before.takenOff.by} has taken this check off the list.`);
    await work(tx, before, tenant).catch(refusedDecision);
    return shownException(await read(), caller);
  });
}

/** The trust accounts that the caller may know of, each with its region. */
async function toldRegions(tx: Transaction<DB>, { actor, session }: Caller): Promise<ReadonlyMap<number, number>> {
  const accounts = await readCheckRegions(tx, actor.tenant);
  return new Map(
    accounts.flatMap(({ bankAccountID, regionID }) =>
      seesBank(session, 'readPositivePay', regionID) ? [[bankAccountID, regionID]] : [],
    ),
  );
}

/** The trust accounts that the caller may know of: the one that is asked for, or all. Throws NOT_FOUND for another. */
export async function toldAccounts(
  tx: Transaction<DB>,
  caller: Caller,
  bankAccountID: number | undefined,
): Promise<readonly number[]> {
  const all = [...(await toldRegions(tx, caller)).keys()];
  if (bankAccountID === undefined) return all;
  if (!all.includes(bankAccountID)) throw new AppError('NOT_FOUND');
  return [bankAccountID];
}

/** An exception as it is told, judged by the ledger as it is now. */
export function shownException(
  { decision, enteredByKey, ...stored }: StoredException,
  { session }: Caller,
): PositivePayExceptionRow {
  const { finding, recommends, checks } = judgeException(stored, stored.check).value;
  const user = String(session.usersID);
  return {
    ...{ ...stored, finding, recommends, checks: [...checks], isOwn: enteredByKey === user },
    decision: decision && shownDecision(decision, user),
  };
}

function shownDecision(
  { number: _number, decidedByKey, ...decision }: NonNullable<StoredException['decision']>,
  user: string,
): PositivePayExceptionRow['decision'] {
  return { ...decision, isOwn: decidedByKey === user };
}

/** Refuses what was decided of something else than there is. */
function refuseOther(exception: StoredException, found: ExceptionFinding): void {
  if (judgeException(exception, exception.check).value.finding === found) return;
  const words = 'The ledger says otherwise of this check by now. Look at it again.';
  throw new AppError('CARRIED_ON', words, { modelState: { found: [words] } });
}
