import { type RoleName, roleDefaults, roleNames } from '@closewright/domain/access';
import { states } from '@closewright/domain/formats';
import { fileStatuses, orderKinds, orderServices, settlementStatementTypes } from '@closewright/domain/orders';
import { roleTypes } from '@closewright/domain/parties';
import type { Transaction } from 'kysely';
import { insertRows } from '../src/platform/db/insert-rows.ts';
import type { DB } from '../src/platform/db/schema.gen.ts';
import { departmentID } from './demo/demo-workflow.ts';

export interface RegionSeed {
  readonly regID: string;
  readonly description: string;
  readonly branches: readonly {
    readonly name: string;
    readonly address1: string;
    readonly city: string;
    readonly state: string;
    readonly zip: string;
    readonly phone: string;
  }[];
}

/** What makes up a demo tenant, apart from its files. The first region is the default and the one that administers. */
export interface TenantSeed {
  readonly name: string;
  readonly displayName: string;
  readonly timeZone: string;
  readonly isUnderMaintenance: boolean;
  readonly regions: readonly RegionSeed[];
  readonly underwriters: readonly string[];
  readonly featureFlags: readonly string[];
}

interface UserSeed {
  readonly login: string;
  readonly displayName: string;
  readonly role: RoleName;
  readonly regions: 'all' | 'last';
  readonly hasGroup: boolean;
}

/**
 * The demo staff, the same in every demo tenant; the ids are their places in this list. `no-id` is not here: the development sign-in
 * knows that login and its token names no user, which is what it demonstrates.
 */
export const demoStaff = [
  { login: 'administrator', displayName: 'Administrator', role: 'administrator', regions: 'all', hasGroup: true },
  { login: 'escrow-officer', displayName: 'Escrow Officer', role: 'escrow-officer', regions: 'all', hasGroup: true },
  { login: 'closer', displayName: 'Closer', role: 'closer', regions: 'all', hasGroup: true },
  { login: 'title-examiner', displayName: 'Title Examiner', role: 'title-examiner', regions: 'all', hasGroup: true },
  { login: 'accountant', displayName: 'Accountant', role: 'accountant', regions: 'all', hasGroup: true },
  { login: 'read-only', displayName: 'Read Only', role: 'read-only', regions: 'all', hasGroup: true },
  { login: 'one-region', displayName: 'One Region', role: 'escrow-officer', regions: 'last', hasGroup: true },
  { login: 'no-group', displayName: 'No Group', role: 'escrow-officer', regions: 'all', hasGroup: false },
] as const satisfies readonly UserSeed[];

/** The id of a demo user. */
export function staffID(login: (typeof demoStaff)[number]['login']): number {
  return demoStaff.findIndex((user) => user.login === login) + 1;
}

const loanTypes = ['Conventional', 'FHA', 'VA', 'USDA', 'Other'];
const propertyTypes = [
  'Single family',
  'Condominium',
  'Townhouse',
  'Planned unit development',
  'Two to four units',
  'Multi-family',
  'Manufactured home',
  'Cooperative',
  'Vacant land',
  'Farm or ranch',
  'Commercial',
];
const titleUnits = ['Title Unit 1', 'Title Unit 2', 'Commercial Title'];
const escrowUnits = ['Escrow Unit 1', 'Escrow Unit 2', 'Commercial Escrow'];
const noteTypes = ['General', 'Phone call', 'E-mail', 'Title', 'Escrow', 'Closing', 'Post-closing'];
const noteCategories = ['Buyer', 'Seller', 'Lender', 'Agent', 'Payoff', 'Funding', 'Documents', 'Recording'];
const timeCategories = [
  'Opening',
  'Title examination',
  'Curative',
  'Closing preparation',
  'Closing',
  'Disbursement',
  'Recording',
  'Post-closing',
  'Customer contact',
];
/** Account codes of the time people work, by number. */
const timeAccounts = [
  ['4100', 'Title labor'],
  ['4200', 'Escrow labor'],
  ['4300', 'Closing labor'],
  ['4900', 'Not billable'],
] as const;
const settlementTemplates = ['Residential', 'Refinance', 'Commercial', 'Cash'];

/** Stores a tenant with regions, branches, roles, staff, lookups and feature flags. */
export async function storeTenant(tx: Transaction<DB>, seed: TenantSeed): Promise<void> {
  const tenant_id = seed.name;
  await tx
    .insertInto('tenants')
    .values({
      tenant_id,
      display_name: seed.displayName,
      time_zone: seed.timeZone,
      enterprise_tenant_id: seed.name,
      publisher_id: seed.name,
      is_under_maintenance: seed.isUnderMaintenance,
    })
    .execute();
  await storeRegions(tx, seed);
  await storeRoles(tx, tenant_id);
  await storeStaff(tx, seed);
  await storeLookups(tx, seed);
  await insertRows(
    tx,
    'feature_flags',
    seed.featureFlags.map((name) => ({ tenant_id, name, is_on: true })),
  );
}

