-- A debit or credit of a statement that is typed: personal property, a seller credit, rent. Its kind says which way the amounts go.
create table adjustments (
  tenant_id           varchar(63) not null,
  adjustment_id       integer not null check (adjustment_id > 0),
  orders_id           integer not null,
  settlement_id       integer not null,
  sequence            integer not null default 1 check (sequence > 0),
  kind                varchar(30),
  label               varchar(120),
  buyer_amount_cents  money_cents check (buyer_amount_cents >= 0),
  seller_amount_cents money_cents check (seller_amount_cents >= 0),
  party               varchar(120),
  remarks             varchar(2000),
  primary key (tenant_id, adjustment_id),
  foreign key (tenant_id, orders_id, settlement_id) references settlements (tenant_id, orders_id, settlement_id) on delete cascade
);
create index adjustments_of_settlement on adjustments (tenant_id, orders_id, settlement_id, sequence);
select tenant_table('adjustments', 'adjustment_id', deletes => true);
