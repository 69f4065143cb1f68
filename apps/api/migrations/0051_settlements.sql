-- The settlement statement of a loan is an aggregate of its own: all that is entered in it hangs on one row, whose version goes up with
-- every save. Computed figures are not stored.
create table settlements (
  tenant_id     varchar(63) not null,
  settlement_id integer not null check (settlement_id > 0),
  orders_id     integer not null,
  -- null: the statement of a file without a loan
  loan_id       integer,
  version       integer not null default 1,
  updated_at    timestamptz not null default now(),
  updated_by    text not null default current_setting('app.actor', true),
  primary key (tenant_id, settlement_id),
  -- what the rows of a statement point at: one of the same file
  constraint settlements_of_order_key unique (tenant_id, orders_id, settlement_id),
  constraint settlements_of_loan_key unique nulls not distinct (tenant_id, orders_id, loan_id),
  foreign key (tenant_id, orders_id) references orders (tenant_id, orders_id) on delete cascade,
  foreign key (tenant_id, orders_id, loan_id) references loans (tenant_id, orders_id, loan_id) on delete cascade
);
select tenant_table('settlements', 'settlement_id', deletes => true);

-- A loan that the statement pays off, as the letter of its lender says it.
create table payoffs (
  tenant_id          varchar(63) not null,
  payoff_id          integer not null check (payoff_id > 0),
  orders_id          integer not null,
  settlement_id      integer not null,
  sequence           smallint not null default 1 check (sequence > 0),
  lender_name        varchar(120) not null,
  loan_number        varchar(60),
  principal_cents    money_cents check (principal_cents >= 0),
  interest_cents     money_cents check (interest_cents >= 0),
  interest_to        date,
  good_through       date,
  credits_cents      money_cents check (credits_cents >= 0),
  per_diem_cents     money_cents check (per_diem_cents >= 0),
  rate               numeric(9, 6) check (rate >= 0),
  days_in_year       varchar(3),
  rounds_day         boolean not null default false,
  cushion_days       smallint check (cushion_days between 0 and 60),
  letter_date        date,
  wire_verified_date date,
  escrow_note        varchar(120),
  remarks            varchar(2000),
  primary key (tenant_id, payoff_id),
  constraint payoffs_of_order_key unique (tenant_id, orders_id, payoff_id),
  foreign key (tenant_id, orders_id, settlement_id) references settlements (tenant_id, orders_id, settlement_id) on delete cascade
);
create index payoffs_of_settlement on payoffs (tenant_id, orders_id, settlement_id, sequence);
select tenant_table('payoffs', 'payoff_id', deletes => true);

-- What the lender adds: release, recording, statement, wire.
create table payoff_fees (
  tenant_id     varchar(63) not null,
  payoff_fee_id integer not null check (payoff_fee_id > 0),
  orders_id     integer not null,
  payoff_id     integer not null,
  sequence      smallint not null default 1 check (sequence > 0),
  label         varchar(120) not null,
  amount_cents  money_cents check (amount_cents >= 0),
  primary key (tenant_id, payoff_fee_id),
  foreign key (tenant_id, orders_id, payoff_id) references payoffs (tenant_id, orders_id, payoff_id) on delete cascade
);
create index payoff_fees_of_payoff on payoff_fees (tenant_id, orders_id, payoff_id, sequence);
select tenant_table('payoff_fees', 'payoff_fee_id', deletes => true);
