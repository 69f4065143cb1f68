import { type Actor, actorIn } from '@closewright/domain/access';
import { type RawBuilder, sql } from 'kysely';
import type { UserSession } from '../../platform/auth/user-session.ts';

/** The regions whose files stand in a list: these alone, or all but these. */
export type ListedRegions = { readonly only: readonly number[] } | { readonly allBut: readonly number[] };

/**
 * The regions of the user in which the rights allow something.
 * @param allows asked with the rights that hold in a region
 */
export function regionsWhere(
  { access, visibleRegions }: Pick<UserSession, 'access' | 'visibleRegions'>,
  allows: (there: Actor) => boolean,
): ListedRegions {
  const isAllowed = (regionID: number | null) => allows(actorIn(access, regionID));
  if (visibleRegions !== null) return { only: visibleRegions.filter(isAllowed) };
  // Who sees every region: of those with rights of their own each is asked, of all others what holds everywhere.
  const differing = Object.keys(access.rightsByRegion?.regions ?? {}).map(Number);
  return isAllowed(null)
    ? { allBut: differing.filter((regionID) => !isAllowed(regionID)) }
    : { only: differing.filter(isAllowed) };
}

/** Whether files of no region stand in the list. */
export function isNowhere(regions: ListedRegions): boolean {
  return 'only' in regions && regions.only.length === 0;
}

/** Whether the region in a column is one of them. */
export function inRegions(column: RawBuilder<unknown>, regions: ListedRegions): RawBuilder<boolean> {
  if ('only' in regions) return sql<boolean>`${column} = any(${[...regions.only]}::integer[])`;
  return regions.allBut.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`${column} <> all(${[...regions.allBut]}::integer[])`;
}
