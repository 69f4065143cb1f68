-- A title policy as it is issued: its number and date are typed with the rates until title production issues them (decision 0059). What it costs follows from its rate order.
create table title_policies (
  tenant_id        varchar(63) not null,
  title_policy_id  integer not null check (title_policy_id > 0),
  orders_id        integer not null,
  rate_order_id    integer not null,
  sequence         integer not null default 1 check (sequence > 0),
  policy           varchar(20),
  -- With its prefix and suffix.
  number           varchar(40),
  effective_date   date,
  -- Of a closing protection letter; all of it is the insurer's.
  letter_fee_cents money_cents check (letter_fee_cents >= 0),
  is_void          boolean not null default false,
  void_reason      varchar(200),
  primary key (tenant_id, title_policy_id),
  foreign key (tenant_id, orders_id, rate_order_id) references rate_orders (tenant_id, orders_id, rate_order_id) on delete cascade
);
create index title_policies_of_rate_order on title_policies (tenant_id, orders_id, rate_order_id, sequence);
-- Case, blanks and signs do not tell two numbers apart (domain/premium policyNumberKey).
create index title_policies_by_number on title_policies (tenant_id, regexp_replace(upper(number), '[^A-Z0-9]', '', 'g')) where number is not null;
select tenant_table('title_policies', 'title_policy_id', deletes => true);
