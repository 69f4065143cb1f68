-- When the statements of a file were last locked or opened again, by whom and why.
alter table orders
  add column settlement_lock_at timestamptz,
  add column settlement_lock_by varchar(120),
  add column settlement_lock_reason varchar(200),
  add constraint orders_settlement_lock_whole check ((settlement_lock_at is null) = (settlement_lock_by is null));

-- To whom a version of a statement was delivered, how and when. A mistake is typed over, and the audit has both.
create table version_deliveries (
  tenant_id            varchar(63) not null,
  statement_version_id integer not null check (statement_version_id > 0),
  orders_id            integer not null,
  delivered_to         varchar(120) not null,
  method               varchar(20) not null,
  sent_on              date not null,
  received_on          date,
  primary key (tenant_id, statement_version_id),
  foreign key (tenant_id, orders_id) references orders (tenant_id, orders_id),
  foreign key (tenant_id, statement_version_id) references statement_versions (tenant_id, statement_version_id),
  check (received_on >= sent_on)
);
select tenant_table('version_deliveries', 'statement_version_id');
