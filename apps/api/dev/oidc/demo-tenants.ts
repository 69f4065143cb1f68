import type { UserClaims } from './identity-store.ts';

/** A tenant of the demo data, as far as sign-in is concerned. */
export interface DemoTenant {
  displayName: string;
  isUnderMaintenance: boolean;
  users: readonly DemoUser[];
}

export interface DemoUser {
  username: string;
  claims: UserClaims;
}

/** The password of every demo login. It is printed on the sign-in page: it guards nothing. */
export const demoPassword = 'closewright';

interface Role {
  username: string;
  name: string;
  roles: string[];
}

const staff: readonly Role[] = [
  { username: 'administrator', name: 'Administrator', roles: ['administrator', 'staff'] },
  { username: 'escrow-officer', name: 'Escrow Officer', roles: ['staff'] },
  { username: 'closer', name: 'Closer', roles: ['staff'] },
  { username: 'title-examiner', name: 'Title Examiner', roles: ['staff'] },
  { username: 'accountant', name: 'Accountant', roles: ['staff'] },
  { username: 'read-only', name: 'Read Only', roles: ['staff'] },
  { username: 'one-region', name: 'One Region', roles: ['staff'] },
  { username: 'no-group', name: 'No Group', roles: ['staff'] },
  // Signs in like everybody else, but its token names no user of the product: start-up outcome "missing user".
  { username: 'no-id', name: 'No Id', roles: ['staff'] },
];

/** The demo tenants. `upkeep` is under maintenance: only its administrator may pass. */
export const demoTenants: ReadonlyMap<string, DemoTenant> = new Map([
  ['epsilon', tenant('epsilon', 'Epsilon Title Co.', staff)],
  ['ficus', tenant('ficus', 'Ficus Settlement Services', staff)],
  [
    'upkeep',
    {
      ...tenant(
        'upkeep',
        'Upkeep Title',
        staff.filter(({ username }) => username === 'administrator' || username === 'closer'),
        ['administrator'],
      ),
      isUnderMaintenance: true,
    },
  ],
]);

function tenant(name: string, displayName: string, roles: readonly Role[], passMaintenance: string[] = []): DemoTenant {
  return {
    displayName,
    isUnderMaintenance: false,
    users: roles.map((role) => ({
      username: role.username,
      claims: {
        name: role.name,
        email: `${role.username}@${name}.example`,
        ...(role.username === 'no-id' ? {} : { rqoUserId: `${name}-${role.username}` }),
        hznAllowMaintenanceAccess: passMaintenance.includes(role.username),
        hznExternalFeaturesUser: {},
        roles: role.roles,
      },
    })),
  };
}
