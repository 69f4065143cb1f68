import type { CustomNotice } from '@closewright/contract/session';
import { isTenantName } from '@closewright/domain/session';
import type { StoredSettings } from '@closewright/domain/system-settings';
import { sql } from 'kysely';
import { rawQuery } from '../db/raw-query.ts';
import type { Database } from '../tenant/in-tenant.ts';
import { BoundedCache } from './bounded-cache.ts';

export interface Tenant {
  name: string;
  customNotice: CustomNotice | null;
  /** What the tenant has set; read one with `readSetting`. */
  settings: StoredSettings;
}

const trustMilliseconds = 15_000;
const cacheSize = 2_000;

interface Entry<T> {
  tenant: T;
  until: number;
}

/** Which tenants exist, and what they have set. Asked on every public call, so the answer is kept for a moment. */
export class TenantDirectory {
  readonly #database: Database;
  readonly #now: () => Date;
  readonly #tenants = new BoundedCache<Entry<Tenant>>(cacheSize);
  /** Unknown names are remembered too, apart: anybody may invent them, and they must not push out a tenant. */
  readonly #unknown = new BoundedCache<Entry<null>>(cacheSize);
  /** Counts changes, so that a tenant read before a change is not kept after it. */
  #changes = 0;

  constructor(database: Database, now: () => Date) {
    this.#database = database;
    this.#now = now;
  }

  /** The tenant of this name, or null. */
  async find(name: string, requestID: string): Promise<Tenant | null> {
    if (!isTenantName(name)) return null;
    const now = this.#now().getTime();
    const known = this.#tenants.get(name) ?? this.#unknown.get(name);
    if (known && known.until > now) return known.tenant;
    const changes = this.#changes;
    const [row] = await this.#database.readInTenant(
      { tenant: name, usersID: null, name: 'system:tenant', requestID },
      rawQuery(sql<Omit<Tenant, 'name'>>`
        select t.custom_notice as "customNotice", (
          select coalesce(json_object_agg(s.name, s.value), '{}') from system_settings s where s.tenant_id = ${name}
        ) as settings
        from tenants t where t.tenant_id = ${name}`),
    );
    const tenant = row ? { name, ...row } : null;
    if (changes !== this.#changes) return tenant;
    this.#drop(name);
    const until = now + trustMilliseconds;
    if (tenant) this.#tenants.set(name, { tenant, until });
    else this.#unknown.set(name, { tenant, until });
    return tenant;
  }

  /** Forgets a tenant, because its settings have changed. */
  forget(name: string): void {
    this.#changes++;
    this.#drop(name);
  }

  /** Forgets all, because notices of changes were missed. */
  forgetAll(): void {
    this.#changes++;
    this.#tenants.clear();
    this.#unknown.clear();
  }

  #drop(name: string): void {
    this.#tenants.delete(name);
    this.#unknown.delete(name);
  }
}
