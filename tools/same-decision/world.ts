/** A tenant with the starter roles, users that differ in one thing from them, and a file in every state. */
import { type RoleName, roleDefaults, roleNames } from '@closewright/domain/access';
import { featureFlags } from '@closewright/domain/constants';
import { storeFiles } from '../../apps/api/seed/seed-file.ts';
import { staffID, storeTenant } from '../../apps/api/seed/tenant.ts';
import { type Database, systemActor } from '../../apps/api/src/platform/tenant/in-tenant.ts';
import { takeSharedDatabase } from '../../apps/api/test/harness/each-database.ts';
import { type ApiUnderTest, makeApi } from '../../apps/api/test/http/api-under-test.ts';

/** Every feature is on in the one and none beyond the defaults in the other. */
export const tenants = { everything: 'gamma', defaults: 'delta' } as const;

/** What may be different about a file (core.md §4); `inUse` is held by somebody none of the users is. */
export const fileKinds = ['normal', 'locked', 'settlementLocked', 'consolidated', 'inUse'] as const;

export type FileKind = (typeof fileKinds)[number];

/** Somebody who is none of the users asked, and has the file that is in use. */
export const holder = 'one-region';

interface Variant {
  /** What comes after the role in the login. */
  readonly suffix: string;
  readonly isAppReadOnly?: true;
  readonly allowOpenFileInUse?: true;
}

/** Each starter role as it is, with IsAppReadOnly, and with the user flag allowOpenFileInUse. */
export const variants = {
  plain: { suffix: '' },
  appReadOnly: { suffix: '-app-read-only', isAppReadOnly: true },
  opensInUse: { suffix: '-opens-in-use', allowOpenFileInUse: true },
} as const satisfies Record<string, Variant>;

export type VariantName = keyof typeof variants;

/**
 * Somebody whose role grants otherwise in another region: less of most, more of some. The region of the files above is
 * their default one.
 */
export const regional = { login: 'closer-by-region', regionID: 2 } as const;

/** An administrator who is no system administrator, and whom nobody gave the app of the audit log. */
export const plainAdministrator = 'administrator-of-people';

const otherwise = {
  OrderEntry_ScreenAccess: 1,
  GenericSettlementStatement_ScreenAccess: 0,
  Documents_ScreenAccess: 0,
  Policy_ScreenAccess: 2,
  CheckWriting_ScreenAccess: 2,
  AllowAddWorkflowTask: 0,
} as const;

export const loginOf = (role: RoleName, variant: VariantName): string => `${role}${variants[variant].suffix}`;

export interface World {
  readonly api: ApiUnderTest;
  readonly ordersIDs: Readonly<Record<FileKind | 'inOtherRegion', number>>;
  close(): Promise<void>;
}

export async function makeWorld(): Promise<World> {
  const test = await takeSharedDatabase('embedded');
  const { database } = test;
  await makeTenant(database, tenants.everything, Object.keys(featureFlags));
  await makeTenant(database, tenants.defaults, []);
  const api = await makeApi({ database });
  return {
    api,
    ordersIDs: await makeFiles(database),
    async close() {
      await api.close();
      await test.close();
    },
  };
}

