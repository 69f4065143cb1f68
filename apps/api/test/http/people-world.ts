import type { Database } from '../../src/platform/tenant/in-tenant.ts';
import { nextIDs, systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { users } from './world.ts';

/** The roles the tests change: one that nobody has, one a user has, and one of region 2. */
export const roles = { spare: 1, closer: 2, ofRegionTwo: 3 } as const;

/** A group nobody belongs to, beside the one of everybody. */
export const groups = { empty: 9 } as const;

/** Adds roles to a tenant of the tests, and the counters that its own ids were taken without. */
export async function makePeople(database: Database, tenant: string): Promise<void> {
  const key = { tenant_id: tenant };
  await database.inTenant(systemActor(tenant, 'test'), async (tx) => {
    await nextIDs(tx, 'users_id', Object.keys(users).length);
    await nextIDs(tx, 'region_id', 3);
    await nextIDs(tx, 'branch_id', 2);
    await nextIDs(tx, 'security_role_id', Object.keys(roles).length);
    await tx
      .insertInto('security_roles')
      .values([
        { ...key, security_role_id: roles.spare, name: 'Spare' },
        { ...key, security_role_id: roles.closer, name: 'Closer' },
        { ...key, security_role_id: roles.ofRegionTwo, name: 'Region 2 only', region_id: 2 },
      ])
      .execute();
    await tx
      .insertInto('user_groups')
      .values({ ...key, group_users_id: groups.empty, name: 'Nobody' })
      .execute();
    await tx
      .insertInto('security_role_settings')
      .values([
        { ...key, security_role_id: roles.closer, name: 'OrderEntry_ScreenAccess', value: 2 },
        { ...key, security_role_id: roles.closer, name: 'Policy_ScreenAccess', value: 1 },
        { ...key, security_role_id: roles.closer, name: 'CheckWriting_ScreenAccess', value: 0 },
      ])
      .execute();
    await tx
      .updateTable('users')
      .set({ security_role_id: roles.closer })
      .where('tenant_id', '=', tenant)
      .where('users_id', '=', users.closer.usersID)
      .execute();
  });
}
