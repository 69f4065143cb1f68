-- What the office does with prorations of a state; without an item it is of every line.
create table proration_defaults (
  tenant_id              varchar(63) not null references tenants,
  proration_default_id   integer not null check (proration_default_id > 0),
  state                  varchar(2) not null,
  -- 0 for all regions.
  region_id              integer not null default 0,
  label                  varchar(120),
  period                 varchar(20),
  paid_when              varchar(20),
  estimate_percent       numeric(9, 6) check (estimate_percent >= 0),
  day_count              varchar(20),
  closing_day_belongs_to varchar(20),
  daily_decimals         varchar(20),
  inactive               boolean not null default false,
  version                integer not null default 1,
  updated_at             timestamptz not null default now(),
  updated_by             text not null default current_setting('app.actor', true),
  primary key (tenant_id, proration_default_id)
);
create unique index proration_defaults_key on proration_defaults (tenant_id, state, region_id, lower(coalesce(label, '')));
create trigger proration_defaults_new_version before update on proration_defaults for each row execute function setting_new_version();
alter table proration_defaults enable row level security;
alter table proration_defaults force row level security;
create policy tenant_rows on proration_defaults using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
-- One is made inactive, never removed.
grant select, insert, update on proration_defaults to closewright_app;
select audit_table('proration_defaults', 'proration_default_id');
