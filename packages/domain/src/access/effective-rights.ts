import { AccessLevel, type GrantedLevel } from './access-level.ts';
import { type SecurityKey, type SecuritySettings, screenAccessKeys, securityKeys } from './security-keys.ts';

/** A right as it holds for one user: the user's own setting, where there is one, else the role's (building-blocks.md §6). */
export interface EffectiveRight {
  readonly key: SecurityKey;
  readonly value: number;
  readonly source: 'user' | 'role' | 'none';
  /** In words: where it comes from, and what it stands for otherwise. */
  readonly reason: string;
}

/** A role as far as it grants rights. */
export interface GrantingRole {
  readonly name: string;
  readonly rights: SecuritySettings;
  /** Regions where it grants otherwise, by their names. */
  readonly regions?: readonly { readonly name: string; readonly rights: SecuritySettings }[];
}

/** What the levels of a setting are called: None, Read, Full for screens, else No and Yes. */
export function rightWord(key: SecurityKey, value: number): string {
  if (!screenAccessKeys.has(key)) return value > 0 ? 'Yes' : 'No';
  return { [AccessLevel.None]: 'None', [AccessLevel.Read]: 'Read', [AccessLevel.Full]: 'Full' }[value as GrantedLevel];
}

/**
 * Every security setting of a user with its reason. A setting nobody names counts as 0.
 * @param role what the role grants; null for a user without a role
 * @param own the user's own settings, only those that differ from Use Role Default; they hold in every region
 */
export function effectiveRights(role: GrantingRole | null, own: SecuritySettings): EffectiveRight[] {
  const elsewhere = (key: SecurityKey) =>
    (role?.regions ?? [])
      .flatMap(({ name, rights }) => (rights[key] === undefined ? [] : [`, ${rightWord(key, rights[key])} in ${name}`]))
      .join('');
  return securityKeys.map((key) => {
    const ofRole = role?.rights[key];
    const ofUser = own[key];
    if (ofUser !== undefined) {
      const otherwise = role ? `; the role ${role.name} says ${rightWord(key, ofRole ?? 0)}` : '';
      return { key, value: ofUser, source: 'user', reason: `Set for this user${otherwise}` };
    }
    if (role && ofRole !== undefined && ofRole > 0) {
      return { key, value: ofRole, source: 'role', reason: `From the role ${role.name}${elsewhere(key)}` };
    }
    const reason = role ? `The role ${role.name} does not grant it${elsewhere(key)}` : 'No role';
    return { key, value: 0, source: 'none', reason };
  });
}

/** The same as the settings of an actor. */
export function effectiveSettings(role: SecuritySettings | null, own: SecuritySettings): SecuritySettings {
  return { ...role, ...own };
}
