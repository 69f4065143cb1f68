-- Who is where: the screen each user opened last, of those routes that log their access (core.md §7 Active user save). Not
-- audited: it says who looked, not what changed.
create table active_users (
  tenant_id  varchar(63) not null,
  users_id   integer not null,
  route_name varchar(80) not null,
  orders_id  integer,
  active_at  timestamptz not null default now(),
  primary key (tenant_id, users_id),
  foreign key (tenant_id, users_id) references users (tenant_id, users_id) on delete cascade,
  foreign key (tenant_id, orders_id) references orders (tenant_id, orders_id) on delete cascade
);
create index active_users_of_order on active_users (tenant_id, orders_id);

alter table active_users enable row level security;
alter table active_users force row level security;
create policy tenant_rows on active_users using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
grant select, insert, update, delete on active_users to closewright_app;
