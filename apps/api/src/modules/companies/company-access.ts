import type { Caller } from '../../platform/auth/caller.ts';
import { refuseAction } from '../../platform/auth/refuse-action.ts';
import type { Actor } from '../../platform/tenant/in-tenant.ts';

/** Who asks: companies of other regions are not there (building-blocks.md §5). Null regions: all. */
export interface CompanyReader {
  readonly actor: Actor;
  readonly visibleRegions: readonly number[] | null;
}

export function readerOf({ actor, session }: Caller): CompanyReader {
  return { actor, visibleRegions: session.visibleRegions };
}

/** Refuses whoever may not edit companies of this region. */
export function requireEditor({ session }: Caller, regionID: number): void {
  refuseAction(session.access, 'editCompany', { regionID });
}
