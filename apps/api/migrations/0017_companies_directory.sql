-- Manage Companies: what a company is, its further addresses, and the changes that need a second person.
-- The rules of the schema are those of 0001.

alter table companies
  add phone                      varchar(40),
  add fax                        varchar(40),
  add email                      varchar(254),
  add website                    varchar(200),
  add address_1                  varchar(120),
  add address_2                  varchar(60),
  add zip                        varchar(10),
  add county_name                varchar(80),
  add licence_number             varchar(40),
  add licence_state              varchar(2),
  add nmls_id                    varchar(12),
  -- Companies that may take a role without having it as their type (building-blocks.md §5).
  add is_place_of_closing        boolean not null default false,
  add is_settlement_agent        boolean not null default false,
  -- Made for one file by somebody who may not edit the directory; no search offers it.
  add is_one_time_use            boolean not null default false,
  add do_not_do_business         boolean not null default false,
  add do_not_do_business_reason  varchar(300),
  add notes                      varchar(2000),
  -- Of a duplicate: the company that took over its contacts and files.
  add merged_into_id             integer,
  add version                    integer not null default 1,
  add updated_at                 timestamptz not null default now(),
  -- For the rows that are there already; further ones are somebody's.
  add updated_by                 text not null default 'system:migration',
  add foreign key (tenant_id, merged_into_id) references companies (tenant_id, company_id),
  add check (merged_into_id is null or merged_into_id <> company_id and inactive),
  add check (not do_not_do_business or do_not_do_business_reason is not null);
alter table companies alter updated_by set default current_setting('app.actor', true);
create trigger companies_new_version before update on companies for each row execute function people_new_version();
create index companies_by_name on companies (tenant_id, lower(name), company_id);

alter table company_contacts
  add title          varchar(80),
  add mobile         varchar(40),
  add licence_number varchar(40),
  add licence_state  varchar(2),
  add nmls_id        varchar(12),
  add version        integer not null default 1,
  add updated_at     timestamptz not null default now(),
  add updated_by     text not null default 'system:migration';
alter table company_contacts alter updated_by set default current_setting('app.actor', true);
create trigger company_contacts_new_version before update on company_contacts
  for each row execute function people_new_version();

-- Addresses besides the main one, which is the company's own.
create table company_addresses (
  tenant_id          varchar(63) not null,
  company_address_id integer not null check (company_address_id > 0),
  company_id         integer not null,
  -- domain/companies addressTypes
  address_type_id    smallint not null check (address_type_id between 1 and 4),
  address_1          varchar(120),
  address_2          varchar(60),
  city               varchar(80),
  state              varchar(2),
  zip                varchar(10),
  county_name        varchar(80),
  primary key (tenant_id, company_address_id),
  foreign key (tenant_id, company_id) references companies (tenant_id, company_id) on delete cascade
);
create index company_addresses_of_company on company_addresses (tenant_id, company_id, address_type_id);

-- Tax id and wire instructions: somebody asks for a change, somebody else approves it; what holds is the approved row that no
-- later one has replaced. Rows are never edited, so the table is the history of both, too.
create table company_protected_changes (
  tenant_id                varchar(63) not null,
  change_id                integer not null check (change_id > 0),
  company_id               integer not null,
  kind                     varchar(5) not null check (kind in ('taxID', 'wire')),
  status                   varchar(9) not null default 'waiting'
    check (status in ('waiting', 'current', 'replaced', 'refused', 'withdrawn')),
  tax_id_encrypted         bytea,
  tax_id_last4             varchar(4) check (tax_id_last4 ~ '^\d{4}$'),
  tax_id_kind              varchar(3) check (tax_id_kind in ('ssn', 'ein')),
  bank_name                varchar(120),
  routing_number           varchar(9) check (routing_number ~ '^\d{9}$'),
  account_name             varchar(120),
  account_number_encrypted bytea,
  account_number_last4     varchar(4) check (account_number_last4 ~ '^[0-9A-Z]{1,4}$'),
  instructions             varchar(300),
  reason                   varchar(300) not null,
  asked_by                 integer not null,
  asked_at                 timestamptz not null default now(),
  decided_by               integer,
  decided_at               timestamptz,
  -- How and with whom the values were verified, or why they were refused.
  decision_note            varchar(300),
  verified_on              date,
  primary key (tenant_id, change_id),
  foreign key (tenant_id, company_id) references companies (tenant_id, company_id) on delete cascade,
  foreign key (tenant_id, asked_by) references users (tenant_id, users_id),
  foreign key (tenant_id, decided_by) references users (tenant_id, users_id),
  check (num_nulls(tax_id_encrypted, tax_id_last4, tax_id_kind) = case kind when 'taxID' then 0 else 3 end),
  check (num_nulls(bank_name, routing_number, account_name, account_number_encrypted, account_number_last4)
    = case kind when 'wire' then 0 else 5 end),
  check (num_nulls(decided_by, decided_at) = case status when 'waiting' then 2 else 0 end),
  -- Two people, whatever the application does.
  check (status not in ('current', 'replaced') or decided_by <> asked_by and verified_on is not null)
);
create unique index company_protected_changes_waiting on company_protected_changes (tenant_id, company_id, kind)
  where status = 'waiting';
create unique index company_protected_changes_current on company_protected_changes (tenant_id, company_id, kind)
  where status = 'current';
create index company_protected_changes_of_company on company_protected_changes (tenant_id, company_id, change_id desc);

-- What was asked for and by whom stays as it was asked; a decision is made once.
create function company_protected_changes_fixed() returns trigger language plpgsql as $$
begin
  if (old.tenant_id, old.change_id, old.kind, old.tax_id_last4, old.tax_id_kind, old.bank_name,
      old.routing_number, old.account_name, old.account_number_last4, old.instructions, old.reason, old.asked_by, old.asked_at)
    is distinct from
     (new.tenant_id, new.change_id, new.kind, new.tax_id_last4, new.tax_id_kind, new.bank_name,
      new.routing_number, new.account_name, new.account_number_last4, new.instructions, new.reason, new.asked_by, new.asked_at)
    or old.status <> 'waiting' and old.status <> new.status and not (old.status = 'current' and new.status = 'replaced')
  then
    raise exception 'a protected change of a company is not edited' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger company_protected_changes_fixed before update on company_protected_changes
  for each row execute function company_protected_changes_fixed();

-- ---------------------------------------------------------------- row level security, privileges, audit
do $$
declare
  target text;
begin
  foreach target in array array['company_addresses', 'company_protected_changes']
  loop
    execute format('alter table %I enable row level security', target);
    execute format('alter table %I force row level security', target);
    execute format('create policy tenant_rows on %I using (tenant_id = current_setting(''app.tenant'', true))
      with check (tenant_id = current_setting(''app.tenant'', true))', target);
    execute format('grant select, insert, update on %I to closewright_app', target);
  end loop;
end $$;
grant delete on company_addresses to closewright_app;
select audit_table('company_addresses', 'company_address_id'), audit_table('company_protected_changes', 'change_id');

-- Histories of one record: what was written to a row, newest first.
create index audit_log_record on audit_log (tenant_id, table_name, row_key, seq desc);
-- Files by the company of their parties, for merging and for "used on".
create index order_parties_of_company on order_parties (tenant_id, company_id) where company_id is not null;
