-- What is entered of a statement itself: the terms of its escrow account.
alter table settlements
  add column first_escrow_payment date,
  add column cushion_months       smallint check (cushion_months between 0 and 2),
  add column escrow_rounding      varchar(20);

-- What the servicer pays out of the escrow account of a loan: taxes, insurance.
create table escrow_items (
  tenant_id            varchar(63) not null,
  escrow_item_id       integer not null check (escrow_item_id > 0),
  orders_id            integer not null,
  settlement_id        integer not null,
  sequence             smallint not null default 1 check (sequence > 0),
  label                varchar(120) not null,
  kind                 varchar(40),
  monthly_amount_cents money_cents check (monthly_amount_cents >= 0),
  months_collected     smallint check (months_collected between 0 and 24),
  payee                varchar(120),
  paid_by              varchar(20),
  primary key (tenant_id, escrow_item_id),
  constraint escrow_items_of_order_key unique (tenant_id, orders_id, escrow_item_id),
  foreign key (tenant_id, orders_id, settlement_id) references settlements (tenant_id, orders_id, settlement_id) on delete cascade
);
create index escrow_items_of_settlement on escrow_items (tenant_id, orders_id, settlement_id, sequence);
select tenant_table('escrow_items', 'escrow_item_id', deletes => true);

-- A bill of such an item in the first year of the account.
create table escrow_bills (
  tenant_id      varchar(63) not null,
  escrow_bill_id integer not null check (escrow_bill_id > 0),
  orders_id      integer not null,
  escrow_item_id integer not null,
  sequence       smallint not null default 1 check (sequence > 0),
  due_date       date,
  amount_cents   money_cents check (amount_cents >= 0),
  primary key (tenant_id, escrow_bill_id),
  foreign key (tenant_id, orders_id, escrow_item_id) references escrow_items (tenant_id, orders_id, escrow_item_id) on delete cascade
);
create index escrow_bills_of_item on escrow_bills (tenant_id, orders_id, escrow_item_id, sequence);
select tenant_table('escrow_bills', 'escrow_bill_id', deletes => true);
