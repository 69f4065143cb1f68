import type { SystemSettingName } from '@closewright/domain/system-settings';
import { sql } from 'kysely';
import { rawQuery } from '../db/raw-query.ts';
import type { Actor, Database } from '../tenant/in-tenant.ts';

/** Everything the api needs to know of a login, read in one round trip. */
export interface StoredUser {
  usersID: number;
  groupUsersID: number | null;
  login: string;
  displayName: string;
  branchID: number | null;
  onboardingRoleIDs: number[];
  dictionaryWords: string[];
  lastOrderID: number;
  regions: { regionID: number; isDefault: boolean; isAdminRegion: boolean; regionDisplay: string }[];
  settings: { kind: 'flag' | 'date' | 'value'; name: string; value: string }[];
  /** Rights by name: those of the user's role, overruled by the user's own. */
  securitySettings: Record<string, number>;
  /** What the role grants otherwise, by region; without the rights that the user's own settings decide everywhere. */
  regionSecuritySettings: { regionID: number; rights: Record<string, number> }[];
  features: Record<string, boolean>;
  tenant: { name: string; displayName: string; timeZone: string; cplUnderwriterCompanyID: number | null };
}

const cplUnderwriter: SystemSettingName = 'cplUnderwriterCompanyID';

/** The user of a login; null when the tenant has none, or an inactive one. */
export async function readUser(database: Database, actor: Actor, login: string): Promise<StoredUser | null> {
  const [user] = await readUsers(database, actor, [login]);
  return user ?? null;
}

/** The users of some logins, without those that the tenant does not have or that are inactive. */
export async function readUsers(database: Database, actor: Actor, logins: readonly string[]): Promise<StoredUser[]> {
  const tenant = actor.tenant;
  const lower = logins.map((login) => login.toLowerCase());
  const statement = sql<{ user: StoredUser }>`
    select json_build_object(
      'usersID', u.users_id, 'groupUsersID', u.group_users_id, 'login', u.login, 'displayName', u.display_name,
      'branchID', u.branch_id, 'onboardingRoleIDs', u.onboarding_role_ids, 'dictionaryWords', u.dictionary_words,
      'lastOrderID', coalesce((
        select f.orders_id from recent_files f where f.tenant_id = ${tenant} and f.users_id = u.users_id
        order by f.opened_at desc limit 1), u.last_order_id),
      'regions', (
        select coalesce(json_agg(json_build_object(
          'regionID', r.region_id, 'isDefault', m.is_default, 'isAdminRegion', r.is_admin_region,
          'regionDisplay', r.description) order by m.is_default desc, r.description), '[]')
        from user_regions m join regions r on r.tenant_id = m.tenant_id and r.region_id = m.region_id
        where m.tenant_id = ${tenant} and m.users_id = u.users_id and not r.inactive),
      'settings', (
        select coalesce(json_agg(json_build_object('kind', s.kind, 'name', s.name, 'value', s.value) order by s.name), '[]')
        from user_settings s where s.tenant_id = ${tenant} and s.users_id = u.users_id),
      'securitySettings', (
        select coalesce(json_object_agg(name, value), '{}') from (
          select s.name, s.value from security_role_settings s
          where s.tenant_id = ${tenant} and s.security_role_id = u.security_role_id and not exists (
            select from user_security_settings o
            where o.tenant_id = s.tenant_id and o.users_id = u.users_id and o.name = s.name)
          union all
          select s.name, s.value from user_security_settings s
          where s.tenant_id = ${tenant} and s.users_id = u.users_id) rights),
      'regionSecuritySettings', (
        select coalesce(json_agg(json_build_object('regionID', region_id, 'rights', rights) order by region_id), '[]') from (
          select s.region_id, json_object_agg(s.name, s.value) as rights from security_role_region_settings s
          where s.tenant_id = ${tenant} and s.security_role_id = u.security_role_id and not exists (
            select from user_security_settings o
            where o.tenant_id = s.tenant_id and o.users_id = u.users_id and o.name = s.name)
          group by s.region_id) differing),
      'features', (
        select coalesce(json_object_agg(f.name, f.is_on), '{}') from feature_flags f where f.tenant_id = ${tenant}),
      'tenant', json_build_object('name', t.tenant_id, 'displayName', t.display_name, 'timeZone', t.time_zone,
        'cplUnderwriterCompanyID', (
          select s.value::integer from system_settings s
          where s.tenant_id = ${tenant} and s.name = ${cplUnderwriter} and s.value ~ '^[1-9]\\d{0,8}$'))
    ) as "user"
    from users u join tenants t on t.tenant_id = u.tenant_id
    where u.tenant_id = ${tenant} and u.login = any(${lower}) and u.is_active`;
  const rows = await database.readInTenant(actor, rawQuery(statement));
  return rows.map(({ user }) => user);
}
