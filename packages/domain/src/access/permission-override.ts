/** What a user's own setting makes of a permission of the role (building-blocks.md §6). */
export const PermissionOverride = { NoAccess: 0, Access: 1, Default: 2 } as const;

export type PermissionOverride = (typeof PermissionOverride)[keyof typeof PermissionOverride];

/** Which records a permission reaches (building-blocks.md §6); the spec names the scopes and gives no numbers. */
export const permissionScopes = ['None', 'CreatedOnly', 'Any'] as const;

export type PermissionScope = (typeof permissionScopes)[number];

/** Whether a permission is held: the user's override first, the role's answer where the override is Default. */
export function overriddenPermission(roleDefault: boolean, override: PermissionOverride): boolean {
  return override === PermissionOverride.Default ? roleDefault : override === PermissionOverride.Access;
}

/** Who made a record and who has it now; null when nobody is known. */
export interface RecordOwners {
  readonly createdByID: number | null;
  readonly ownerID: number | null;
}

/**
 * Whether a scope reaches a record: CreatedOnly reaches what the user created or owns. A user without an id (nobody
 * signed in) created nothing, also not a record whose maker is unknown.
 */
export function isInScope(scope: PermissionScope, usersID: number | null, record: RecordOwners): boolean {
  if (scope === 'Any') return true;
  if (scope === 'None' || usersID === null) return false;
  return record.createdByID === usersID || record.ownerID === usersID;
}
