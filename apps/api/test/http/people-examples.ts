import { endpoints } from '@closewright/contract';
import { exampleOf } from './example.ts';
import { groups, roles } from './people-world.ts';
import { users } from './world.ts';

const user = exampleOf(endpoints.createUser.body.shape, {
  login: 'new-closer',
  groupUsersID: 1,
  securityRoleID: roles.spare,
  isActive: true,
  regions: [{ regionID: 1, isDefault: true }],
  flags: {},
  ownRights: {},
});
const role = { name: 'Notary', regionID: 0, rights: { Documents_ScreenAccess: 1 } };
const region = exampleOf(endpoints.createRegion.body.shape, {});
const branch = exampleOf(endpoints.createBranch.body.shape, {});

/** Calls of people, regions, flags and the licence that succeed for the administrator, for the walk over the endpoint map. */
export const peopleExamples = {
  listUsers: () => ({}),
  createUser: () => ({ body: user }),
  saveUser: () => ({
    path: { usersID: users.reader.usersID },
    body: { version: 1, changes: { displayName: 'The Reader' } },
  }),
  resetCheckWritingPin: () => ({ path: { usersID: users.reader.usersID } }),
  listUserGroups: () => ({}),
  createUserGroup: () => ({ body: { name: 'Escrow' }, wrongValue: { name: '' } }),
  renameUserGroup: () => ({
    path: { groupUsersID: 1 },
    body: { version: 1, name: 'Everybody' },
    wrongValue: { version: 1, name: '' },
  }),
  removeUserGroup: () => ({ path: { groupUsersID: groups.empty }, body: { version: 1 } }),
  listRoles: () => ({}),
  createRole: () => ({ body: role, wrongValue: { ...role, rights: { AllowCreateOrder: 2 } } }),
  saveRole: () => ({
    path: { securityRoleID: roles.closer },
    body: { version: 1, changes: { rights: { Policy_ScreenAccess: 2 } } },
    wrongValue: { version: 1, changes: { rights: { Policy_ScreenAccess: 3 } } },
  }),
  removeRole: () => ({
    path: { securityRoleID: roles.ofRegionTwo },
    body: { version: 1 },
  }),
  listRegions: () => ({}),
  createRegion: () => ({ body: region }),
  saveRegion: () => ({
    path: { regionID: 2 },
    body: { version: 1, changes: { description: 'The second' } },
    wrongValue: { version: 1, changes: { description: '' } },
  }),
  listBranches: () => ({}),
  createBranch: () => ({ body: branch, wrongValue: { ...branch, state: 'Texas' } }),
  saveBranch: () => ({
    path: { branchID: 2 },
    body: { version: 1, changes: { phone: '987-555-4321' } },
    wrongValue: { version: 1, changes: { regionID: null } },
  }),
  listFeatureFlags: () => ({}),
  patchFeatureFlags: () => ({
    body: { changes: [{ name: 'cdfEditor', isOn: true, was: null }] },
    wrongValue: { changes: [{ name: 'noSuchFlag', isOn: true, was: null }] },
  }),
  getLicence: () => ({}),
  listActiveUsers: () => ({}),
};
