import { hasRight } from './actor.ts';
import type { SecuritySettings } from './security-keys.ts';

/** One user as far as administering goes. */
export interface AdministratorFacts {
  readonly usersID: number;
  /** Active, with a group: can sign in. */
  readonly canSignIn: boolean;
  readonly settings: SecuritySettings;
}

/** Why a change of rights must not be. */
export interface AdministratorProblem {
  readonly code: 'ownRight' | 'nobodyLeft';
  readonly text: string;
}

const administers = ({ canSignIn, settings }: AdministratorFacts) => canSignIn && hasRight({ settings }, 'IsAdmin');

/**
 * Whether a change of rights would lock somebody out for good: nobody takes away their own right to administer, by the
 * user, the role or by being made inactive, and some administrator is always left. The second cannot happen without the
 * first as long as administrators alone change rights; it guards against changes made elsewhere.
 * @param before the one who changes, before the change
 * @param after every user who may be an administrator, after it
 */
export function administratorProblem(
  before: AdministratorFacts,
  after: readonly AdministratorFacts[],
): AdministratorProblem | null {
  const self = after.find(({ usersID }) => usersID === before.usersID);
  if (administers(before) && !(self && administers(self))) {
    return { code: 'ownRight', text: 'You cannot take away your own right to administer.' };
  }
  if (!after.some(administers)) {
    return { code: 'nobodyLeft', text: 'The company needs at least one active administrator.' };
  }
  return null;
}

/**
 * Whether the one who changes may change this right of others: being a system administrator is given and taken by system
 * administrators only, or any administrator could make one of themselves.
 */
export function mayGrant(granter: { readonly settings: SecuritySettings | null }, key: string): boolean {
  return key !== 'IsSysAdmin' || hasRight(granter, 'IsSysAdmin');
}

/** What a refused grant says. */
export const grantRefusal = 'Only a system administrator can change who is a system administrator.';
