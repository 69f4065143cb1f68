-- The title policies of a statement, as far as their premiums follow from it. Premiums themselves are worked out.
create table rate_orders (
  tenant_id              varchar(63) not null,
  rate_order_id          integer not null check (rate_order_id > 0),
  orders_id              integer not null,
  settlement_id          integer not null,
  sequence               integer not null default 1 check (sequence > 0),
  state                  varchar(2),
  rates                  varchar(60),
  transaction            varchar(20),
  effective_date         date,
  policies               varchar(30),
  owner_liability_cents  money_cents check (owner_liability_cents >= 0),
  loan_liability_cents   money_cents check (loan_liability_cents >= 0),
  owner_coverage         varchar(20),
  loan_coverage          varchar(20),
  prior_date             date,
  prior_amount_cents     money_cents check (prior_amount_cents >= 0),
  prior_payoff_cents     money_cents check (prior_payoff_cents >= 0),
  is_unimproved          boolean not null default false,
  owner_borrower_part    numeric(9, 6) check (owner_borrower_part >= 0),
  loan_borrower_part     numeric(9, 6) check (loan_borrower_part >= 0),
  loan_section           varchar(1),
  payee_name             varchar(120),
  underwriter            varchar(120),
  underwriter_percent    numeric(9, 6) check (underwriter_percent >= 0),
  remarks                varchar(2000),
  primary key (tenant_id, rate_order_id),
  constraint rate_orders_of_order_key unique (tenant_id, orders_id, rate_order_id),
  foreign key (tenant_id, orders_id, settlement_id) references settlements (tenant_id, orders_id, settlement_id) on delete cascade
);
create index rate_orders_of_settlement on rate_orders (tenant_id, orders_id, settlement_id, sequence);
select tenant_table('rate_orders', 'rate_order_id', deletes => true);

-- An endorsement of one of its policies; the price is of one that the rates do not list.
create table rate_endorsements (
  tenant_id           varchar(63) not null,
  rate_endorsement_id integer not null check (rate_endorsement_id > 0),
  orders_id           integer not null,
  rate_order_id       integer not null,
  sequence            integer not null default 1 check (sequence > 0),
  code                varchar(40),
  label               varchar(120),
  policy              varchar(20),
  amount_cents        money_cents check (amount_cents >= 0),
  primary key (tenant_id, rate_endorsement_id),
  foreign key (tenant_id, orders_id, rate_order_id) references rate_orders (tenant_id, orders_id, rate_order_id) on delete cascade
);
create index rate_endorsements_of_rate_order on rate_endorsements (tenant_id, orders_id, rate_order_id, sequence);
select tenant_table('rate_endorsements', 'rate_endorsement_id', deletes => true);

-- Who gets a part of the premium besides agent and underwriter.
create table outside_parties (
  tenant_id        varchar(63) not null,
  outside_party_id integer not null check (outside_party_id > 0),
  orders_id        integer not null,
  rate_order_id    integer not null,
  sequence         integer not null default 1 check (sequence > 0),
  name             varchar(120),
  amount_cents     money_cents check (amount_cents >= 0),
  percent          numeric(9, 6) check (percent >= 0),
  primary key (tenant_id, outside_party_id),
  foreign key (tenant_id, orders_id, rate_order_id) references rate_orders (tenant_id, orders_id, rate_order_id) on delete cascade
);
create index outside_parties_of_rate_order on outside_parties (tenant_id, orders_id, rate_order_id, sequence);
select tenant_table('outside_parties', 'outside_party_id', deletes => true);
