-- The accounts at banks that the office keeps other people's money, and its own, in. An account number is sealed as a tax id is.
create table bank_accounts (
  tenant_id                varchar(63) not null references tenants,
  bank_account_id          integer not null check (bank_account_id > 0),
  -- What staff call it.
  name                     varchar(60) not null check (name = btrim(name) and name <> ''),
  bank_name                varchar(120) not null,
  -- What the bank calls it: the title that says whose money it is.
  account_title            varchar(120) not null,
  -- Nine digits that the ABA's 3, 7 and 1 times add up to a multiple of ten (domain/banking).
  routing_number           varchar(9) not null check (case when routing_number ~ '^\d{9}$' and routing_number <> '000000000' then
    (3 * (substr(routing_number, 1, 1)::int + substr(routing_number, 4, 1)::int + substr(routing_number, 7, 1)::int)
    + 7 * (substr(routing_number, 2, 1)::int + substr(routing_number, 5, 1)::int + substr(routing_number, 8, 1)::int)
    + substr(routing_number, 3, 1)::int + substr(routing_number, 6, 1)::int + substr(routing_number, 9, 1)::int) % 10 = 0
    else false end),
  account_number_encrypted bytea not null,
  account_number_last4     varchar(4) not null check (account_number_last4 ~ '^[0-9A-Z]{4}$'),
  kind                     varchar(20) not null check (kind in ('Escrow trust', 'Investment', 'Operating')),
  -- Whose good-funds rules apply.
  state                    varchar(2) not null check (state ~ '^[A-Z]{2}$'),
  -- 0 for all regions.
  region_id                integer not null default 0 check (region_id >= 0),
  opened_on                date,
  closed_on                date,
  inactive                 boolean not null default false,
  note                     varchar(500),
  version                  integer not null default 1,
  updated_at               timestamptz not null default now(),
  updated_by               text not null default current_setting('app.actor', true),
  primary key (tenant_id, bank_account_id),
  check (closed_on >= opened_on)
);
create unique index bank_accounts_name on bank_accounts (tenant_id, lower(name));
-- One is made inactive, never removed: postings name it.
select tenant_table('bank_accounts', 'bank_account_id');
