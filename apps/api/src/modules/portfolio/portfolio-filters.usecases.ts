import type { PortfolioFilter, PortfolioFilterSettings } from '@closewright/contract/portfolio';
import { hasRight } from '@closewright/domain/access';
import { AppError } from '@closewright/domain/errors';
import { portfolioLimits } from '@closewright/domain/portfolio';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { refuseStale } from '../../platform/errors/stale-version.ts';
import { type Database, nextIDs } from '../../platform/tenant/in-tenant.ts';
import { lockCommon } from '../../platform/tenant/tenant-locks.ts';
import {
  deleteFilter,
  type FilterOwner,
  insertFilter,
  readFilters,
  type StoredFilter,
  updateFilter,
} from './portfolio-filters.queries.ts';

/** The caller's filters and the shared ones. */
export function listFilters(database: Database, caller: Caller): Promise<PortfolioFilter[]> {
  return database.inTenant(caller.actor, async (tx) =>
    (await readFilters(tx, ownerOf(caller))).map((filter) => shown(filter, caller)),
  );
}

/** Saves a filter under a new name. */
export function createFilter(
  database: Database,
  caller: Caller,
  settings: PortfolioFilterSettings,
): Promise<PortfolioFilter> {
  const owner = ownerOf(caller);
  return database.inTenant(caller.actor, async (tx) => {
    await lockCommon(tx);
    const own = (await readFilters(tx, owner)).filter(({ usersID }) => usersID === owner.usersID);
    if (own.length >= portfolioLimits.filtersPerUser) {
      throw new AppError('VALIDATION_FAILED', `At most ${portfolioLimits.filtersPerUser} filters can be saved.`);
    }
    refuseTakenName(own, settings.name, null, 'name');
    const id = await nextIDs(tx, 'portfolio_filter_id');
    await insertFilter(tx, owner, id, settings);
    return shown(await known(tx, owner, id), caller);
  });
}

/** Changes a filter of the caller; administrators change any that is shared. */
export function saveFilter(
  database: Database,
  caller: Caller,
  save: { portfolioFilterID: number; version: number; changes: Partial<PortfolioFilterSettings> },
): Promise<PortfolioFilter> {
  const owner = ownerOf(caller);
  const { portfolioFilterID: id, version, changes } = save;
  return database.inTenant(caller.actor, async (tx) => {
    await lockCommon(tx);
    const all = await readFilters(tx, owner);
    const stored = requireMine(all, id, caller);
    refuseStale(stored, version);
    if (changes.name !== undefined) {
      const others = all.filter(({ usersID }) => usersID === stored.usersID);
      refuseTakenName(others, changes.name, id, 'changes.name');
    }
    if (Object.keys(changes).length > 0) await updateFilter(tx, owner, id, changes);
    return shown(await known(tx, owner, id), caller);
  });
}

/** Removes a filter. */
export function removeFilter(
  database: Database,
  caller: Caller,
  { portfolioFilterID: id, version }: { portfolioFilterID: number; version: number },
): Promise<{ portfolioFilterID: number }> {
  const owner = ownerOf(caller);
  return database.inTenant(caller.actor, async (tx) => {
    await lockCommon(tx);
    refuseStale(requireMine(await readFilters(tx, owner), id, caller), version);
    await deleteFilter(tx, owner, id);
    return { portfolioFilterID: id };
  });
}

const ownerOf = ({ actor, session }: Caller): FilterOwner => ({ tenant: actor.tenant, usersID: session.usersID });

const isMine = ({ usersID }: Pick<StoredFilter, 'usersID'>, { session }: Caller) =>
  usersID === session.usersID || hasRight(session.access, 'IsAdmin');

function shown({ usersID, updatedAt: _at, updatedBy: _by, ...filter }: StoredFilter, caller: Caller): PortfolioFilter {
  return { ...filter, isMine: isMine({ usersID }, caller) };
}

/** The filter, when the caller may change it; one of somebody else answers as if it were not there. */
function requireMine(all: readonly StoredFilter[], id: number, caller: Caller): StoredFilter {
  const found = all.find(({ portfolioFilterID }) => portfolioFilterID === id);
  if (!found || !isMine(found, caller)) throw new AppError('NOT_FOUND');
  return found;
}

/** The filter as it is now, also when it is not shared any more with the administrator who changed that. */
async function known(tx: Transaction<DB>, owner: FilterOwner, id: number): Promise<StoredFilter> {
  const found = (await readFilters(tx, owner, id)).find(({ portfolioFilterID }) => portfolioFilterID === id);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

function refuseTakenName(own: readonly StoredFilter[], name: string, id: number | null, field: string): void {
  const isTaken = own.some((one) => one.portfolioFilterID !== id && one.name.toLowerCase() === name.toLowerCase());
  if (!isTaken) return;
  const message = 'There is a filter of this name';
  throw new AppError('NAME_IN_USE', message, { modelState: { [field]: [message] } });
}
