-- A version may go to several people in several ways. A row never changes: what was wrong is taken back by a row of its own, which says why or
-- what stands in its place. No release had the table before it.
drop table version_deliveries;
create table version_deliveries (
  tenant_id            varchar(63) not null,
  version_delivery_id  integer not null check (version_delivery_id > 0),
  orders_id            integer not null,
  statement_version_id integer not null,
  delivered_to         varchar(120),
  method               varchar(20),
  sent_on              date,
  received_on          date,
  takes_back           integer,
  reason               varchar(200),
  said_at              timestamptz not null default now(),
  said_by              varchar(120) not null default current_setting('app.actor', true),
  primary key (tenant_id, version_delivery_id),
  unique (tenant_id, takes_back),
  foreign key (tenant_id, orders_id) references orders (tenant_id, orders_id),
  foreign key (tenant_id, statement_version_id) references statement_versions (tenant_id, statement_version_id),
  foreign key (tenant_id, takes_back) references version_deliveries (tenant_id, version_delivery_id),
  check ((delivered_to is null) = (method is null) and (method is null) = (sent_on is null)),
  check (delivered_to is not null or (takes_back is not null and reason is not null)),
  check (received_on >= sent_on)
);
create index version_deliveries_of_version on version_deliveries (tenant_id, statement_version_id);
select tenant_table('version_deliveries', 'version_delivery_id');
revoke update on version_deliveries from closewright_app;

-- Locking the statements is no edit of the file: who has File Main open has nothing to join.
drop trigger orders_new_version on orders;
create trigger orders_new_version before update on orders for each row
  when (old.settlement_lock_at is not distinct from new.settlement_lock_at) execute function orders_new_version();
