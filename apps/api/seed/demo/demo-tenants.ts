import type { TenantSeed } from '../tenant.ts';

const featureFlags = ['auditlog', 'closingMenuEntry', 'cpl', 'cssEditor', 'recordingDocuments'];

export interface DemoTenant extends TenantSeed {
  /** How many made-up files it has, so that lists look like lists. */
  readonly otherFiles: number;
  /**
   * The file it has besides: the demo file, or one that has nothing to do with it and the same number, so that whoever mixes tenants
   * up shows it.
   */
  readonly lastFile: 'demo' | 'same-number' | null;
}

/** The tenants of the demonstration; the development sign-in knows the same three. */
export const demoTenants: readonly DemoTenant[] = [
  {
    name: 'epsilon',
    displayName: 'Epsilon Title Co.',
    timeZone: 'US/Eastern',
    isUnderMaintenance: false,
    regions: [
      {
        regID: 'ANY',
        description: 'Any State',
        branches: [
          {
            name: 'Somecity',
            address1: '123 Commerce Pl.',
            city: 'Somecity',
            state: 'ST',
            zip: '12344',
            phone: '987-555-4321',
          },
          {
            name: 'Anytown',
            address1: '9 Market Square',
            city: 'Anytown',
            state: 'ST',
            zip: '12345',
            phone: '987-555-4322',
          },
        ],
      },
      {
        regID: 'LAKE',
        description: 'Lakeshore',
        branches: [
          {
            name: 'Harborview',
            address1: '40 Pier Road',
            city: 'Harborview',
            state: 'ST',
            zip: '12350',
            phone: '987-555-4330',
          },
        ],
      },
    ],
    underwriters: ['Beta Title Insurance Co.', 'Gamma Title Guaranty', 'Delta National Title'],
    featureFlags,
    otherFiles: 24,
    lastFile: 'demo',
  },
  {
    name: 'ficus',
    displayName: 'Ficus Settlement Services',
    timeZone: 'US/Central',
    isUnderMaintenance: false,
    regions: [
      {
        regID: 'PLAINS',
        description: 'Plains',
        branches: [
          {
            name: 'Main Street',
            address1: '1 Main Street',
            city: 'Midland',
            state: 'ST',
            zip: '54321',
            phone: '555-010-2000',
          },
        ],
      },
      {
        regID: 'HILLS',
        description: 'Hills',
        branches: [
          {
            name: 'Hillside',
            address1: '77 Upper Road',
            city: 'Hillside',
            state: 'ST',
            zip: '54330',
            phone: '555-010-2030',
          },
        ],
      },
    ],
    underwriters: ['Delta National Title', 'Zeta Title Insurance Co.'],
    featureFlags,
    otherFiles: 8,
    lastFile: 'same-number',
  },
  {
    name: 'upkeep',
    displayName: 'Upkeep Title',
    timeZone: 'US/Pacific',
    isUnderMaintenance: true,
    regions: [
      {
        regID: 'ONE',
        description: 'Region One',
        branches: [
          {
            name: 'Office',
            address1: '5 First Street',
            city: 'Anytown',
            state: 'ST',
            zip: '12345',
            phone: '555-010-3000',
          },
        ],
      },
    ],
    underwriters: ['Delta National Title'],
    featureFlags: [],
    otherFiles: 0,
    lastFile: null,
  },
];