async function storeRegions(tx: Transaction<DB>, { name: tenant_id, regions }: TenantSeed): Promise<void> {
  const rows = regions.map(({ regID, description }, index) => ({
    tenant_id,
    region_id: index + 1,
    reg_id: regID,
    description,
    default_ss_type: 1,
    is_default: index === 0,
    is_admin_region: index === 0,
  }));
  await insertRows(
    tx,
    'regions',
    rows.map((row) => ({ ...row, inactive: false })),
  );
  const branches = regions.flatMap(({ branches: list }, index) =>
    list.map((branch) => ({ region_id: index + 1, ...branch })),
  );
  // One pool for all branches: Add File works from the first minute.
  await insertRows(tx, 'file_number_pools', [
    { tenant_id, pool_id: 1, name: 'Files', prefix: '{YY}-8', next_number: 1, width: 5, inactive: false },
  ]);
  await insertRows(
    tx,
    'branches',
    branches.map(({ region_id, name, address1, city, state, zip, phone }, index) => ({
      tenant_id,
      branch_id: index + 1,
      region_id,
      name,
      address_1: address1,
      city,
      state,
      zip,
      phone,
      file_number_pool_id: 1,
      inactive: false,
    })),
  );
  await insertRows(tx, 'tenant_counters', [
    { tenant_id, counter: 'region_id', value: regions.length },
    { tenant_id, counter: 'branch_id', value: branches.length },
    { tenant_id, counter: 'pool_id', value: 1 },
    { tenant_id, counter: 'security_role_id', value: roleNames.length },
    { tenant_id, counter: 'users_id', value: demoStaff.length },
  ]);
}

async function storeRoles(tx: Transaction<DB>, tenant_id: string): Promise<void> {
  const roles = roleNames.map((name, index) => ({ security_role_id: index + 1, ...roleDefaults[name] }));
  await insertRows(
    tx,
    'security_roles',
    roles.map(({ security_role_id, label }) => ({ tenant_id, security_role_id, name: label })),
  );
  await insertRows(
    tx,
    'security_role_settings',
    roles.flatMap(({ security_role_id, settings }) =>
      Object.entries(settings).map(([name, value]) => ({ tenant_id, security_role_id, name, value })),
    ),
  );
}

async function storeStaff(tx: Transaction<DB>, { name: tenant_id, regions }: TenantSeed): Promise<void> {
  const users = demoStaff.map((user, index) => ({ ...user, users_id: index + 1 }));
  await insertRows(tx, 'user_groups', [{ tenant_id, group_users_id: 1, name: 'Staff' }]);
  await insertRows(
    tx,
    'users',
    users.map(({ users_id, login, displayName, role, hasGroup }) => ({
      tenant_id,
      users_id,
      group_users_id: hasGroup ? 1 : null,
      login,
      display_name: displayName,
      email: `${login}@${tenant_id}.example`,
      branch_id: 1,
      security_role_id: roleNames.indexOf(role) + 1,
      department_id: departmentID(
        role === 'title-examiner' ? 'Title' : role === 'accountant' ? 'Accounting' : 'Escrow',
      ),
      onboarding_role_ids: [],
      dictionary_words: [],
      last_order_id: -3,
      is_staff: hasGroup,
      is_active: true,
    })),
  );
  await insertRows(
    tx,
    'user_regions',
    users.flatMap(({ users_id, regions: which }) =>
      // The first region administers the tenant and sees all files: a user of one region has the last one.
      regions
        .map((_, index) => index + 1)
        .filter((region_id) => which === 'all' || region_id === regions.length)
        .map((region_id, index) => ({ tenant_id, users_id, region_id, is_default: index === 0 })),
    ),
  );
  await insertRows(
    tx,
    'user_settings',
    users.map(({ users_id, role }) => ({
      tenant_id,
      users_id,
      kind: 'flag',
      name: 'allowOpenFileInUse',
      value: String(roleDefaults[role].allowOpenFileInUse),
    })),
  );
}

async function storeLookups(tx: Transaction<DB>, { name: tenant_id, underwriters }: TenantSeed): Promise<void> {
  interface Item {
    readonly id: number;
    readonly name: string;
    readonly data?: string;
  }
  const labelled = (items: readonly { id: number; label: string }[]): Item[] =>
    items.map(({ id, label }) => ({ id, name: label }));
  const numbered = (names: readonly string[]): Item[] => names.map((name, index) => ({ id: index + 1, name }));
  const sets: Record<string, Item[]> = {
    fileStatuses: labelled(fileStatuses),
    orderKinds: labelled(orderKinds),
    settlementStatementTypes: labelled(settlementStatementTypes),
    orderServices: orderServices.map(({ id, label, type }) => ({ id, name: label, data: type })),
    titleUnits: numbered(titleUnits),
    escrowUnits: numbered(escrowUnits),
    settlementTemplates: numbered(settlementTemplates),
    underwriters: numbered(underwriters),
    roles: labelled(roleTypes),
    loanTypes: numbered(loanTypes),
    propertyTypes: numbered(propertyTypes),
    noteTypes: numbered(noteTypes),
    noteCategories: numbered(noteCategories),
    timeTrackingCategories: numbered(timeCategories),
    timeTrackingAccountCodes: timeAccounts.map(([data, name], index) => ({ id: index + 1, name, data })),
    states: states.map(({ fips, name, code }) => ({ id: fips, name, data: code })),
  };
  await insertRows(
    tx,
    'lookups',
    Object.entries(sets).flatMap(([set_name, items]) =>
      items.map(({ id, name, data }, index) => ({
        tenant_id,
        set_name,
        id,
        name,
        data: data ?? null,
        region_id: 0,
        sequence: index + 1,
        inactive: false,
      })),
    ),
  );
}
