-- Check writing: what of the money of a file is no posting. What came in, what was paid and what became of it are transactions of the ledger.

-- How the disbursements of a file are combined, split, paid and held, as long as they are not made: [{method, payee, party, memo, hold, lines}, ...].
-- Replaced as a whole; the version says what a change is based on.
create table disbursement_plans (
  tenant_id  varchar(63) not null,
  orders_id  integer not null,
  plans      jsonb not null default '[]' check (jsonb_typeof(plans) = 'array' and length(plans::text) <= 400000),
  version    integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by text not null default current_setting('app.actor', true),
  primary key (tenant_id, orders_id),
  foreign key (tenant_id, orders_id) references orders
);
select tenant_table('disbursement_plans', 'orders_id');

-- What receipts went to the bank with; each deposit names its slip. Added and never changed, as the deposits are.
create table deposit_slips (
  tenant_id       varchar(63) not null,
  deposit_slip_id integer not null check (deposit_slip_id > 0),
  bank_account_id integer not null,
  deposited_on    date not null check (deposited_on between '1900-01-01' and '2999-12-31'),
  created_at      timestamptz not null default clock_timestamp(),
  created_by      text not null default current_setting('app.actor', true),
  primary key (tenant_id, deposit_slip_id),
  foreign key (tenant_id, bank_account_id) references bank_accounts
);
create index deposit_slips_of_day on deposit_slips (tenant_id, bank_account_id, deposited_on);
alter table deposit_slips enable row level security;
alter table deposit_slips force row level security;
create policy tenant_rows on deposit_slips using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
grant select, insert on deposit_slips to closewright_app;

-- No two checks of a bank account have one number, also where one was voided or taken back; the highest one is at its end.
create unique index ledger_transactions_check_number
  on ledger_transactions (tenant_id, bank_account_id, ((facts ->> 'checkNumber')::bigint)) where (facts ->> 'checkNumber') is not null;
