import type { StaleCheckCriteria } from '@closewright/contract/escrow-accounting';
import type { NamedStaleCheck, StaleCheck, StaleCheckAct, StaleCheckPage } from '@closewright/contract/stale-checks';
import { AppError } from '@closewright/domain/errors';
import {
  type ActProblem,
  actProblem,
  type NewStaleAct,
  staleAges,
  staleStages,
} from '@closewright/domain/stale-checks';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import { refuseBank } from '../../platform/auth/judge-bank.ts';
import { refuseAction } from '../../platform/auth/refuse-action.ts';
import { sessionIn } from '../../platform/auth/user-session.ts';
import type { Slice } from '../../platform/db/list-parts.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { invalid } from '../../platform/records/index.ts';
import { lockFiles } from '../../platform/tenant/tenant-locks.ts';
import { fittingChecks } from './fitting-checks.usecases.ts';
import { type InHand, judgedChecks, judgedNamed, type StaleDeps, staleReadOf } from './judged-checks.usecases.ts';
import { readChecksOfActs, readNamedChecks, type StaleRead } from './stale-checks.queries.ts';
import { endAct, insertActs, type StoredAct } from './store-acts.queries.ts';

/** A page of the checks that nobody cashed for 90 days. */
export const listStaleChecks = (
  deps: StaleDeps,
  caller: Caller,
  { bankAccountID, skip, take, ...asked }: StaleCheckCriteria & Slice,
): Promise<StaleCheckPage> =>
  deps.database.inTenant(caller.actor, async (tx) => {
    const read = await staleReadOf(tx, deps, caller, bankAccountID);
    const fitting = fittingChecks(await judgedChecks(tx, read), asked);
    return {
      ...{ asOf: deps.clock.now().toISOString(), today: read.today, totalRecords: fitting.length },
      results: fitting.slice(skip, skip + take),
      stages: stagesOf(fitting),
    };
  });

/** What checks come to, by stage. */
function stagesOf(checks: readonly StaleCheck[]): StaleCheckPage['stages'] {
  const by = Map.groupBy(checks, ({ stage }) => stage);
  const sums = staleStages.map((stage) => {
    const of = by.get(stage) ?? [];
    return [stage, { count: of.length, amount: of.reduce((sum, { amount }) => sum + amount, 0) }] as const;
  });
  // Each stage has its entry.
  return Object.fromEntries(sums) as StaleCheckPage['stages'];
}

/** Says what was done about checks: of all of them, or of none. Answers them as they are then. */
export const noteStaleChecks = (
  deps: StaleDeps,
  caller: Caller,
  { checks, act }: { readonly checks: readonly NamedStaleCheck[]; readonly act: NewStaleAct },
): Promise<StaleCheck[]> =>
  onChecks(deps, caller, checks, async (tx, read, inHand) => {
    inHand.forEach((check, at) => {
      refuseProblem(actProblem(act, check, read.today), at);
    });
    await insertActs(
      tx,
      read.tenant,
      inHand.map((check) => storedAct(act, check)),
    );
  });

function storedAct(act: NewStaleAct, check: NamedStaleCheck): StoredAct {
  const said = { check, kind: act.kind, on: act.on, note: act.note };
  if (act.kind === 'address') return { ...said, address: act.address };
  return act.kind === 'reported' ? { ...said, reportState: act.report.state, reportYear: act.report.year } : said;
}

/** Refuses at the field of what is typed, or at the check. */
export function refuseProblem(problem: ActProblem | null, at: number, typedAt = 'act.'): void {
  if (problem === null) return;
  throw invalid(problem.field === null ? `checks.${at}` : `${typedAt}${problem.field}`, problem.words);
}

/** Works on outstanding checks, under the lock of their files: nobody else says anything of them meanwhile. Answers them as they are then. */
export function onChecks(
  deps: StaleDeps,
  caller: Caller,
  named: readonly NamedStaleCheck[],
  work: (tx: Transaction<DB>, read: StaleRead, inHand: readonly StaleCheck[]) => Promise<void>,
): Promise<StaleCheck[]> {
  refuseTwice(named);
  return deps.database
    .inTenant(caller.actor, async (tx) => {
      const read = await staleReadOf(tx, deps, caller);
      const files = await readNamedChecks(tx, read, named);
      await lockFiles(
        tx,
        [...new Set(files.map(({ ordersID }) => ordersID))].toSorted((one, other) => one - other),
      );
      await work(tx, read, await checksInHand(tx, read, caller, named));
      const after = await judgedNamed(tx, read, named);
      return named.flatMap((check) => after.find(({ shown }) => isSame(shown, check))?.shown ?? []);
    })
    .catch(refusedAct);
}

const isSame = (one: NamedStaleCheck, other: NamedStaleCheck): boolean =>
  one.bankAccountID === other.bankAccountID && one.stripe === other.stripe && one.number === other.number;

function refuseTwice(named: readonly NamedStaleCheck[]): void {
  const at = named.findIndex((check, place) => named.findIndex((each) => isSame(each, check)) !== place);
  if (at >= 0) throw invalid(`checks.${at}`, 'This check is named twice');
}

/** The checks in the order in which they are named. Refuses what is over, too young, or of a region whose checks somebody may not write of. */
async function checksInHand(
  tx: Transaction<DB>,
  read: StaleRead,
  { session }: Caller,
  named: readonly NamedStaleCheck[],
): Promise<readonly StaleCheck[]> {
  const stored = await readNamedChecks(tx, read, named);
  const judged = await judgedNamed(tx, read, named);
  return named.map((check, at) => {
    if (!stored.some((each) => isSame(each, check)))
      throw new AppError('CARRIED_ON', 'A check was paid, voided or stopped meanwhile, or is not there.', {
        modelState: { [`checks.${at}`]: ['This check is not outstanding'] },
      });
    const found = judged.find(({ shown }) => isSame(shown, check));
    if (!found) throw invalid(`checks.${at}`, `It is looked at ${staleAges.call} days after it was written`);
    refuseRegion(session, found);
    return found.shown;
  });
}

function refuseRegion(session: Caller['session'], { regionIDs, bankRegionID }: Omit<InHand, 'shown'>): void {
  refuseBank(session, 'writeStaleChecks', bankRegionID);
  for (const regionID of regionIDs) refuseAction(sessionIn(session, regionID).access, 'writeStaleChecks');
}

/** Takes back what was said of a check, also once the check is over. */
export const takeBackStaleAct = (
  deps: StaleDeps,
  caller: Caller,
  { staleActID, reason }: { readonly staleActID: number; readonly reason: string },
): Promise<StaleCheckAct> =>
  deps.database.inTenant(caller.actor, async (tx) => {
    const read = await staleReadOf(tx, deps, caller);
    const find = async () => {
      const [check] = await readChecksOfActs(tx, read, [staleActID]);
      const act = check?.acts.find((each) => each.staleActID === staleActID);
      if (!check || !act) throw new AppError('NOT_FOUND');
      return { check, act };
    };
    await lockFiles(tx, [(await find()).check.ordersID]);
    const { check, act } = await find();
    refuseRegion(caller.session, check);
    if (act.takenBack !== null) throw new AppError('DECIDED_ALREADY', `${act.takenBack.by} has taken it back already.`);
    await endAct(tx, read.tenant, staleActID, reason);
    return (await find()).act;
  });

/** What the database refuses of an act, as the api answers it. */
function refusedAct(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === 'LG001' && error.message === 'CARRIED_ON')
    throw new AppError('CARRIED_ON', 'A check was paid, voided or stopped meanwhile. Look at it again.', {
      cause: error,
    });
  throw error;
}
