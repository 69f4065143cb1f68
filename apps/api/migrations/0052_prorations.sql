-- An item that buyer and seller of a statement share at closing: taxes, dues, rent.
create table prorations (
  tenant_id              varchar(63) not null,
  proration_id           integer not null check (proration_id > 0),
  orders_id              integer not null,
  settlement_id          integer not null,
  sequence               smallint not null default 1 check (sequence > 0),
  label                  varchar(120) not null,
  amount_cents           money_cents check (amount_cents >= 0),
  period                 varchar(20),
  period_from            date,
  period_to              date,
  is_paid                boolean not null default false,
  estimate_percent       numeric(9, 6) check (estimate_percent >= 0),
  day_count              varchar(20),
  closing_day_belongs_to varchar(20),
  daily_decimals         varchar(20),
  actual_amount_cents    money_cents check (actual_amount_cents >= 0),
  remarks                varchar(2000),
  primary key (tenant_id, proration_id),
  foreign key (tenant_id, orders_id, settlement_id) references settlements (tenant_id, orders_id, settlement_id) on delete cascade
);
create index prorations_of_settlement on prorations (tenant_id, orders_id, settlement_id, sequence);
select tenant_table('prorations', 'proration_id', deletes => true);
