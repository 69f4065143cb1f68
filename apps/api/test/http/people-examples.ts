import { groups, roles } from './people-world.ts';
import { users } from './world.ts';

const user = {
  displayName: 'New Closer',
  login: 'new-closer',
  email: 'new-closer@alpha.example',
  groupUsersID: 1,
  securityRoleID: roles.spare,
  branchID: 1,
  departmentID: null,
  isStaff: true,
  isActive: true,
  regions: [{ regionID: 1, isDefault: true }],
};
const role = { name: 'Notary', regionID: 0, rights: { Documents_ScreenAccess: 1 } };
const region = {
  regID: 'R9',
  description: 'Region 9',
  defaultSSType: 1,
  isDefault: false,
  isAdminRegion: false,
  inactive: false,
};
const branch = {
  name: 'Branch 9',
  regionID: 1,
  address1: null,
  city: null,
  state: null,
  zip: null,
  phone: null,
  inactive: false,
};

/** Calls of people, regions, flags and the licence that succeed for the administrator, for the walk over the endpoint map. */
export const peopleExamples = {
  listUsers: () => ({}),
  createUser: () => ({ body: user, wrongType: { ...user, groupUsersID: 'one' } }),
  saveUser: () => ({
    path: { usersID: users.reader.usersID },
    body: { version: 1, changes: { displayName: 'The Reader' } },
    wrongType: { version: 1, changes: { isActive: 'yes' } },
  }),
  listUserGroups: () => ({}),
  createUserGroup: () => ({ body: { name: 'Escrow' }, wrongType: { name: '' } }),
  renameUserGroup: () => ({
    path: { groupUsersID: 1 },
    body: { version: 1, name: 'Everybody' },
    wrongType: { version: 1, name: '' },
  }),
  removeUserGroup: () => ({ path: { groupUsersID: groups.empty }, body: { version: 1 }, wrongType: { version: '1' } }),
  listRoles: () => ({}),
  createRole: () => ({ body: role, wrongType: { ...role, rights: { AllowCreateOrder: 2 } } }),
  saveRole: () => ({
    path: { securityRoleID: roles.closer },
    body: { version: 1, changes: { rights: { Policy_ScreenAccess: 2 } } },
    wrongType: { version: 1, changes: { rights: { Policy_ScreenAccess: 3 } } },
  }),
  removeRole: () => ({
    path: { securityRoleID: roles.ofRegionTwo },
    body: { version: 1 },
    wrongType: { version: '1' },
  }),
  listRegions: () => ({}),
  createRegion: () => ({ body: region, wrongType: { ...region, inactive: 'no' } }),
  saveRegion: () => ({
    path: { regionID: 2 },
    body: { version: 1, changes: { description: 'The second' } },
    wrongType: { version: 1, changes: { description: '' } },
  }),
  listBranches: () => ({}),
  createBranch: () => ({ body: branch, wrongType: { ...branch, state: 'Texas' } }),
  saveBranch: () => ({
    path: { branchID: 2 },
    body: { version: 1, changes: { phone: '987-555-4321' } },
    wrongType: { version: 1, changes: { regionID: null } },
  }),
  listFeatureFlags: () => ({}),
  patchFeatureFlags: () => ({
    body: { changes: [{ name: 'cssEditor', isOn: true, was: null }] },
    wrongType: { changes: [{ name: 'noSuchFlag', isOn: true, was: null }] },
  }),
  getLicence: () => ({}),
  listActiveUsers: () => ({}),
};
