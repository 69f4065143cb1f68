import type { Investment } from '@closewright/contract/investments';
import { can } from '@closewright/domain/access';
import { AppError } from '@closewright/domain/errors';
import { formatMoney } from '@closewright/domain/formats';
import { type LedgerAccount, ledgerAccounts } from '@closewright/domain/ledger';
import { cents } from '@closewright/domain/money';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import { seesBank } from '../../platform/auth/judge-bank.ts';
import { refuseAction } from '../../platform/auth/refuse-action.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { SecretBox } from '../../platform/secrets/index.ts';
import { actorKey, type Database } from '../../platform/tenant/in-tenant.ts';
import { readEscrowAccounts } from '../escrow-accounting/accounts.queries.ts';
import { type FileInHand, writeFile } from '../orders/file-work.usecases.ts';
import { regionsWhere } from '../orders/listed-regions.queries.ts';
import { type InvestmentsRead, readInvestment, type StoredInvestment } from './investments.queries.ts';
import { refusedInvestment } from './refused-investment.ts';

/** What investment accounts are kept with. */
export interface InvestmentDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: SecretBox;
}

/** The investment accounts that somebody may know of: of files and bank accounts of their regions. */
export async function readOf(tx: Transaction<DB>, { actor, session }: Caller): Promise<InvestmentsRead> {
  const banks = (await readEscrowAccounts(tx, actor.tenant))
    .filter(({ regionID }) => seesBank(session, 'readInvestments', regionID))
    .map(({ bankAccountID }) => bankAccountID);
  const regions = regionsWhere(session, (there) => can(there, 'readInvestments').allowed);
  return { tenant: actor.tenant, banks, regions };
}

/** An investment account that somebody may know of. Throws NOT_FOUND. */
export async function foundInvestment(
  tx: Transaction<DB>,
  caller: Caller,
  investmentID: number,
): Promise<StoredInvestment> {
  const found = await readInvestment(tx, await readOf(tx, caller), investmentID);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** An investment account as somebody is told of it. */
export function shownInvestment(
  { askedByKey, updatedBy: _by, updatedAt: _at, left, ...stored }: StoredInvestment,
  { actor }: Caller,
): Investment {
  return { ...stored, isOwn: askedByKey === actorKey(actor), closingObstacle: closingObstacle(stored.state, left) };
}

/** Why an investment account cannot be closed; null where it can. */
function closingObstacle(state: Investment['state'], left: StoredInvestment['left']): string | null {
  if (state !== 'open') return `It is ${state}`;
  if (left.length === 0) return null;
  const words = left.map(({ account, amount }) => `${labelOf(account)} ${formatMoney(cents(amount))}`);
  return `The ledger has money of it: ${words.join(', ')}`;
}

// The table takes no other accounts.
const labelOf = (account: string): string => ledgerAccounts[account as LedgerAccount].label;

/** Changes an investment account in the lock of its file, and answers it as it is then. */
export async function onInvestment(
  { database }: Pick<InvestmentDeps, 'database'>,
  caller: Caller,
  {
    investmentID,
    action,
  }: { readonly investmentID: number; readonly action: 'writeInvestments' | 'decideInvestments' },
  work: (tx: Transaction<DB>, stored: StoredInvestment, file: FileInHand) => Promise<void>,
): Promise<Investment> {
  const { ordersID } = await database.inTenant(caller.actor, (tx) => foundInvestment(tx, caller, investmentID));
  return writeFile({ database, caller, ordersID }, async (tx, file) => {
    const stored = await foundInvestment(tx, caller, investmentID);
    refuseAction(file.session.access, action);
    await work(tx, stored, file).catch(refusedInvestment);
    return shownInvestment(await foundInvestment(tx, caller, investmentID), caller);
  });
}

/** Refuses to go on with one that is not open. */
export function refuseNotOpen({ state }: Pick<Investment, 'state'>): void {
  if (state !== 'open') throw new AppError('CARRIED_ON', `This investment account is ${state}.`);
}
