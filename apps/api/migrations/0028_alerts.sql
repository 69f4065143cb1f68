-- Alerts of files: raised from facts that are stored, one per target and key (building-blocks.md §4), acknowledged or put off by people.

create table order_alerts (
  tenant_id       varchar(63) not null,
  alert_id        integer not null check (alert_id > 0),
  orders_id       integer not null,
  -- domain/alerts alertTargets
  target          varchar(40) not null,
  -- Which company, tax id or note; empty where a file has one of the target at most.
  target_key      varchar(60) not null default '',
  severity        smallint not null check (severity between 0 and 2),
  message         varchar(400) not null,
  -- The first day it counts: what a date will raise is stored with the date.
  starts_on       date,
  raised_at       timestamptz not null default now(),
  acknowledged_by integer,
  acknowledged_at timestamptz,
  snoozed_by      integer,
  -- The day it is open again.
  snoozed_until   date,
  version         integer not null default 1,
  updated_at      timestamptz not null default now(),
  updated_by      text not null default current_setting('app.actor', true),
  primary key (tenant_id, alert_id),
  constraint order_alerts_target_key unique (tenant_id, orders_id, target, target_key),
  foreign key (tenant_id, orders_id) references orders (tenant_id, orders_id) on delete cascade,
  foreign key (tenant_id, acknowledged_by) references users (tenant_id, users_id),
  foreign key (tenant_id, snoozed_by) references users (tenant_id, users_id),
  check ((acknowledged_by is null) = (acknowledged_at is null)),
  check ((snoozed_by is null) = (snoozed_until is null))
);
-- The open ones of all files, and the files that share a tax id.
create index order_alerts_open on order_alerts (tenant_id, orders_id) where acknowledged_at is null;
create index order_alerts_by_key on order_alerts (tenant_id, target, target_key);
create index properties_by_parcel on properties (tenant_id, parcel_id) where parcel_id is not null;

create trigger order_alerts_new_version before update on order_alerts for each row execute function people_new_version();
alter table order_alerts enable row level security;
alter table order_alerts force row level security;
create policy tenant_rows on order_alerts using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
grant select, insert, update, delete on order_alerts to closewright_app;
select audit_table('order_alerts', 'alert_id');
