-- Roles with permissions by region: what a role grants otherwise in one region, in either direction. Which settings may
-- differ is the rule `regionalKeys` of packages/domain/src/access. The rules of the schema are those of 0001.
create table security_role_region_settings (
  tenant_id        varchar(63) not null,
  security_role_id integer not null,
  region_id        integer not null,
  name             varchar(80) not null,
  value            smallint not null check (value between 0 and 2),
  primary key (tenant_id, security_role_id, region_id, name),
  foreign key (tenant_id, security_role_id) references security_roles (tenant_id, security_role_id) on delete cascade,
  foreign key (tenant_id, region_id) references regions (tenant_id, region_id)
);

alter table security_role_region_settings enable row level security;
alter table security_role_region_settings force row level security;
create policy tenant_rows on security_role_region_settings using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
grant select, insert, update, delete on security_role_region_settings to closewright_app;
select audit_table('security_role_region_settings', 'security_role_id', 'region_id', 'name');
create trigger access_changed after insert or update or delete on security_role_region_settings
  for each statement execute function announce_access_change();
