import { describe, expect, it } from 'vitest';
import { isInScope, overriddenPermission, PermissionOverride, permissionScopes } from './index.ts';

describe('permission override (building-blocks.md §6)', () => {
  it('has the values Default 2, Access 1, NoAccess 0', () => {
    expect(PermissionOverride).toEqual({ NoAccess: 0, Access: 1, Default: 2 });
  });

  it.each([
    [true, 'Default', true],
    [false, 'Default', false],
    [true, 'NoAccess', false],
    [false, 'NoAccess', false],
    [true, 'Access', true],
    [false, 'Access', true],
  ] as const)('the role says %s and the user %s: %s', (role, override, held) => {
    expect(overriddenPermission(role, PermissionOverride[override])).toBe(held);
  });
});

describe('permission scope: None, CreatedOnly (only when created or owned by the user), Any', () => {
  it('has three', () => expect(permissionScopes).toEqual(['None', 'CreatedOnly', 'Any']));

  it.each([
    ['None', 7, 7, 7, false],
    ['Any', 7, 8, 9, true],
    ['Any', null, null, null, true],
    ['CreatedOnly', 7, 7, null, true],
    ['CreatedOnly', 7, 8, 7, true],
    ['CreatedOnly', 7, 8, 9, false],
    ['CreatedOnly', 7, null, null, false],
    ['CreatedOnly', null, null, null, false],
  ] as const)('%s, user %j, created by %j, owned by %j: %s', (scope, usersID, createdByID, ownerID, reaches) => {
    expect(isInScope(scope, usersID, { createdByID, ownerID })).toBe(reaches);
  });
});