async function makeTenant(database: Database, name: string, flags: readonly string[]): Promise<void> {
  await database.inTenant(systemActor(name, 'test'), async (tx) => {
    const branch = { name: 'Somecity', address1: '456 Somewhere Ave', city: 'Somecity', state: 'ST', zip: '12345' };
    await storeTenant(tx, {
      name,
      displayName: name,
      timeZone: 'UTC',
      isUnderMaintenance: false,
      regions: [{ regID: 'ANY', description: 'Any State', branches: [{ ...branch, phone: '321-555-1111' }] }],
      underwriters: ['Any Underwriter'],
      featureFlags: flags,
    });
    await makeRegional(tx, name);
    const plain = { tenant_id: name, users_id: 901 };
    await tx
      .insertInto('users')
      .values({
        ...plain,
        group_users_id: 1,
        login: plainAdministrator,
        display_name: plainAdministrator,
        branch_id: 1,
      })
      .execute();
    await tx
      .insertInto('user_regions')
      .values({ ...plain, region_id: 1 })
      .execute();
    await tx
      .insertInto('user_security_settings')
      .values({ ...plain, name: 'IsAdmin', value: 1 })
      .execute();
    const made = Object.values(variants).filter((variant: Variant) => variant.suffix !== '');
    for (const [round, variant] of (made as Variant[]).entries()) {
      for (const [at, role] of roleNames.entries()) {
        const own = { tenant_id: name, users_id: staffID(role) + 100 * (round + 1) };
        const login = `${role}${variant.suffix}`;
        const user = { group_users_id: 1, login, display_name: login, branch_id: 1, security_role_id: at + 1 };
        await tx
          .insertInto('users')
          .values({ ...own, ...user })
          .execute();
        await tx
          .insertInto('user_regions')
          .values({ ...own, region_id: 1 })
          .execute();
        if (variant.isAppReadOnly)
          await tx
            .insertInto('user_security_settings')
            .values({ ...own, name: 'IsAppReadOnly', value: 1 })
            .execute();
        if (variant.allowOpenFileInUse)
          await tx
            .insertInto('user_settings')
            .values({ ...own, kind: 'flag', name: 'allowOpenFileInUse', value: 'true' })
            .execute();
      }
    }
  });
}

type Transaction = Parameters<Parameters<Database['inTenant']>[1]>[0];

/** The role of a closer that grants otherwise in the other region, and somebody who has it. */
async function makeRegional(tx: Transaction, tenant: string): Promise<void> {
  const key = { tenant_id: tenant };
  const other = { ...key, region_id: regional.regionID };
  await tx
    .insertInto('regions')
    .values({ ...other, reg_id: 'OTHER', description: 'Other State' })
    .execute();
  await tx
    .insertInto('branches')
    .values({ ...other, branch_id: 2, name: 'Othercity' })
    .execute();
  const role = { ...key, security_role_id: roleNames.length + 1 };
  const user = { ...key, users_id: 900 };
  await tx
    .insertInto('security_roles')
    .values({ ...role, name: 'Closer by region' })
    .execute();
  const rights = Object.entries(roleDefaults.closer.settings);
  await tx
    .insertInto('security_role_settings')
    .values(rights.map(([name, value]) => ({ ...role, name, value })))
    .execute();
  await tx
    .insertInto('security_role_region_settings')
    .values(Object.entries(otherwise).map(([name, value]) => ({ ...role, region_id: regional.regionID, name, value })))
    .execute();
  const { login } = regional;
  await tx
    .insertInto('users')
    .values({
      ...user,
      group_users_id: 1,
      login,
      display_name: login,
      branch_id: 1,
      security_role_id: role.security_role_id,
    })
    .execute();
  await tx
    .insertInto('user_regions')
    .values([1, regional.regionID].map((region_id) => ({ ...user, region_id, is_default: region_id === 1 })))
    .execute();
}

async function makeFiles(database: Database): Promise<World['ordersIDs']> {
  const tenant = tenants.everything;
  const kinds = [...fileKinds, 'inOtherRegion'] as const;
  const ids = await database.inTenant(systemActor(tenant, 'test'), (tx) =>
    storeFiles(
      tx,
      tenant,
      kinds.map((kind, at) => ({
        order: {
          file_number: `24-10${at}`,
          status: 1,
          region_id: kind === 'inOtherRegion' ? regional.regionID : 1,
          branch_id: kind === 'inOtherRegion' ? 2 : 1,
          kind_of_order: 3,
          settlement_statement_type: 1,
          is_locked: kind === 'locked',
          is_settlement_locked: kind === 'settlementLocked',
          is_consolidated_file: kind === 'consolidated',
        },
        properties: [],
        loans: [],
        parties: [],
      })),
    ),
  );
  return Object.fromEntries(kinds.map((kind, at) => [kind, ids[at] ?? 0])) as World['ordersIDs'];
}
