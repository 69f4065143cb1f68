-- People and access: what administrators edit gets versions, roles belong to a region, users to a named
-- group. The rules of the schema are those of 0001.

-- ---------------------------------------------------------------- versions
alter table regions
  add version    integer not null default 1,
  add updated_at timestamptz not null default now(),
  -- For the rows that are there already; further ones are somebody's.
  add updated_by text not null default 'system:migration';
alter table branches
  add version    integer not null default 1,
  add updated_at timestamptz not null default now(),
  add updated_by text not null default 'system:migration';
alter table users
  add version    integer not null default 1,
  add updated_at timestamptz not null default now(),
  add updated_by text not null default 'system:migration';
alter table security_roles
  -- 0: the global region (building-blocks.md §6: security roles are filtered by region)
  add region_id  integer not null default 0 check (region_id >= 0),
  add version    integer not null default 1,
  add updated_at timestamptz not null default now(),
  add updated_by text not null default 'system:migration';
alter table regions alter updated_by set default current_setting('app.actor', true);
alter table branches alter updated_by set default current_setting('app.actor', true);
alter table users alter updated_by set default current_setting('app.actor', true);
alter table security_roles alter updated_by set default current_setting('app.actor', true);

create function people_new_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  new.updated_at := clock_timestamp();
  new.updated_by := current_setting('app.actor', true);
  return new;
end $$;
create trigger regions_new_version before update on regions for each row execute function people_new_version();
create trigger branches_new_version before update on branches for each row execute function people_new_version();
create trigger security_roles_new_version before update on security_roles for each row execute function people_new_version();
-- Not for last_order_id and dictionary_words, which the user changes in passing: an administrator's open form stays good.
create trigger users_new_version
  before update of group_users_id, login, display_name, email, branch_id, security_role_id, is_staff, is_active on users
  for each row execute function people_new_version();

-- ---------------------------------------------------------------- groups of users
-- A user without a group is no valid user (core.md §4: INVALID_USER).
create table user_groups (
  tenant_id      varchar(63) not null references tenants,
  group_users_id integer not null check (group_users_id > 0),
  name           varchar(80) not null,
  primary key (tenant_id, group_users_id),
  constraint user_groups_name_key unique (tenant_id, name)
);
-- Groups that users have already get a name; as the owner, for all tenants at once.
alter table users no force row level security;
insert into user_groups (tenant_id, group_users_id, name)
select distinct tenant_id, group_users_id, 'Group ' || group_users_id from users where group_users_id > 0;
alter table users force row level security;

-- ---------------------------------------------------------------- row level security, privileges, audit
alter table user_groups enable row level security;
alter table user_groups force row level security;
create policy tenant_rows on user_groups using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
grant select, insert, update, delete on user_groups to closewright_app;
select audit_table('user_groups', 'group_users_id');
