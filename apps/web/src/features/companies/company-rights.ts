import { type Actor, can } from '@closewright/domain/access';

/** Why the user may not edit companies of a region; null when they may. */
export function editRefusal(actor: Actor, regionID: number): string | null {
  return can(actor, 'editCompany', { regionID }).reason?.text ?? null;
}
