-- Configuration of the system: lookups that can be edited, file number pools, system settings, closing days, the log of
-- server events, and what the system audit needs beyond the audit itself. The rules of the schema are those of 0001.

-- ---------------------------------------------------------------- lookups
-- An item has one region of its own and may belong to further ones (core.md §3 Lookup item).
alter table lookups
  add regions    integer[] not null default '{}',
  add version    integer not null default 1,
  add updated_at timestamptz not null default now(),
  -- For the rows that are there already; further ones are somebody's.
  add updated_by text not null default 'system:migration';
alter table lookups alter updated_by set default current_setting('app.actor', true);

-- A new place in the list is no new version: it would make everybody's open item stale.
create function lookups_new_version() returns trigger language plpgsql as $$
begin
  if (new.name, new.data, new.region_id, new.regions, new.inactive) is distinct from
     (old.name, old.data, old.region_id, old.regions, old.inactive) then
    new.version := old.version + 1;
    new.updated_at := clock_timestamp();
    new.updated_by := current_setting('app.actor', true);
  end if;
  return new;
end $$;
create trigger lookups_new_version before update on lookups for each row execute function lookups_new_version();

-- ---------------------------------------------------------------- versions of the new tables
create function setting_new_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  new.updated_at := clock_timestamp();
  new.updated_by := current_setting('app.actor', true);
  return new;
end $$;

-- ---------------------------------------------------------------- file number pools
create table file_number_pools (
  tenant_id   varchar(63) not null references tenants,
  pool_id     integer not null check (pool_id > 0),
  name        varchar(80) not null,
  prefix      varchar(20) not null default '' check (prefix = btrim(prefix)),
  -- A stored column, as orders.file_number_key: two pools with one prefix would give the same numbers.
  prefix_key  text not null generated always as (lower(prefix)) stored,
  next_number integer not null default 1 check (next_number > 0),
  width       smallint not null default 4 check (width between 1 and 9),
  inactive    boolean not null default false,
  version     integer not null default 1,
  updated_at  timestamptz not null default now(),
  updated_by  text not null default current_setting('app.actor', true),
  primary key (tenant_id, pool_id),
  constraint file_number_pools_prefix_key unique (tenant_id, prefix_key)
);
-- A number that is given is no new version of the pool: an administrator's open form stays good.
create trigger file_number_pools_new_version before update of name, prefix, width, inactive on file_number_pools
  for each row execute function setting_new_version();

alter table branches add file_number_pool_id integer;
alter table branches add foreign key (tenant_id, file_number_pool_id) references file_number_pools (tenant_id, pool_id);
create index branches_file_number_pool on branches (tenant_id, file_number_pool_id);

-- ---------------------------------------------------------------- system settings
-- A setting without a row has the default of domain/system-settings.
create table system_settings (
  tenant_id  varchar(63) not null references tenants,
  name       varchar(60) not null,
  value      varchar(500) not null,
  version    integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by text not null default current_setting('app.actor', true),
  primary key (tenant_id, name)
);
create trigger system_settings_new_version before update on system_settings for each row execute function setting_new_version();
-- The settings of a tenant are remembered with the tenant (platform/auth/tenant-directory.ts).
create trigger access_changed after insert or update or delete on system_settings
  for each statement execute function announce_access_change();

-- ---------------------------------------------------------------- closing days
-- Days on which this company is closed besides the bank holidays, which are computed (domain/holidays).
create table closing_days (
  tenant_id  varchar(63) not null references tenants,
  closed_on  date not null,
  name       varchar(80) not null,
  version    integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by text not null default current_setting('app.actor', true),
  primary key (tenant_id, closed_on)
);
create trigger closing_days_new_version before update on closing_days for each row execute function setting_new_version();

-- ---------------------------------------------------------------- server events
-- What browsers report, kept only while the setting logStorage is on, for 3 days and 3000 entries (core.md §9). Not audited: it is a log.
create sequence server_event_ids;
create table server_events (
  tenant_id varchar(63) not null references tenants,
  event_id  bigint not null default nextval('server_event_ids'),
  at        timestamptz not null,
  level     varchar(5) not null check (level in ('Debug', 'Info', 'Error', 'Fatal')),
  user_name varchar(120),
  message   varchar(500) not null,
  primary key (tenant_id, event_id)
);

-- ---------------------------------------------------------------- the system audit
-- Who took entries of the audit out of the product, and which ones. Audited itself.
create table audit_exports (
  tenant_id   varchar(63) not null references tenants,
  export_id   integer not null check (export_id > 0),
  exported_at timestamptz not null default now(),
  exported_by text not null default current_setting('app.actor', true),
  filters     jsonb not null,
  entries     integer not null check (entries >= 0),
  primary key (tenant_id, export_id)
);

-- What the last check of the chain found. One row per tenant.
create table audit_checks (
  tenant_id     varchar(63) not null references tenants,
  checked_at    timestamptz not null,
  checked_by    text not null default current_setting('app.actor', true),
  entries       bigint not null,
  head          varchar(64) not null,
  broken_seq    bigint,
  broken_reason varchar(200),
  primary key (tenant_id)
);
-- The lists the screen asks for, newest first.
create index audit_log_table on audit_log (tenant_id, table_name, seq desc);
create index audit_log_actor on audit_log (tenant_id, actor, seq desc);
create index audit_log_at on audit_log (tenant_id, at, seq desc);

-- Which migrations were applied: the application may know, not change. It can not read schema_migrations itself.
create function applied_migrations() returns table (name text, applied_at timestamptz) language sql stable security definer
  set search_path = pg_catalog, public, pg_temp
  as $$ select m.name, m.applied_at from schema_migrations m order by m.name $$;
grant execute on function applied_migrations() to closewright_app;

-- ---------------------------------------------------------------- row level security, privileges, audit
do $$
declare
  target text;
begin
  foreach target in array array['file_number_pools', 'system_settings', 'closing_days', 'server_events', 'audit_exports', 'audit_checks']
  loop
    execute format('alter table %I enable row level security', target);
    execute format('alter table %I force row level security', target);
    execute format('create policy tenant_rows on %I using (tenant_id = current_setting(''app.tenant'', true))
      with check (tenant_id = current_setting(''app.tenant'', true))', target);
  end loop;
end $$;
-- An export is never changed or forgotten; a pool is made inactive.
grant select, insert, update, delete on system_settings, closing_days to closewright_app;
grant select, insert, update on file_number_pools, audit_checks to closewright_app;
grant select, insert, delete on server_events to closewright_app;
grant usage on sequence server_event_ids to closewright_app;
grant select, insert on audit_exports to closewright_app;

select audit_table('file_number_pools', 'pool_id'), audit_table('system_settings', 'name'), audit_table('closing_days', 'closed_on'),
  audit_table('audit_exports', 'export_id');
