-- Pages of a statement that its form has no place for: a text, and with whose copies it prints.
create table addenda (
  tenant_id     varchar(63) not null,
  addendum_id   integer not null check (addendum_id > 0),
  orders_id     integer not null,
  settlement_id integer not null,
  sequence      integer not null default 1 check (sequence > 0),
  title         varchar(120) not null,
  copies        varchar(20),
  body          varchar(10000),
  primary key (tenant_id, addendum_id),
  foreign key (tenant_id, orders_id, settlement_id) references settlements (tenant_id, orders_id, settlement_id) on delete cascade
);
create index addenda_of_settlement on addenda (tenant_id, orders_id, settlement_id, sequence);
select tenant_table('addenda', 'addendum_id', deletes => true);

-- What is printed beside a line, which remarks are not.
alter table fees
  add column note varchar(500),
  add constraint fees_of_order_key unique (tenant_id, orders_id, fee_id);
alter table adjustments
  add column note varchar(500),
  add constraint adjustments_of_order_key unique (tenant_id, orders_id, adjustment_id);

-- What a line is made of, where an addendum itemizes it.
create table fee_parts (
  tenant_id    varchar(63) not null,
  fee_part_id  integer not null check (fee_part_id > 0),
  orders_id    integer not null,
  fee_id       integer not null,
  sequence     integer not null default 1 check (sequence > 0),
  label        varchar(120) not null,
  payee        varchar(120),
  amount_cents money_cents,
  primary key (tenant_id, fee_part_id),
  foreign key (tenant_id, orders_id, fee_id) references fees (tenant_id, orders_id, fee_id) on delete cascade
);
create index fee_parts_of_fee on fee_parts (tenant_id, orders_id, fee_id, sequence);
select tenant_table('fee_parts', 'fee_part_id', deletes => true);

create table adjustment_parts (
  tenant_id          varchar(63) not null,
  adjustment_part_id integer not null check (adjustment_part_id > 0),
  orders_id          integer not null,
  adjustment_id      integer not null,
  sequence           integer not null default 1 check (sequence > 0),
  label              varchar(120) not null,
  payee              varchar(120),
  amount_cents       money_cents,
  primary key (tenant_id, adjustment_part_id),
  foreign key (tenant_id, orders_id, adjustment_id) references adjustments (tenant_id, orders_id, adjustment_id) on delete cascade
);
create index adjustment_parts_of_adjustment on adjustment_parts (tenant_id, orders_id, adjustment_id, sequence);
select tenant_table('adjustment_parts', 'adjustment_part_id', deletes => true);
