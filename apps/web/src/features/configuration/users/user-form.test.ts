import { describe, expect, it } from 'vitest';
import { isRoleOpen, newUser, ownRightsChange, userErrors, withRegions } from './user-form.ts';

describe('regions of a user', () => {
  const before = [
    { regionID: 1, isDefault: false },
    { regionID: 2, isDefault: true },
  ];
  it.each([
    ['keeps the default', [2, 3], 2],
    ['gives the default on when its region goes', [1, 3], 1],
    ['has none without regions', [], undefined],
  ])('%s', (_name, chosen, standard) => {
    const after = withRegions(before, chosen);
    expect(after.map(({ regionID }) => regionID)).toEqual(chosen);
    expect(after.find(({ isDefault }) => isDefault)?.regionID).toBe(standard);
  });
});

describe('own rights of a user', () => {
  // holds blocks 6.3
  it.each([
    [{}, {}, {}],
    [{ IsAdmin: 1 }, { IsAdmin: 1 }, {}],
    [{ IsAdmin: 1 }, {}, { IsAdmin: null }],
    [{}, { IsAdmin: 0 }, { IsAdmin: 0 }],
    [{ IsAdmin: 0, CanVoidPolicies: 1 }, { IsAdmin: 1 }, { IsAdmin: 1, CanVoidPolicies: null }],
  ])('from %j to %j send %j', (before, after, change) => {
    expect(ownRightsChange(before, after)).toEqual(change);
  });
});

it.each([
  [0, [], true],
  [2, [{ regionID: 2, isDefault: true }], true],
  [2, [{ regionID: 1, isDefault: true }], false],
])('a role of region %d for %j: %s', (regionID, regions, isOpen) => {
  const role = {
    securityRoleID: 1,
    name: 'R',
    regionID,
    rights: {},
    regionRights: [],
    userCount: 0,
    version: 1,
    updatedAt: '',
    updatedBy: '',
  };
  expect(isRoleOpen(role, regions)).toBe(isOpen);
});

it('the dialog is checked with the schemas of the contract', async () => {
  expect(await userErrors(newUser)).toEqual({
    displayName: 'Name is required',
    login: 'Login is required',
    regions: 'A user needs a region',
  });
  const whole = { ...newUser, displayName: 'A', login: 'a', regions: [{ regionID: 1, isDefault: true }] };
  expect(await userErrors(whole)).toEqual({});
});
