import type {
  Investment,
  InvestmentBank,
  InvestmentBody,
  InvestmentDetails,
  InvestmentPage,
} from '@closewright/contract/investments';
import { AppError } from '@closewright/domain/errors';
import { type InvestmentState, openingProblems } from '@closewright/domain/investments';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import { refuseAction } from '../../platform/auth/refuse-action.ts';
import type { Slice } from '../../platform/db/list-parts.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import { staleVersion } from '../../platform/errors/stale-version.ts';
import { invalid } from '../../platform/records/index.ts';
import { sealTaxID } from '../../platform/secrets/index.ts';
import { nextIDs } from '../../platform/tenant/in-tenant.ts';
import { writeFile } from '../orders/file-work.usecases.ts';
import { todayOf } from '../workflow/file-tasks.usecases.ts';
import { readInvestmentBanks, readInvestments } from './investments.queries.ts';
import {
  foundInvestment,
  type InvestmentDeps,
  onInvestment,
  readOf,
  refuseNotOpen,
  shownInvestment,
} from './judged-investments.usecases.ts';
import { refusedInvestment } from './refused-investment.ts';
import { endAsking, endInvestment, insertInvestment, updateDetails } from './store-investments.queries.ts';

interface Asked extends Slice {
  readonly state?: InvestmentState | undefined;
  readonly ordersID?: number | undefined;
  readonly text?: string | undefined;
}

/** A page of the investment accounts that somebody may know of. */
export const listInvestments = (
  { database }: InvestmentDeps,
  caller: Caller,
  { skip, take, ...asked }: Asked,
): Promise<InvestmentPage> =>
  database.inTenant(caller.actor, async (tx) => {
    const { results, ...sums } = await readInvestments(tx, await readOf(tx, caller), asked, { skip, take });
    return { ...sums, results: results.map((each) => shownInvestment(each, caller)) };
  });

/** An investment account as it is now. */
export const getInvestment = (
  { database }: InvestmentDeps,
  caller: Caller,
  investmentID: number,
): Promise<Investment> =>
  database.inTenant(caller.actor, async (tx) =>
    shownInvestment(await foundInvestment(tx, caller, investmentID), caller),
  );

/** The bank accounts that investment accounts are opened in. */
export const listInvestmentBanks = ({ database }: InvestmentDeps, caller: Caller): Promise<InvestmentBank[]> =>
  database.inTenant(caller.actor, async (tx) => [...(await banksOf(tx, caller))]);

async function banksOf(tx: Transaction<DB>, caller: Caller): Promise<readonly InvestmentBank[]> {
  const { tenant, banks } = await readOf(tx, caller);
  return readInvestmentBanks(tx, tenant, banks);
}

/** Asks for an investment account. Seals within the transaction: a rotation of the keys sees the TIN, or it is sealed with the new key. */
export const askInvestment = (
  { database, clock, secrets }: InvestmentDeps,
  caller: Caller,
  { taxID, ...typed }: InvestmentBody,
): Promise<Investment> =>
  writeFile({ database, caller, ordersID: typed.ordersID }, async (tx, file) => {
    refuseAction(file.session.access, 'writeInvestments');
    refuseFields(openingProblems(typed, todayOf(caller, clock.now())));
    const bank = (await banksOf(tx, caller)).find(({ bankAccountID }) => bankAccountID === typed.bankAccountID);
    if (!bank) throw invalid('bankAccountID', 'Choose a bank account of the kind Investment');
    if (bank.takenBy !== null) throw invalid('bankAccountID', `The investment account of ${bank.takenBy} has it`);
    const investmentID = await nextIDs(tx, 'investment_id');
    const { tenant } = caller.actor;
    const sealed = sealTaxID(secrets, placeOf(tenant, investmentID), taxID);
    await insertInvestment(tx, tenant, investmentID, typed, sealed).catch(refusedInvestment);
    return shownInvestment(await foundInvestment(tx, caller, investmentID), caller);
  });

/** Where the TIN of an investment account is sealed. */
export const placeOf = (tenant: string, investmentID: number) =>
  ({ tenant, table: 'investment_accounts', row: investmentID }) as const;

interface Deciding {
  readonly investmentID: number;
  readonly decision: 'approve' | 'refuse' | 'withdraw';
  readonly reason: string | null;
}

const decided = { approve: 'open', refuse: 'refused', withdraw: 'withdrawn' } as const;

/** Approves or refuses what somebody else asked for; who asked withdraws. */
export function decideInvestment(
  deps: InvestmentDeps,
  caller: Caller,
  { investmentID, decision, reason }: Deciding,
): Promise<Investment> {
  if (decision === 'refuse' && !reason) throw invalid('reason', 'Say why it is refused');
  return onInvestment(deps, caller, { investmentID, action: 'decideInvestments' }, async (tx, stored) => {
    const { state, decided: by, asked } = stored;
    if (state !== 'asked') throw new AppError('DECIDED_ALREADY', `${by?.by ?? 'Somebody'} has decided this already.`);
    const { isOwn } = shownInvestment(stored, caller);
    if (isOwn && decision !== 'withdraw')
      throw new AppError('SECOND_PERSON_NEEDED', 'You asked for this yourself: somebody else has to decide it.');
    if (!isOwn && decision === 'withdraw')
      throw new AppError('SECOND_PERSON_NEEDED', `Only ${asked.by} can withdraw this: refuse it.`);
    await endAsking(tx, caller.actor.tenant, investmentID, { state: decided[decision], reason: reason || null });
  });
}

interface Saving {
  readonly investmentID: number;
  readonly version: number;
  readonly changes: { readonly [K in keyof InvestmentDetails]?: InvestmentDetails[K] | undefined };
}

/** Saves where the form goes, who files it and the note. */
export const saveInvestment = (
  deps: InvestmentDeps,
  caller: Caller,
  { investmentID, version, changes }: Saving,
): Promise<Investment> =>
  onInvestment(deps, caller, { investmentID, action: 'writeInvestments' }, async (tx, stored) => {
    if (stored.state !== 'closed') refuseNotOpen(stored);
    if (stored.version !== version)
      throw staleVersion(stored, {
        ...{ shown: shownInvestment(stored, caller), message: 'Somebody else changed this in the meantime.' },
      });
    const { address, reportedBy, note } = stored;
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    await updateDetails(tx, caller.actor.tenant, investmentID, { ...address, reportedBy, note, ...given });
  });

/** Closes an investment account that has nothing any more. */
export const closeInvestment = (
  deps: InvestmentDeps,
  caller: Caller,
  { investmentID, reason }: { readonly investmentID: number; readonly reason: string },
): Promise<Investment> =>
  onInvestment(deps, caller, { investmentID, action: 'writeInvestments' }, async (tx, stored) => {
    const { closingObstacle } = shownInvestment(stored, caller);
    if (closingObstacle !== null) throw new AppError('CARRIED_ON', `${closingObstacle}.`);
    await endInvestment(tx, caller.actor.tenant, investmentID, reason);
  });
