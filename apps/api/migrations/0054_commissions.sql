-- The commission of a side of the sale: what is agreed, and what of the deposit its broker keeps.
create table commissions (
  tenant_id          varchar(63) not null,
  commission_id      integer not null check (commission_id > 0),
  orders_id          integer not null,
  settlement_id      integer not null,
  sequence           smallint not null default 1 check (sequence > 0),
  label              varchar(120) not null,
  paid_by            varchar(20),
  agreed_as          varchar(20),
  reckoned_on        varchar(40),
  concessions_cents  money_cents check (concessions_cents >= 0),
  base_amount_cents  money_cents check (base_amount_cents >= 0),
  rate               numeric(9, 6) check (rate >= 0),
  flat_amount_cents  money_cents check (flat_amount_cents >= 0),
  bonus_cents        money_cents check (bonus_cents >= 0),
  deposit_held_cents money_cents check (deposit_held_cents >= 0),
  referral_payee     varchar(120),
  referral_rate      numeric(9, 6) check (referral_rate >= 0),
  remarks            varchar(2000),
  primary key (tenant_id, commission_id),
  constraint commissions_of_order_key unique (tenant_id, orders_id, commission_id),
  foreign key (tenant_id, orders_id, settlement_id) references settlements (tenant_id, orders_id, settlement_id) on delete cascade
);
create index commissions_of_settlement on commissions (tenant_id, orders_id, settlement_id, sequence);
select tenant_table('commissions', 'commission_id', deletes => true);

-- Who gets a part of it, in percent.
create table commission_payees (
  tenant_id           varchar(63) not null,
  commission_payee_id integer not null check (commission_payee_id > 0),
  orders_id           integer not null,
  commission_id       integer not null,
  sequence            smallint not null default 1 check (sequence > 0),
  payee               varchar(120) not null,
  part                numeric(9, 6) check (part >= 0),
  primary key (tenant_id, commission_payee_id),
  foreign key (tenant_id, orders_id, commission_id) references commissions (tenant_id, orders_id, commission_id) on delete cascade
);
create index commission_payees_of_commission on commission_payees (tenant_id, orders_id, commission_id, sequence);
select tenant_table('commission_payees', 'commission_payee_id', deletes => true);

-- The percent of a part of the price; the last tier has no end.
create table commission_tiers (
  tenant_id          varchar(63) not null,
  commission_tier_id integer not null check (commission_tier_id > 0),
  orders_id          integer not null,
  commission_id      integer not null,
  sequence           smallint not null default 1 check (sequence > 0),
  up_to_cents        money_cents check (up_to_cents >= 0),
  rate               numeric(9, 6) check (rate >= 0),
  primary key (tenant_id, commission_tier_id),
  foreign key (tenant_id, orders_id, commission_id) references commissions (tenant_id, orders_id, commission_id) on delete cascade
);
create index commission_tiers_of_commission on commission_tiers (tenant_id, orders_id, commission_id, sequence);
select tenant_table('commission_tiers', 'commission_tier_id', deletes => true);
